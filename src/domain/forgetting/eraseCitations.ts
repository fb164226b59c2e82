import type { Op } from '../core/operation.ts';
import { speakerKey } from '../research/participant.ts';
import { droppedOps, isEmptied, NOTHING, type Stored } from './cited.ts';
import { isGone, type ErasedParts } from './erasedParts.ts';
import { storedOfKind, type ErasureWork } from './erasureWork.ts';

/** Erased words of a person in marks, findings, hypotheses and boards. */
interface ErasedCitations {
  /** The words. */
  readonly passages: readonly string[];
  /** What comments may be on, see {@link silencedKey}. */
  readonly silenced: ReadonlySet<string>;
  readonly counts: { readonly marks: number; readonly quotes: number; readonly insights: number };
}

/** Key of an erased record, or of a part of it. */
export const silencedKey = (on: string, part: string | null): string => JSON.stringify([on, part]);

/**
 * Erases marks in what is gone, and quotes from it.
 * @param people ids of the participants that they are
 * @param signed keys of the names under which they are quoted
 */
export function eraseCitations(
  rows: readonly Stored[],
  {
    gone,
    people,
    signed,
  }: {
    readonly gone: ErasedParts;
    readonly people: ReadonlySet<string>;
    readonly signed: ReadonlySet<string>;
  },
  work: ErasureWork,
): ErasedCitations {
  let marks = 0;
  let erasedQuotes = 0;
  let erasedInsights = 0;
  const passages: string[] = [];
  const silenced = new Set<string>();
  for (const row of storedOfKind(rows, 'mark')) {
    if (!isGone(gone, row.record, row.record.respondent)) continue;
    silenced.add(silencedKey(`mark:${row.record.id}`, null));
    if (row.record.deletedAt !== null && isEmptied(row.record, NOTHING.mark)) continue;
    passages.push(row.record.text);
    marks += 1;
    work.set(row, NOTHING.mark, true);
  }
  for (const row of storedOfKind(rows, 'refusal')) {
    if (!isGone(gone, row.record)) continue;
    passages.push(row.record.text);
    if (row.record.deletedAt === null || row.record.text !== '') work.set(row, NOTHING.refusal, true);
  }
  const studies = new Set<string | null>();
  for (const row of storedOfKind(rows, 'research')) {
    const { id, participantIds, insights } = row.record;
    const leaving = Object.keys(participantIds).filter((key) => people.has(key));
    if (leaving.length > 0) studies.add(id);
    work.add(row, leaving.map((key): Op => ({ op: 'drop', kind: 'research', id, map: 'participantIds', key }))); // prettier-ignore
    const keys = Object.entries(insights).flatMap(([key, { passage }]) => (isGone(gone, passage) ? [key] : []));
    for (const key of keys) {
      silenced.add(silencedKey(`research:${id}`, key));
      passages.push(insights[key]?.quote ?? '', insights[key]?.text ?? '');
    }
    erasedInsights += keys.length;
    work.add(row, droppedOps(row, 'insights', keys));
    decided(rows, work, id, keys);
  }
  for (const row of storedOfKind(rows, 'hypothesis')) {
    const { id, quotes } = row.record;
    const keys = Object.entries(quotes).flatMap(([key, { passage, respondent, researchId }]) => {
      const isTheirs = passage === null && studies.has(researchId) && signed.has(speakerKey(respondent));
      return isTheirs || isGone(gone, passage, respondent) ? [key] : [];
    });
    for (const key of keys) {
      silenced.add(silencedKey(`hypothesis:${id}`, key));
      passages.push(quotes[key]?.text ?? '');
    }
    erasedQuotes += keys.length;
    work.add(row, droppedOps(row, 'quotes', keys));
  }
  for (const row of storedOfKind(rows, 'board')) {
    const { id, decidedInsights } = row.record;
    for (const [key, { words = {} }] of Object.entries(decidedInsights)) {
      const said = Object.entries(words);
      const left = said.filter(([, { passage }]) => !isGone(gone, passage));
      if (left.length === said.length) continue;
      passages.push(...said.flatMap((one) => (left.includes(one) ? [] : [one[1].quote])));
      erasedQuotes += said.length - left.length;
      const own = { kind: 'board', id, map: 'decidedInsights', key } as const;
      work.add(row, [
        left.length === 0
          ? { op: 'drop', ...own }
          : { op: 'setMember', ...own, fields: { words: Object.fromEntries(left) } },
      ]);
    }
  }
  for (const row of storedOfKind(rows, 'refiProject')) {
    const cases = Object.entries(row.record.cases).filter(([, { participantId }]) => people.has(participantId));
    work.add(row, cases.map(([key]): Op => ({ op: 'drop', kind: 'refiProject', id: row.record.id, map: 'cases', key }))); // prettier-ignore
  }
  return { passages, silenced, counts: { marks, quotes: erasedQuotes, insights: erasedInsights } };
}

/** Board decisions about erased insights are erased with them. */
function decided(rows: readonly Stored[], work: ErasureWork, researchId: string, keys: readonly string[]): void {
  if (keys.length === 0) return;
  for (const row of storedOfKind(rows, 'board')) {
    const own = keys
      .map((key) => `${researchId}:${key}`)
      .filter((key) => Object.hasOwn(row.record.decidedInsights, key));
    work.add(row, own.map((key): Op => ({ op: 'drop', kind: 'board', id: row.record.id, map: 'decidedInsights', key }))); // prettier-ignore
  }
}
