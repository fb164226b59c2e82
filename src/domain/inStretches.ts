/** Work that stops now and then, so that the caller may wait, report progress, or cancel it. */
export type Steps<T> = Generator<unknown, T, void>;

/** Longest stretch between two pauses, ms: half a frame. */
const STRETCH = 8;

/** Does work without a pause. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** Lets the page draw and answer. Not a timer: a hidden tab's timers come once a second. */
export function pause(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  if (scheduler?.yield) return scheduler.yield();
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}

/** Options and progress callbacks of long work. */
export interface StretchOptions {
  /** Gives it up at the next pause: it rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Called before each pause with what the last step told. */
  readonly onPause?: ((told: unknown) => void) | undefined;
}

/** Does work in stretches of half a frame, between which the page draws and answers. */
export async function inStretches<T>(steps: Steps<T>, { signal, onPause }: StretchOptions = {}): Promise<T> {
  for (;;) {
    signal?.throwIfAborted();
    const until = performance.now() + STRETCH;
    let step = steps.next();
    while (step.done !== true && performance.now() < until) step = steps.next();
    if (step.done === true) return step.value;
    onPause?.(step.value);
    await pause();
  }
}
