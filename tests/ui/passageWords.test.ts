import { describe, expect, it } from 'vitest';

import { shownPassages } from '#src/features/research/across/codeTablePassages.ts';
import { shownSorting } from '#src/features/research/across/passageGroups.ts';
import { groupSources, sorting } from '#stories/features/research/across/sampleGroups.ts';
import { marks, sources } from '#stories/features/research/across/sampleAcross.ts';

const [sample] = marks;
if (!sample) throw new Error('the sample has marks');

/** A passage of one text: its words, their speaker and their place. */
const said = (text: string, name: string, start: number) => ({
  mark: { ...sample, id: `mark-${start}`, text, start, end: start + text.length },
  person: { key: name, name, from: '', segment: '', role: '' },
});
const wordsOf = (...evidence: ReturnType<typeof said>[]): readonly string[] =>
  shownPassages(evidence, {
    studies: new Map(),
    codes: sources.codes,
  }).map(({ words }) => words);

const LONG = 'Мы меняли расписание занятий три раза, и каждый раз теряли людей';

describe('what tells a passage from the others', () => {
  it('is its beginning, when no other begins so', () => {
    expect(wordsOf(said(LONG, 'Марина', 1), said('Дорого', 'Марина', 90))).toEqual([
      '«Мы меняли расписание занятий три раза, и…»',
      '«Дорого»',
    ]);
  });

  it('is who said it, too, when another begins alike', () => {
    expect(wordsOf(said(`${LONG}.`, 'Олег', 1), said(`${LONG} и деньги.`, 'Марина', 90))).toEqual([
      '«Мы меняли расписание занятий три раза, и…», Марина',
      '«Мы меняли расписание занятий три раза, и…», Олег',
    ]);
  });

  it('is a number, when one person began alike twice, or nobody is named', () => {
    const names = wordsOf(said('Да', 'Олег', 50), said('Да', 'Олег', 1), said('Да', '', 9), said('Да', '', 20));
    expect(names).toEqual(['«Да»', '«Да» (2)', '«Да», Олег', '«Да», Олег (2)']);
    expect(new Set(names).size).toBe(4);
  });

  it('is told among all that lie on the page of groups', () => {
    const alike = shownSorting(
      { ...groupSources, marks: groupSources.marks.map((mark) => ({ ...mark, text: 'Да' })) },
      null,
    );
    const names = [alike.rest, ...alike.groups.map(({ passages }) => passages)].flat().map(({ words }) => words);
    expect(names.length).toBe(sorting.rest.length + sorting.groups.flatMap(({ passages }) => passages).length);
    expect(new Set(names).size).toBe(names.length);
  });
});
