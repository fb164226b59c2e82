/**
 * Runs in a page before its scripts: counts the records that the page itself reads from IndexedDB, in `globalThis.readRecords` by kind
 * (summaries by `kind summary`). Keys and counts are no records: they are what an index is for. What workers read is not counted.
 */
export function countReads() {
  const reads = {};
  globalThis.readRecords = reads;
  const note = (row) => {
    if (row === null || typeof row !== 'object' || row.kind === undefined) return;
    const name = 'summary' in row ? `${row.kind} summary` : row.kind;
    reads[name] = (reads[name] ?? 0) + 1;
  };
  /** Tells of what a request came to: one row, some, or a cursor's, at each of its steps. */
  const listen = (request, ofCursor) =>
    request.addEventListener('success', () => {
      const { result } = request;
      if (ofCursor) note(result?.value);
      else if (Array.isArray(result)) for (const row of result) note(row);
      else note(result);
    });
  for (const place of [IDBObjectStore.prototype, IDBIndex.prototype]) {
    for (const name of ['get', 'getAll', 'openCursor']) {
      const read = place[name];
      place[name] = function readAndCount(...args) {
        const request = read.apply(this, args);
        listen(request, name === 'openCursor');
        return request;
      };
    }
  }
}
