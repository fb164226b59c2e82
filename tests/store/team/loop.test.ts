import { describe, expect, it } from 'vitest';

import type { ConnectionState } from '#store/port.ts';
import type { Problem } from '#store/team/ask.ts';
import type { EventStream } from '#store/team/edges.ts';
import { startLoop } from '#store/team/loop.ts';
import { watchCompany } from '#store/team/watch.ts';
import type { Presence } from '#src/domain/sync/protocol.ts';

import { createTime } from './handTime.ts';

/** A loop whose exchanges end as they are told. */
function createLoop() {
  const time = createTime();
  const told: ConnectionState[] = [];
  const at: number[] = [];
  let problem: Problem | null = null;
  const loop = startLoop(
    async () => {
      at.push(time.now());
      return problem;
    },
    (connection) => told.push(connection),
    time,
  );
  return {
    time,
    told,
    at,
    loop,
    fails(next: Problem | null) {
      problem = next;
    },
  };
}

describe('the loop of exchanges', () => {
  it('is quiet while nothing is new, and exchanges when it is woken', async () => {
    const { time, at, loop } = createLoop();
    await time.pass(60_000);
    expect(at).toEqual([0]);
    loop.wake();
    loop.wake();
    await time.pass(1000);
    expect(at).toEqual([0, 60_000, 60_000]);
  });

  it('tries again later and later, says nothing of a short failure, and tells of one that lasts', async () => {
    const { time, told, at, loop, fails } = createLoop();
    await time.pass(1000);
    fails({ kind: 'offline' });
    loop.wake();
    await time.pass(3000);
    expect(told).toEqual([]);
    await time.pass(3000);
    expect(told).toEqual(['offline']);
    await time.pass(600_000);
    const pauses = at.slice(1).map((moment, index) => moment - (at[index] ?? 0));
    expect(pauses.slice(1, 6)).toEqual([500, 1000, 2000, 4000, 8000]);
    expect(Math.max(...pauses.slice(6))).toBe(30_000);
    fails(null);
    loop.hurry();
    await time.pass(250);
    expect(told).toEqual(['offline', 'online']);
  });

  it('keeps the pause that the server asks for, whoever hurries', async () => {
    const { time, at, loop, fails } = createLoop();
    fails({ kind: 'busy', wait: 8000 });
    loop.wake();
    await time.pass(250);
    const before = at.length;
    loop.wake();
    loop.hurry();
    await time.pass(7000);
    expect(at).toHaveLength(before);
    fails(null);
    await time.pass(4000);
    expect(at).toHaveLength(before + 1);
  });

  it.each(['signedOut', 'noAccess', 'outdated'] as const)('tells at once of %s', async (kind) => {
    const { time, told, loop, fails } = createLoop();
    await time.pass(250);
    fails({ kind });
    loop.wake();
    await time.pass(250);
    expect(told).toEqual([kind]);
  });
});

/** A watch over streams that say what they are told to. */
function createWatch({ isShutOut = false } = {}) {
  const time = createTime();
  const streams: { say: (type: string, data?: unknown) => void; isClosed: boolean; readyState: number }[] = [];
  const heads: number[] = [];
  const losses: (() => void)[] = [];
  const returns: (() => void)[] = [];
  const present: (readonly Presence[] | null)[] = [];
  let doubts = 0;
  let inboxes = 0;
  const stop = watchCompany(
    '/events',
    {
      isShutOut: () => isShutOut,
      onHead: (seq) => heads.push(seq),
      onPresence: (all) => present.push(all),
      onInbox: () => {
        inboxes += 1;
      },
      onDoubt: () => {
        doubts += 1;
      },
    },
    {
      ...time,
      wall: time.now,
      onReturn: (call) => {
        returns.push(call);
        return () => returns.splice(returns.indexOf(call), 1);
      },
      onLoss: (call) => {
        losses.push(call);
        return () => losses.splice(losses.indexOf(call), 1);
      },
      events: () => {
        const listeners = new Map<string, (event: { data?: unknown }) => void>();
        const stream = {
          readyState: 1,
          isClosed: false,
          say: (type: string, data?: unknown) => listeners.get(type)?.({ data: JSON.stringify(data) }),
          addEventListener: (type: string, listener: (event: { data?: unknown }) => void) => {
            listeners.set(type, listener);
          },
          close() {
            stream.isClosed = true;
          },
        };
        streams.push(stream);
        return stream satisfies EventStream;
      },
    },
  );
  return { time, streams, heads, present, losses, returns, stop, doubts: () => doubts, inboxes: () => inboxes };
}

