import type { Op } from '#src/domain/core/operation.ts';
import { DONE, refused, type Outcome } from '#src/domain/core/outcome.ts';
import { asRead, isThere } from '#src/domain/core/expectation.ts';
import { dateOf } from '#src/domain/core/format.ts';
import { experimentsByHypothesis, verdictOf } from '#src/domain/experiments/experiment.ts';
import type { Hypothesis } from '#src/domain/research/hypothesis.ts';
import { living } from '#src/domain/core/record.ts';
import type { Material, Research, ResearchSummary } from '#src/domain/research/research.ts';
import {
  addInsight,
  addToBacklog,
  createHypothesis,
  createResearch,
  removeResearch,
  type BacklogForm,
  type HypothesisForm,
  type ResearchForm,
  type SelectedQuote,
} from '#src/domain/research/rules.ts';
import type { StudyUpload } from '#src/features/research/folder/useFolderUpload.ts';
import type { UploadControls } from '#src/features/research/useUpload.ts';

import type { ExportedHypothesis } from './workbook.ts';
import { readFiles } from './readFiles.ts';
import { commitWithUndo } from '../../shared/commitWithUndo.ts';
import { newId } from '../../shared/newId.ts';
import { readPeople } from '../../shared/people.ts';
import { gone, type Store } from '../../workspace/port.ts';

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
  if (refusals.length > 0) throw new (await import('../../importers/ImportError.ts')).ImportErrors(refusals);
  const { id, ops } = createResearch(form, kept, { today: dateOf(new Date()), newId });
  await store.commit(ops);
  return id;
}

/** What came of several studies: which were stored and why the others were not, in their order, and the way back. */
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

/** Removes a study with its materials. Returns the way to take it back. */
export async function deleteResearch(store: Store, research: Research): Promise<() => Promise<void>> {
  const [materials, hypotheses] = await Promise.all([
    store.list('material', { parent: research.id }),
    store.list('hypothesis', { parent: research.id }),
  ]);
  return commitWithUndo(store, removeResearch(research.id, materials.items, hypotheses.items));
}

/** Makes the XLSX of these studies and hands it to the browser to save. */
export async function exportResearch(
  store: Store,
  company: string,
  studies: readonly ResearchSummary[],
): Promise<string> {
  const { researchSheets } = await import('./workbook.ts');
  const { makeWorkbook } = await import('../../exporters/spreadsheet.ts');
  const { download, fileName } = await import('../../shared/download.ts');
  const { signQuotes } = await import('#src/domain/research/people.ts');
  const { supportOf } = await import('#src/domain/research/across/support.ts');
  const [records, hypotheses, experiments, people] = await Promise.all([
    store.list('research'),
    store.list('hypothesis'),
    store.list('experiment'),
    readPeople(store),
  ]);
  const byId = new Map(records.items.map((record) => [record.id, record]));
  const tests = experimentsByHypothesis(experiments.items);
  const byStudy = new Map<string, ExportedHypothesis[]>();
  for (const hypothesis of hypotheses.items) {
    if (hypothesis.researchId === null) continue;
    const exported = {
      hypothesis: signQuotes(hypothesis, people),
      support: supportOf(hypothesis, people),
      verdicts: (tests.get(hypothesis.id) ?? []).flatMap((experiment) => verdictOf(experiment) ?? []),
    };
    byStudy.set(hypothesis.researchId, [...(byStudy.get(hypothesis.researchId) ?? []), exported]);
  }
  const rows = studies.flatMap(({ id }) => {
    const research = byId.get(id);
    return research ? [{ research, hypotheses: byStudy.get(id) ?? [] }] : [];
  });
  const name = fileName('Исследования', company, dateOf(new Date()), 'xlsx');
  download(await makeWorkbook(researchSheets(rows)), name);
  return name;
}

/** Hands a material's original file to the browser to save. */
export async function downloadMaterial(store: Store, material: Material): Promise<void> {
  const { download } = await import('../../shared/download.ts');
  const blob = await store.files.get(material.fileId);
  if (!blob) throw new Error(`no file ${material.fileId}`);
  download(blob, material.name);
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
