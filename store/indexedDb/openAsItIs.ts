/** Opens the database as it is, or null where there is none; looking makes none and holds up no tab. */
export function openAsItIs(name: string): Promise<IDBDatabase | null> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name);
    let missing = false;
    request.addEventListener('upgradeneeded', () => {
      missing = true;
      request.transaction?.abort();
    });
    request.addEventListener('success', () => {
      const { result } = request;
      result.addEventListener('versionchange', () => result.close());
      resolve(result);
    });
    request.addEventListener('error', (event) => {
      event.preventDefault();
      if (missing) resolve(null);
      else reject(request.error ?? new Error('the database cannot be opened'));
    });
  });
}
