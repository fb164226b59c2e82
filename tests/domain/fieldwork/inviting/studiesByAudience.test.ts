import { expect, it } from 'vitest';

import { audienceFigures, type AskedStudy } from '#src/domain/audiences/figures.ts';
import {
  audiencesToTell,
  begunRounds,
  studiesByAudience,
  type CountedStudy,
} from '#src/domain/fieldwork/inviting/studiesByAudience.ts';
import type { Round } from '#src/domain/fieldwork/kinds.ts';

const LINK = 'a'.repeat(32);
const study = (audienceId: string | null, participants: number | null): CountedStudy & AskedStudy => ({
  id: 'study',
  audienceId,
  participants,
  status: 'in_progress',
  startDate: '2026-11-01',
  endDate: null,
});
const round = (audienceId: string | null, state: Round['state'] = 'running') => ({
  researchId: 'study',
  audienceId,
  state,
});

/** «В текущих исследованиях» of audiences a and b, with these contacts of theirs. */
function current(
  own: string | null,
  rounds: readonly ReturnType<typeof round>[],
  ids: readonly string[],
  { typed = null as number | null, keys = { a: ['anna'], b: ['boris', 'vera'] } } = {},
): readonly number[] {
  const begun = begunRounds(rounds);
  const studies = [study(own, typed ?? ids.length)];
  const people = { participants: typed, participantIds: Object.fromEntries(ids.map((id) => [id, {}])) };
  const noted = new Map(begun.has('study') ? [['study', people]] : []);
  const told = new Map(Object.entries(keys).map(([id, own_]) => [id, new Set(own_)]));
  const counted = studiesByAudience(studies, begun, noted, told);
  return ['a', 'b'].map((id) => audienceFigures({ id, expected: 0 }, 0, counted, '2026-11-30').currentResearch);
}

it('counts the audience of a round whose study is made of none, and nobody of an open link (R459)', () => {
  expect(current(null, [round('b')], ['boris', 'vera', LINK])).toEqual([0, 2]);
  // A contact that was deleted took part nevertheless: the round asks no other audience.
  expect(current(null, [round('b')], ['gone', 'vera'])).toEqual([0, 2]);
  expect(current('a', [round(null)], ['anna', LINK])).toEqual([1, 0]);
  expect(current('a', [round('a')], ['anna', 'by hand', LINK])).toEqual([2, 0]);
});

it('tells people of several audiences apart by their contacts, each counted once', () => {
  expect(audiencesToTell([study('a', 3)], begunRounds([round('b')]))).toEqual(['a', 'b']);
  expect(audiencesToTell([study('a', 3)], begunRounds([round('a'), round(null)]))).toEqual([]);
  expect(current('a', [round('b')], ['anna', 'boris', 'by hand', LINK])).toEqual([2, 1]);
  expect(current(null, [round('a'), round('b')], ['anna', 'boris', 'by hand'])).toEqual([1, 1]);
  const both = { keys: { a: ['anna'], b: ['anna', 'boris'] } };
  expect(current('a', [round('b')], ['anna', 'boris'], both)).toEqual([1, 1]);
});

it('leaves a number that was typed to the audience of the study, and a round that has not begun alone', () => {
  expect(current('a', [round('b')], ['anna', 'boris'], { typed: 9 })).toEqual([9, 1]);
  expect(current('a', [round('b', 'draft')], ['anna', 'boris'])).toEqual([2, 0]);
  expect(current(null, [round('b', 'draft')], ['boris'])).toEqual([0, 0]);
});
