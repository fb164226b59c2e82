import type { Page } from 'playwright';

/** A record as the browser keeps it. */
export interface Row {
  readonly space: string;
  readonly kind: string;
  readonly id: string;
  readonly record: Record<string, unknown>;
}

/** Everything that the browser keeps: records as stored, and the SHA-256 of every file, made of its bytes. */
export const stored = (on: Page): Promise<{ rows: Row[]; files: Record<string, string> }> =>
  on.evaluate(async () => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
    const asked = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
      });
    const database = await asked(indexedDB.open('orientir'));
    const rows = await asked(database.transaction('records').objectStore('records').getAll());
    const blobs = await asked(database.transaction('blobs').objectStore('blobs').getAll());
    database.close();
    const files: Record<string, string> = {};
    for (const { id, blob } of blobs as { id: string; blob: Blob }[]) {
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await blob.arrayBuffer()));
      files[id] = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
    }
    return { rows: (rows as Row[]).map(({ space, kind, id, record }) => ({ space, kind, id, record })), files };
  });

/** Records without those of other companies. */
const ownOf = (rows: readonly Row[], company: string) =>
  rows.filter(
    ({ kind, id, record }) =>
      !(kind === 'company' && id !== company) && !(kind === 'member' && record.companyId !== company),
  );

/** Returns the sample company's records that its file holds as they are: not other companies', not the channel with a secret. */
export const plain = (rows: readonly Row[]) => ownOf(rows, 'company-orientir').filter(({ id }) => id !== 'telegram');

/** Everything that a browser keeps, files in their own letters. */
export const keptBy = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const texts: string[] = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })];
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
    const asked = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('not read')));
      });
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await asked(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const rows = (await asked(database.transaction(store).objectStore(store).getAll())) as { blob?: Blob }[];
        for (const row of rows) texts.push(JSON.stringify(row), row.blob ? await row.blob.text() : '');
      }
      database.close();
    }
    const folders: FileSystemDirectoryHandle[] = [await navigator.storage.getDirectory()];
    for (let folder = folders.pop(); folder; folder = folders.pop()) {
      const entries = (folder as unknown as { values(): AsyncIterable<FileSystemHandle> }).values();
      for await (const entry of entries) {
        if (entry.kind === 'directory') folders.push(entry as FileSystemDirectoryHandle);
        else texts.push(entry.name, await (await (entry as FileSystemFileHandle).getFile()).text());
      }
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        texts.push(request.url, (await (await cache.match(request))?.text()) ?? '');
    }
    return texts.join('\n');
  });
