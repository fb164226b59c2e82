import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { applyOp, type Op } from '#src/domain/core/operation.ts';
import type { StoredRecord } from '#src/domain/core/record.ts';
import {
  invitable,
  LEFT_OUT,
  planInvitations,
  withRefused,
  segmentsOf,
  type Invitable,
} from '#src/domain/fieldwork/inviting/invitable.ts';
import type { Round } from '#src/domain/fieldwork/kinds.ts';
import { newRoundForm, quotasText, roundFormOf, type RoundForm } from '#src/domain/fieldwork/rounds/roundForm.ts';
import { checkRoundForm } from '#src/domain/fieldwork/rounds/checkRoundForm.ts';
import { createRound, editRound } from '#src/domain/fieldwork/rounds/editRound.ts';
import { beginRound, changeRound, roundActs, takeScript } from '#src/domain/fieldwork/rounds/roundCourse.ts';
import { FIELDWORK_SCHEMAS } from '#src/domain/fieldwork/schema.ts';
import type { Script } from '#src/domain/fieldwork/script.ts';
import { parseWith } from '#src/domain/schemas.ts';
import { question, scriptOf } from '#src/samples/scripts.ts';

const AT = '2026-06-01T12:00:00.000Z';
const SEED = 20260602;

const ids = (): (() => string) => {
  let next = 0;
  return () => `id-${(next += 1)}`;
};
const FORM: RoundForm = {
  ...newRoundForm({ title: 'Первая неделя', audienceId: 'audience-1' }, 'scenario-1', 980),
  quotas: quotasText([
    { key: 'a', segment: ' EdTech ', most: '6' },
    { key: 'b', segment: '', most: '' },
  ]),
  quietFrom: '9:05',
};

const script = scriptOf(question('q'));
const terms = { script, keepsMonths: 6 };
const EMPTY: Script = { ...script, stages: [] };

const after = (before: Round | undefined, ops: readonly Op[]): Round =>
  ops.reduce<StoredRecord | undefined>((record, op) => applyOp(record, op, AT), before) as unknown as Round;

const made = (form: RoundForm = FORM): Round =>
  after(undefined, createRound('research-1', form, { newId: ids(), timeZone: 'Europe/Moscow' }).ops);

const problems = (until: string, stands = '') => checkRoundForm({ ...FORM, until }, { today: '2026-06-01', stands });

