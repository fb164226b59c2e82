import type { Op } from '#src/domain/core/operation.ts';
import { DONE, refused, type Outcome } from '#src/domain/core/outcome.ts';
import { asRead, isThere } from '#src/domain/core/expectation.ts';
import { ownerLine } from '#src/domain/boards/products/product.ts';
import { dateOf, formatLongDate } from '#src/domain/core/format.ts';
import { experimentsByHypothesis, verdictOf } from '#src/domain/experiments/experiment.ts';
import type { Hypothesis } from '#src/domain/research/hypothesis.ts';
import { removeRefusals } from '#src/domain/evidence/refusal.ts';
import { NO_RESEARCH_FILTER, type ResearchFilter } from '#src/domain/research/filter.ts';
import { RESEARCH_CHOICES } from '#src/features/research/researchChoices.ts';
import { narrowedBy } from '#src/patterns/list/listChoice.ts';
import { living } from '#src/domain/core/record.ts';
import type { Material, Research, ResearchSummary } from '#src/domain/research/research.ts';
import { addInsight, type SelectedQuote } from '#src/domain/research/reading/selectedQuote.ts';
import { addToBacklog, type BacklogForm } from '#src/domain/research/hypotheses/backlog.ts';
import { createHypothesis, type HypothesisForm } from '#src/domain/research/hypotheses/createHypothesis.ts';
import { createResearch, removeResearch, type ResearchForm } from '#src/domain/research/rules.ts';
import type { StudyUpload } from '#src/features/research/folder/useFolderUpload.ts';
import type { UploadControls } from '#src/features/research/files/useUpload.ts';

import type { ExportedHypothesis } from './workbook.ts';
import { readFiles } from './files/readFiles.ts';
import { commitWithUndo } from '../../shared/commitWithUndo.ts';
import { readProductNames } from '../../shared/board/product/readProducts.ts';
import { newId } from '../../shared/newId.ts';
import { readGoingOut } from '../../shared/out/goingOut.ts';
import type { ExportedFile } from '../../shared/out/savedFile.ts';
import { type Store } from '#store/port.ts';
import { gone } from '#src/domain/core/storeError.ts';
import { noteExport } from '../../shared/out/noteExport.ts';

/**
 * Reads and keeps the files, then stores the study with them, all or none. Bytes of an upload that fails are swept later.
 * @returns the new study's id
 * @throws ImportErrors naming every file that is refused, not the first only
 */
export async function uploadResearch(
  store: Store,
  form: ResearchForm,
  files: readonly File[],
  controls: UploadControls,
): Promise<string> {
  const { kept, refusals } = await readFiles(store, files, controls, true);
  if (refusals.length > 0) throw new (await import('#files/reading/ImportError.ts')).ImportErrors(refusals);
  const { id, ops } = createResearch(form, kept, { today: dateOf(new Date()), newId });
  await store.commit(ops);
  return id;
}

/** Result of storing several studies: the stored ones and the reasons for the others, in their order, and the undo function. */
export interface StoredStudies {
  readonly each: readonly Outcome[];
  /** Null when none was stored. */
  readonly undo: (() => Promise<void>) | null;
}

/**
 * Reads and keeps the files of several studies and stores those whose files can all be read, by one commit, so that one step takes
 * them all back. Nothing is stored when it is stopped.
 * @throws the signal's reason when stopped; the store's error when it takes none of them
 */
export async function uploadStudies(
  store: Store,
  studies: readonly StudyUpload[],
  { signal, onProgress }: UploadControls,
): Promise<StoredStudies> {
  const sizes = studies.map(({ files }) => files.reduce((sum, file) => sum + file.size, 0));
  const total = sizes.reduce((sum, size) => sum + size, 0) || 1;
  const each: Outcome[] = [];
  const ops: Op[] = [];
  let before = 0;
  for (const [place, { form, files }] of studies.entries()) {
    const label = (name: string) => `${form.title.trim()}: ${name}`;
    const size = sizes[place] ?? 0;
    const tell: UploadControls['onProgress'] = (progress) =>
      onProgress({ label: label(progress.label), share: (before + progress.share * size) / total });
    // oxlint-disable-next-line no-await-in-loop -- one file at a time: several large ones would fill the memory
    const { kept, refusals } = await readFiles(store, files, { signal, onProgress: tell }, true);
    before += size;
    if (refusals.length === 0) {
      each.push(DONE);
      ops.push(...createResearch(form, kept, { today: dateOf(new Date()), newId }).ops);
    } else each.push(refused(refusals.map(({ message }) => message).join('\n')));
  }
  return { each, undo: ops.length > 0 ? await commitWithUndo(store, ops) : null };
}

