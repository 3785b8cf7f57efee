import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { createBrowserParts, pageAddress } from './browser-parts.ts';
import { syncAddress } from './store/address-sync.ts';
import { createAppStore } from './store/app-store.ts';
import { StoreProvider } from './store/store-context.tsx';

const parts = createBrowserParts();
const store = createAppStore(parts);
void syncAddress(store, pageAddress, parts.database);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <StoreProvider store={store}>
      <App />
    </StoreProvider>
  </StrictMode>,
);