describe('the form of a round', () => {
  it('makes a round that asks nobody yet, of what was typed', () => {
    const round = made();
    expect(round).toMatchObject({
      researchId: 'research-1',
      state: 'draft',
      script: null,
      goal: null,
      price: 980,
      quietFrom: '09:05',
      timeZone: 'Europe/Moscow',
      quotas: { a: { segment: 'EdTech', most: 6 } },
    });
    expect(parseWith(FIELDWORK_SCHEMAS.round, round)).toMatchObject({ ok: true });
  });

  it('opens with what is stored, and changes only what was typed', () => {
    const text = fc.constantFrom('', '5', '12', '007');
    const form = fc.record({
      goal: fc.constantFrom('', '5', '12'),
      price: fc.constantFrom('', '0', '12,5', '980'),
      reminders: fc.constantFrom('0', '1', '2'),
      remindAfter: fc.constantFrom('1', '24', '720'),
      byMail: fc.boolean(),
      takesVoice: fc.boolean(),
      ownTerm: fc.constantFrom('', '3', '24'),
      reward: fc.constantFrom('', 'Спасибо!'),
      until: fc.constantFrom('', '2026-07-01'),
      quotas: fc
        .uniqueArray(fc.constantFrom('EdTech', 'Финтех', 'Ритейл'), { maxLength: 3 })
        .chain((segments) =>
          fc
            .tuple(...segments.map(() => text))
            .map((most) =>
              quotasText(segments.map((segment, at) => ({ key: segment, segment, most: most[at] || '1' }))),
            ),
        ),
    });
    fc.assert(
      fc.property(form, form, (first, second) => {
        const round = made({ ...FORM, ...first });
        expect(editRound(round, roundFormOf(round))).toEqual([]);
        const next = { ...FORM, ...second };
        const changed = after(round, editRound(round, next));
        expect({ ...changed, id: '' }).toEqual({ ...made(next), id: '' });
      }),
      { seed: SEED },
    );
  });

  it('chooses how long it keeps what is said while it is prepared, and never after', () => {
    const six = { ...FORM, ownTerm: '6' };
    const begun = after(made(), beginRound(made(), terms, AT));
    expect(made(six)).toMatchObject({ ownTerm: 6 });
    expect(() => editRound(begun, six)).toThrow(RangeError);
    expect(editRound(begun, { ...roundFormOf(begun), title: 'Иначе' })).toHaveLength(1);
  });

  it('takes answers until no day that has passed, except the one that stands', () => {
    expect([problems('2026-06-01'), problems('2026-07-01'), problems('')]).toEqual([{}, {}, {}]);
    expect(problems('2026-05-31')).toEqual({ until: 'Этот день прошёл: выберите сегодня или позже' });
    expect(problems('2026-05-31', '2026-05-31')).toEqual({});
    expect(Object.keys(problems('31.02.2026'))).toEqual(['until']);
  });

  it.each<[Partial<RoundForm>, string]>([
    [{ title: ' ' }, 'title'],
    [{ scenarioId: '' }, 'scenarioId'],
    [{ goal: '0' }, 'goal'],
    [{ goal: '1,5' }, 'goal'],
    [{ quietFrom: '24:00' }, 'quietFrom'],
    [{ remindAfter: 'завтра' }, 'remindAfter'],
    [{ price: '-1' }, 'price'],
    [{ quotas: quotasText([{ key: 'a', segment: '', most: '3' }]) }, 'segment-a'],
    [{ quotas: quotasText([{ key: 'a', segment: 'X', most: '' }]) }, 'most-a'],
    [
      {
        quotas: quotasText([
          { key: 'a', segment: 'X', most: '1' },
          { key: 'b', segment: 'x ', most: '1' },
        ]),
      },
      'segment-b',
    ],
  ])('says what is wrong: %j', (wrong, field) => {
    expect(Object.keys(checkRoundForm({ ...FORM, ...wrong }))).toEqual([field]);
    expect(() => made({ ...FORM, ...wrong })).toThrow(RangeError);
  });
});

