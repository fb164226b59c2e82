import type { Op } from '../../core/operation.ts';
import { byPosition, positionAt, positionBetween, type NewId } from '../../core/record.ts';
import { createMaterial, type KeptFile } from './keptFile.ts';
import type { Material } from '../research.ts';

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
