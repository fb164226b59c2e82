import type { Op } from '../core/operation.ts';
import type { TextRange } from '../core/textRange.ts';
import { isEmptied, NOTHING, type Stored } from './cited.ts';
import type { ErasedParts } from './erasedParts.ts';
import { storedOfKind, type ErasureWork } from './erasureWork.ts';
import { dottedText, hasOthers, ownLabels } from './shared.ts';

/** A person in conversations. */
interface ErasedSpeaker {
  /** Ids of their interviews with the server. */
  readonly talks: readonly string[];
  /** Ids of the participants that they are. */
  readonly people: ReadonlySet<string>;
  /** Keys of everybody else who is known to speak. */
  readonly known: ReadonlySet<string>;
  /** Finds how they are called. */
  readonly called: RegExp | null;
}

/** Erased conversations of a person. */
interface ErasedTexts {
  readonly gone: ErasedParts;
  /** Files to be deleted. */
  readonly files: string[];
  /** Texts of conversations with several, without this one's words. */
  readonly rewritten: { readonly materialId: string; readonly text: string }[];
  /** Number of texts, and of files without one. */
  readonly counts: { readonly transcripts: number; readonly files: number };
}

const isTalk = (id: string, talks: readonly string[]): boolean =>
  talks.some((talk) => id === talk || id.startsWith(`${talk}-`));

/** Erases a person's texts, and the recordings whose words they are: whole, or their part where others speak too. */
export function eraseTexts(
  rows: readonly Stored[],
  { talks, people, known, called }: ErasedSpeaker,
  work: ErasureWork,
): ErasedTexts {
  let transcripts = 0;
  let recordings = 0;
  const texts = new Map(storedOfKind(rows, 'materialText').map((row) => [row.record.id, row]));
  const materials = storedOfKind(rows, 'material');
  const whole = new Set<string>();
  const parts = new Map<string, { readonly ranges: readonly TextRange[]; readonly labels: readonly string[] }>();
  const files: string[] = [];
  const rewritten: { materialId: string; text: string }[] = [];
  for (const row of materials) {
    const { id, transcriptOf } = row.record;
    const text = texts.get(id);
    const own = ownLabels(row.record, people);
    if (!isTalk(id, talks) && own.length === 0) continue;
    // A voice cannot be taken out of a recording: it goes with the words of any of them.
    if (transcriptOf !== null) whole.add(transcriptOf);
    const speaking = { speakers: row.record.speakers, own, known };
    if (isTalk(id, talks) || !text || !hasOthers(text.record, speaking)) {
      whole.add(id);
      continue;
    }
    const { ranges, ...left } = dottedText(text.record, speaking, called);
    parts.set(id, { ranges, labels: own });
    work.set(text, left);
    rewritten.push({ materialId: id, text: left.text });
    work.add(row, own.map((key): Op => ({ op: 'drop', kind: 'material', id, map: 'speakers', key }))); // prettier-ignore
    if (row.record.fileId !== '') files.push(row.record.fileId);
    transcripts += 1;
  }
  for (const row of materials) {
    const { id, fileId } = row.record;
    if (!whole.has(id)) continue;
    const text = texts.get(id);
    if (text && !isEmptied(text.record, NOTHING.materialText)) {
      transcripts += 1;
      work.set(text, NOTHING.materialText, true);
    } else if (fileId !== '') recordings += 1;
    if (fileId !== '') files.push(fileId);
    if (row.record.deletedAt === null || !isEmptied(row.record, NOTHING.material))
      work.set(row, NOTHING.material, true);
  }
  return { gone: { whole, parts }, files, rewritten, counts: { transcripts, files: recordings } };
}
