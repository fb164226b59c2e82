import type { SearchKind } from '#src/domain/records.ts';
import { isSearchKind, searchDocsOf } from '#src/domain/search/searchDocs.ts';

import { foundAt, insert, isBefore, isBetter, type FoundDocument, type FoundKind } from './foundDocuments.ts';
import { livingOf, scatteredIn, type HeldSegment } from './heldSegment.ts';
import type { QueryWord } from './queryWords.ts';
import { createSegmentBuilder, type TakenRecord } from './segment/buildSegment.ts';
import { createNotes, searchSegment, type Notes } from './segment/searchSegment.ts';
import type { SearchName, SearchRecord } from './source.ts';

/** A record with the moment at which it was changed last. */
export interface ChangedDocument extends SearchName {
  readonly updatedAt: string;
}

/** Records as the index holds them: their words and where they are, not what they say. */
export interface HeldRecords {
  /** Takes a record in; one that is there already must be forgotten before. It is found once the records are {@link HeldRecords.settle}d. */
  keep(record: SearchRecord): void;
  forget(name: SearchName): void;
  /** Makes what was taken in searchable. */
  settle(): void;
  /** Records that are to be taken in again, so that the index stays in few and full segments; they are found meanwhile. */
  scattered(): readonly SearchName[];
  /** The records of these kinds that were changed last, newest first. */
  latest(isWanted: (kind: SearchKind) => boolean, most: number): readonly ChangedDocument[];
  /** The documents that have all of the words, by kind. */
  find(words: readonly QueryWord[], most: number): readonly FoundKind[];
  /** The experiment that was made of a hypothesis, or null. */
  experimentOf(hypothesisId: string): string | null;
  /** Whether a text was left out for its length. */
  isPartial(): boolean;
  /** All of it, to be kept. */
  segments(): readonly HeldSegment[];
  /** Takes what was kept in place of all there is. */
  restore(segments: readonly HeldSegment[]): void;
}

/** Words of a segment, about: when there are as many it is closed. */
const FULL = 2_000_000;

interface Place {
  readonly held: HeldSegment;
  readonly number: number;
}

/** The record that another hangs on, `kind/id`; empty for none. */
function hangsOn({ kind, record }: SearchRecord, docs: TakenRecord['docs']): string {
  const about = docs[0]?.about;
  if (about) return `${about.kind}/${about.id}`;
  return kind === 'experiment' && record.hypothesisId ? `hypothesis/${record.hypothesisId}` : '';
}

/**
 * No record yet.
 * @param budget code units of long texts that are held; texts beyond it are left out
 * @param newId makes ids of segments
 * @param full words with which a segment is closed
 */
