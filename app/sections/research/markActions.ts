import { isThere } from '#src/domain/core/expectation.ts';
import type { Op } from '#src/domain/core/operation.ts';
import { living } from '#src/domain/core/record.ts';
import { codeNamed, createCode } from '#src/domain/research/code.ts';
import { removeInsight } from '#src/domain/research/editing.ts';
import type { Stance } from '#src/domain/research/hypothesis.ts';
import {
  codePassage,
  createMark,
  markAt,
  noteMark,
  removeMark,
  takeCode,
  type Mark,
} from '#src/domain/research/mark.ts';
import type { MarkedPassage, PassageHypothesis } from '#src/domain/research/markedPassages.ts';
import { removeQuote } from '#src/domain/research/evidence.ts';
import { movePassage } from '#src/domain/research/reading/passageMoves.ts';
import type { Material } from '#src/domain/research/research.ts';
import { addQuote, type SelectedQuote } from '#src/domain/research/rules.ts';
import type { CodeChoice } from '#src/features/research/reading/CodeField.tsx';

import { commitWithUndo } from '../../shared/commitWithUndo.ts';
import { newId } from '../../shared/newId.ts';
import { gone, type Store } from '../../workspace/port.ts';

/** The way to take something back; null when there was nothing to do. */
export type Undoing = (() => Promise<void>) | null;

const marksOf = async (store: Store, { materialId }: SelectedQuote['passage']): Promise<readonly Mark[]> =>
  (await store.list('mark', { parent: materialId })).items;

async function commitAny(store: Store, ops: readonly Op[], ...expect: ReturnType<typeof isThere>[]): Promise<Undoing> {
  return ops.length === 0 ? null : commitWithUndo(store, ops, { expect });
}

/** Marks selected words as a quotation; words that are marked already stay as they are. */
export async function markQuote(store: Store, material: Material, quote: SelectedQuote): Promise<Undoing> {
  if (markAt(await marksOf(store, quote.passage), quote.passage)) return null;
  const { ops } = createMark(material.researchId, quote, [], newId);
  return commitAny(store, ops, isThere('material', material.id));
}

/**
 * Gives selected words a code: one of the codebook, or a new one, made in the same step.
 * @throws StoreError `conflict`, reason `gone`, when the code or the material was removed meanwhile
 */
export async function giveCode(
  store: Store,
  material: Material,
  quote: SelectedQuote,
  choice: CodeChoice,
): Promise<Undoing> {
  const marks = await marksOf(store, quote.passage);
  const there = isThere('material', material.id);
  const codes = (await store.list('code')).items;
  // Another tab may have made one of this name meanwhile: two could not be told apart.
  const known = 'code' in choice ? choice.code : codeNamed(codes, choice.name);
  if (known) {
    const { ops } = codePassage(marks, material.researchId, quote, known.id, newId);
    return commitAny(store, ops, there, isThere('code', known.id));
  }
  if (!('name' in choice)) return null;
  const made = createCode(codes, choice, newId);
  const { ops } = codePassage(marks, material.researchId, quote, made.id, newId);
  return commitAny(store, [...made.ops, ...ops], there);
}

/** Takes a code from marked words. */
export const takeCodeFrom = (store: Store, mark: Mark, codeId: string): Promise<Undoing> =>
  commitAny(store, takeCode(mark, codeId));

/** Stores a note beside marked words. */
export const storeNote = (store: Store, mark: Mark, note: string): Promise<Undoing> =>
  commitAny(store, noteMark(mark, note));

/** Takes a mark away; what was made of its words stays. */
export const deleteMark = (store: Store, mark: Mark): Promise<Undoing> => commitAny(store, removeMark(mark.id));

/**
 * Takes the words of an insight away with it.
 * @throws StoreError `conflict`, reason `gone`, when the study was removed meanwhile
 */
export async function deleteInsight(store: Store, researchId: string, key: string): Promise<Undoing> {
  const research = living(await store.get('research', researchId));
  if (!research) throw gone('research', researchId);
  return commitAny(store, removeInsight(research, key));
}

/**
 * Takes words from a hypothesis, which stays.
 * @throws StoreError `conflict`, reason `gone`, when the hypothesis was removed meanwhile
 */
export async function unlinkQuote(store: Store, { id, key }: PassageHypothesis): Promise<Undoing> {
  const hypothesis = living(await store.get('hypothesis', id));
  if (!hypothesis) throw gone('hypothesis', id);
  return commitAny(store, removeQuote(hypothesis, key));
}

/**
 * Brings everything that rests on a passage to other words of its text.
 * @throws StoreError `conflict`, reason `gone`, when something of it was removed meanwhile
 */
export async function moveTo(
  store: Store,
  material: Material,
  passage: MarkedPassage,
  to: SelectedQuote,
): Promise<Undoing> {
  const ops = movePassage(passage, material.researchId, await marksOf(store, to.passage), to);
  return commitAny(
    store,
    ops,
    isThere('material', material.id),
    ...(passage.mark ? [isThere('mark', passage.mark.id)] : []),
    ...passage.hypotheses.map(({ id }) => isThere('hypothesis', id)),
  );
}

/**
 * Gives an existing hypothesis selected words, for it or against.
 * @throws StoreError `conflict`, reason `gone`, when the hypothesis was removed meanwhile
 */
export async function linkQuote(
  store: Store,
  study: { readonly id: string; readonly title: string },
  quote: SelectedQuote,
  hypothesisId: string,
  stance: Stance,
): Promise<Undoing> {
  const hypothesis = living(await store.get('hypothesis', hypothesisId));
  if (!hypothesis) throw gone('hypothesis', hypothesisId);
  return commitAny(store, addQuote(hypothesis, study, quote, stance, newId), isThere('research', study.id));
}
