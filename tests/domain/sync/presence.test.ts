import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { atRecord, colleaguesHere, hereLine, shortNames } from '#src/domain/sync/presence.ts';
import type { Presence } from '#src/domain/sync/protocol.ts';

const tab = (person: string, name: string, id: string | null = null, isTyping = false): Presence => ({
  tab: `${name}-tab`,
  person: { id: person, name: person },
  record: id === null ? null : { kind: 'research', id },
  isTyping,
});
const STUDY = { kind: 'research', id: 'r-1' } as const;

const people = (...names: string[]) => names.map((name) => ({ id: name, name, isTyping: false }));

describe('who has the company open', () => {
  it('several tabs of a person are one person, and oneself is nobody', () => {
    const all = [tab('me', 'a', 'r-1'), tab('Марина', 'b'), tab('Илья', 'c', 'r-1'), tab('Марина', 'd', 'r-1', true)];
    expect(colleaguesHere(all, 'me')).toEqual([
      { id: 'Марина', name: 'Марина', places: [{ ...STUDY, isTyping: true }] },
      { id: 'Илья', name: 'Илья', places: [{ ...STUDY, isTyping: false }] },
    ]);
  });

  it('who types in one tab types, whatever the other does, and the place where one types comes first', () => {
    const all = [tab('Марина', 'a', 'r-2'), tab('Марина', 'b', 'r-1', true), tab('Марина', 'c', 'r-1')];
    expect(colleaguesHere(all, 'me')[0]?.places).toEqual([
      { kind: 'research', id: 'r-1', isTyping: true },
      { kind: 'research', id: 'r-2', isTyping: false },
    ]);
  });

  it('whatever tabs there are, each person is there once and each of their records once', () => {
    const any = fc.array(
      fc.tuple(
        fc.constantFrom('me', 'p', 'q'),
        fc.string({ maxLength: 2 }),
        fc.constantFrom(null, 'r-1', 'r-2'),
        fc.boolean(),
      ),
    );
    fc.assert(
      fc.property(any, (tabs) => {
        const all = tabs.map(([person, name, id, isTyping]) => tab(person, name, id, isTyping));
        const here = colleaguesHere(all, 'me');
        expect(new Set(here.map(({ id }) => id)).size).toBe(here.length);
        expect(here.some(({ id }) => id === 'me')).toBe(false);
        for (const { places } of here) expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
        const typing = all.some((one) => one.person.id !== 'me' && one.record?.id === 'r-1' && one.isTyping);
        expect(hereLine(atRecord(here, STUDY))?.isTyping ?? false).toBe(typing);
      }),
    );
  });
});

it('who types in a record comes before who looks at it', () => {
  const here = colleaguesHere(
    [tab('Илья', 'a', 'r-1'), tab('Марина', 'b', 'r-1', true), tab('Анна', 'c', 'r-2')],
    'me',
  );
  expect(atRecord(here, STUDY).map(({ name }) => name)).toEqual(['Марина', 'Илья']);
});

describe('the line beside a record', () => {
  it('names two and counts the others', () => {
    expect(hereLine(people('Марина К', 'Илья С', 'Пётр Ж', 'Анна Б'))).toEqual({
      names: ['Марина', 'Илья'],
      more: 2,
      isTyping: false,
      onlookers: 0,
    });
    expect(hereLine([])).toBeNull();
  });

  it('names who types and counts who looks on', () => {
    const [marina, ilya] = people('Марина', 'Илья');
    if (!marina || !ilya) throw new Error('two people');
    expect(hereLine([marina, { ...ilya, isTyping: true }])).toEqual({
      names: ['Илья'],
      more: 0,
      isTyping: true,
      onlookers: 1,
    });
  });

  it('two of one first name are called by all of theirs, and who has none is a colleague', () => {
    expect(shortNames(people('Анна Белова', 'Анна Седова', ' ', 'Илья Сомов'))).toEqual([
      'Анна Белова',
      'Анна Седова',
      'Коллега',
      'Илья',
    ]);
  });
});