export function createHeldRecords(budget: number, newId: () => string, full = FULL): HeldRecords {
  let all: HeldSegment[] = [];
  const byKind = new Map<SearchKind, Map<string, Place>>();
  let builder = createSegmentBuilder();
  /** Keys in the builder, so that none is there twice. */
  const building = new Set<string>();
  /** Experiments that were made of a hypothesis. */
  const experiments = new Map<string, Set<string>>();
  let used = 0;
  let outside = 0;
  let notes: Notes = createNotes(0);
  /** The segments when they were last looked through for scattered records. */
  let looked: readonly HeldSegment[] = [];
  /** Whether something was taken or forgotten since those that are gone were last left out. */
  let isChanged = false;

  const placeOf = ({ kind, id }: SearchName): Place | undefined => byKind.get(kind)?.get(id);
  const count = (length: number, sign: 1 | -1): void => {
    if (length < 0) outside += sign;
    else used += sign * length;
  };

  /** Notes where the records of a segment are. */
  const hold = (held: HeldSegment): void => {
    const { segment, gone } = held;
    all = [...all, held];
    segment.ids.forEach((id, number) => {
      const kind = segment.kinds[number];
      if (!kind || gone[number] === 1) return;
      const places = byKind.get(kind) ?? new Map<string, Place>();
      byKind.set(kind, places);
      places.set(id, { held, number });
      const on = kind === 'experiment' ? segment.hangsOn.get(number) : undefined;
      if (on) experiments.set(on, (experiments.get(on) ?? new Set()).add(id));
    });
    if (notes.met.length < segment.records.length) notes = createNotes(segment.records.length);
  };

  const settle = (): void => {
    if (builder.size() > 0) {
      isChanged = true;
      hold({ segment: builder.build(newId()), gone: new Uint8Array(builder.size()) });
      builder = createSegmentBuilder();
      building.clear();
    }
    if (isChanged) all = all.filter((held) => livingOf(held) > 0);
    isChanged = false;
  };

  const isOrphan = (on: string | undefined): boolean => {
    if (on === undefined) return false;
    const [kind = '', id = ''] = [on.slice(0, on.indexOf('/')), on.slice(on.indexOf('/') + 1)];
    // A board is talked about before it is written, and of passages search knows nothing.
    return kind !== 'board' && isSearchKind(kind) && !placeOf({ kind, id });
  };

  return {
    keep(found) {
      const { kind, record } = found;
      const isLong = found.kind === 'materialText';
      const size = isLong ? found.record.text.length : 0;
      const isLeftOut = isLong && used + size > budget;
      const docs = isLeftOut ? [] : searchDocsOf(kind, record as never);
      const length = isLeftOut ? -1 : size;
      count(length, 1);
      const on = hangsOn(found, docs);
      building.add(`${kind}/${record.id}`);
      builder.add({ kind, id: record.id, updatedAt: record.updatedAt, hangsOn: on, length, docs });
      if (builder.words() >= full) settle();
    },
    forget(name) {
      if (building.has(`${name.kind}/${name.id}`)) settle();
      const place = placeOf(name);
      if (!place) return;
      const { held, number } = place;
      held.gone[number] = 1;
      isChanged = true;
      byKind.get(name.kind)?.delete(name.id);
      count(held.segment.lengths.get(number) ?? 0, -1);
      if (name.kind === 'experiment') experiments.get(held.segment.hangsOn.get(number) ?? '')?.delete(name.id);
    },
    settle,
    scattered() {
      if (looked === all) return [];
      looked = all;
      return scatteredIn(all);
    },
    latest(isWanted, most) {
      const best: ChangedDocument[] = [];
      for (const { segment, gone } of all) {
        segment.moments.forEach((updatedAt, number) => {
          const [kind, id, last] = [segment.kinds[number], segment.ids[number] ?? '', best.at(-1)];
          if (!kind || gone[number] === 1 || !isWanted(kind)) return;
          if (best.length === most && last && updatedAt < last.updatedAt) return;
          insert(best, { kind, id, updatedAt }, most, (a, b) =>
            a.updatedAt === b.updatedAt ? a.id < b.id : a.updatedAt > b.updatedAt,
          );
        });
      }
      return best;
    },
    find(words, most) {
      const kinds = new Map<SearchKind, { total: number; readonly best: FoundDocument[] }>();
      for (const { segment, gone } of all) {
        // Documents of a kind mostly follow each other.
        let [kind, group]: [SearchKind | undefined, { total: number; readonly best: FoundDocument[] }] = [
          undefined,
          { total: 0, best: [] },
        ];
        searchSegment(segment, words, notes, (document, tier, score) => {
          const number = segment.records[document] ?? 0;
          if (gone[number] !== 0) return;
          const ownKind = segment.kinds[number];
          if (!ownKind || (ownKind === 'comment' && isOrphan(segment.hangsOn.get(number)))) return;
          if (ownKind !== kind) {
            kind = ownKind;
            group = kinds.get(kind) ?? { total: 0, best: [] };
            kinds.set(kind, group);
          }
          group.total += 1;
          // Thousands are found and few shown: nothing is made for the others.
          const worst = group.best.length === most ? group.best.at(-1) : undefined;
          if (worst && !isBefore(tier, score, segment.ids[number] ?? '', worst)) return;
          insert(group.best, foundAt(segment, kind, document, tier, score), most, isBetter);
        });
      }
      return [...kinds].map(([name, { total, best }]) => ({ kind: name, total, best }));
    },
    experimentOf: (hypothesisId) => [...(experiments.get(`hypothesis/${hypothesisId}`) ?? [])].sort()[0] ?? null,
    isPartial: () => outside > 0,
    segments: () => all,
    restore(segments) {
      all = [];
      byKind.clear();
      experiments.clear();
      building.clear();
      builder = createSegmentBuilder();
      [used, outside] = [0, 0];
      for (const held of segments) {
        hold(held);
        for (const [number, length] of held.segment.lengths) if (held.gone[number] === 0) count(length, 1);
      }
    },
  };
}
