import { describe, expect, it } from 'vitest';

import {
  mayTakeAgain,
  planReminder,
  remindAtOf,
  type SilentRespondent,
} from '#src/domain/fieldwork/writing/reminding.ts';
import { draft } from '#tests/store/examples.ts';

const HOUR = 60 * 60 * 1000;
const NOON = new Date('2026-06-01T09:00:00.000Z');
const after = (hours: number): Date => new Date(NOON.getTime() + hours * HOUR);

const script = { title: '', welcome: '', consent: '', thanks: '', stages: [] };
const round = (more: object = {}) =>
  ({
    ...draft('round'),
    deletedAt: null,
    state: 'running',
    script,
    byMail: true,
    byTelegram: true,
    quietFrom: '21:00',
    quietTo: '09:00',
    timeZone: 'Europe/Moscow',
    reminders: 2,
    remindAfter: 24,
    ...more,
  }) as never;
const silent = (more: Partial<SilentRespondent> = {}): SilentRespondent => ({
  state: 'began',
  reminded: 0,
  quietSince: NOON,
  channel: 'telegram',
  isClosed: false,
  isCrowdedOut: false,
  isUnwilling: false,
  hasMail: true,
  chat: 'open',
  ...more,
});
const plan = (person: Partial<SilentRespondent> = {}, more: object = {}, at = after(25)) =>
  planReminder(round(more), silent(person), at);

describe('whoever is silent', () => {
  it('is reminded where they talk, else wherever they can be reached', () => {
    expect(plan()).toEqual({ do: 'remind', by: 'telegram' });
    expect(plan({ channel: 'web' })).toEqual({ do: 'remind', by: 'mail' });
    expect(plan({ channel: 'web', hasMail: false })).toEqual({ do: 'remind', by: 'telegram' });
    expect(plan({ chat: null })).toEqual({ do: 'remind', by: 'mail' });
    expect(plan({ chat: 'later' })).toEqual({ do: 'remind', by: 'mail' });
    expect(plan({}, { byTelegram: false })).toEqual({ do: 'remind', by: 'mail' });
    expect(plan({}, { byMail: false })).toEqual({ do: 'remind', by: 'telegram' });
    expect(plan({ state: 'opened', channel: null })).toEqual({ do: 'remind', by: 'telegram' });
  });

  it('is not reminded when nothing is waited for, nothing is taken, or they do not want it', () => {
    const states = ['finished', 'stopped', 'declined', 'withdrawn'] as const;
    expect(states.filter((state) => plan({ state }).do !== 'nothing')).toEqual([]);
    expect(plan({ reminded: 2 })).toEqual({ do: 'nothing' });
    expect(plan({ reminded: 0 }, { reminders: 0 })).toEqual({ do: 'nothing' });
    expect(plan({ isClosed: true })).toEqual({ do: 'nothing' });
    // A respondent may give up their place: then they are reminded.
    expect(plan({ isClosed: true, isCrowdedOut: true })).toEqual({ do: 'wait', until: after(26) });
    expect(plan({ isUnwilling: true })).toEqual({ do: 'nothing' });
    // Who blocks the bot is not asked by a letter either.
    expect(plan({ chat: 'blocked' })).toEqual({ do: 'nothing' });
    expect(plan({ chat: null, hasMail: false })).toEqual({ do: 'nothing' });
    expect(plan({}, { state: 'ended' })).toEqual({ do: 'nothing' });
    expect(plan({}, { state: 'draft' })).toEqual({ do: 'nothing' });
    expect(plan({}, { script: null })).toEqual({ do: 'nothing' });
    expect(planReminder(null, silent(), after(25))).toEqual({ do: 'nothing' });
  });

  it('is looked at again later: before their time has come, while a round rests or the bot is silent, at night', () => {
    expect(plan({}, {}, after(23))).toEqual({ do: 'wait', until: after(24) });
    expect(plan({}, { state: 'paused' })).toEqual({ do: 'wait', until: after(26) });
    expect(plan({ chat: 'later', hasMail: false })).toEqual({ do: 'wait', until: after(26) });
    // Ten in the evening, and the nine of the next morning.
    expect(plan({}, {}, after(34))).toEqual({ do: 'wait', until: after(45) });
    expect(plan({ channel: 'web' }, {}, after(34))).toEqual({ do: 'wait', until: after(45) });
    expect(plan({}, { quietFrom: '00:00', quietTo: '00:00' }, after(34))).toEqual({ do: 'remind', by: 'telegram' });
  });

  it('is looked at after each reminder as often as the round says', () => {
    expect(remindAtOf(round(), 0, NOON)).toEqual(after(24));
    expect(remindAtOf(round(), 1, NOON)).toEqual(after(24));
    expect(remindAtOf(round(), 2, NOON)).toBeNull();
  });

  it('is thought of again when a round asks anew, or takes more, and not when it is only called otherwise', () => {
    const before = round({ goal: 5 });
    const may = (more: object, was: Parameters<typeof mayTakeAgain>[0] = before): boolean =>
      mayTakeAgain(was, round({ goal: 5, ...more }));
    expect([may({}), may({ title: 'Иначе' })]).toEqual([false, false]);
    for (const more of [{ goal: 6 }, { until: '2026-07-01' }, { reminders: 3 }, { quotas: {} }]) expect(may(more)).toBe(true); // prettier-ignore
    expect([may({}, null), may({}, round({ goal: 5, state: 'paused' }))]).toEqual([true, true]);
  });
});
