import { isThere, type Expectation } from '#src/domain/core/expectation.ts';
import type { Op } from '#src/domain/core/operation.ts';
import { living } from '#src/domain/core/record.ts';
import {
  createGroup,
  deleteGroup,
  groupsOf,
  hypothesisOfQuotes,
  mainStudyOf,
  mergeGroups,
  moveGroup,
  putInGroup,
  renameGroup,
  takeOut,
  wordsOf,
} from '#src/domain/research/across/passageGroup.ts';
import type { PassageGroup } from '#src/domain/research/code.ts';
import type { Mark } from '#src/domain/research/mark.ts';
import { addInsight } from '#src/domain/research/reading/selectedQuote.ts';
import type { HypothesisForm } from '#src/domain/research/hypotheses/createHypothesis.ts';

import { commitWithUndo } from '../../../shared/commitWithUndo.ts';
import type { Undoing } from '../../../shared/undoableToast.ts';
import { newId } from '../../../shared/newId.ts';
import { type Store } from '#store/port.ts';
import { gone } from '#src/domain/core/storeError.ts';
import type { MadeRecord } from './makeRecord.ts';

/** The groups of one sorting as they are stored now. */
const groupsNow = async (store: Store, codeId: string | null): Promise<readonly PassageGroup[]> =>
  groupsOf((await store.list('passageGroup')).items, codeId);

/** That no other tab has put these passages anywhere since the groups were read: each lies in one at most. */
const lieAsRead = (groups: readonly PassageGroup[], markIds: readonly string[]): Expectation[] =>
  groups.map((group) => ({
    kind: 'passageGroup',
    id: group.id,
    living: true,
    holds: markIds.map((key) => ({ map: 'markIds', key, is: group.markIds[key] ?? null })),
  }));

const marksThere = (markIds: readonly string[]): Expectation[] => markIds.map((id) => isThere('mark', id));

async function commitAny(store: Store, ops: readonly Op[], expect: readonly Expectation[]): Promise<Undoing> {
  return ops.length === 0 ? null : commitWithUndo(store, ops, { expect });
}

/**
 * Makes a group with some passages in it.
 * @throws StoreError `conflict`, reason `gone`, when the code or a passage was removed meanwhile
 */
export async function makeGroup(
  store: Store,
  codeId: string | null,
  name: string,
  markIds: readonly string[],
): Promise<Undoing> {
  const groups = await groupsNow(store, codeId);
  return commitAny(store, createGroup(groups, { name, codeId, markIds }, newId).ops, [
    ...(codeId === null ? [] : [isThere('code', codeId)]),
    ...marksThere(markIds),
    ...lieAsRead(groups, markIds),
  ]);
}

/** Names a group anew. @throws StoreError `conflict` when it was removed, or another tab named it meanwhile */
export const nameGroup = (store: Store, group: PassageGroup, name: string): Promise<Undoing> =>
  commitAny(store, renameGroup(group, name), [
    { kind: 'passageGroup', id: group.id, living: true, holds: [{ field: 'name', is: group.name }] },
  ]);

/**
 * Puts passages into a group, before another or last, all or none; null takes them out.
 * @throws StoreError `conflict`, reason `gone`, when the group or one of the passages was removed meanwhile
 */
export async function layPassages(
  store: Store,
  codeId: string | null,
  markIds: readonly string[],
  groupId: string | null,
  before: string | null,
): Promise<Undoing> {
  const groups = await groupsNow(store, codeId);
  if (groupId === null) return commitAny(store, takeOut(groups, markIds), []);
  if (!groups.some(({ id }) => id === groupId)) throw gone('passageGroup', groupId);
  return commitAny(store, putInGroup(groups, groupId, markIds, before), [
    ...marksThere(markIds),
    ...lieAsRead(groups, markIds),
  ]);
}

/** Moves a group by one place. @throws StoreError `gone` when it was removed meanwhile */
export async function shiftGroup(store: Store, group: PassageGroup, by: 1 | -1): Promise<Undoing> {
  const groups = await groupsNow(store, group.codeId);
  if (!groups.some(({ id }) => id === group.id)) throw gone('passageGroup', group.id);
  return commitAny(store, moveGroup(groups, group.id, by), [isThere('passageGroup', group.id)]);
}

/** Deletes a group; its passages stay marked. @throws StoreError `conflict`, reason `gone`, when it was removed meanwhile */
export const dropGroup = (store: Store, group: PassageGroup): Promise<Undoing> =>
  commitAny(store, deleteGroup(group.id), [isThere('passageGroup', group.id)]);

/** Makes one group of two. @throws StoreError `gone` when one of them was removed meanwhile */
export async function joinGroups(store: Store, group: PassageGroup, intoId: string): Promise<Undoing> {
  const groups = await groupsNow(store, group.codeId);
  for (const id of [group.id, intoId]) if (!groups.some((one) => one.id === id)) throw gone('passageGroup', id);
  return commitAny(store, mergeGroups(groups, group.id, intoId), [
    isThere('passageGroup', group.id),
    isThere('passageGroup', intoId),
  ]);
}

/**
 * Makes a hypothesis of words of any studies, all of them for it; it belongs to the study that most of them are from.
 * @throws StoreError `conflict`, reason `gone`, when some of the words, or a study, were removed meanwhile
 */
export async function makeHypothesisOf(
  store: Store,
  marks: readonly Mark[],
  form: HypothesisForm,
): Promise<MadeRecord> {
  const studyId = mainStudyOf(marks.map(({ researchId }) => researchId));
  const [studies, siblings] = await Promise.all([
    store.list('research'),
    store.list('hypothesis', { parent: studyId }),
  ]);
  const titles = new Map(studies.items.map(({ id, title }) => [id, { id, title }]));
  const quotes = marks.map((mark) => {
    const study = titles.get(mark.researchId);
    if (!study) throw gone('research', mark.researchId);
    return { study, quote: wordsOf(mark) };
  });
  const { id, ops } = hypothesisOfQuotes(quotes, studyId, form, siblings.items, newId);
  const expect = [...marksThere(marks.map((mark) => mark.id)), isThere('research', studyId)];
  return { id, undo: await commitWithUndo(store, ops, { expect }) };
}

/**
 * Makes an insight of a study of words of it.
 * @returns the study's id
 * @throws StoreError `gone` when the study or the words were removed meanwhile
 */
export async function makeInsightOf(store: Store, mark: Mark, text: string): Promise<MadeRecord> {
  const study = living(await store.get('research', mark.researchId));
  if (!study) throw gone('research', mark.researchId);
  const expect = [isThere('mark', mark.id), isThere('research', study.id)];
  return { id: study.id, undo: await commitWithUndo(store, addInsight(study, wordsOf(mark), text, newId), { expect }) };
}
