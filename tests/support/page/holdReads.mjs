/**
 * Runs in a page before its scripts: lists of these kinds come from IndexedDB only after `globalThis.releaseReads()`, as from a disk
 * that is slow for them. All else is read as always.
 */
export function holdReads(kinds) {
  let isHeld = true;
  globalThis.releaseReads = () => {
    isHeld = false;
  };
  /** Answers a request when it may be answered; until then other requests keep its transaction alive. */
  const answerLater = (request, index) => {
    index.count().addEventListener('success', () => {
      if (isHeld) answerLater(request, index);
      else request.dispatchEvent(new Event('success'));
    });
  };
  for (const name of ['getAll', 'openCursor']) {
    const read = IDBIndex.prototype[name];
    IDBIndex.prototype[name] = function readAndHold(asked, ...rest) {
      const request = read.call(this, asked, ...rest);
      const range = asked?.query ?? asked;
      if (!kinds.includes(range?.lower?.[1])) return request;
      request.addEventListener('success', (event) => {
        if (!isHeld) return;
        event.stopImmediatePropagation();
        answerLater(request, this);
      });
      return request;
    };
  }
}
