import { fold, quoted } from '../../core/format.ts';
import type { Op } from '../../core/operation.ts';
import { byPosition, ordered, positionBetween, positionsAt, positionsBetween, type NewId } from '../../core/record.ts';
import { withDescendants } from '../codes/codeTree.ts';
import type { Code, PassageGroup } from '../code.ts';
import type { Hypothesis } from '../hypothesis.ts';
import type { Mark } from '../mark.ts';
import { createHypothesis, type HypothesisForm } from '../hypotheses/createHypothesis.ts';
import type { QuoteOfStudy } from '../hypotheses/addQuotes.ts';
import type { SelectedQuote } from '../reading/selectedQuote.ts';

/** Longest name of a group, characters. */
export const GROUP_NAME_LENGTH = 120;

const squeezed = (name: string): string => name.trim().replaceAll(/\s+/g, ' ');

/**
 * Returns the error in a group's name, or undefined if it is valid. Two groups of one sorting could not be told apart by one
 * name.
 */
export function checkGroupName(
  name: string,
  siblings: readonly Pick<PassageGroup, 'id' | 'name'>[],
  ownId: string | null = null,
): string | undefined {
  const wanted = squeezed(name);
  if (wanted === '') return 'Назовите группу';
  if (wanted.length > GROUP_NAME_LENGTH) return `Не длиннее ${GROUP_NAME_LENGTH} знаков`;
  const twin = siblings.find((group) => group.id !== ownId && fold(squeezed(group.name)) === fold(wanted));
  return twin ? `Группа ${quoted(twin.name)} уже есть` : undefined;
}

/** The groups of one sorting, in their order: those of a code, or with null those that belong to none. */
export const groupsOf = (groups: readonly PassageGroup[], codeId: string | null): readonly PassageGroup[] =>
  byPosition(groups.filter((group) => group.codeId === codeId));

/** The passages that are sorted: those with the code or one under it; with null all of them. */
export function passagesToSort<M extends Pick<Mark, 'codeIds'>>(
  marks: readonly M[],
  codes: readonly Code[],
  codeId: string | null,
): readonly M[] {
  if (codeId === null) return marks;
  const wanted = withDescendants(codes, codeId);
  return marks.filter((mark) => Object.keys(mark.codeIds).some((id) => wanted.has(id)));
}

/** Passages as they lie in groups. */
export interface Sorting<M> {
  readonly groups: readonly { readonly group: PassageGroup; readonly passages: readonly M[] }[];
  /** Those that lie in none, in the order given. */
  readonly rest: readonly M[];
}

/**
 * Which passage lies in which group. Each lies in one or in none: of several that two tabs put it into, the first counts. A group
 * keeps the place of a passage that is gone or has lost the code, so that it is there again when that is taken back.
 * @param groups the groups of one sorting, in their order
 */
export function sortPassages<M extends { readonly id: string }>(
  groups: readonly PassageGroup[],
  passages: readonly M[],
): Sorting<M> {
  const left = new Map(passages.map((one) => [one.id, one]));
  const sorted = groups.map((group) => ({
    group,
    passages: ordered(group.markIds).flatMap(({ key }) => {
      const one = left.get(key);
      left.delete(key);
      return one ? [one] : [];
    }),
  }));
  return { groups: sorted, rest: passages.filter(({ id }) => left.has(id)) };
}

type Holding = Pick<PassageGroup, 'id' | 'markIds'>;

const take = (group: Holding, markId: string): Op => ({
  op: 'drop',
  kind: 'passageGroup',
  id: group.id,
  map: 'markIds',
  key: markId,
});

/** Operations that take passages out of these groups; none for those that lie in none. */
export function takeOut(groups: readonly Holding[], markIds: readonly string[]): Op[] {
  const wanted = [...new Set(markIds)];
  return groups.flatMap((group) =>
    wanted.filter((id) => Object.hasOwn(group.markIds, id)).map((id) => take(group, id)),
  );
}

/**
 * Operations that put passages into a group, in the order given, out of any other of the same sorting.
 * @param groups the groups of one sorting
 * @param before the passage to lie before; null, the default, is the last place
 */
