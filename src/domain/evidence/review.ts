import type { TextRange } from '../core/textRange.ts';
import type { Turn } from '../research/transcript.ts';
import { adviceFor, type Advice } from './asking.ts';
import { findingsIn } from './findings.ts';
import type { FindingKind } from '../core/findingKind.ts';
import type { Model } from './model.ts';
import { questionsIn, VERDICTS, type QuestionVerdict } from './questions.ts';
import { tellingStems, wordsIn } from './pairs/stems.ts';

/** A question that could have been asked better. Offsets count UTF-16 code units of the text. */
export interface AskedWorse extends TextRange {
  readonly advice: Advice;
}

/** Words after which the talk went on to something else. Offsets count UTF-16 code units of the text. */
export interface LeftUnasked extends TextRange {
  /** Kind given by the finder. */
  readonly kind: FindingKind;
}

export interface InterviewReview {
  /** Number of words of each role; `other` is a speaker without a known role. */
  readonly words: Readonly<Record<Turn['role'], number>>;
  /** How many questions were asked in each way. */
  readonly asked: Readonly<Record<QuestionVerdict, number>>;
  /** Questions that could have been asked better, in the order of the text. */
  readonly worse: readonly AskedWorse[];
  /** Passages without a follow-up question, in the order of the text. */
  readonly left: readonly LeftUnasked[];
}

/** How sure a finding has to be to be worth a question: on tests/corpus/interviews 84 % of the words of those that are so sure are right. */
const SURE = 0.7;
/** Maximum of such passages shown, the strongest: more of one talk teach nothing. */
const MOST_LEFT = 12;
/** Points back to what was just said. */
const POINTS_BACK =
  /(?<![а-яё])(?:это|этот|эту|этого|этом|этим|эти|этих|так|такое|такая|такие|тогда|там|дальше|потом|подробнее|почему|зачем|отчего|он|она|они|его|ее|её|их|именно|например)(?![а-яё])/iu;

const stemsOf = (text: string): string[] => tellingStems(wordsIn(text));

/** An answer, and what the interviewer said next that asks. */
interface Exchange {
  readonly answers: readonly Turn[];
  readonly next: readonly Turn[];
}

/** Answers with the questions after them; «понятно» between two of them is no question and parts nothing. The last answer of a talk has none. */
function exchangesIn(text: string, turns: readonly Turn[]): Exchange[] {
  const exchanges: Exchange[] = [];
  let answers: Turn[] = [];
  let next: Turn[] = [];
  for (const turn of turns) {
    if (turn.role === 'interviewer') {
      if (answers.length > 0 && questionsIn(text, turn.bodyStart, turn.end).length > 0) next.push(turn);
    } else {
      if (next.length > 0) {
        exchanges.push({ answers, next });
        answers = [];
        next = [];
      }
      answers.push(turn);
    }
  }
  if (next.length > 0) exchanges.push({ answers, next });
  return exchanges;
}

/**
 * Passages worth asking about that the interviewer never asked about: the finder is sure of them, the next question points back to
 * nothing, and neither it nor a later one takes up a word of the answer that the interviewer had not said before.
 */
function leftIn(text: string, turns: readonly Turn[], model: Model): LeftUnasked[] {
  const saidFirst = new Map<string, number>();
  const saidLast = new Map<string, number>();
  for (const { role, bodyStart, end } of turns) {
    if (role !== 'interviewer') continue;
    for (const stem of stemsOf(text.slice(bodyStart, end))) {
      if (!saidFirst.has(stem)) saidFirst.set(stem, bodyStart);
      saidLast.set(stem, bodyStart);
    }
  }
  const findings = findingsIn(text, turns, model).filter(({ score }) => score >= SURE);
  const left = exchangesIn(text, turns).flatMap(({ answers, next }): (LeftUnasked & { strength: number })[] => {
    const first = answers[0];
    const last = answers.at(-1);
    if (!first || !last || next.some(({ bodyStart, end }) => POINTS_BACK.test(text.slice(bodyStart, end)))) return [];
    const words = answers.map(({ bodyStart, end }) => text.slice(bodyStart, end)).join(' ');
    const isTakenUp = stemsOf(words).some(
      (stem) => (saidLast.get(stem) ?? -1) > last.end - 1 && (saidFirst.get(stem) ?? -1) > first.bodyStart,
    );
    if (isTakenUp) return [];
    const strongest = findings.find(({ start, end }) => start >= first.bodyStart && end <= last.end);
    if (!strongest) return [];
    return [{ start: strongest.start, end: strongest.end, kind: strongest.kind, strength: strongest.score }];
  });
  return left
    .sort((a, b) => b.strength - a.strength || a.start - b.start)
    .slice(0, MOST_LEFT)
    .sort((a, b) => a.start - b.start)
    .map(({ start, end, kind }) => ({ start, end, kind }));
}

/**
 * Reviews the conduct of an interview: who said how much, how the questions were asked, and what was not followed up. Null for a
 * text without a known interviewer, or without another speaker. Linear in the text.
 */
export function reviewOf(text: string, turns: readonly Turn[], model: Model): InterviewReview | null {
  const words = { interviewer: 0, respondent: 0, other: 0 };
  for (const { role, bodyStart, end } of turns) words[role] += wordsIn(text.slice(bodyStart, end)).length;
  if (words.interviewer === 0 || words.respondent + words.other === 0) return null;
  const asked = Object.fromEntries(VERDICTS.map((verdict) => [verdict, 0])) as Record<QuestionVerdict, number>;
  const worse: AskedWorse[] = [];
  for (const { role, bodyStart, end } of turns) {
    if (role !== 'interviewer') continue;
    for (const range of questionsIn(text, bodyStart, end)) {
      const advice = adviceFor(text.slice(range.start, range.end), model.verdicts);
      asked[advice?.fault ?? 'good'] += 1;
      if (advice) worse.push({ start: range.start, end: range.end, advice });
    }
  }
  return { words, asked, worse, left: leftIn(text, turns, model) };
}
