import { hasSeverity, type FindingKind, type Severity } from '#src/domain/core/findingKind.ts';
import { isThere, type Expectation } from '#src/domain/core/expectation.ts';
import type { Op } from '#src/domain/core/operation.ts';
import { living } from '#src/domain/core/record.ts';
import { codeNamed, type Code } from '#src/domain/research/code.ts';
import { createCode } from '#src/domain/research/codes/codebookEdits.ts';
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
import { takenTogether, type PassageHypothesis } from '#src/domain/research/reading/gatheredPassages.ts';
import type { MarkedPassage } from '#src/domain/research/markedPassages.ts';
import { removeQuote } from '#src/domain/research/hypotheses/evidence.ts';
import { gradePassage, movePassage, namePassageKind } from '#src/domain/research/reading/passageMoves.ts';
import type { Material } from '#src/domain/research/research.ts';
import { addQuote } from '#src/domain/research/hypotheses/addQuotes.ts';
import type { SelectedQuote } from '#src/domain/research/reading/selectedQuote.ts';
import type { CodeChoice } from '#src/features/research/reading/CodeField.tsx';

import { NO_VIEW, type MarkView } from './drawnMarks.ts';
import { commitWithUndo } from '../../../shared/commitWithUndo.ts';
import type { Undoing } from '../../../shared/undoableToast.ts';
import { newId } from '../../../shared/newId.ts';
import { type Store } from '#store/port.ts';
import { gone, StoreError } from '#src/domain/core/storeError.ts';

/** Ids of marks that were made here, by place: the view may not have the last of them yet. */
const made = new WeakMap<Store, Map<string, string>>();
const placeOf = ({ materialId, start, end }: SelectedQuote['passage']): string => `${materialId} ${start}-${end}`;

function remember(store: Store, { passage }: SelectedQuote, id: string): void {
  const ids = made.get(store) ?? new Map<string, string>();
  made.set(store, ids.set(placeOf(passage), id));
}

/**
 * The marks of exactly some words, as they are stored. Looked for among those that the view has: to read all marks of a text, of
 * which there may be thousands, takes longer than everything else that is done for a mark.
 */
async function marksAt(store: Store, { passage }: SelectedQuote, known: MarkView['known']): Promise<readonly Mark[]> {
  if (!known) return marksOf(store, { passage });
  const ids = new Set(
    [markAt(known, passage)?.id, made.get(store)?.get(placeOf(passage))].filter((id) => id !== undefined),
  );
  const stored = await Promise.all([...ids].map((id) => store.get('mark', id)));
  return stored.flatMap((mark) => living(mark) ?? []);
}

const marksOf = async (store: Store, { passage }: Pick<SelectedQuote, 'passage'>): Promise<readonly Mark[]> =>
  (await store.list('mark', { parent: passage.materialId })).items;

async function commitAny(store: Store, ops: readonly Op[], ...expect: Expectation[]): Promise<Undoing> {
  return ops.length === 0 ? null : commitWithUndo(store, ops, { expect });
}

/** Stores what is drawn already; drawn no more when it cannot be stored. */
async function commitDrawn(
  { draw }: MarkView,
  store: Store,
  ops: readonly Op[],
  ...expect: ReturnType<typeof isThere>[]
): Promise<Undoing> {
  const erase = draw(ops);
  try {
    return await commitAny(store, ops, ...expect);
  } catch (error) {
    erase();
    throw error;
  }
}

/**
 * Marks selected words as a quotation; words that are marked already stay as they are.
 * @param view where the mark is drawn while it is being stored. Default nowhere
 */
export async function markQuote(
  store: Store,
  material: Material,
  quote: SelectedQuote,
  view: MarkView = NO_VIEW,
): Promise<Undoing> {
  if (markAt(await marksAt(store, quote, view.known), quote.passage)) return null;
  const { id, ops } = createMark(material.researchId, quote, [], newId);
  remember(store, quote, id);
  return commitDrawn(view, store, ops, isThere('material', material.id));
}

/**
 * Gives selected words a code: one of the codebook, or a new one, made in the same step.
 * @param view where the mark is drawn while it is being stored. Default nowhere
 * @throws StoreError `conflict`, reason `gone`, when the code or the material was removed meanwhile
 */
export async function giveCode(
  store: Store,
  material: Material,
  quote: SelectedQuote,
  choice: CodeChoice,
  view: MarkView = NO_VIEW,
): Promise<Undoing> {
  const marks = await marksAt(store, quote, view.known);
  const there = isThere('material', material.id);
  const give = (codeId: string): Op[] => {
    const { id, ops } = codePassage(marks, material.researchId, quote, codeId, newId);
    remember(store, quote, id);
    return ops;
  };
  const giveKnown = ({ id }: Code) => commitDrawn(view, store, give(id), there, isThere('code', id));
  if ('code' in choice) return giveKnown(choice.code);
  const codes = (await store.list('code')).items;
  // Another tab may have made one of this name meanwhile: two could not be told apart.
  const named = codeNamed(codes, choice.name);
  if (named) return giveKnown(named);
  const created = createCode(codes, choice, newId);
  return commitDrawn(view, store, [...created.ops, ...give(created.id)], there);
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

/** All that rests on a passage is there still, but for insights, whose study says so itself. */
const allOf = ({ mark, hypotheses }: MarkedPassage) => [
  ...(mark ? [isThere('mark', mark.id)] : []),
  ...hypotheses.map(({ id }) => isThere('hypothesis', id)),
];

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
  const ops = movePassage(passage, material.researchId, await marksOf(store, to), to);
  return commitAny(store, ops, isThere('material', material.id), ...allOf(passage));
}

/**
 * Says what words are taken for, in everything that rests on them.
 * @throws StoreError `conflict`, reason `gone`, when something of it was removed meanwhile
 */
export const nameKind = (
  store: Store,
  { researchId }: Material,
  passage: MarkedPassage,
  kind: FindingKind | null,
): Promise<Undoing> => commitAny(store, namePassageKind(passage, researchId, kind), ...allOf(passage));

/** Returns the current use of words: the view may not yet have a change made a moment ago, here or in another tab. */
async function takenNow(store: Store, researchId: string, { mark, insights, hypotheses }: MarkedPassage) {
  const [stored, study, ...theirs] = await Promise.all([
    mark ? store.get('mark', mark.id) : null,
    insights.length > 0 ? store.get('research', researchId) : null,
    ...hypotheses.map(({ id }) => store.get('hypothesis', id)),
  ]);
  return takenTogether([
    stored ?? {},
    ...insights.map(({ key }) => study?.insights[key] ?? {}),
    ...hypotheses.map(({ key }, index) => theirs[index]?.quotes[key] ?? {}),
  ]);
}

/**
 * Says how grave what words tell of is, in everything that rests on them.
 * @throws StoreError `conflict`, when they are taken for something without grades now; reason `gone`, when something of it was removed
 *   meanwhile
 */
export async function gradeWords(
  store: Store,
  { researchId }: Material,
  passage: MarkedPassage,
  severity: Severity | null,
): Promise<Undoing> {
  const taken = await takenNow(store, researchId, passage);
  if (!hasSeverity(taken.kind))
    throw new StoreError('conflict', `the words are taken for ${taken.kind ?? 'nothing'} now`);
  return commitAny(store, gradePassage({ ...passage, ...taken }, researchId, severity), ...allOf(passage));
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
