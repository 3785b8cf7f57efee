import type { Actions } from './app-state.ts';
import type { SliceContext } from './store-parts.ts';

let lastNoticeId = 0;

/** Notices, theme and panel. */
export function createNoticeActions({
  get,
  set,
  parts,
}: SliceContext): Pick<Actions, 'notify' | 'dismissNotice' | 'setTheme' | 'setPanelOpen'> {
  const keep = (key: string, value: string) => {
    if (parts.preferences.set(key, value)) return;
    get().actions.notify({
      kind: 'info',
      title: 'This browser keeps no preferences.',
      detail: 'The choice holds until the page is closed.',
    });
  };
  return {
    notify: (notice) => {
      lastNoticeId += 1;
      const id = lastNoticeId;
      const others = get().notices.filter(
        ({ title, detail }) => title !== notice.title || detail !== notice.detail,
      );
      set({ notices: [...others, { ...notice, id }].slice(-4) });
    },
    dismissNotice: (id) => set({ notices: get().notices.filter((notice) => notice.id !== id) }),
    setTheme: (theme) => {
      set({ theme });
      keep('theme', theme);
    },
    setPanelOpen: (isPanelOpen) => {
      set({ isPanelOpen });
      keep('panel', isPanelOpen ? 'open' : 'closed');
    },
  };
}
