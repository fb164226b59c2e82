import { codeTree } from '../codes/codeTree.ts';
import type { Code } from '../code.ts';
import type { CodeEvidence } from './codeEvidence.ts';
import type { SaidMark } from '../codes/codeTable.ts';

/** A passage that has a place. */
export type PlacedMark = SaidMark & { readonly start: number; readonly end: number };

export interface CodePair {
  /** Both ids, the codebook's earlier one first: the same for the same two codes. */
  readonly key: string;
  readonly codes: readonly [Code, Code];
  /** How many people said something of both at once. */
  readonly people: number;
  /** How many places of the texts have both: passages that overlap are one place. */
  readonly places: number;
  /** The passages of these places, by material and place. */
  readonly marks: readonly string[];
}

interface Meeting<M> {
  readonly codes: readonly [Code, Code];
  readonly evidence: Map<string, CodeEvidence<M & PlacedMark>>;
}

const byPlace = <M extends PlacedMark>({ mark: a }: CodeEvidence<M>, { mark: b }: CodeEvidence<M>): number =>
  (a.materialId < b.materialId ? -1 : a.materialId > b.materialId ? 1 : a.start - b.start) ||
  a.end - b.end ||
  (a.id < b.id ? -1 : 1);

/** How many places passages in order make, those that overlap being one. */
function countPlaces(marks: readonly PlacedMark[]): number {
  let places = 0;
  let material = '';
  let until = -1;
  for (const { materialId, start, end } of marks) {
    if (materialId !== material || start >= until) places += 1;
    until = materialId === material ? Math.max(until, end) : end;
    material = materialId;
  }
  return places;
}

/**
 * Codes that occur together: one passage has both, or passages that overlap have one each. The pair that most people said
 * first, of one count that of more places, then as the codebook has them. A code above another is none of it: it is not given
 * by the one below.
 */
export function codePairs<M extends PlacedMark>(
  codes: readonly Code[],
  evidence: readonly CodeEvidence<M>[],
): readonly CodePair[] {
  const order = new Map(codeTree(codes).map(({ code }, index) => [code.id, { code, index }]));
  const meetings = new Map<string, Meeting<M>>();
  const given = ({ mark }: CodeEvidence<M>) => Object.keys(mark.codeIds).flatMap((id) => order.get(id) ?? []);
  const meet = (one: CodeEvidence<M>, other: CodeEvidence<M>) => {
    for (const a of given(one)) {
      for (const b of given(other)) {
        // Within one passage each pair comes twice, across two passages once each way; a passage overlapping itself is no pair.
        if (a.code.id === b.code.id || (one === other && a.index > b.index)) continue;
        const [first, second] = a.index < b.index ? [a.code, b.code] : [b.code, a.code];
        const key = `${first.id} ${second.id}`;
        const meeting = meetings.get(key) ?? { codes: [first, second], evidence: new Map() };
        meeting.evidence.set(one.mark.id, one).set(other.mark.id, other);
        meetings.set(key, meeting);
      }
    }
  };
  let open: CodeEvidence<M>[] = [];
  for (const one of evidence.toSorted(byPlace)) {
    const { materialId, start } = one.mark;
    open = open.filter(({ mark }) => mark.materialId === materialId && mark.end > start);
    meet(one, one);
    for (const other of open) meet(one, other);
    open.push(one);
  }
  const indexOf = ({ id }: Code): number => order.get(id)?.index ?? 0;
  return [...meetings]
    .map(([key, { codes: pair, evidence: met }]): CodePair => {
      const placed = [...met.values()].sort(byPlace);
      return {
        key,
        codes: pair,
        people: new Set(placed.map(({ person }) => person.key)).size,
        places: countPlaces(placed.map(({ mark }) => mark)),
        marks: placed.map(({ mark }) => mark.id),
      };
    })
    .sort(
      (a, b) =>
        b.people - a.people ||
        b.places - a.places ||
        indexOf(a.codes[0]) - indexOf(b.codes[0]) ||
        indexOf(a.codes[1]) - indexOf(b.codes[1]),
    );
}
