import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { createBrowserParts, createPageAddress } from './browser-parts.ts';
import { syncAddress } from './store/address-sync.ts';
import { createAppStore } from './store/app-store.ts';
import { StoreProvider } from './store/store-context.tsx';

const root = document.getElementById('root')!;

function start(): void {
  const parts = createBrowserParts();
  const store = createAppStore(parts);
  void syncAddress(store, createPageAddress(), parts.database);
  createRoot(root).render(
    <StrictMode>
      <StoreProvider store={store}>
        <App />
      </StoreProvider>
    </StrictMode>,
  );
}

try {
  start();
} catch (error) {
  // Nothing is drawn yet that could say it: a browser that allows no worker, for one.
  root.textContent = `Lethe could not start in this browser: ${(error as Error).message} It needs web workers.`;
}
