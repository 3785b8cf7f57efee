import { Component, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Callout } from './Callout.tsx';

export interface FaultBoundaryProps {
  /** "The view": what cannot be shown when something in it fails. */
  readonly what: string;
  readonly children: ReactNode;
}

/** A part that fails, or whose file cannot be fetched, leaves a sentence in its place: the rest stays usable. */
export class FaultBoundary extends Component<FaultBoundaryProps, { readonly message: string | null }> {
  override state = { message: null };

  static getDerivedStateFromError(error: unknown): { readonly message: string } {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    const { message } = this.state;
    if (message === null) return this.props.children;
    return (
      <div role="alert">
        <Callout
          isError
          title={`${this.props.what} could not be shown.`}
          detail={`${message} What you set is kept; reload the page once it can be reached.`}
          action={<Button onClick={() => location.reload()}>Reload</Button>}
        />
      </div>
    );
  }
}
