import { materialKind } from '../core/attachment/fileKind.ts';
import type { Op } from '../core/operation.ts';
import { positionBetween, type NewId } from '../core/record.ts';
import { createMaterials, type KeptFile } from './files/keptFile.ts';
import type { Material } from './research.ts';

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
