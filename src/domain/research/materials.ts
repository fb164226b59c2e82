import { extensionOf, materialKind } from '../core/attachment/fileKind.ts';
import { counted } from '../core/format.ts';
import type { Op } from '../core/operation.ts';
import { byPosition, positionAt, positionBetween, type NewId } from '../core/record.ts';
import { createMaterial, createMaterials, type KeptFile } from './files/keptFile.ts';
import type { Material, MaterialText } from './research.ts';
import { moveMarks, type PlacesIn } from './reading/replacedText.ts';
import type { Transcript } from './transcript.ts';

/** Fields that tell where a material belongs. */
type Standing = Pick<Material, 'id' | 'position' | 'transcriptOf'>;

/** One row of a study's files: a file by itself, or a recording with what was written down of it. */
export interface MaterialPair<M extends Standing = Material> {
  readonly main: M;
  /** Transcripts of `main`, in their order; seldom more than one. */
  readonly transcripts: readonly M[];
}

/**
 * Returns files in the order of their places, each recording with its transcripts. A transcript whose recording is gone appears
 * by itself, and so does one whose recording is a transcript, so that every file is shown once even after concurrent changes in
 * two tabs.
 */
export function pairMaterials<M extends Standing>(materials: readonly M[]): MaterialPair<M>[] {
  const byId = new Map(materials.map((one) => [one.id, one]));
  const recordingOf = (one: M): M | undefined =>
    one.transcriptOf === null || one.transcriptOf === one.id ? undefined : byId.get(one.transcriptOf);
  const beside = (one: M): M | undefined => {
    const recording = recordingOf(one);
    return recording && !recordingOf(recording) ? recording : undefined;
  };
  const inOrder = byPosition(materials);
  return inOrder
    .filter((one) => !beside(one))
    .map((main) => ({ main, transcripts: inOrder.filter((one) => beside(one) === main) }));
}

/** The files of some rows, as a list that is read from the top. */
const flat = <M extends Standing>(pairs: readonly MaterialPair<M>[]): M[] =>
  pairs.flatMap(({ main, transcripts }) => [main, ...transcripts]);

/** Whether a material is audio or video: such a one can have a transcript. */
export function isRecording({ name, mime, state }: Pick<Material, 'name' | 'mime' | 'state'>): boolean {
  return state === 'needs_transcript' || materialKind(name, mime) === 'media';
}

/** Whether a material is a file of text, whose words can go out without personal data; a document or a recording goes out as it is. */
export function isTextFile({ name, mime, state }: Pick<Material, 'name' | 'mime' | 'state'>): boolean {
  const kind = materialKind(name, mime);
  return state === 'text' && (kind === 'text' || kind === 'telegram');
}

/**
 * Returns operations that add files to a study, after those it has; a recording and its transcript of one name go together.
 * @returns the ids of the new materials as well, in the order of the files
 */
export function addMaterials(
  researchId: string,
  files: readonly KeptFile[],
  existing: readonly Pick<Material, 'position'>[],
  newId: NewId,
): { readonly ids: readonly string[]; readonly ops: Op[] } {
  let last = existing.reduce<string | null>(
    (latest, { position }) => (latest === null || position > latest ? position : latest),
    null,
  );
  const positions = files.map(() => {
    last = positionBetween(last, null);
    return last;
  });
  return createMaterials(researchId, files, positions, newId);
}

/** The name a material gets when a person types one: what was typed, with the ending that tells its kind. */
export function renamedFile(name: string, typed: string): string {
  const stem = typed.trim().replaceAll(/\s+/g, ' ');
  const extension = extensionOf(name);
  if (extension === '' || extension.length > 5 || extensionOf(stem) === extension) return stem;
  return `${stem}.${extension}`;
}

/** A file's name without the ending that tells its kind: what is typed when it is renamed. */
export function stemOf(name: string): string {
  const extension = extensionOf(name);
  return extension === '' || extension.length > 5 ? name : name.slice(0, -extension.length - 1);
}

/** Name of the file that a text becomes which was typed, or stands in a file's place: it keeps the name where the file was plain text. */
export function typedName({ name }: Pick<Material, 'name'>): string {
  return ['txt', 'md'].includes(extensionOf(name)) ? name : `${stemOf(name)}.txt`;
}

