import { describe, expect, it } from 'vitest';

import { atOnce, inStretches } from '#src/domain/inStretches.ts';

function* counting(to: number, seen: number[] = []): Generator<number, string, void> {
  for (let at = 0; at < to; at += 1) {
    seen.push(at);
    yield at;
  }
  return `${to} done`;
}

/** Steps that each take longer than a stretch. */
function* slow(to: number, seen: number[]): Generator<number, string, void> {
  for (const at of counting(to, seen)) {
    const until = performance.now() + 12;
    while (performance.now() < until);
    yield at;
  }
  return 'done';
}

function* failing(): Generator<void, void, void> {
  yield;
  throw new RangeError('no');
}

describe('work in stretches', () => {
  it('comes to the same as at once', async () => {
    expect(atOnce(counting(1000))).toBe('1000 done');
    expect(await inStretches(counting(1000))).toBe('1000 done');
    expect(await inStretches(counting(0))).toBe('0 done');
  });

  it('leaves room for others between its stretches, and tells how far it is', async () => {
    const told: unknown[] = [];
    const seen: number[] = [];
    let others = 0;
    const work = inStretches(slow(3, seen), { onPause: (step) => told.push(step) });
    const timer = setInterval(() => (others += 1), 0);
    expect(await work).toBe('done');
    clearInterval(timer);
    expect(told).toEqual([0, 1, 2]);
    expect(others).toBeGreaterThan(0);
  });

  it('ends where it is given up, with the reason', async () => {
    const stopper = new AbortController();
    const seen: number[] = [];
    const work = inStretches(slow(50, seen), {
      signal: stopper.signal,
      onPause: (step) => {
        if (step === 1) stopper.abort(new Error('enough'));
      },
    });
    await expect(work).rejects.toThrow('enough');
    expect(seen).toEqual([0, 1]);
  });

  it('fails as the work fails', async () => {
    await expect(inStretches(failing())).rejects.toThrow(RangeError);
  });
});
