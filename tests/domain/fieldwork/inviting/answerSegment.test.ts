import { describe, expect, it } from 'vitest';

import { segmented, segmentOps, segmentsLeft, willingAsRead } from '#src/domain/audiences/consent/answerSegment.ts';
import { NO_CONTACT, type Contact } from '#src/domain/audiences/contact.ts';
import { keyedList } from '#src/domain/core/record.ts';
import {
  choicesOf,
  hasChosen,
  MAX_SEGMENT,
  noteSegment,
  segmentNameOf,
  segmentNameProblem,
} from '#src/domain/fieldwork/inviting/answerSegment.ts';
import { RESPONDENT_STATES, type RespondentState } from '#src/domain/fieldwork/figures.ts';
import type { Trail } from '#src/domain/fieldwork/trail.ts';
import { question, scriptOf } from '#src/samples/scripts.ts';
import { example } from '#tests/store/examples.ts';

const OFTEN = question('often', {
  text: 'Как часто готовите?',
  kind: 'choice',
  options: [
    { key: 'daily', text: 'Каждый день' },
    { key: 'weekly', text: 'Раз в неделю' },
  ],
});
const EASE = question('ease', { kind: 'scale', scale: { from: 0, to: 2, fromLabel: 'трудно', toLabel: 'легко' } });

const one = (answer: Trail['answers'][string], more: object = {}) => ({
  state: 'finished' as RespondentState,
  trail: { answers: { [more && 'key' in more ? String(more.key) : 'often']: answer }, last: null },
  script: scriptOf(OFTEN, EASE),
  ...more,
});

describe('who answered so', () => {
  const weekly = { is: 'options', options: ['weekly'] } as const;

  it('is whoever chose the option, or gave the mark', () => {
    expect(hasChosen(one(weekly), OFTEN, 'weekly')).toBe(true);
    expect(hasChosen(one(weekly), OFTEN, 'daily')).toBe(false);
    expect(hasChosen(one({ is: 'skipped' }), OFTEN, 'weekly')).toBe(false);
    expect(hasChosen(one({ is: 'number', number: 2 }, { key: 'ease' }), EASE, '2')).toBe(true);
    expect(hasChosen(one({ is: 'number', number: 2 }, { key: 'ease' }), EASE, '1')).toBe(false);
    // A typed number is no mark.
    expect(hasChosen(one({ is: 'number', number: 2 }), OFTEN, '2')).toBe(false);
  });

  it('is nobody who declined, took their consent back or was forgotten', () => {
    const counted = RESPONDENT_STATES.filter((state) => hasChosen(one(weekly, { state }), OFTEN, 'weekly'));
    expect(counted).toEqual(['invited', 'opened', 'began', 'finished', 'stopped']);
  });

  it('is nobody who was asked it in other words', () => {
    const script = scriptOf({ ...OFTEN, text: 'Вы готовите?' });
    expect(hasChosen(one(weekly, { script }), OFTEN, 'weekly')).toBe(false);
    expect(hasChosen(one(weekly, { script: null }), OFTEN, 'weekly')).toBe(true);
  });
});

const of = (more: Partial<Contact>): Contact => ({ ...NO_CONTACT, name: 'Н', ...more });

describe('a segment of answers', () => {
  it('is called by the question and the answer, so that it fits', () => {
    const [, weekly] = choicesOf(OFTEN);
    const [none] = choicesOf(EASE);
    if (!weekly || !none) throw new Error('no choice');
    expect(segmentNameOf(OFTEN, weekly)).toBe('Как часто готовите: Раз в неделю');
    expect(none).toEqual({ key: '0', label: '0 — трудно' });
    const long = segmentNameOf({ text: 'Как вы '.repeat(40) }, { key: 'x', label: 'так '.repeat(100) });
    expect(segmentNameProblem(long)).toBeUndefined();
    expect(segmentNameProblem('я'.repeat(MAX_SEGMENT + 1))).toBeDefined();
    // A word without an end is cut all the same.
    expect(segmentNameOf({ text: 'я'.repeat(300) }, weekly)).toBe(`${'я'.repeat(60)}…: Раз в неделю`);
  });

  it('is remembered by its round once', () => {
    const round = example('round');
    expect(noteSegment(round, 'Готовят каждый день', () => 'new')).toEqual([]);
    expect(noteSegment(round, 'Готовят редко', () => 'new')).toMatchObject([
      { op: 'put', kind: 'round', id: round.id, map: 'segments', key: 'new', value: { name: 'Готовят редко' } },
    ]);
  });

  const consent = { answer: 'refused', at: null, text: '', how: 'person' } as const;
  const list = example('contactList', {
    contacts: keyedList('c', [
      of({ segment: 'EdTech' }),
      of({}),
      of({ consent }),
      of({ doNotContact: { at: null, why: '' } }),
      of({ segment: 'Готовят' }),
      of({}),
    ]),
  });
  const place = (key: string) => ({ listId: list.id, key });

  it('takes the contacts among them, and neither who refused nor who is gone', () => {
    const people = segmented([list], ['c-0', 'c-1', 'c-2', 'c-3', 'c-4', 'erased'].map(place));
    expect(people).toMatchObject({
      members: [{ key: 'c-0' }, { key: 'c-1' }, { key: 'c-4' }],
      unwilling: 2,
      missing: 1,
    });
    expect(segmentsLeft(people.members, 'Готовят')).toEqual([{ segment: 'EdTech', count: 1 }]);
    const left = segmentsLeft(
      ['Б', 'А', 'В', 'В', ''].map((segment) => ({ segment })),
      'Готовят',
    );
    expect(left.map(({ segment }) => segment)).toEqual(['В', 'А', 'Б']);
    expect(segmentOps(people.members, 'Готовят').map((op) => op.op === 'setMember' && [op.key, op.fields])).toEqual([
      ['c-0', { segment: 'Готовят' }],
      ['c-1', { segment: 'Готовят' }],
    ]);
    expect(willingAsRead(people.members)).toMatchObject([{ id: list.id, holds: { length: 6 } }]);
  });
});
