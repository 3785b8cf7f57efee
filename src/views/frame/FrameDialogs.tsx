import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from 'react';
import { useAppStore } from '../../store/store-context.tsx';
import { HelpDialog } from './HelpDialog.tsx';
import { ImportReport } from './ImportReport.tsx';
import { PasteDialog } from './PasteDialog.tsx';
import { ShareDialog } from './ShareDialog.tsx';

export type DialogName = 'paste' | 'report' | 'help';

export interface FrameCommands {
  readonly show: (dialog: DialogName) => void;
  readonly openFile: () => void;
  readonly openPolicyFile: () => void;
  readonly share: () => void;
}

const CommandsContext = createContext<FrameCommands | null>(null);

export function useFrameCommands(): FrameCommands {
  const commands = useContext(CommandsContext);
  if (!commands) throw new Error('useFrameCommands needs FrameDialogs around it.');
  return commands;
}

/** Dialogs and file choosers that several places open. */
export function FrameDialogs({ children }: { readonly children: ReactNode }) {
  const actions = useAppStore((state) => state.actions);
  const [shown, setShown] = useState<DialogName | null>(null);
  const [link, setLink] = useState<string | null>(null);
  const storeInput = useRef<HTMLInputElement>(null);
  const policyInput = useRef<HTMLInputElement>(null);
  const commands = useMemo<FrameCommands>(
    () => ({
      show: setShown,
      openFile: () => storeInput.current?.click(),
      openPolicyFile: () => policyInput.current?.click(),
      share: async () => {
        const address = actions.shareLink();
        if (address === null) return;
        try {
          await navigator.clipboard.writeText(address);
          actions.notify({
            kind: 'done',
            title: 'Link copied.',
            detail:
              'It holds the policy, the date, the filter and the view. The memories stay in this browser.',
          });
        } catch {
          // No clipboard (an insecure page, a refused permission): the person can still copy it by hand.
          setLink(address);
        }
      },
    }),
    [actions],
  );
  const close = () => setShown(null);
  return (
    <CommandsContext value={commands}>
      {children}
      <input
        ref={storeInput}
        type="file"
        hidden
        aria-label="Memory file"
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = '';
          if (file) void actions.importFile(file);
        }}
      />
      <input
        ref={policyInput}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label="Policy file"
        onChange={async (event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = '';
          if (file) actions.importPolicy(file.name, await file.text());
        }}
      />
      <PasteDialog isOpen={shown === 'paste'} onClose={close} />
      <ImportReport isOpen={shown === 'report'} onClose={close} />
      <HelpDialog isOpen={shown === 'help'} onClose={close} />
      <ShareDialog link={link} onClose={() => setLink(null)} />
    </CommandsContext>
  );
}