/** Operations that give a material another name; none when it says the same, or nothing. */
export function renameMaterial({ id, name }: Pick<Material, 'id' | 'name'>, typed: string): Op[] {
  if (typed.trim() === '') return [];
  const wanted = renamedFile(name, typed);
  return wanted === name ? [] : [{ op: 'set', kind: 'material', id, fields: { name: wanted } }];
}

const setPosition = (id: string, position: string): Op => ({ op: 'set', kind: 'material', id, fields: { position } });

/** Whether a list of places goes up, so that there is room between two of them. */
function goesUp(places: readonly string[]): boolean {
  return places.every((place, index) => !place.endsWith('0') && (index === 0 || (places[index - 1] ?? '') < place));
}

/**
 * Returns operations that put materials in this order. Only those that move are written, unless the places of the others leave no
 * room: two tabs may have given two files the same one.
 */
function reposition(wanted: readonly Standing[], moving: ReadonlySet<string>): Op[] {
  const stays = wanted.filter(({ id }) => !moving.has(id)).map(({ position }) => position);
  if (!goesUp(stays)) {
    return wanted.flatMap(({ id, position }, index) =>
      position === positionAt(index) ? [] : [setPosition(id, positionAt(index))],
    );
  }
  let before: string | null = null;
  return wanted.flatMap(({ id, position }, index) => {
    if (!moving.has(id)) {
      before = position;
      return [];
    }
    const next = wanted.slice(index + 1).find((one) => !moving.has(one.id))?.position ?? null;
    before = positionBetween(before, next);
    return [setPosition(id, before)];
  });
}

/**
 * Returns operations that move a row of a study's files, a recording with its transcript, to another place among the rows.
 * @param materials all files of the study
 * @param id any file of the row
 * @param to the place it is to have, from 0; beyond the ends is at the end. None when it is already there
 */
export function moveMaterial(materials: readonly Standing[], id: string, to: number): Op[] {
  const pairs = pairMaterials(materials);
  const from = pairs.findIndex((pair) => flat([pair]).some((one) => one.id === id));
  const row = pairs[from];
  const place = Math.max(0, Math.min(to, pairs.length - 1));
  if (!row || place === from) return [];
  const wanted = pairs.toSpliced(from, 1).toSpliced(place, 0, row);
  return reposition(flat(wanted), new Set(flat([row]).map((one) => one.id)));
}

/**
 * Returns operations that remove files of a study with their texts. Marks, insights and quotes stay and keep their words. A
 * transcript of a removed recording keeps its link: when the recording comes back, they appear together again.
 */
export function removeMaterials(materials: readonly Pick<Material, 'id' | 'state'>[]): Op[] {
  return materials.flatMap(({ id, state }): Op[] => [
    { op: 'remove', kind: 'material', id },
    ...(state === 'text' ? [{ op: 'remove', kind: 'materialText', id } as const] : []),
  ]);
}

/** Operations that put words in the place of a material's text; with none its text goes. */
function replaceText(
  { id, researchId }: Pick<Material, 'id' | 'researchId'>,
  stored: Pick<MaterialText, 'deletedAt'> | null,
  put: Transcript | null,
): Op[] {
  const on = { kind: 'materialText', id } as const;
  const isThere = stored?.deletedAt === null;
  if (put === null) return isThere ? [{ op: 'remove', ...on }] : [];
  if (!stored) return [{ op: 'create', ...on, record: { id, researchId, ...put, hidden: {} } }];
  return [...(isThere ? [] : [{ op: 'restore', ...on } as const]), { op: 'set', ...on, fields: { ...put } }];
}

const NO_WORDS: Transcript = { text: '', labels: null };

/** Result of a replacement, and what became of the marks. */
export interface MaterialReplacement {
  readonly ops: Op[];
  /** Places that are marked in the new text. */
  readonly found: number;
  /** Places whose words are not in the new text; they keep their words. */
  readonly lost: number;
}

/**
 * Returns operations that put a file in the place of a material: it stays the same material, with its place, its speakers, and
 * all its marks where the words are now.
 * @param stored the record of its text as the store has it, a removed one included; null when it never had one
 */
