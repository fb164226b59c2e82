import type { FindingKind } from '../../core/findingKind.ts';
import { byId, type Pair } from './pairs.ts';
import type { ComparedPassage } from './passage.ts';

/** A passage that says the contrary of one in a group. */
export interface Contradiction {
  /** In the group. */
  readonly passage: ComparedPassage;
  /** Not in it. */
  readonly against: ComparedPassage;
  /** How sure, 0 to 1. */
  readonly score: number;
}

/** Passages in which several people say the same, each in other words. */
export interface SimilarPassages {
  /** The smallest id of its passages. */
  readonly id: string;
  /** The most telling of its passages: the group is named by its words. */
  readonly name: ComparedPassage;
  /** All of them, `name` first, then the nearest to the others. */
  readonly passages: readonly ComparedPassage[];
  /** Who said it, each once, sorted; at least two. */
  readonly people: readonly string[];
  /** Kind of most of them; the earlier of FINDING_KINDS wins a tie. */
  readonly kind: FindingKind;
  /** The surest first; one for each passage outside. */
  readonly contradictions: readonly Contradiction[];
  /** How sure it is on average that its passages are one matter, 0 to 1; passages of one talk aside. */
  readonly score: number;
}

/** Kinds that name a group, the most telling first. */
const TELLING: readonly FindingKind[] = [
  'pain',
  'churn',
  'need',
  'workaround',
  'money',
  'trigger',
  'decider',
  'frequency',
];
const QUOTE_WORDS = { least: 5, most: 30 };
/** How much of a pair's score two groups must have on average between their passages to become one. */
const LINK = 0.5;
/** The least that they must have on average: a passage that one of the group may be like is not of the group. */
const JOINS = 0.15;

const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0;

type Likeness = (a: ComparedPassage, b: ComparedPassage) => number | null;

/** Mean likeness of passages of different talks; null where all are of one. */
function between(
  some: readonly ComparedPassage[],
  others: readonly ComparedPassage[],
  likeness: Likeness,
): number | null {
  const known = some.flatMap((a) => others.flatMap((b) => likeness(a, b) ?? []));
  return known.length === 0 ? null : known.reduce((sum, one) => sum + one, 0) / known.length;
}

/** How well words name a group: near to the others, of a telling kind, neither a scrap nor a tale. */
function tellingOf(one: ComparedPassage, all: readonly ComparedPassage[], likeness: Likeness): number {
  const near =
    between(
      [one],
      all.filter((other) => other !== one),
      likeness,
    ) ?? 0;
  const words = countWords(one.text);
  const size =
    words < QUOTE_WORDS.least ? words / QUOTE_WORDS.least : Math.min(1, QUOTE_WORDS.most / Math.max(words, 1));
  const kind = one.kind === null ? 0 : 1 - TELLING.indexOf(one.kind) / (2 * TELLING.length);
  return near * (0.5 + 0.5 * size) * (0.5 + 0.5 * kind);
}

function kindOfGroup(passages: readonly ComparedPassage[]): FindingKind {
  const count = (kind: FindingKind) => passages.filter((one) => one.kind === kind).length;
  return TELLING.reduce((best, kind) => (count(kind) > count(best) ? kind : best));
}

/** Joins passages pair by pair, the surest first, where the whole of both sides is near enough. */
function joined(passages: readonly ComparedPassage[], pairs: readonly Pair[], likeness: Likeness): ComparedPassage[][] {
  const groupOf = new Map(passages.map((one) => [one.id, [one]]));
  for (const { a, b, relation, score } of pairs) {
    const [first, second] = [groupOf.get(a), groupOf.get(b)];
    if (relation !== 'same' || !first || !second || first === second) continue;
    if ((between(first, second, likeness) ?? 0) < Math.max(JOINS, score * LINK)) continue;
    const both = [...first, ...second];
    for (const { id } of both) groupOf.set(id, both);
  }
  return [...new Set(groupOf.values())];
}

function contradictionsOf(
  group: readonly ComparedPassage[],
  pairs: readonly Pair[],
  known: ReadonlyMap<string, ComparedPassage>,
): Contradiction[] {
  const inside = new Set(group.map(({ id }) => id));
  const met = new Set<string>();
  return pairs.flatMap(({ a, b, relation, score }): Contradiction[] => {
    if (relation !== 'contradiction' || inside.has(a) === inside.has(b)) return [];
    const passage = known.get(inside.has(a) ? a : b);
    const against = known.get(inside.has(a) ? b : a);
    if (!passage || !against || met.has(against.id)) return [];
    met.add(against.id);
    return [{ passage, against, score }];
  });
}

/**
 * Returns groups of what several people said, out of pairs of passages; people are counted, not passages. A passage is in one
 * group at most; one that only denies (its kind is null) is in none, it is added as a contradiction. The order of passages and
 * pairs changes nothing.
 * @returns those with the most people first, then the surest
 */
export function groupsOf(all: readonly ComparedPassage[], someOf: readonly Pair[]): SimilarPassages[] {
  const pairs = someOf.toSorted((x, y) => y.score - x.score || (x.a < y.a ? -1 : x.a > y.a ? 1 : x.b < y.b ? -1 : 1));
  const known = new Map(all.map((one) => [one.id, one]));
  const scores = new Map(
    pairs.flatMap(({ a, b, relation, score }) => (relation === 'same' ? [[`${a}\n${b}`, score]] : [])),
  );
  const likeness: Likeness = (a, b) =>
    a.interview === b.interview ? null : (scores.get(a.id < b.id ? `${a.id}\n${b.id}` : `${b.id}\n${a.id}`) ?? 0);
  const findings = byId(all).filter(({ kind }) => kind !== null);
  return joined(findings, pairs, likeness)
    .map((group) => byId(group))
    .flatMap((group): SimilarPassages[] => {
      const people = [...new Set(group.map(({ person }) => person))].sort();
      const [first] = group;
      if (people.length < 2 || !first) return [];
      const telling = new Map(group.map((one) => [one, tellingOf(one, group, likeness)]));
      const passages = group.toSorted((x, y) => (telling.get(y) ?? 0) - (telling.get(x) ?? 0));
      return [
        {
          id: first.id,
          name: passages[0] ?? first,
          passages,
          people,
          kind: kindOfGroup(group),
          contradictions: contradictionsOf(group, pairs, known),
          score: between(group, group, likeness) ?? 0,
        },
      ];
    })
    .sort((x, y) => y.people.length - x.people.length || y.score - x.score || (x.id < y.id ? -1 : 1));
}
