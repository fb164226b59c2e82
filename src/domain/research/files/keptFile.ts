import { extensionOf, materialKind } from '../../core/attachment/fileKind.ts';
import type { Op } from '../../core/operation.ts';
import type { SpeakerLabels } from '../layouts/blockHead.ts';
import type { Told } from '../layouts/told.ts';
import type { Material, MaterialState } from '../research.ts';

/** A file that was read and kept, ready to become a material. */
export interface KeptFile {
  readonly name: string;
  readonly size: number;
  readonly mime: string;
  /** SHA-256 of its bytes. */
  readonly fileId: string;
  readonly state: MaterialState;
  readonly note: string;
  /** Text read from it; empty unless `state` is `text`. */
  readonly text: string;
  /** Labels of everybody who speaks in it; null: who speaks is guessed. */
  readonly labels: SpeakerLabels;
  /** What it held that its text has not; null: not known. */
  readonly told: readonly Told[] | null;
}

/** Place of a new material: its study, its position, and the recording whose words it holds. */
type Placed = Pick<Material, 'researchId' | 'position' | 'transcriptOf'>;

/** Operations that make a material of a kept file, and the record of its text where it has one. */
export function createMaterial(
  { text, labels, ...kept }: KeptFile,
  { researchId, position, transcriptOf }: Placed,
  id: string,
): Op[] {
  return [
    {
      op: 'create',
      kind: 'material',
      id,
      record: { id, researchId, ...kept, transcriptOf, speakers: {}, position },
    },
    ...(kept.state === 'text'
      ? [{ op: 'create', kind: 'materialText', id, record: { id, researchId, text, labels, hidden: {} } } as const]
      : []),
  ];
}

/** A file's name without its ending and the difference that systems make between names: what a recording shares with its text. */
function sharedName(name: string): string {
  const extension = extensionOf(name);
  const stem = extension === '' ? name : name.trim().slice(0, -extension.length - 1);
  return stem.normalize('NFC').trim().toLowerCase();
}

/**
 * Returns for each file the index of the recording whose words it holds: the one recording of the same name. Null for recordings,
 * for files without one, and where two recordings share that name, because the choice would be a guess.
 */
export function recordingsByName(files: readonly Pick<KeptFile, 'name' | 'mime'>[]): (number | null)[] {
  const isMedia = files.map(({ name, mime }) => materialKind(name, mime) === 'media');
  const byName = new Map<string, number[]>();
  files.forEach(({ name }, place) => {
    if (isMedia[place]) byName.set(sharedName(name), [...(byName.get(sharedName(name)) ?? []), place]);
  });
  return files.map(({ name }, place) => {
    if (isMedia[place]) return null;
    const [recording, another] = byName.get(sharedName(name)) ?? [];
    return recording === undefined || another !== undefined ? null : recording;
  });
}

/**
 * Operations that make materials of kept files, in their order, a recording and its transcript of one name together.
 * @param positions the place of each, going up
 * @returns the ids of the new materials as well, in the order of the files
 */
export function createMaterials(
  researchId: string,
  files: readonly KeptFile[],
  positions: readonly string[],
  newId: () => string,
): { readonly ids: readonly string[]; readonly ops: Op[] } {
  const ids = files.map(() => newId());
  const recordings = recordingsByName(files);
  const ops = files.flatMap((file, place) => {
    const recording = recordings[place] ?? null;
    const transcriptOf = recording === null ? null : (ids[recording] ?? null);
    return createMaterial(file, { researchId, position: positions[place] ?? '', transcriptOf }, ids[place] ?? '');
  });
  return { ids, ops };
}
