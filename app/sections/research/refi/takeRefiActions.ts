import { dateOf } from '#src/domain/core/format.ts';
import { living } from '#src/domain/core/record.ts';
import { takeCodes, type CodesTaken } from '#src/domain/exchange/codes.ts';
import { guidOf, sameGuid } from '#src/domain/exchange/guid.ts';
import { takenUp } from '#src/domain/exchange/hypotheses.ts';
import type { RefiCode } from '#src/domain/exchange/project.ts';
import { takeIn, textFileName, type KeptTextFile, type TakingCompany } from '#src/domain/exchange/takeIn.ts';
import { studiesOf } from '#src/domain/exchange/takenBefore.ts';
import { foreignInWords, lossesInWords, projectInWords } from '#src/domain/exchange/projectInWords.ts';
import type { RefiProjectRecord } from '#src/domain/research/research.ts';
import type { CodebookPreview, RefiForm, RefiPreview } from '#src/features/research/files/refi/refiActs.ts';
import type { UploadControls } from '#src/features/research/files/useUpload.ts';
import { removalOf } from '../actions.ts';
import type { UnpackedProject } from '#files/reading/refi/unpackProject.ts';
import { commitWithUndo } from '../../../shared/commitWithUndo.ts';
import { newId } from '../../../shared/newId.ts';
import type { Store } from '#store/port.ts';
import { gone } from '#src/domain/core/storeError.ts';

/** Keeps the files of a project, telling how far it has come. */
async function keepFiles(
  store: Store,
  { project, rest, rich }: UnpackedProject,
  { signal, onProgress }: UploadControls,
): Promise<{
  readonly files: Map<string, KeptTextFile>;
  readonly rest: { readonly fileId: string; readonly size: number };
}> {
  const documents = new Map(rich.map((one) => [one.guid, one]));
  const files = new Map<string, KeptTextFile>();
  for (const [index, { guid, name, text }] of project.texts.entries()) {
    onProgress({ label: name, share: index / (project.texts.length + 1) });
    const document = documents.get(guid);
    const own = textFileName(name, document?.ending ?? 'txt');
    const blob = document?.blob ?? new Blob([text], { type: 'text/plain' });
    // oxlint-disable-next-line no-await-in-loop -- one file at a time
    const fileId = await store.files.put(blob, { signal });
    files.set(guid, { name: own, size: blob.size, mime: document ? '' : 'text/plain', fileId });
  }
  return { files, rest: { fileId: await store.files.put(rest, { signal }), size: rest.size } };
}

/** @param instead the study that makes room for the project, or null */
const companyOf = async (
  store: Store,
  instead: string | null,
): Promise<TakingCompany & { projects: readonly RefiProjectRecord[] }> => {
  const [codes, participants, projects, hypotheses, studies] = await Promise.all([
    store.list('code'),
    store.list('participant'),
    store.list('refiProject'),
    store.list('hypothesis'),
    store.summaries('research'),
  ]);
  return {
    codes: codes.items,
    participants: participants.items,
    projects: projects.items,
    hypotheses: hypotheses.items,
    studies: new Set(studies.items.flatMap(({ id }) => (id === instead ? [] : id))),
  };
};

/** Result of importing a project. */
export interface ImportedProject {
  readonly id: string;
  readonly undo: () => Promise<void>;
}

/**
 * Makes a study of a project, in one commit with the removal of the one that it replaces.
 * @param instead the study whose place it takes, or null
 * @throws StoreError `gone` when that one is no more; the signal's reason when stopped
 */
export async function takeProject(
  store: Store,
  unpacked: UnpackedProject,
  form: RefiForm,
  instead: string | null,
  controls: UploadControls,
): Promise<ImportedProject> {
  const kept = await keepFiles(store, unpacked, controls);
  const company = await companyOf(store, instead);
  controls.signal.throwIfAborted();
  const { id, ops } = takeIn({
    ...kept,
    project: unpacked.project,
    company,
    form,
    today: dateOf(new Date()),
    newId,
  });
  if (instead === null) return { id, undo: await commitWithUndo(store, ops) };
  const old = living(await store.get('research', instead));
  if (!old) throw gone('research', instead);
  return { id, undo: await commitWithUndo(store, [...(await removalOf(store, old)), ...ops]) };
}

/**
 * Reads a project and tells what it holds.
 * @param take what taking it in does; given what was read
 * @throws ImportError with a Russian message; the signal's reason when stopped
 */
export async function previewProject(
  store: Store,
  file: File,
  { signal, onProgress }: UploadControls,
  take: (unpacked: UnpackedProject, known: RefiPreview['known']) => RefiPreview['take'],
): Promise<RefiPreview> {
  const { readRefiProject } = await import('#files/reading/refi/readRefi.ts');
  const unpacked = await readRefiProject(file, {
    signal,
    onProgress: (done, total) => onProgress({ label: file.name, share: total > 0 ? done / total : 0 }),
  });
  const { project, findings } = unpacked;
  const [company, materials] = await Promise.all([companyOf(store, null), store.list('material')]);
  const [knownId] = studiesOf(project, company.projects, materials.items, guidOf);
  const study = knownId === undefined ? null : living(await store.get('research', knownId));
  const known = study ? { id: study.id, title: study.title } : null;
  const { added, joined } = takeCodes(company.codes, project.codes, newId);
  const up = takenUp(project, company);
  const fresh = project.hypotheses.filter(({ guid }) => !up.has(sameGuid(guid)));
  return {
    title: project.name,
    origin: project.origin,
    contents: projectInWords(project),
    codes: { added: added.length, joined: joined.length },
    hypotheses: { added: fresh.filter(({ status }) => status === 'added').length, joined: up.size },
    foreign: foreignInWords(findings.foreign),
    losses: lossesInWords(findings),
    known,
    take: take(unpacked, known),
  };
}

/** Adds codes of a file to the current codebook; undoing removes all of them. */
export async function takeCodebook(
  store: Store,
  codes: readonly RefiCode[],
): Promise<CodesTaken & { readonly undo: (() => Promise<void>) | null }> {
  const taken = takeCodes((await store.list('code')).items, codes, newId);
  return { ...taken, undo: taken.ops.length > 0 ? await commitWithUndo(store, taken.ops) : null };
}

/**
 * Reads a codebook and tells what becomes of it.
 * @throws ImportError with a Russian message
 */
export async function previewCodebook(
  store: Store,
  file: File,
  take: (codes: readonly RefiCode[]) => CodebookPreview['take'],
): Promise<CodebookPreview> {
  const { readRefiCodebook } = await import('#files/reading/refi/readRefi.ts');
  const { codes, sets } = await readRefiCodebook(file);
  const { added, joined, defined } = takeCodes((await store.list('code')).items, codes, newId);
  return { added, joined, defined, sets, take: take(codes) };
}
