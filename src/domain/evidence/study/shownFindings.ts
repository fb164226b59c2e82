import type { PlacedRanges, TextRange } from '../../core/textRange.ts';
import type { Finding } from '../findings.ts';
import type { FindingKind } from '../../core/findingKind.ts';
import type { Contradiction, SimilarPassages } from '../pairs/groups.ts';
import { refusedIn, type FindingRefusal } from '../refusal.ts';
import { unmarkedAmong, waitingFindings } from '../waiting.ts';
import type { SpeakerLabels } from '../../research/layouts/blockHead.ts';
import type { TranscriptPassage } from './transcript.ts';

/** A talk as it was looked through, and what people said of what was found in it. */
export interface DecidedTranscript {
  /** The material. */
  readonly interview: string;
  readonly text: string;
  /** Who speaks in it; null: guessed. */
  readonly labels: SpeakerLabels;
  /** Findings proposed in it. */
  readonly findings: readonly Finding[];
  /** Its passages, `person` as `personOf` names people. */
  readonly passages: readonly TranscriptPassage[];
  /** Places of it that are marked, whatever for. */
  readonly marked: PlacedRanges;
  /** Refusals of it. */
  readonly refusals: readonly Pick<FindingRefusal, 'start' | 'end' | 'text'>[];
}

/** A statement shared by several people, or contradicted by someone, with its findings. */
export interface FindingGroup extends SimilarPassages {
  readonly name: TranscriptPassage;
  readonly passages: readonly TranscriptPassage[];
  readonly contradictions: readonly (Contradiction & { readonly against: TranscriptPassage })[];
  /** Ids of those of its passages that are marked already. */
  readonly marked: ReadonlySet<string>;
  /** Ids of what a person took out of it. */
  readonly apart: readonly string[];
}

export interface ShownFindings {
  /** How many findings wait for a person's word, as the reading view counts them. */
  readonly waiting: number;
  /** Statements that people share or contradict. */
  readonly groups: readonly FindingGroup[];
  /** Single passages, in the order of the talks and texts. */
  readonly singles: readonly TranscriptPassage[];
}

/** Filter of the findings; null: no restriction. */
export interface FindingsFilter {
  readonly kind: FindingKind | null;
  /** A person, as `personOf` names people. */
  readonly person: string | null;
}

export const ALL_FINDINGS: FindingsFilter = { kind: null, person: null };

const isInside = (outer: TextRange, inner: TextRange): boolean => inner.start >= outer.start && inner.end <= outer.end;

/** Returns the state of a talk's passages: those that wait, those that are marked; the others were refused. */
function decidedIn({ text, findings, passages, marked, refusals }: DecidedTranscript) {
  const isRefused = refusedIn(text, refusals);
  const waiting = waitingFindings(text, findings, { marked, refusals });
  const states = new Map<string, 'waiting' | 'marked'>();
  for (const passage of passages) {
    const own = findings.filter((one) => isInside(passage, one));
    const places = passage.kind === null || own.length === 0 ? [passage] : own;
    if (places.every((place) => isRefused(place))) continue;
    const isWaiting =
      passage.kind === null
        ? unmarkedAmong([passage], marked).length > 0
        : waiting.some((one) => isInside(passage, one));
    states.set(passage.id, isWaiting ? 'waiting' : 'marked');
  }
  return { states, waiting: waiting.length };
}

/** A group without the passages that are out; null when nothing of it is left to tell of: neither two people nor a contradiction. */
function left(
  group: SimilarPassages,
  known: ReadonlyMap<string, TranscriptPassage>,
  states: ReadonlyMap<string, 'waiting' | 'marked'>,
  apart: ReadonlySet<string>,
): FindingGroup | null {
  const passages = group.passages.flatMap(({ id }) => known.get(id) ?? []);
  const inside = new Set(passages.map(({ id }) => id));
  const [name] = passages;
  const contradictions = group.contradictions.flatMap((one) => {
    const against = known.get(one.against.id);
    return against && inside.has(one.passage.id) ? [{ ...one, against }] : [];
  });
  const people = [...new Set(passages.map(({ person }) => person))].toSorted();
  if (!name || (people.length < 2 && contradictions.length === 0)) return null;
  // All of it is marked: a user has used it as they wanted.
  if (passages.every(({ id }) => states.get(id) === 'marked')) return null;
  const marked = new Set(passages.filter(({ id }) => states.get(id) === 'marked').map(({ id }) => id));
  const all = [...group.passages, ...group.contradictions.map(({ against }) => against)];
  const taken = all.filter(({ id }) => apart.has(id) && states.has(id)).map(({ id }) => id);
  return { ...group, name, passages, people, contradictions, marked, apart: taken };
}

/**
 * Returns the findings to show: a group is shown while some of it waits for a person's decision, marked passages of it included;
 * refused ones are out, and so are those that a person set apart, which are then single. A passage that remains alone in a group
 * is single, too. The order of the groups stays.
 * @param apart ids of passages that a person took out of their group
 */
export function shownFindings(
  talks: readonly DecidedTranscript[],
  groups: readonly SimilarPassages[],
  apart: ReadonlySet<string>,
  { kind, person }: FindingsFilter = ALL_FINDINGS,
): ShownFindings {
  const decided = talks.map(decidedIn);
  const states = new Map(decided.flatMap((one) => [...one.states]));
  const all = talks.flatMap(({ passages }) => passages).filter(({ id }) => states.has(id));
  const together = new Map(all.filter(({ id }) => !apart.has(id)).map((one) => [one.id, one]));
  const whole = groups.flatMap((group) => left(group, together, states, apart) ?? []);
  const grouped = new Set(whole.flatMap(({ passages }) => passages.map(({ id }) => id)));
  const isOf = (one: TranscriptPassage): boolean => person === null || one.person === person;
  return {
    waiting: decided.reduce((sum, one) => sum + one.waiting, 0),
    groups: whole.filter(
      (group) =>
        (kind === null || group.kind === kind) &&
        (group.passages.some(isOf) || group.contradictions.some(({ against }) => isOf(against))),
    ),
    singles: all.filter(
      (one) =>
        one.kind !== null &&
        states.get(one.id) === 'waiting' &&
        !grouped.has(one.id) &&
        (kind === null || one.kind === kind) &&
        isOf(one),
    ),
  };
}
