import {
  RESPONDENT_STATES,
  type FormerQuestion,
  type QuestionFigures,
  type RespondentState,
  type RoundFigures,
} from './figures.ts';
import { QUESTION_KINDS } from './questions/questionKinds.ts';
import { questionOf, questionsOf, type Question, type Script } from './script.ts';
import type { Trail } from './trail.ts';

/** Counted data of one respondent. */
export interface CountedRespondent {
  readonly state: RespondentState;
  /** By name; false for a respondent who came by an open link. */
  readonly isInvited: boolean;
  /** Whether the letter that invites them has not gone. */
  readonly isUnwritten: boolean;
  /** Whether it was refused for good. */
  readonly isBounced: boolean;
  readonly segment: string;
  readonly openedAt: Date | null;
  readonly beganAt: Date | null;
  readonly finishedAt: Date | null;
  readonly leftAt: Date | null;
  readonly trail: Trail;
  /** The questions that they are asked, one object for all who have the same; null where they are not known: those of the round. */
  readonly script: Script | null;
  /** Roubles. */
  readonly paid: number;
}

function median(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const high = sorted[Math.floor(middle)];
  const low = sorted[Math.ceil(middle) - 1];
  return high === undefined || low === undefined ? null : (low + high) / 2;
}

/** Whether a respondent has left in the middle: they stopped, or have been silent long enough to count as gone. */
const isGone = ({ state, leftAt }: CountedRespondent): boolean =>
  state === 'stopped' || (state === 'began' && leftAt !== null);

/** Whether only the fact that they were asked is left of a respondent. */
const isErased = ({ state }: CountedRespondent): boolean => state === 'withdrawn' || state === 'forgotten';

function countQuestion({ key, kind }: Question, all: Iterable<CountedRespondent>): QuestionFigures {
  const { hasScale } = QUESTION_KINDS[kind];
  const chosen: Record<string, number> = {};
  const numbers: number[] = [];
  const count = { asked: 0, answered: 0, skipped: 0, left: 0 };
  for (const one of all) {
    const { answers, last } = one.trail;
    const answer = Object.hasOwn(answers, key) ? answers[key] : undefined;
    if (!answer) continue;
    count.asked += 1;
    if (last === key && isGone(one)) count.left += 1;
    if (answer.is === 'asked' || answer.is === 'unread') continue;
    if (answer.is === 'skipped') count.skipped += 1;
    else count.answered += 1;
    if (answer.is === 'options') for (const option of answer.options) chosen[option] = (chosen[option] ?? 0) + 1;
    if (answer.is !== 'number') continue;
    numbers.push(answer.number);
    if (hasScale) chosen[answer.number] = (chosen[answer.number] ?? 0) + 1;
  }
  const middle = median(numbers);
  const isNumbers = middle !== null && !hasScale;
  return {
    key,
    ...count,
    chosen,
    numbers: isNumbers ? { least: Math.min(...numbers), median: middle, most: Math.max(...numbers) } : null,
  };
}

const shownWords = new WeakMap<Question, string>();

/** Returns all that a respondent sees of a question: with other fields changed it is the same question. */
function shownOf(question: Question): string {
  const { text, kind, isMultiple, options, scale } = question;
  const { hasOptions, hasScale } = QUESTION_KINDS[kind];
  const shown =
    shownWords.get(question) ?? JSON.stringify([text, kind, hasOptions && [isMultiple, options], hasScale && scale]);
  shownWords.set(question, shown);
  return shown;
}

/** Returns questions asked in other words than now: each wording counts those who were asked it (R384). */
function countFormer(script: Script | null, all: readonly CountedRespondent[]): FormerQuestion[] {
  const found = new Map<string, { readonly question: Question; readonly people: CountedRespondent[] }>();
  for (const one of all) {
    if (one.script === null) continue;
    for (const key of Object.keys(one.trail.answers)) {
      const question = questionOf(one.script, key);
      const now = script && questionOf(script, key);
      if (!question || (now && shownOf(now) === shownOf(question))) continue;
      const name = `${key} ${shownOf(question)}`;
      const known = found.get(name) ?? { question, people: [] };
      found.set(name, known);
      known.people.push(one);
    }
  }
  const places = (script ? questionsOf(script) : []).map(({ key }) => key);
  const placeOf = ({ key }: FormerQuestion): number => (places.includes(key) ? places.indexOf(key) : places.length);
  return Array.from(found.values(), ({ question, people }) => ({
    ...countQuestion(question, people),
    question,
  })).toSorted((a, b) => placeOf(a) - placeOf(b) || b.asked - a.asked);
}

/** Whether a respondent is asked a question in this wording. */
export function isAskedSo({ script }: Pick<CountedRespondent, 'script'>, question: Question): boolean {
  const own = script && questionOf(script, question.key);
  return !own || shownOf(own) === shownOf(question);
}

/**
 * Counts a round, everywhere by the same rule: each figure of progress includes those who came further. Respondents who withdrew
 * or were forgotten were asked and came so far; nothing is collected of them (R383).
 * @param script what the round asks; null before it began
 */
export function countRound(
  all: readonly CountedRespondent[],
  script: Script | null,
  rewards: RoundFigures['rewards'],
): RoundFigures {
  const standing = Object.fromEntries(RESPONDENT_STATES.map((state) => [state, 0])) as Record<RespondentState, number>;
  const segments = new Map<string, { segment: string; invited: number; finished: number }>();
  const minutes: number[] = [];
  const figures = { invited: 0, unwritten: 0, bounced: 0, opened: 0, byLink: 0, began: 0, finished: 0, left: 0 };
  let spent = 0;
  for (const one of all) {
    const { state, isInvited, isUnwritten, isBounced, segment, openedAt, beganAt, finishedAt, paid } = one;
    standing[state] += 1;
    spent += paid;
    const of = segments.get(segment) ?? { segment, invited: 0, finished: 0 };
    segments.set(segment, of);
    const isReached = isInvited && !isUnwritten && !isBounced;
    figures[isBounced ? 'bounced' : isUnwritten ? 'unwritten' : isInvited ? 'invited' : 'byLink'] += 1;
    if (isReached) of.invited += 1;
    // A respondent who began by a messenger has opened nothing else.
    if (isInvited && (openedAt !== null || beganAt !== null)) figures.opened += 1;
    if (beganAt !== null) figures.began += 1;
    if (state === 'began' && isGone(one)) figures.left += 1;
    if (finishedAt === null || isErased(one)) continue;
    figures.finished += 1;
    of.finished += 1;
    if (beganAt !== null) minutes.push((finishedAt.getTime() - beganAt.getTime()) / 60_000);
  }
  const middle = median(minutes);
  const askedSo = (question: Question) => all.filter((one) => isAskedSo(one, question));
  return {
    ...figures,
    standing,
    medianMinutes: middle === null ? null : Math.round(middle * 10) / 10,
    questions: script ? questionsOf(script).map((question) => countQuestion(question, askedSo(question))) : [],
    former: countFormer(script, all),
    segments: [...segments.values()].toSorted((a, b) => (a.segment < b.segment ? -1 : 1)),
    spent,
    rewards,
  };
}