describe('the watch over a company', () => {
  it('passes on what it hears, and doubts nothing while there is a pulse', async () => {
    const { time, streams, heads, doubts } = createWatch();
    streams[0]?.say('head', { seq: 3 });
    for (let turn = 0; turn < 10; turn += 1) {
      await time.pass(15_000);
      streams[0]?.say('pulse', { seq: 3 });
    }
    streams[0]?.say('head', 'nonsense');
    expect([heads[0], heads.length, doubts(), streams.length]).toEqual([3, 11, 0, 1]);
  });

  it.each([
    ['whoever was shut out, soon at first and then about once a minute', true],
    ['whoever was not, within seconds for as long as it takes', false],
  ])('opens anew a stream that is refused, for %s', async (_whom, isShutOut) => {
    const { time, streams, returns, stop, doubts } = createWatch({ isShutOut });
    const refused = async (seconds: number): Promise<number> => {
      const before = streams.length;
      for (let second = 0; second < seconds; second += 1) {
        const stream = streams.at(-1);
        if (stream?.readyState === 1) {
          stream.readyState = 2;
          stream.say('error');
        }
        await time.pass(1000);
      }
      return streams.length - before;
    };
    expect(await refused(30)).toBeGreaterThan(2);
    await refused(300);
    const asked = doubts();
    const later = await refused(600);
    expect(later).toBeGreaterThan(5);
    // The refused stream has said already what every other question would be answered.
    expect(doubts() === asked).toBe(isShutOut);
    expect(later <= 20).toBe(isShutOut);
    // A person who comes back to the window must not wait for it.
    returns[0]?.();
    expect(streams.at(-1)?.readyState).toBe(1);
    stop();
  });

  it('passes on who is here, and takes nothing else for it', () => {
    const { streams, present, stop } = createWatch();
    const anna = { tab: 't-1', person: { id: 'p-1', name: 'Анна' }, record: null, isTyping: false };
    streams[0]?.say('presence', [anna, { tab: 't-2' }, 'nonsense']);
    streams[0]?.say('presence', { tab: 't-1' });
    streams[0]?.say('ended', {});
    expect(present).toEqual([[anna], null, null]);
    stop();
  });

  it('passes on that something came into the inbox, and asks once what may have come while nothing was heard', async () => {
    const { time, streams, inboxes, losses, stop } = createWatch();
    streams[0]?.say('head', { seq: 3 });
    expect(inboxes()).toBe(0);
    streams[0]?.say('inbox', {});
    expect(inboxes()).toBe(1);
    losses[0]?.();
    await time.pass(1000);
    expect(inboxes()).toBe(1);
    streams[1]?.say('head', { seq: 4 });
    streams[1]?.say('pulse', { seq: 4 });
    expect(inboxes()).toBe(2);
    stop();
  });

  it('a lost network is found at once, not when the stream falls silent', () => {
    const { streams, present, losses, doubts, stop } = createWatch();
    losses[0]?.();
    expect([doubts(), streams.length, streams[0]?.isClosed, present]).toEqual([1, 2, true, [null]]);
    stop();
    expect(losses).toEqual([]);
  });

  it('finds silence and sleep, asks, and opens the stream anew', async () => {
    const { time, streams, doubts } = createWatch();
    await time.pass(65_000);
    expect([doubts(), streams.length, streams[0]?.isClosed]).toEqual([1, 2, true]);
    streams[1]?.say('pulse', { seq: 1 });
    time.sleep(3_600_000);
    await time.pass(250);
    expect([doubts(), streams.length]).toEqual([2, 3]);
  });

  it('asks when a stream breaks off that the browser opens again by itself', async () => {
    const { time, streams, present, stop, doubts } = createWatch();
    const [stream] = streams;
    if (stream) stream.readyState = 0;
    stream?.say('error');
    await time.pass(6000);
    expect([doubts(), streams.length]).toEqual([1, 1]);
    // Who was here is not known any more.
    expect(present).toEqual([null]);
    stop();
  });

  it('opens a refused stream again, and none when it is over', async () => {
    const { time, streams, stop, doubts } = createWatch();
    const [stream] = streams;
    if (stream) stream.readyState = 2;
    stream?.say('error');
    await time.pass(6000);
    expect([doubts(), streams.length]).toEqual([1, 2]);
    stop();
    await time.pass(120_000);
    expect(streams).toHaveLength(2);
  });
});