export function putInGroup(
  groups: readonly Holding[],
  groupId: string,
  markIds: readonly string[],
  before: string | null = null,
): Op[] {
  const group = groups.find(({ id }) => id === groupId);
  if (!group) return [];
  const put = new Set(markIds);
  const wanted = [...put];
  const lying = ordered(group.markIds).filter(({ key }) => !put.has(key));
  const at = lying.findIndex(({ key }) => key === before);
  const staying = before === null && wanted.every((id) => Object.hasOwn(group.markIds, id));
  const others = groups.filter(({ id }) => id !== groupId);
  if (staying) return takeOut(others, wanted);
  const row = lying.map(({ key, position }) => ({ id: key, position }));
  return [
    ...takeOut(others, wanted),
    ...positionsAt(row, at === -1 ? row.length : at, wanted).map(([key, position]): Op => ({
      op: 'put',
      kind: 'passageGroup',
      id: groupId,
      map: 'markIds',
      key,
      value: { position },
    })),
  ];
}

/**
 * Operations that make a group, after the others, with some passages in it, out of any other of the same sorting.
 * @param groups the groups of one sorting, in their order
 */
export function createGroup(
  groups: readonly PassageGroup[],
  { name, codeId, markIds = [] }: { name: string; codeId: string | null; markIds?: readonly string[] },
  newId: NewId,
): { id: string; ops: Op[] } {
  const id = newId();
  const wanted = [...new Set(markIds)];
  const positions = positionsBetween(wanted.length, null, null);
  const record = {
    id,
    name: squeezed(name),
    codeId,
    markIds: Object.fromEntries(wanted.map((key, index) => [key, { position: positions[index] ?? 'i' }])),
    position: positionBetween(byPosition(groups).at(-1)?.position ?? null, null),
  };
  return { id, ops: [...takeOut(groups, wanted), { op: 'create', kind: 'passageGroup', id, record }] };
}

/** Operations that name a group anew; none when it is called so. */
export function renameGroup(group: Pick<PassageGroup, 'id' | 'name'>, name: string): Op[] {
  const wanted = squeezed(name);
  return wanted === group.name ? [] : [{ op: 'set', kind: 'passageGroup', id: group.id, fields: { name: wanted } }];
}

/**
 * Operations that move a group by one place; none at the end.
 * @param groups the groups of one sorting
 */
export function moveGroup(groups: readonly PassageGroup[], id: string, by: 1 | -1): Op[] {
  const order = byPosition(groups);
  const from = order.findIndex((one) => one.id === id);
  const at = from + by;
  if (from === -1 || at < 0 || at >= order.length) return [];
  const others = order.filter((one) => one.id !== id);
  return positionsAt(others, at, [id]).map(([moved, position]): Op => ({
    op: 'set',
    kind: 'passageGroup',
    id: moved,
    fields: { position },
  }));
}

/** Operations that delete a group: its passages stay marked and lie in none. */
export const deleteGroup = (id: string): Op[] => [{ op: 'remove', kind: 'passageGroup', id }];

/**
 * Operations that make one group of two: the passages of the first go behind those of the second, and the first goes.
 * @param groups the groups of one sorting
 */
export function mergeGroups(groups: readonly Holding[], fromId: string, intoId: string): Op[] {
  const from = groups.find(({ id }) => id === fromId);
  const into = groups.find(({ id }) => id === intoId);
  if (!from || !into || fromId === intoId) return [];
  const moved = ordered(from.markIds)
    .map(({ key }) => key)
    .filter((key) => !Object.hasOwn(into.markIds, key));
  return [...(moved.length > 0 ? putInGroup(groups, intoId, moved) : []), ...deleteGroup(fromId)];
}

/** The words of a passage, as what is made of them takes them. */
export const wordsOf = ({ materialId, start, end, text, respondent, kind, severity }: Mark): SelectedQuote => ({
  passage: { materialId, start, end },
  text,
  respondent,
  kind,
  severity,
});

/** The study that most of some words are from, by the studies' ids word for word: the first of those with as many; empty of none. */
export function mainStudyOf(studyIds: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const id of studyIds) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].reduce((best, one) => (one[1] > best[1] ? one : best), ['', 0] as const)[0];
}

/**
 * Operations that make a hypothesis of words of any studies, for it or against; the same place counts once.
 * @param studyId the study that it belongs to, one of those
 * @throws RangeError when none of the words is of that study
 */
export function hypothesisOfQuotes(
  quotes: readonly QuoteOfStudy[],
  studyId: string,
  form: HypothesisForm,
  siblings: readonly Pick<Hypothesis, 'priority'>[],
  newId: NewId,
): { id: string; ops: Op[] } {
  const places = new Map(
    quotes.map((one) => {
      const { materialId, start, end } = one.quote.passage;
      return [`${materialId}:${start}:${end}`, one] as const;
    }),
  );
  const all = [...places.values()];
  const own = all.find(({ study }) => study.id === studyId);
  if (!own) throw new RangeError(`no words of study «${studyId}»`);
  return createHypothesis(own.study, all, form, siblings, newId);
}
