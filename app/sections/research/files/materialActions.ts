import { shortName } from '#src/domain/core/attachment/refusalMessage.ts';
import { asRead, isThere } from '#src/domain/core/expectation.ts';
import { quoted } from '#src/domain/core/format.ts';
import { living } from '#src/domain/core/record.ts';
import type { KeptFile } from '#src/domain/research/files/keptFile.ts';
import { addMaterials, pairingProblem, removeMaterials } from '#src/domain/research/materials.ts';
import {
  attachRecording,
  attachTranscript,
  joinMaterials,
  moveMaterial,
  pairMaterials,
} from '#src/domain/research/files/materialRows.ts';
import { renameMaterial } from '#src/domain/research/files/fileNames.ts';
import type { Material } from '#src/domain/research/research.ts';
import type { Transcript } from '#src/domain/research/transcript.ts';
import { toldWords } from '#src/domain/research/words/toldWords.ts';
import { speakersIn, typedLabels } from '#src/domain/research/layouts/listedSpeakers.ts';
import type { TypedDraft } from '#src/features/research/reading/view/player/typing.ts';
import type { Attached } from '#src/features/research/files/materialActions.ts';
import type { UploadControls } from '#src/features/research/files/useUpload.ts';

import type { ExtractedText } from '#files/reading/extractText.ts';

import { putReplacement } from './replacementActions.ts';
import { keepFile, readFiles } from './readFiles.ts';
import { commitWithUndo } from '../../../shared/commitWithUndo.ts';
import { newId } from '../../../shared/newId.ts';
import { type Store } from '#store/port.ts';
import { gone } from '#src/domain/core/storeError.ts';

/** Result of an action: the undo function, null when it did nothing, and an additional message for the user. */
export interface Done {
  readonly undo: (() => Promise<void>) | null;
  /** Message about marks, or the new name; may be empty. */
  readonly said: string;
  /** Failures and their reasons, a sentence each; empty when there were none. */
  readonly problems: readonly string[];
}

/** Result of putting a file beside a material. */
export interface Put extends Done {
  /** Id of the material that is there now; null when the file was not put there. */
  readonly id: string | null;
}

const nothing = (...problems: string[]): Done => ({ undo: null, said: '', problems });

const name = (file: { readonly name: string }): string => quoted(shortName(file.name));

const materialsOf = async (store: Store, researchId: string): Promise<readonly Material[]> =>
  (await store.list('material', { parent: researchId })).items;

/** Reads one file. Returns it, or why it is refused. */
async function readOne(store: Store, file: File, controls: UploadControls): Promise<KeptFile | string> {
  const { kept, refusals } = await readFiles(store, [file], controls);
  return kept[0] ?? refusals.map(({ message }) => message).join('\n');
}

/** A typed text in the place of one with known labels, as reading would give it. */
function correctedText(typed: TypedDraft, before: Transcript): ExtractedText {
  const text = typed.text.normalize('NFC');
  return {
    state: 'text',
    text,
    labels: typedLabels(text, before, speakersIn(typed.speakers, before.labels)),
    told: null,
  };
}

/** Says of each file what of it is not in its text; of one alone without its name. */
const leftOutOf = (files: readonly KeptFile[]): string =>
  files
    .flatMap((file) => {
      const words = toldWords(file.told);
      return words === '' ? [] : [files.length > 1 ? `${name(file)}: ${words}` : words];
    })
    .join(' ');

/** Adds files to a study, after those it has: those that can be read, and whose bytes it does not have yet. */
export async function addFiles(
  store: Store,
  researchId: string,
  files: readonly File[],
  controls: UploadControls,
): Promise<Done & { readonly added: readonly string[] }> {
  const { kept, refusals } = await readFiles(store, files, controls);
  const existing = await materialsOf(store, researchId);
  const names = new Map(existing.map((one) => [one.fileId, one.name]));
  const problems = refusals.map(({ message }) => message);
  const fresh: KeptFile[] = [];
  for (const file of kept) {
    const known = names.get(file.fileId);
    if (known === undefined) fresh.push(file);
    else problems.push(`Файл ${name(file)} не добавлен: такой же уже есть — ${name({ name: known })}.`);
    names.set(file.fileId, known ?? file.name);
  }
  if (fresh.length === 0) return { ...nothing(...problems), added: [] };
  const { ops } = addMaterials(researchId, fresh, existing, newId);
  const undo = await commitWithUndo(store, ops, { expect: [isThere('research', researchId)] });
  return { undo, said: leftOutOf(fresh), problems, added: fresh.map((file) => file.name) };
}

