import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createAnswersFirst, type AnswersFirst } from '#server/fieldwork/places/answersFirst.ts';

/* Who answers goes before who begins (R431). */

describe('while twelve answer, whoever begins', () => {
  let order: AnswersFirst;
  let begun: string[] = [];
  /** Ends the answers that are under way, one by one. */
  let ends: (() => void)[] = [];

  const answer = (): Promise<void> => order.answering(() => new Promise((resolve) => ends.push(resolve)));
  const begin = (name: string): Promise<void> => order.beginning(async () => void begun.push(name));
  const endOne = async (): Promise<void> => {
    ends.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
  };

  beforeEach(async () => {
    vi.useFakeTimers();
    order = createAnswersFirst(5_000);
    [begun, ends] = [[], []];
    for (let at = 0; at < 12; at += 1) void answer();
    void begin('first');
    void begin('second');
    await vi.advanceTimersByTimeAsync(0);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('waits for one of them, the longest waiting first, and lets the next one in', async () => {
    void answer();
    await endOne();
    expect(begun).toEqual([]);
    await endOne();
    // A request that has begun is through with it at once, and makes room for the next.
    expect(begun).toEqual(['first', 'second']);
    await begin('third');
    expect(begun).toEqual(['first', 'second', 'third']);
  });

  it('does not wait for longer than is told', async () => {
    await vi.advanceTimersByTimeAsync(4_999);
    expect(begun).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(begun).toEqual(['first', 'second']);
  });

  it('is let in although the work before has failed', async () => {
    const failing = order.answering(() => Promise.reject(new Error('of a test')));
    await expect(failing).rejects.toThrow('of a test');
    for (let at = 0; at < 12; at += 1) await endOne();
    expect(begun).toEqual(['first', 'second']);
  });

  it('keeps no answer waiting', async () => {
    let isTaken = false;
    await order.answering(async () => void (isTaken = true));
    expect([isTaken, begun]).toEqual([true, []]);
  });
});
