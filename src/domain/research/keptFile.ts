import type { Op } from '../core/operation.ts';
import type { Material, MaterialState } from './research.ts';

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
}

/** Where a new material stands: its study, its place, and the recording whose words it holds. */
type Placed = Pick<Material, 'researchId' | 'position' | 'transcriptOf'>;

/** Operations that make a material of a kept file, and the record of its text where it has one. */
export function createMaterial(
  { text, ...kept }: KeptFile,
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
      ? [{ op: 'create', kind: 'materialText', id, record: { id, researchId, text } } as const]
      : []),
  ];
}
