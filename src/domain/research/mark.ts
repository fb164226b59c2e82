import { fieldsOfKind, type FindingKind } from '../core/findingKind.ts';
import type { Op } from '../core/operation.ts';
import { ordered, positionBetween, type NewId } from '../core/record.ts';
import type { Shape } from '../core/schema.ts';
import type { Passage } from './research.ts';
import { takenFor, type SelectedQuote } from './reading/selectedQuote.ts';
import type { markSchema } from './reading/schema.ts';

/** A marked passage of a material: a quotation, with the codes it was given. */
export type Mark = Shape<typeof markSchema>;

/** The moment at which a mark was stored last, as long as it is being stored: it is drawn already. */
export const NOT_STORED = '';

/** Whether a passage still holds the words that were marked: a text may have been put in the place of another since. */
export function isInPlace(text: string, { start, end }: Pick<Passage, 'start' | 'end'>, words: string): boolean {
  return end - start === words.length && text.startsWith(words, start);
}

/** The mark of exactly these places, if there is one: the same words are marked once. */
export function markAt<M extends Pick<Mark, 'materialId' | 'start' | 'end'>>(
  marks: readonly M[],
  { materialId, start, end }: Passage,
): M | undefined {
  return marks.find((mark) => mark.materialId === materialId && mark.start === start && mark.end === end);
}

/** Operations that mark selected words, with codes or as a plain quotation. */
export function createMark(
  researchId: string,
  selected: SelectedQuote,
  givenCodes: readonly string[],
  newId: NewId,
): { id: string; ops: Op[] } {
  const id = newId();
  let last: string | null = null;
  const codes = givenCodes.map((codeId) => {
    last = positionBetween(last, null);
    return [codeId, { position: last }] as const;
  });
  const { passage, text, respondent } = selected;
  const codeIds = Object.fromEntries(codes);
  const record = { id, researchId, ...passage, text, respondent, codeIds, note: '', ...takenFor(selected) };
  return { id, ops: [{ op: 'create', kind: 'mark', id, record }] };
}

/** Operations that give a mark a code; none when it has it. */
export function giveCode(mark: Pick<Mark, 'id' | 'codeIds'>, codeId: string): Op[] {
  if (Object.hasOwn(mark.codeIds, codeId)) return [];
  const last = ordered(mark.codeIds).at(-1)?.position ?? null;
  const value = { position: positionBetween(last, null) };
  return [{ op: 'put', kind: 'mark', id: mark.id, map: 'codeIds', key: codeId, value }];
}

/** Operations that take a code from a mark, which stays as a quotation; none when it does not have it. */
export function takeCode(mark: Pick<Mark, 'id' | 'codeIds'>, codeId: string): Op[] {
  if (!Object.hasOwn(mark.codeIds, codeId)) return [];
  return [{ op: 'drop', kind: 'mark', id: mark.id, map: 'codeIds', key: codeId }];
}

/**
 * Returns operations that give selected words a code: an existing mark of these words gets it, else one is made.
 * @param marks the marks of the material
 */
export function codePassage(
  marks: readonly Mark[],
  researchId: string,
  selected: SelectedQuote,
  codeId: string,
  newId: NewId,
): { id: string; ops: Op[] } {
  const there = markAt(marks, selected.passage);
  return there ? { id: there.id, ops: giveCode(there, codeId) } : createMark(researchId, selected, [codeId], newId);
}

/** Operations that give a mark another note; none when it says the same. */
export function noteMark(mark: Pick<Mark, 'id' | 'note'>, note: string): Op[] {
  const wanted = note.trim();
  return wanted === mark.note ? [] : [{ op: 'set', kind: 'mark', id: mark.id, fields: { note: wanted } }];
}

/** Operations that say what marked words are to be taken for, null for nothing; none when they are already. */
export function markKind(mark: Pick<Mark, 'id' | 'kind' | 'severity'>, kind: FindingKind | null): Op[] {
  if ((mark.kind ?? null) === kind) return [];
  return [{ op: 'set', kind: 'mark', id: mark.id, fields: fieldsOfKind(mark, kind) }];
}

/** Operations that take a mark away. What was made of its words stays. */
export function removeMark(id: string): Op[] {
  return [{ op: 'remove', kind: 'mark', id }];
}
