import { dateOf } from '#src/domain/core/format.ts';
import { living } from '#src/domain/core/record.ts';
import { maskedPlaces } from '#src/domain/evidence/personal/maskTexts.ts';
import { signSpeaker } from '#src/domain/research/people.ts';
import { hidesPersonalData, RESEARCH_SETTINGS_ID } from '#src/domain/research/privacy/settings.ts';
import { mapCodeTexts, refiCodes, takeCodes, type CodesTaken } from '#src/domain/exchange/codes.ts';
import { guidOf, sameGuid } from '#src/domain/exchange/guid.ts';
import { hideInProject } from '#src/domain/exchange/hidden.ts';
import { takenUp } from '#src/domain/exchange/hypotheses.ts';
import type { RefiCode } from '#src/domain/exchange/project.ts';
import { takeIn, textFileName, type KeptTextFile, type TakingCompany } from '#src/domain/exchange/takeIn.ts';
import { studiesOf } from '#src/domain/exchange/takenBefore.ts';
import { foreignInWords, lossesInWords, projectInWords } from '#src/domain/exchange/projectInWords.ts';
import type { RefiProjectRecord } from '#src/domain/research/research.ts';
import type {
  CodebookPreview,
  RefiContents,
  RefiForm,
  RefiHiding,
  RefiPreview,
} from '#src/features/research/files/refi/refiActs.ts';
import type { UploadControls } from '#src/features/research/files/useUpload.ts';

import { hexOfCode, readStudies, type StudiesRead } from './readStudies.ts';
import { removalOf } from '../actions.ts';
import type { UnpackedProject } from '#files/reading/refi/unpackProject.ts';
import { commitWithUndo } from '../../../shared/commitWithUndo.ts';
import { newId } from '../../../shared/newId.ts';
import { readGoingOut } from '../../../shared/out/goingOut.ts';
import { readPeople } from '../../../shared/people.ts';
import type { ExportedFile } from '../../../shared/out/savedFile.ts';
import { type Store } from '#store/port.ts';
import { gone } from '#src/domain/core/storeError.ts';
import { noteExport } from '../../../shared/out/noteExport.ts';

/** Returns the content of a project of these studies. */
export async function contentsOf(store: Store, ids: readonly string[]): Promise<RefiContents> {
  const [{ project, withoutText, lost, unplaced, records }, settings] = await Promise.all([
    readStudies(store, ids, ''),
    store.get('researchSettings', RESEARCH_SETTINGS_ID),
  ]);
  const stored = living(settings);
  return {
    contents: projectInWords(project),
    texts: project.texts.length,
    withoutText,
    lost,
    hypotheses: project.hypotheses.length,
    unplaced,
    hasForeign: records.length > 0,
    hidesNames: stored?.hidesNames ?? false,
    hidesPersonal: hidesPersonalData(stored),
  };
}

/** Documents with a layout that the texts came with, as long as they are the same files. */
async function richOf(store: Store, { project, records, materialOf }: StudiesRead) {
  const came = new Map(records.flatMap(({ sources }) => Object.entries(sources)));
  const rich: { guid: string; ending: string; blob: Blob }[] = [];
  for (const { guid } of project.texts) {
    const material = materialOf.get(guid);
    const ending = /\.(docx|rtf|odt|doc|html?)$/i.exec(material?.name ?? '')?.[1]?.toLowerCase();
    if (!material || ending === undefined || came.get(guid)?.fileId !== material.fileId) continue;
    // oxlint-disable-next-line no-await-in-loop -- one file at a time
    const blob = await store.files.get(material.fileId);
    if (blob) rich.push({ guid, ending, blob });
  }
  return rich;
}

/**
 * Makes the .qdpx of studies and saves it. Text that the company hides is hidden in every case. Where anything is hidden, parts
 * of another program's project are left out, because they may name anything.
 * @returns the file's name
 * @throws StoreError `gone` when the studies no longer exist; the signal's reason when stopped
 */
export async function exportProject(
  store: Store,
  company: string,
  ids: readonly string[],
  hiding: RefiHiding,
  signal: AbortSignal,
): Promise<string> {
  const [read, people, settings, { makeProject }, { download, fileName }] = await Promise.all([
    readStudies(store, ids, company),
    readPeople(store),
    store.get('researchSettings', RESEARCH_SETTINGS_ID),
    import('#files/writing/refi/makeProject.ts'),
    import('../../../shared/download.ts'),
  ]);
  signal.throwIfAborted();
  const hidesData = hiding.personal || hidesPersonalData(living(settings));
  const hides = hiding.names || hidesData || people.hidesNames;
  const hidden = { ...people, hidesNames: true };
  const project = hides
    ? hideInProject(read.project, {
        sign: (label, { guid }) => signSpeaker(label, read.materialOf.get(guid)?.id ?? '', hidden),
        personal: hidesData ? (texts) => maskedPlaces(texts, people.known) : null,
      })
    : read.project;
  const at = new Date();
  const rich = hides ? [] : await richOf(store, read);
  const file = await makeProject({ project, rests: hides ? [] : read.rests, rich, at, signal });
  const name = fileName(project.name, ids.length === 1 ? company : '', dateOf(at), 'qdpx');
  download(file, name);
  noteExport(store, 'research', 'qdpx');
  return name;
}

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

/** Makes the .qdc of the codebook, masked where the company hides personal data, and has it saved. */
export async function exportCodebook(store: Store, company: string): Promise<ExportedFile> {
  const [codes, { hides, mask }, { makeCodebook }, { download, fileName }] = await Promise.all([
    store.list('code'),
    readGoingOut(store),
    import('#files/writing/refi/makeProject.ts'),
    import('../../../shared/download.ts'),
  ]);
  const name = fileName('Кодовая книга', company, dateOf(new Date()), 'qdc');
  download(makeCodebook(mask(refiCodes(codes.items, hexOfCode), mapCodeTexts)), name);
  noteExport(store, 'codes', 'qdc');
  return { name, hides };
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
