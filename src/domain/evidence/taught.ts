import { fold } from '../core/format.ts';
import { CUES } from './cues.ts';
import type { Finding } from './findings.ts';
import type { FindingKind } from '../core/findingKind.ts';

/** Words that a person decided about. */
export interface Example {
  readonly words: string;
  /** As what they were proposed; null for words that a person marked, which say nothing of a kind. */
  readonly kind: FindingKind | null;
}

/** Decisions of a workspace's people. The newest of each come first. */
export interface Lesson {
  /** Words that were marked, or taken for a hypothesis. */
  readonly taken: readonly Example[];
  /** Words that were refused. */
  readonly refused: readonly Example[];
}

export const NO_LESSON: Lesson = { taken: [], refused: [] };

/** How many of the newest examples of each sort teach: older ones say what people looked for then. */
export const MOST_EXAMPLES = 200;
/** The furthest that examples move a finding, in log odds: a sure one stays before a doubtful one whatever was refused. */
export const MOST_SHIFT = 1.5;
/** How much likeness in all moves it half as far. */
const HALF_WAY = 2;
/** Weight of likeness between findings of different kinds, and with words without a kind. */
const OTHER_KIND = 0.25;
const NO_KIND = 0.5;

const TELLING = CUES.filter(({ said }) => said !== null);

/** Most words whose cues are remembered: those of a text's findings and of all that teaches, twice. */
const MOST_REMEMBERED = 2000;
const remembered = new Map<string, number>();

/** The cues with a meaning of their own that words show, one bit each: looked for once, for a mark more changes nothing in the rest. */
function bitsOf(words: string): number {
  const known = remembered.get(words);
  if (known !== undefined) return known;
  const folded = fold(words);
  const bits = TELLING.reduce((all, { pattern }, index) => (pattern.test(folded) ? all | (1 << index) : all), 0);
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(words, bits);
  return bits;
}

function ones(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

interface Shown {
  readonly bits: number;
  readonly kind: FindingKind | null;
}

const shownBy = ({ words, kind }: Example): Shown => ({ bits: bitsOf(words), kind });
const nameOf = ({ bits, kind }: Shown): string => `${bits} ${kind}`;

/** How alike two are, 0 to 1: the share of their cues that both show, less where their kinds differ. */
function likeness(a: Shown, b: Shown): number {
  const all = ones(a.bits | b.bits);
  if (all === 0) return 0;
  const kinds = a.kind === null || b.kind === null ? NO_KIND : a.kind === b.kind ? 1 : OTHER_KIND;
  return (ones(a.bits & b.bits) / all) * kinds;
}

/**
 * Tells how far people's decisions move a finding, in log odds, at most {@link MOST_SHIFT} either way: up by its likeness to
 * words that were taken, down by its likeness to words that were refused. It depends on nothing but these words.
 */
export function shiftBy({ taken, refused }: Lesson): (finding: Example) => number {
  // Hundreds of examples and findings show few different cues: those with the same cues count together.
  const pulls = new Map<string, { readonly shown: Shown; count: number }>();
  const teach = (examples: readonly Example[], sign: 1 | -1) => {
    for (const one of examples.slice(0, MOST_EXAMPLES)) {
      const shown = shownBy(one);
      const pull = pulls.get(nameOf(shown)) ?? { shown, count: 0 };
      pull.count += sign;
      pulls.set(nameOf(shown), pull);
    }
  };
  teach(taken, 1);
  teach(refused, -1);
  const shifts = new Map<string, number>();
  return (finding) => {
    const shown = shownBy(finding);
    const known = shifts.get(nameOf(shown));
    if (known !== undefined) return known;
    let pull = 0;
    for (const one of pulls.values()) pull += one.count * likeness(shown, one.shown);
    const shift = (MOST_SHIFT * pull) / (HALF_WAY + Math.abs(pull));
    shifts.set(nameOf(shown), shift);
    return shift;
  };
}

/** Least and most of a score whose odds are finite. */
const LEAST = 1e-6;

const oddsOf = (score: number): number => {
  const inside = Math.min(1 - LEAST, Math.max(LEAST, score));
  return Math.log(inside / (1 - inside));
};

/**
 * Findings in the order that a workspace's decisions teach: by the model's score, moved as {@link shiftBy} tells; equal ones in the
 * order of the text (R122). Which are found, how sure the model is and what is proposed stay as they are.
 */
export function inTaughtOrder(text: string, findings: readonly Finding[], lesson: Lesson): Finding[] {
  const shift = shiftBy(lesson);
  return findings
    .map((finding) => {
      const words = text.slice(finding.start, finding.end);
      return { finding, rank: oddsOf(finding.score) + shift({ words, kind: finding.kind }) };
    })
    .sort((a, b) => b.rank - a.rank || a.finding.start - b.finding.start)
    .map(({ finding }) => finding);
}
