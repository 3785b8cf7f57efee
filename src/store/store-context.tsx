import { createContext, type ReactNode, useContext } from 'react';
import { useStore } from 'zustand';
import type { AppState } from './app-state.ts';
import type { AppStore } from './app-store.ts';

const StoreContext = createContext<AppStore | null>(null);

export function StoreProvider({
  store,
  children,
}: {
  readonly store: AppStore;
  readonly children: ReactNode;
}) {
  return <StoreContext value={store}>{children}</StoreContext>;
}

/** The narrowest value that a component needs; it renders again only when that value changes. */
export function useAppStore<T>(select: (state: AppState) => T): T {
  const store = useContext(StoreContext);
  if (!store) throw new Error('useAppStore outside of StoreProvider.');
  return useStore(store, select);
}
