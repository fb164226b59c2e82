import { fn } from 'storybook/test';

import { DONE, type Outcome } from '#src/domain/core/outcome.ts';
import { positionAt } from '#src/domain/core/record.ts';
import type { PassageGroup } from '#src/domain/research/code.ts';
import { shownSorting, type GroupSources, type GroupOutcome } from '#src/features/research/across/passageGroups.ts';

import { marks, sources } from './sampleAcross.ts';

/** Passages that lie in groups, as the stories of groups take them. */

const stored = {
  v: 1,
  createdAt: '2026-02-01T09:00:00.000Z',
  updatedAt: '2026-02-01T09:00:00.000Z',
  deletedAt: null,
};

/** A group of passages, by their numbers in the sample. */
export const groupOf = (
  id: string,
  name: string,
  passages: readonly number[],
  codeId: string | null = null,
): PassageGroup => ({
  ...stored,
  id,
  name,
  codeId,
  markIds: Object.fromEntries(passages.map((index, at) => [`mark-${index}`, { position: positionAt(at) }])),
  position: `a${id}`,
});

/** Two groups: one with words of two people, one that is empty. */
export const groups: readonly PassageGroup[] = [
  groupOf('1time', 'Не успевают разбирать', [3, 0]),
  groupOf('2money', 'Дорого', []),
];

/** Sources of the screen of groups. */
export const groupSources: GroupSources = { ...sources, groups };

export const sorting = shownSorting(groupSources, null);

/** A passage of the sample by its number. */
export const passage = (index: number) => {
  const id = marks[index]?.id;
  const found = [...sorting.rest, ...sorting.groups.flatMap(({ passages }) => passages)].find(
    ({ mark }) => mark.id === id,
  );
  if (!found) throw new Error(`no passage ${index}`);
  return found;
};

const made = () => Promise.resolve<GroupOutcome>({ ok: true, href: '?links=hypothesis:new' });
const done = () => Promise.resolve<Outcome>(DONE);

/** Actions on groups. */
export const groupActs = {
  onCreate: fn(done),
  onRename: fn(done),
  onPut: fn(() => Promise.resolve(true)),
  onMove: fn(),
  onDelete: fn(),
  onMerge: fn(done),
  onHypothesis: fn(made),
  onInsight: fn(made),
};
