import { isThere } from '#src/domain/core/expectation.ts';
import { living } from '#src/domain/core/record.ts';
import type { TranscriptPassage } from '#src/domain/evidence/study/transcript.ts';
import { hypothesisOfQuotes, mainStudyOf } from '#src/domain/research/across/passageGroup.ts';
import type { Stance } from '#src/domain/research/hypothesis.ts';
import type { Material } from '#src/domain/research/research.ts';
import { addInsight, type SelectedQuote } from '#src/domain/research/reading/selectedQuote.ts';
import { addQuotes, type QuoteOfStudy } from '#src/domain/research/hypotheses/addQuotes.ts';
import type { HypothesisForm } from '#src/domain/research/hypotheses/createHypothesis.ts';

import { commitWithUndo } from '../../../shared/commitWithUndo.ts';
import { newId } from '../../../shared/newId.ts';
import type { Undoing } from '../../../shared/undoableToast.ts';
import { type Store } from '#store/port.ts';
import { gone } from '#src/domain/core/storeError.ts';
import type { MadeRecord } from '../across/makeRecord.ts';

const selected = ({ interview, start, end, text, speaker, kind }: TranscriptPassage): SelectedQuote => ({
  passage: { materialId: interview, start, end },
  text,
  respondent: speaker,
  kind,
});

/** The material that words are from. @throws StoreError `conflict`, reason `gone`, when it was removed meanwhile */
async function materialOf(store: Store, { interview }: TranscriptPassage): Promise<Material> {
  const material = living(await store.get('material', interview));
  if (!material) throw gone('material', interview);
  return material;
}

/** Words with their studies, as they are stored now. */
async function quotesOf(store: Store, passages: readonly TranscriptPassage[], stance: Stance): Promise<QuoteOfStudy[]> {
  const materials = await Promise.all(passages.map((passage) => materialOf(store, passage)));
  const ids = [...new Set(materials.map(({ researchId }) => researchId))];
  const studies = new Map(
    await Promise.all(
      ids.map(async (id) => {
        const study = living(await store.get('research', id));
        if (!study) throw gone('research', id);
        return [id, study] as const;
      }),
    ),
  );
  return passages.flatMap((passage, index) => {
    const study = studies.get(materials[index]?.researchId ?? '');
    return study ? [{ study: { id: study.id, title: study.title }, quote: selected(passage), stance }] : [];
  });
}

const allThere = (quotes: readonly QuoteOfStudy[]) => [
  ...[...new Set(quotes.map(({ study }) => study.id))].map((id) => isThere('research', id)),
  ...[...new Set(quotes.map(({ quote }) => quote.passage.materialId))].map((id) => isThere('material', id)),
];

/**
 * Makes a hypothesis of what was found, for it and against it; it belongs to the study that most of the words for it are from.
 * @throws StoreError `conflict`, reason `gone`, when a text or a study was removed meanwhile
 */
export async function makeHypothesisOf(
  store: Store,
  inFavour: readonly TranscriptPassage[],
  against: readonly TranscriptPassage[],
  form: HypothesisForm,
): Promise<MadeRecord> {
  const own = await quotesOf(store, inFavour, 'for');
  const quotes = [...own, ...(await quotesOf(store, against, 'against'))];
  const studyId = mainStudyOf(own.map(({ study }) => study.id));
  const siblings = await store.list('hypothesis', { parent: studyId });
  const { id, ops } = hypothesisOfQuotes(quotes, studyId, form, siblings.items, newId);
  return { id, undo: await commitWithUndo(store, ops, { expect: allThere(quotes) }) };
}

/**
 * Gives a hypothesis that there is what was found, for it and against it; null when it has all of it already.
 * @throws StoreError `conflict`, reason `gone`, when it, a text or a study was removed meanwhile
 */
export async function addFoundWords(
  store: Store,
  hypothesisId: string,
  inFavour: readonly TranscriptPassage[],
  against: readonly TranscriptPassage[],
): Promise<Undoing> {
  const hypothesis = living(await store.get('hypothesis', hypothesisId));
  if (!hypothesis) throw gone('hypothesis', hypothesisId);
  const quotes = [...(await quotesOf(store, inFavour, 'for')), ...(await quotesOf(store, against, 'against'))];
  const ops = addQuotes(hypothesis, quotes, newId);
  if (ops.length === 0) return null;
  return commitWithUndo(store, ops, { expect: [isThere('hypothesis', hypothesisId), ...allThere(quotes)] });
}

/**
 * Makes an insight of the study of what was found.
 * @returns the study's id
 * @throws StoreError `gone` when the study or the text was removed meanwhile
 */
export async function makeInsightOf(store: Store, passage: TranscriptPassage, text: string): Promise<MadeRecord> {
  const material = await materialOf(store, passage);
  const study = living(await store.get('research', material.researchId));
  if (!study) throw gone('research', material.researchId);
  const expect = [isThere('material', material.id), isThere('research', study.id)];
  const ops = addInsight(study, selected(passage), text, newId);
  return { id: study.id, undo: await commitWithUndo(store, ops, { expect }) };
}
