import { kb } from './figures.mjs';

/** Asks a worker of the page through the page's own session: Playwright has none for workers. */
function sessionOf(cdp, sessionId) {
  let last = 0;
  return (method) =>
    new Promise((resolve) => {
      last += 1;
      const id = last;
      const hear = ({ sessionId: from, message }) => {
        const answer = JSON.parse(message);
        if (from !== sessionId || answer.id !== id) return;
        cdp.off('Target.receivedMessageFromTarget', hear);
        resolve(answer.result);
      };
      cdp.on('Target.receivedMessageFromTarget', hear);
      void cdp.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method }) });
    });
}

/**
 * What a worker of the page holds after its rubbish was collected, MB: objects, and the bytes of its arrays.
 * @param name what its address has
 */
export async function workerMemory(cdp, name) {
  const sessions = [];
  const note = ({ sessionId, targetInfo }) => {
    if (targetInfo.url.includes(name)) sessions.push(sessionId);
  };
  cdp.on('Target.attachedToTarget', note);
  await cdp.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
  let bytes = 0;
  for (const sessionId of sessions) {
    const ask = sessionOf(cdp, sessionId);
    await ask('HeapProfiler.collectGarbage');
    const { usedSize, backingStorageSize = 0 } = await ask('Runtime.getHeapUsage');
    bytes += usedSize + backingStorageSize;
  }
  cdp.off('Target.attachedToTarget', note);
  await cdp.send('Target.setAutoAttach', { autoAttach: false, waitForDebuggerOnStart: false, flatten: false });
  return kb(bytes / 1000);
}
