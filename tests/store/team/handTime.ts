/** Lets all go on that only waited for promises. */
async function calls(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

/** A clock that is moved by hand, and what waits for it. */
export function createTime() {
  let now = 0;
  const timers = new Set<{ at: number; call: () => void }>();
  return {
    now: () => now,
    random: () => 0.5,
    after(ms: number, call: () => void) {
      const timer = { at: now + ms, call };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    /** Lets so many milliseconds pass, second by second. */
    async pass(ms: number): Promise<void> {
      const until = now + ms;
      await calls();
      while (now < until) {
        now += 250;
        for (const timer of timers) {
          if (timer.at > now) continue;
          timers.delete(timer);
          timer.call();
          await calls();
        }
      }
    },
    /** The machine sleeps: the clock goes on, nothing is called. */
    sleep(ms: number): void {
      now += ms;
    },
  };
}
