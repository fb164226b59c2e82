import type { TextRange } from '../../core/textRange.ts';
import type { Turn } from '../../research/transcript.ts';
import { denialOf } from './denial.ts';
import { likelihood } from '../weights.ts';
import type { Finding } from '../findings.ts';
import type { FindingKind } from '../../core/findingKind.ts';
import type { PairModel } from './pairModel.ts';
import { wordsIn } from './stems.ts';

/** Words of one person that may be laid beside another's. */
export interface ComparedPassage {
  /** Known by it among all that are compared. */
  readonly id: string;
  /** The talk that it is of: passages are compared across talks only. */
  readonly interview: string;
  /** Who said it; people are counted by it, and one may speak in several talks. */
  readonly person: string;
  readonly text: string;
  /** The interviewer's last words before it; empty when there was no question. */
  readonly question: string;
  /** The person's words in the same turn before it; may be empty. */
  readonly before: string;
  /** The same behind it. */
  readonly behind: string;
  /** Kind given by the finder; null for a mere denial. */
  readonly kind: FindingKind | null;
  /** How sure the finder is of it, 0 to 1. */
  readonly found: number;
  /** How likely it says that something is no trouble, or no more, 0 to 1. */
  readonly denied: number;
}

/** Context of a passage that only a reader of the talk has. */
type Surroundings = Pick<ComparedPassage, 'text' | 'question' | 'before' | 'behind'>;

/** Code units of the same turn that are read beside a passage: what a sentence or two before told, and one behind. */
const BEFORE = 250;
const BEHIND = 150;
/** Digits of a place within an id, so that ids sort as their places. */
const ID_DIGITS = 8;

/** Returns a passage's words with the question before it and its surroundings in its turn. */
export function surroundingsOf(text: string, turns: readonly Turn[], { start, end }: TextRange): Surroundings {
  const index = turns.findLastIndex((turn) => turn.start <= start);
  const turn = turns[index];
  const asked = turns.slice(0, Math.max(0, index)).findLast(({ role }) => role === 'interviewer');
  const own = text.slice(start, end);
  if (!turn) return { text: own, question: '', before: '', behind: '' };
  return {
    text: own,
    question: asked ? text.slice(asked.bodyStart, asked.end).trim() : '',
    before: text.slice(Math.max(turn.bodyStart, start - BEFORE), Math.max(turn.bodyStart, start)).trim(),
    behind: text.slice(end, Math.max(end, Math.min(turn.end, end + BEHIND))).trim(),
  };
}

/** Findings of a talk, to be compared with other talks. */
export interface TranscriptFindings {
  /** Known by it among all talks. */
  readonly interview: string;
  readonly text: string;
  readonly turns: readonly Turn[];
  /** All that the finder found, in any order, proposed or not, the unlikely too. */
  readonly findings: readonly Finding[];
  /** Who speaks a turn, for counting people; by default each talk's speakers by their label. */
  readonly personOf?: (turn: Turn) => string;
}

/** A passage with its place in its text. */
export type PlacedPassage = ComparedPassage & TextRange;

/** Code units between two findings that are one passage. */
const NEXT = 3;
/** Code units from which on a passage takes in no more. */
const LONGEST = 400;
/** How sure the finder has to be of what is compared where everything is wanted: less than to propose it, as two that agree bear each other out. */
export const FOUND = 0.3;
/** How sure a denial has to be, and words that it has at least. */
const DENIED = { likely: 0.1, words: 3 };

/** A finding with how likely it is a denial. */
type Heard = Finding & { readonly denied: number };

/** Findings side by side in one turn are one passage, of the surer one's kind; it denies no more than what in it denies least. */
function joinedFindings(found: readonly Heard[], turnAt: (start: number) => number): Heard[] {
  return found
    .toSorted((a, b) => a.start - b.start)
    .reduce<Heard[]>((all, one) => {
      const last = all.at(-1);
      const isNext =
        last !== undefined &&
        one.start - last.end <= NEXT &&
        one.end - last.start <= LONGEST &&
        turnAt(one.start) === turnAt(last.start);
      if (!isNext) return [...all, one];
      const surer = one.score > last.score ? one : last;
      const denied = Math.min(last.denied, one.denied);
      return [...all.slice(0, -1), { ...surer, denied, start: last.start, end: one.end }];
    }, []);
}

