import { expect, it } from 'vitest';

import type { Presence } from '#src/domain/sync/protocol.ts';
import { createHub } from '#server/context/hub.ts';

const PAVEL: Presence = { tab: 't-1', person: { id: 'p-1', name: 'Павел' }, record: null, isTyping: false };

/* A laptop that is shut says nothing, and its stream stays open until the system gives it up, a quarter of an hour later. */
it('a tab that says nothing is forgotten although its stream is open, one that answers is not', () => {
  let time = 0;
  const hub = createHub({ tell: () => undefined, clock: () => time });
  hub.listen('company-1', { personId: 'p-1', tab: 't-1', send: () => undefined, close: () => undefined });
  const answer = () => hub.receive('company-1', { type: 'here', presence: PAVEL });
  answer();
  for (time = 10_000; time <= 60_000; time += 10_000) {
    answer();
    hub.forgetSilent();
    expect(hub.present('company-1')).toEqual([PAVEL]);
  }
  time += 13_000;
  hub.forgetSilent();
  expect(hub.present('company-1')).toEqual([]);
  expect(hub.size()).toBe(1);
});