const does = (round: Round, act: 'pause' | 'resume' | 'end'): boolean => {
  try {
    return changeRound(round, act, AT).length === 1;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
};

describe('a round', () => {
  it('takes its questions when it begins, and newer ones only when told', () => {
    const begun = after(made(), beginRound(made(), terms, AT));
    expect(begun).toMatchObject({ state: 'running', script, keepsMonths: 6, startedAt: AT });
    expect(takeScript(begun, terms)).toEqual([]);
    expect(takeScript(begun, { ...terms, script: { ...script, title: 'Другой' } })).toHaveLength(1);
    expect(takeScript(begun, { ...terms, keepsMonths: 3 })).toMatchObject([{ fields: { script, keepsMonths: 3 } }]);
    expect(() => beginRound(begun, terms, AT)).toThrow(RangeError);
    expect(() => beginRound(made(), { ...terms, script: EMPTY }, AT)).toThrow(/нет вопросов/);
    expect(() => takeScript(begun, { ...terms, script: EMPTY })).toThrow(/нет вопросов/);
  });

  it('pauses, goes on and ends, and nothing else than it allows', () => {
    const begun = after(made(), beginRound(made(), terms, AT));
    const paused = after(begun, changeRound(begun, 'pause', AT));
    const ended = after(paused, changeRound(paused, 'end', AT));
    expect([paused.state, ended.state, ended.endedAt]).toEqual(['paused', 'ended', AT]);
    expect(after(ended, changeRound(ended, 'resume', AT))).toMatchObject({ state: 'running', endedAt: null });
    for (const round of [made(), begun, paused, ended]) {
      const done = (['pause', 'resume', 'end'] as const).filter((act) => does(round, act));
      expect(done).toEqual(
        roundActs(round)
          .filter((act) => act !== 'begin')
          .toSorted((a, b) => (a === 'end' ? 1 : b === 'end' ? -1 : 0)),
      );
    }
  });
});

const contact = (key: string, more: Partial<Invitable> = {}): Invitable => ({
  listId: 'l',
  key,
  segment: '',
  name: key,
  reach: 'mail',
  unwilling: null,
  invitedAt: null,
  ...more,
});

describe('whom to invite', () => {
  const all = [
    contact('a', { invitedAt: '2026-05-30T00:00:00.000Z' }),
    contact('b', { unwilling: 'quiet' }),
    contact('c', { segment: 'X' }),
    contact('d', { segment: 'X', invitedAt: '2026-01-01T00:00:00.000Z' }),
    contact('e'),
  ];

  const keys = (choice: Parameters<typeof planInvitations>[2]): string[] =>
    planInvitations(all, new Set(), choice).chosen.map(({ key }) => key);

  it('leaves out who asked for it and who was invited before', () => {
    expect(invitable(all, new Set(['l/e'])).map(({ key }) => key)).toEqual(['a', 'c', 'd']);
    expect(segmentsOf(all)).toEqual([
      { segment: '', count: 3 },
      { segment: 'X', count: 2 },
    ]);
  });

  it('leaves out who the server knows has refused, though their card does not say it', () => {
    const told = withRefused(all, new Set(['l/c', 'l/b']));
    const { chosen, leftOut } = planInvitations(told, new Set(), { skipped: [], most: null, notSince: null });
    expect(chosen.map(({ key }) => key)).toEqual(['e', 'd', 'a']);
    expect(leftOut.refused.map(({ key }) => key)).toEqual(['b', 'c']);
  });

  it('begins with those who were asked least lately', () => {
    expect(keys({ skipped: [], most: null, notSince: null })).toEqual(['c', 'e', 'd', 'a']);
    expect(keys({ skipped: [], most: 2, notSince: null })).toEqual(['c', 'e']);
    expect(keys({ skipped: [''], most: null, notSince: null })).toEqual(['c', 'd']);
    expect(keys({ skipped: [], most: null, notSince: '2026-05-01T00:00:00.000Z' })).toEqual(['c', 'e', 'd']);
  });

  it('says of everybody whether they are invited, or why not', () => {
    const any = fc.record({
      segment: fc.constantFrom('', 'X', 'Y'),
      reach: fc.constantFrom('mail', 'other', 'none', null),
      unwilling: fc.constantFrom('refused', 'quiet', null),
      invitedAt: fc.constantFrom(null, '2026-01-01T00:00:00.000Z', '2026-05-30T00:00:00.000Z'),
    });
    const choice = fc.record({
      skipped: fc.subarray(['', 'X', 'Y']),
      most: fc.constantFrom(null, 0, 1, 3),
      notSince: fc.constantFrom(null, '2026-05-01T00:00:00.000Z'),
    });
    fc.assert(
      fc.property(fc.array(any), choice, (more, one) => {
        const people = more.map((person, at) => contact(`${at}`, person));
        const { chosen, leftOut } = planInvitations(people, new Set(['l/0']), one);
        const told = [...chosen, ...LEFT_OUT.flatMap((reason) => leftOut[reason])];
        expect(told.map(({ key }) => Number(key)).toSorted((a, b) => a - b)).toEqual(people.map((_, at) => at));
        for (const { key, unwilling, reach, segment } of chosen) {
          expect([key === '0', unwilling, reach === 'none', one.skipped.includes(segment)]).toEqual([
            false,
            null,
            false,
            false,
          ]);
        }
        expect(leftOut.refused.every(({ unwilling }) => unwilling === 'refused')).toBe(true);
        expect(leftOut.spared.every(({ invitedAt }) => invitedAt?.startsWith('2026-05') ?? false)).toBe(true);
      }),
    );
  });
});
