import { dateOf } from '#src/domain/format.ts';
import type { Hypothesis } from '#src/domain/hypothesis.ts';
import type { Op } from '#src/domain/operation.ts';
import type { Material, Research, ResearchSummary } from '#src/domain/research.ts';
import {
  addInsight,
  addToBacklog,
  createHypothesis,
  createResearch,
  removeResearch,
  type BacklogForm,
  type HypothesisForm,
  type KeptFile,
  type ResearchForm,
  type SelectedQuote,
} from '#src/domain/researchRules.ts';
import type { UploadControls } from '#src/features/research/UploadResearchDialog.tsx';

import { newId } from '../newId.ts';
import type { Store } from '../workspace/port.ts';

/** Share of a file's progress that reading its text takes; keeping its bytes is the rest. */
const READING = 0.4;

/** Reads a file's text and keeps its bytes, telling how far it has come as a share of this file. */
async function keepFile(
  store: Store,
  file: File,
  signal: AbortSignal,
  onShare: (share: number) => void,
): Promise<KeptFile> {
  const { extractText } = await import('../importers/extractText.ts');
  const extracted = await extractText(file, {
    signal,
    onProgress: (done, total) => onShare(total > 0 ? (done / total) * READING : 0),
  });
  onShare(READING);
  const fileId = await store.files.put(file, {
    signal,
    onProgress: (done, total) => onShare(READING + (total > 0 ? (done / total) * (1 - READING) : 0)),
  });
  return {
    name: file.name,
    size: file.size,
    mime: file.type,
    fileId,
    state: extracted.state,
    note: extracted.state === 'unreadable' ? extracted.note : '',
    text: extracted.state === 'text' ? extracted.text : '',
  };
}

/**
 * Reads and keeps the files, then stores the study with them, all or none. Bytes of an upload that fails are swept later.
 * @returns the new study's id
 */
export async function uploadResearch(
  store: Store,
  form: ResearchForm,
  files: readonly File[],
  { signal, onProgress }: UploadControls,
): Promise<string> {
  const total = files.reduce((sum, file) => sum + file.size, 0) || 1;
  let before = 0;
  const kept: KeptFile[] = [];
  for (const file of files) {
    const label = files.length > 1 ? `${file.name} (${kept.length + 1} из ${files.length})` : file.name;
    kept.push(
      await keepFile(store, file, signal, (share) =>
        onProgress({ label, share: (before + share * file.size) / total }),
      ),
    );
    before += file.size;
  }
  signal.throwIfAborted();
  const { id, ops } = createResearch(form, kept, { today: dateOf(new Date()), newId });
  await store.commit(ops);
  return id;
}

/** Removes a study with its materials. Returns what takes it back. */
export async function deleteResearch(store: Store, research: Research): Promise<readonly Op[]> {
  const [materials, hypotheses] = await Promise.all([
    store.list('material', { parent: research.id }),
    store.list('hypothesis', { parent: research.id }),
  ]);
  const { inverse } = await store.commit(removeResearch(research.id, materials.items, hypotheses.items));
  return inverse;
}

/** Makes the XLSX of these studies and hands it to the browser to save. */
export async function exportResearch(
  store: Store,
  company: string,
  studies: readonly ResearchSummary[],
): Promise<string> {
  const { researchSheets } = await import('../exporters/researchWorkbook.ts');
  const { makeWorkbook } = await import('../exporters/spreadsheet.ts');
  const { download, fileName } = await import('../exporters/download.ts');
  const [records, hypotheses] = await Promise.all([store.list('research'), store.list('hypothesis')]);
  const byId = new Map(records.items.map((record) => [record.id, record]));
  const byStudy = new Map<string, Hypothesis[]>();
  for (const hypothesis of hypotheses.items) {
    if (hypothesis.researchId === null) continue;
    const siblings = byStudy.get(hypothesis.researchId);
    if (siblings) siblings.push(hypothesis);
    else byStudy.set(hypothesis.researchId, [hypothesis]);
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
  const { download } = await import('../exporters/download.ts');
  const blob = await store.files.get(material.fileId);
  if (!blob) throw new Error(`no file ${material.fileId}`);
  download(blob, material.name);
}

/** Confirms a hypothesis of a study into the backlog. */
export async function confirmHypothesis(store: Store, hypothesis: Hypothesis, form: BacklogForm): Promise<void> {
  const { id, updatedAt } = hypothesis;
  await store.commit(addToBacklog(hypothesis, form), { unchanged: [{ kind: 'hypothesis', id, updatedAt }] });
}

/** Makes a hypothesis of words selected in a study's material. */
export async function makeHypothesis(
  store: Store,
  study: { readonly id: string; readonly title: string },
  quote: SelectedQuote,
  form: HypothesisForm,
): Promise<void> {
  const siblings = await store.list('hypothesis', { parent: study.id });
  await store.commit(createHypothesis(study, quote, form, siblings.items, newId).ops);
}

/** Makes an insight of words selected in a study's material. */
export async function makeInsight(store: Store, researchId: string, quote: SelectedQuote, text: string): Promise<void> {
  const study = await store.get('research', researchId);
  if (study) await store.commit(addInsight(study, quote, text, newId));
}
