const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });

/** Opens a database past Dexie, as another build of the app would. */
export function openRaw(name: string, version: number): Promise<IDBDatabase> {
  return settled(indexedDB.open(name, version));
}

/** Deletes a database, waiting until its connections are closed. */
export async function deleteRaw(name: string): Promise<void> {
  await settled(indexedDB.deleteDatabase(name));
}
