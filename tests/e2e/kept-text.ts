import type { Page } from '@playwright/test';

/** Where any of the words stands in what the page keeps: every record of its database, its storage, its address. */
export function findKept(page: Page, words: readonly string[]): Promise<string[]> {
  return page.evaluate(async (wanted) => {
    const found: string[] = [];
    const has = (text: string) => wanted.some((word) => text.toLowerCase().includes(word.toLowerCase()));
    const look = async (value: unknown, where: string): Promise<void> => {
      if (typeof value === 'string') {
        if (has(value)) found.push(where);
      } else if (value instanceof Blob) await look(await value.text(), `${where} (blob)`);
      else if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) {
        const bytes = ArrayBuffer.isView(value)
          ? new Uint8Array(value.buffer, value.byteOffset, value.byteLength)
          : new Uint8Array(value);
        await look(new TextDecoder('latin1').decode(bytes), `${where} (bytes)`);
      } else if (value instanceof Map || value instanceof Set) await look([...value], where);
      else if (typeof value === 'object' && value !== null)
        for (const [key, part] of Object.entries(value)) {
          await look(key, `${where} (key)`);
          await look(part, `${where}.${key}`);
        }
    };
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('lethe');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    for (const name of database.objectStoreNames) {
      const all = (method: 'getAll' | 'getAllKeys') =>
        new Promise<unknown>((resolve) => {
          const request = database.transaction(name).objectStore(name)[method]();
          request.onsuccess = () => resolve(request.result);
        });
      await look(await all('getAll'), name);
      await look(await all('getAllKeys'), `${name} keys`);
    }
    database.close();
    await look({ ...localStorage }, 'localStorage');
    await look({ ...sessionStorage }, 'sessionStorage');
    await look(decodeURIComponent(location.href), 'address');
    await look(document.title, 'title');
    return found;
  }, words);
}