/**
 * Replaces a material's file, and moves its marks to the new places of their words.
 * @param typed what a person typed in its place: of a text whose labels are known, the labels go on being known. Default nothing
 * @throws StoreError `conflict` when another tab replaced or removed it meanwhile
 */
export async function replaceFile(
  store: Store,
  material: Material,
  file: File,
  controls: UploadControls,
  typed?: TypedDraft,
): Promise<Done> {
  const wrongKind = pairingProblem('replacement', file, material);
  if (wrongKind) return nothing(wrongKind);
  const before = typed && living(await store.get('materialText', material.id));
  const kept =
    typed && before?.labels
      ? await keepFile(store, file, correctedText(typed, before), controls.signal, () => undefined)
      : await readOne(store, file, controls);
  if (typeof kept === 'string') return nothing(kept);
  if (kept.fileId === material.fileId) return nothing(`Файл ${name(file)} — тот же самый, заменять нечего.`);
  const { undo, said } = await putReplacement(store, material, kept);
  return { undo, said: [said, leftOutOf([kept])].filter(Boolean).join(' '), problems: [] };
}

/** Puts a material of the study beside another, when it has the bytes that were chosen. */
async function joinKnown(
  store: Store,
  material: Material,
  as: Attached,
  known: Material,
  materials: readonly Material[],
): Promise<Put> {
  const isAlone = pairMaterials(materials).some(({ main, transcripts }) => main === known && transcripts.length === 0);
  if (known.id === material.id || !isAlone) {
    return { ...nothing(`Такой файл уже есть в исследовании: ${name(known)}.`), id: null };
  }
  const [recording, transcript] = as === 'transcript' ? [material, known] : [known, material];
  const undo = await commitWithUndo(store, joinMaterials(recording.id, transcript.id, materials), {
    expect: [isThere('material', recording.id), asRead('material', transcript.id, transcript, ['transcriptOf'])],
  });
  return { undo, said: '', problems: [], id: known.id };
}

/**
 * Puts a file beside a material: a transcript beside a recording, or a recording beside what was written down of it. A file
 * that the study has already is put there itself, and not once more.
 */
export async function attachFile(
  store: Store,
  material: Material,
  as: Attached,
  file: File,
  controls: UploadControls,
): Promise<Put> {
  const wrongKind = pairingProblem(as, file, material);
  if (wrongKind) return { ...nothing(wrongKind), id: null };
  const kept = await readOne(store, file, controls);
  if (typeof kept === 'string') return { ...nothing(kept), id: null };
  const materials = await materialsOf(store, material.researchId);
  if (!materials.some(({ id }) => id === material.id)) throw gone('material', material.id);
  const known = materials.find(({ fileId }) => fileId === kept.fileId);
  if (known) return joinKnown(store, material, as, known, materials);
  const attach = as === 'transcript' ? attachTranscript : attachRecording;
  const { id, ops } = attach(material, kept, materials, newId);
  const undo = await commitWithUndo(store, ops, {
    expect: [isThere('research', material.researchId), asRead('material', material.id, material, ['transcriptOf'])],
  });
  return { undo, said: leftOutOf([kept]), problems: [], id };
}

/** Gives a material another name. @throws StoreError `conflict` when another tab renamed it meanwhile */
export async function renameFile(store: Store, material: Material, typed: string): Promise<Done> {
  const ops = renameMaterial(material, typed);
  if (ops.length === 0) return nothing();
  const undo = await commitWithUndo(store, ops, { expect: [asRead('material', material.id, material, ['name'])] });
  return { undo, said: '', problems: [] };
}

/** Moves a material's row to a place among the rows, from 0. */
export async function moveFile(store: Store, material: Material, to: number): Promise<void> {
  const materials = await materialsOf(store, material.researchId);
  if (!materials.some(({ id }) => id === material.id)) throw gone('material', material.id);
  const ops = moveMaterial(materials, material.id, to);
  if (ops.length > 0) await store.commit(ops);
}

/** Removes materials with their texts. Returns the way to take it back. */
export async function removeFiles(store: Store, materials: readonly Material[]): Promise<() => Promise<void>> {
  return commitWithUndo(store, removeMaterials(materials));
}