/** Log odds used for a missing neighbour, and the limit for any. */
const MOST_ODDS = 5;

/** Log odds of a likelihood, never above five. */
function oddsOf(likely: number): number {
  const odds = Math.log(likely / (1 - likely));
  return Math.max(-MOST_ODDS, Math.min(MOST_ODDS, odds));
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);

/** A finding and its values as a denial. */
export interface HeardRow {
  readonly finding: Finding;
  readonly row: readonly number[];
}

/**
 * Returns the input of a second look at denials for all findings of a talk, likely or not: how it sounds by itself and how sure
 * the finder is, the same of its neighbours in the turn, and the talk's mean: content people deny in nearly every sentence. In
 * the order of the text.
 */
export function heardIn(
  { text, turns, findings }: Pick<TranscriptFindings, 'text' | 'turns' | 'findings'>,
  model: Pick<PairModel, 'denial'>,
): HeardRow[] {
  const sorted = findings.toSorted((a, b) => a.start - b.start);
  const turn = sorted.map(({ start }) => turns.findLastIndex((one) => one.start <= start));
  const sounds = sorted.map(({ start, end }) => oddsOf(denialOf(text.slice(start, end), model)));
  const sure = sorted.map(({ score }) => oddsOf(score));
  const [sounding, finding] = [mean(sounds), mean(sure)];
  return sorted.map((one, index) => {
    const [hasBefore, hasAfter] = [turn[index - 1] === turn[index], turn[index + 1] === turn[index]];
    const beside = (odds: readonly number[]) => [
      (hasBefore ? odds[index - 1] : undefined) ?? -MOST_ODDS,
      (hasAfter ? odds[index + 1] : undefined) ?? -MOST_ODDS,
    ];
    const row = [
      sounds[index] ?? 0,
      sure[index] ?? 0,
      sounding,
      finding,
      ...beside(sounds),
      ...beside(sure),
      Math.log1p(wordsIn(text.slice(one.start, one.end)).length),
      Number(hasBefore),
      Number(hasAfter),
    ];
    return { finding: one, row };
  });
}

/** Everything found in a talk with how likely it says that something is no trouble, or no more. In the order of the text. */
export function deniedIn(talk: TranscriptFindings, model: Pick<PairModel, 'denial' | 'heard'>): Heard[] {
  return heardIn(talk, model).map(({ finding, row }) => ({
    ...finding,
    denied: likelihood(
      row.reduce((sum, value, at) => sum + value * (model.heard[at] ?? 0), model.heard[row.length] ?? 0),
    ),
  }));
}

/**
 * The passages of a talk that are compared with those of other talks: what was found likely enough, and what only denies, its kind
 * null. In the order of the text; their ids hold the talk and the place.
 * @param isFound what is likely enough; by default what is proposed to a person
 */
export function passagesOf(
  talk: TranscriptFindings,
  model: Pick<PairModel, 'denial' | 'heard'>,
  isFound: (one: Finding) => boolean = ({ proposed }) => proposed,
): PlacedPassage[] {
  const { interview, text, turns, personOf } = talk;
  const turnAt = (start: number) => turns.findLastIndex((turn) => turn.start <= start);
  const heard = deniedIn(talk, model);
  const found = joinedFindings(
    heard.filter((one) => isFound(one)),
    turnAt,
  ).map((one) => ({ ...one, isFinding: true }));
  const denials = heard
    .filter(
      (one) =>
        !isFound(one) && one.denied >= DENIED.likely && wordsIn(text.slice(one.start, one.end)).length >= DENIED.words,
    )
    .map((one) => ({ ...one, isFinding: false }));
  return [...found, ...denials]
    .sort((a, b) => a.start - b.start)
    .map(({ start, end, kind, score, isFinding, denied }) => {
      const turn = turns[turnAt(start)];
      return {
        id: `${interview}:${String(start).padStart(ID_DIGITS, '0')}`,
        interview,
        person: turn && personOf ? personOf(turn) : `${interview}:${turn?.speaker ?? ''}`,
        ...surroundingsOf(text, turns, { start, end }),
        kind: isFinding ? kind : null,
        found: score,
        denied,
        start,
        end,
      };
    });
}
