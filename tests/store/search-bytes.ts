/** Every object store of a database as one block of bytes, whatever is in it: texts, typed arrays, blobs. */
export async function bytesOfDatabase(name: string): Promise<Buffer> {
  const opened = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const pieces: Buffer[] = [];
  const take = async (value: unknown): Promise<void> => {
    if (value instanceof Blob) pieces.push(Buffer.from(await value.arrayBuffer()));
    else if (ArrayBuffer.isView(value))
      pieces.push(Buffer.from(value.buffer, value.byteOffset, value.byteLength));
    else if (typeof value === 'object' && value !== null) {
      const parts = value instanceof Map ? [...value] : Object.entries(value);
      for (const [key, part] of parts) {
        await take(key);
        await take(part);
      }
    } else pieces.push(Buffer.from(`${String(value)}\n`));
  };
  for (const storeName of opened.objectStoreNames) {
    const rows = await new Promise<unknown[]>((resolve, reject) => {
      const request = opened.transaction(storeName).objectStore(storeName).getAll();
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    for (const row of rows) await take(row);
  }
  opened.close();
  return Buffer.concat(pieces);
}