export function replaceMaterial(
  material: Pick<Material, 'id' | 'researchId' | 'name'>,
  stored: Pick<MaterialText, 'deletedAt' | 'text' | 'labels'> | null,
  { text, labels, name, ...kept }: KeptFile,
  places: PlacesIn,
): MaterialReplacement {
  const now = kept.state === 'text' ? { text, labels } : null;
  const { ops, found, lost } = moveMarks(material.id, stored ?? NO_WORDS, now ?? NO_WORDS, places);
  return {
    ops: [
      // A name that stays is no change: the history and «Отменить» would tell of it.
      { op: 'set', kind: 'material', id: material.id, fields: name === material.name ? kept : { ...kept, name } },
      ...replaceText(material, stored, now),
      ...ops,
    ],
    found,
    lost,
  };
}

/** Says what became of the marks of a replaced text; empty when nothing was marked in it. */
export function replacementWords({ found, lost }: Pick<MaterialReplacement, 'found' | 'lost'>): string {
  const kept = `${counted(found, ['отметка на своём месте', 'отметки на своих местах', 'отметок на своих местах'])}.`;
  const gone = `Слова ${counted(lost, ['отметки', 'отметок', 'отметок'])} не найдены в новом тексте.`;
  return [found > 0 ? kept : '', lost > 0 ? gone : ''].filter(Boolean).join(' ');
}

/** Returns the reason why a file cannot be paired with a material; null when it can. */
export function pairingProblem(
  as: 'transcript' | 'recording' | 'replacement',
  file: { readonly name: string; readonly type: string },
  material: Pick<Material, 'name' | 'mime' | 'state'>,
): string | null {
  const isMedia = materialKind(file.name, file.type) === 'media';
  if (as === 'transcript') {
    return isMedia ? 'Это запись, а нужна её расшифровка: документ или текст.' : null;
  }
  if (as === 'recording') return isMedia ? null : 'Это не запись: нужен аудио- или видеофайл.';
  if (isMedia === isRecording(material)) return null;
  return isMedia
    ? 'Это запись, а заменить нужно текст. Чтобы запись встала рядом с ним, выберите «Добавить запись…».'
    : 'Это текст, а заменить нужно запись. Чтобы текст встал рядом с ней, выберите «Добавить расшифровку…».';
}

/** Operations that put a kept file beside a recording as its transcript, right after it. */
export function attachTranscript(
  recording: Pick<Material, 'id' | 'researchId'>,
  file: KeptFile,
  materials: readonly Standing[],
  newId: NewId,
): { readonly id: string; readonly ops: Op[] } {
  const standing: Standing = { id: newId(), position: '', transcriptOf: recording.id };
  const wanted = flat(pairMaterials(materials)).flatMap((one) => (one.id === recording.id ? [one, standing] : [one]));
  return { id: standing.id, ops: createAmong(wanted, standing, file, recording.researchId) };
}

/** Operations that put a kept recording beside a text that is its transcript, right before it. */
export function attachRecording(
  transcript: Pick<Material, 'id' | 'researchId'>,
  file: KeptFile,
  materials: readonly Standing[],
  newId: NewId,
): { readonly id: string; readonly ops: Op[] } {
  const standing: Standing = { id: newId(), position: '', transcriptOf: null };
  const wanted = flat(pairMaterials(materials)).flatMap((one) => (one.id === transcript.id ? [standing, one] : [one]));
  return {
    id: standing.id,
    ops: [
      ...createAmong(wanted, standing, file, transcript.researchId),
      { op: 'set', kind: 'material', id: transcript.id, fields: { transcriptOf: standing.id } },
    ],
  };
}

/** Operations that put two files of a study together: a recording, and the text that was written down of it. */
export function joinMaterials(recordingId: string, transcriptId: string, materials: readonly Standing[]): Op[] {
  const joined = materials.map((one) => (one.id === transcriptId ? { ...one, transcriptOf: recordingId } : one));
  return [
    { op: 'set', kind: 'material', id: transcriptId, fields: { transcriptOf: recordingId } },
    ...reposition(flat(pairMaterials(joined)), new Set([transcriptId])),
  ];
}

/** Operations that make a material of a kept file at its place in a list, and those that make room for it. */
function createAmong(wanted: readonly Standing[], standing: Standing, file: KeptFile, researchId: string): Op[] {
  const { id, transcriptOf } = standing;
  const places = reposition(wanted, new Set([id]));
  const own = places.find((op) => op.id === id);
  const position = own?.op === 'set' && own.kind === 'material' ? own.fields.position : undefined;
  return [
    ...createMaterial(file, { researchId, position: position ?? standing.position, transcriptOf }, id),
    ...places.filter((op) => op !== own),
  ];
}
