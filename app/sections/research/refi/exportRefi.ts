import { dateOf } from '#src/domain/core/format.ts';
import { living } from '#src/domain/core/record.ts';
import { maskedPlaces } from '#src/domain/evidence/personal/maskTexts.ts';
import { signSpeaker } from '#src/domain/research/people.ts';
import { hidesPersonalData, RESEARCH_SETTINGS_ID } from '#src/domain/research/privacy/settings.ts';
import { mapCodeTexts, refiCodes } from '#src/domain/exchange/codes.ts';
import { hideInProject } from '#src/domain/exchange/hidden.ts';
import { projectInWords } from '#src/domain/exchange/projectInWords.ts';
import type { RefiContents, RefiHiding } from '#src/features/research/files/refi/refiActs.ts';
import { hexOfCode, readStudies, type StudiesRead } from './readStudies.ts';
import { readGoingOut } from '../../../shared/out/goingOut.ts';
import { readPeople } from '../../../shared/people.ts';
import type { ExportedFile } from '../../../shared/out/savedFile.ts';
import type { Store } from '#store/port.ts';
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
