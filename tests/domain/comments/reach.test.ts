import { describe, expect, it } from 'vitest';

import { mentionsIn } from '#src/domain/comments/mentions.ts';
import { offeredFor, reachAmong, reachNote, reachOf, type Reachable } from '#src/domain/comments/reach.ts';

import { ANNA, PAVEL } from './sampleComments.ts';

const VERA = { id: 'vera', name: 'Вера' };
const PETR = { id: 'petr', name: 'Пётр' };
const GONE = { id: 'gone', name: 'Олег' };
const MEMBERS: readonly Reachable[] = [
  { ...ANNA, reach: reachOf({ status: 'active' }) },
  { ...VERA, reach: reachOf({ status: 'invited' }) },
  { ...PETR, reach: reachOf({ status: 'noAccess' }) },
];

describe('whether a word reaches whom it calls', () => {
  it('is now, for who is in; later, for who is invited; perhaps, for who has no access; never, for who has left', () => {
    expect(MEMBERS.map(({ id }) => reachAmong(MEMBERS, id))).toEqual(['now', 'later', 'perhaps']);
    expect(reachAmong(MEMBERS, GONE.id)).toBe('never');
    expect(reachOf(undefined)).toBe('never');
  });

  it('is told to the writer, of those alone who do not hear it', () => {
    expect(reachNote([ANNA], MEMBERS)).toBe('');
    expect(reachNote([ANNA, VERA, GONE], MEMBERS)).toBe(
      'Вера — узнает, когда войдёт по приглашению. Олег — бывший участник: не узнает.',
    );
  });

  it('is nobody’s where somebody removed is typed, and never’s where they were picked before', () => {
    expect(mentionsIn('@Олег, глянь', MEMBERS, [])).toEqual([]);
    expect(reachNote(mentionsIn('@Олег, глянь', MEMBERS, [GONE]), MEMBERS)).toContain('не узнает');
    expect(mentionsIn('@Павел Никитин', MEMBERS, [PAVEL])).toEqual([PAVEL]);
  });

  it('orders who is offered: who hears it first, then by name', () => {
    const many: readonly Reachable[] = [
      { id: '1', name: 'Аня', reach: 'perhaps' },
      { id: '2', name: 'Яна', reach: 'now' },
      { id: '3', name: 'Ася', reach: 'now' },
      { id: '4', name: 'Алла', reach: 'later' },
    ];
    expect(offeredFor(many, '').map(({ name }) => name)).toEqual(['Ася', 'Яна', 'Алла', 'Аня']);
    expect(offeredFor(many, 'а').map(({ name }) => name)).toEqual(['Ася', 'Алла', 'Аня']);
  });
});