/** Operations that remove a study with everything that belongs to it alone. */
export async function removalOf(store: Store, { id }: Pick<Research, 'id'>): Promise<Op[]> {
  const [materials, hypotheses, refusals, projects] = await Promise.all([
    store.list('material', { parent: id }),
    store.list('hypothesis', { parent: id }),
    store.list('refusal'),
    store.list('refiProject', { parent: id }),
  ]);
  return [
    ...removeResearch(id, materials.items, hypotheses.items),
    ...removeRefusals(refusals.items.filter(({ researchId }) => researchId === id)),
    ...projects.items.map((project): Op => ({ op: 'remove', kind: 'refiProject', id: project.id })),
  ];
}

/** Removes a study with its materials. Returns the way to take it back. */
export async function deleteResearch(store: Store, research: Research): Promise<() => Promise<void>> {
  return commitWithUndo(store, await removalOf(store, research));
}

/**
 * Makes the XLSX of these studies, masked where the company hides personal data, and hands it to the browser to save.
 * @param filter what passed them: the file says so. Default all
 */
export async function exportResearch(
  store: Store,
  company: string,
  studies: readonly ResearchSummary[],
  filter: ResearchFilter = NO_RESEARCH_FILTER,
): Promise<ExportedFile> {
  const { researchSheets } = await import('./workbook.ts');
  const { makeWorkbook } = await import('#files/writing/spreadsheet.ts');
  const { sheetTexts } = await import('#files/writing/sheetTexts.ts');
  const { download, fileName } = await import('../../shared/download.ts');
  const { aboutSheets, mapOneText } = await import('../../shared/out/narrowed.ts');
  const { signQuotes } = await import('#src/domain/research/people.ts');
  const { supportOf } = await import('#src/domain/research/across/support.ts');
  const { readScores } = await import('../../shared/evidence/readScores.ts');
  const [records, hypotheses, experiments, { people, hides, mask }, products] = await Promise.all([
    store.list('research'),
    store.list('hypothesis'),
    store.list('experiment'),
    readGoingOut(store),
    readProductNames(store),
  ]);
  const byId = new Map(records.items.map((record) => [record.id, record]));
  const tests = experimentsByHypothesis(experiments.items);
  const scoreWords = await readScores(store);
  const byStudy = new Map<string, ExportedHypothesis[]>();
  for (const hypothesis of hypotheses.items) {
    if (hypothesis.researchId === null) continue;
    const exported = {
      hypothesis: signQuotes(hypothesis, people),
      support: supportOf(hypothesis, people),
      verdicts: (tests.get(hypothesis.id) ?? []).flatMap((experiment) => verdictOf(experiment) ?? []),
      score: scoreWords(hypothesis.id),
    };
    byStudy.set(hypothesis.researchId, [...(byStudy.get(hypothesis.researchId) ?? []), exported]);
  }
  const rows = studies.flatMap(({ id }) => {
    const research = byId.get(id);
    return research ? [{ research, hypotheses: byStudy.get(id) ?? [] }] : [];
  });
  const date = dateOf(new Date());
  const name = fileName('Исследования', company, date, 'xlsx');
  const said = mask(narrowedBy(filter, RESEARCH_CHOICES), mapOneText);
  const about = aboutSheets(ownerLine(company, formatLongDate(date)), said, false);
  download(await makeWorkbook([...mask(researchSheets(rows, products), sheetTexts), ...about]), name);
  noteExport(store, 'research', 'xlsx');
  return { name, hides };
}

/** Hands a material's original file to the browser to save, and says that nothing is hidden in it where the company hides. */
export async function downloadMaterial(store: Store, material: Material): Promise<void> {
  const { download } = await import('../../shared/download.ts');
  const [blob, { hides, people }] = await Promise.all([store.files.get(material.fileId), readGoingOut(store)]);
  if (!blob) throw new (await import('#files/writing/ExportError.ts')).ExportError('file_missing');
  download(blob, material.name);
  if (hides || people.hidesNames) (await import('./maskedText.ts')).tellWhole(material);
}

/** Confirms a hypothesis of a study into the backlog. */
export async function confirmHypothesis(store: Store, hypothesis: Hypothesis, form: BacklogForm): Promise<void> {
  await store.commit(addToBacklog(hypothesis, form), {
    expect: [asRead('hypothesis', hypothesis.id, hypothesis, ['status', 'comment', 'stage', 'touchpoint'])],
  });
}

/** Makes a hypothesis of words selected in a study's material. */
export async function makeHypothesis(
  store: Store,
  study: { readonly id: string; readonly title: string },
  quote: SelectedQuote,
  form: HypothesisForm,
): Promise<void> {
  const siblings = await store.list('hypothesis', { parent: study.id });
  await store.commit(createHypothesis(study, quote, form, siblings.items, newId).ops, {
    expect: [isThere('research', study.id)],
  });
}

/**
 * Makes an insight of words selected in a study's material.
 * @throws StoreError `gone` when the study was removed meanwhile
 */
export async function makeInsight(store: Store, researchId: string, quote: SelectedQuote, text: string): Promise<void> {
  const study = living(await store.get('research', researchId));
  if (!study) throw gone('research', researchId);
  await store.commit(addInsight(study, quote, text, newId));
}
