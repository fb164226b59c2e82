import { counted } from '../../core/format.ts';
import type { Op } from '../../core/operation.ts';
import type { KeptFile } from './keptFile.ts';
import type { Material, MaterialText } from '../research.ts';
import { moveMarks, type PlacesIn } from '../reading/replacedText.ts';
import type { Transcript } from '../transcript.ts';

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
