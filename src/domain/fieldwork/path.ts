import { isSame } from '../core/same.ts';
import type { Shape } from '../core/schema.ts';
import type { conversationSchema, placeSchema, saidFileSchema, saidSchema } from './schema.ts';
import { QUESTION_KINDS } from './questions/questionKinds.ts';
import { questionOf, questionsOf, type Question, type Script } from './script.ts';

/** State of a conversation with one respondent. */
export type Conversation = Shape<typeof conversationSchema>;
export type ScriptPlace = Shape<typeof placeSchema>;
export type SaidAnswer = Shape<typeof saidSchema>;
/** Something recorded or sent along with an answer. */
export type SaidFile = Shape<typeof saidFileSchema>;

export const isAt = (a: ScriptPlace | null, b: ScriptPlace | null): boolean =>
  a === b || (a !== null && b !== null && a.question === b.question && a.why === b.why);

/** Returns the last words that answer a place; undefined when there are none. */
export function answerAt({ said }: Pick<Conversation, 'said'>, place: ScriptPlace): SaidAnswer | undefined {
  return said.findLast((one) => isAt(one.place, place) && one.meaning.is !== 'unread');
}

/** All that was said of a place and stands: what was corrected is said no more (R435). */
export function standingAt({ said }: Pick<Conversation, 'said'>, place: ScriptPlace): readonly SaidAnswer[] {
  const all = said.filter((one) => isAt(one.place, place) && one.meaning.is !== 'unread');
  const from = all.findLastIndex(({ replaces }) => replaces !== undefined);
  return from < 0 ? all : all.slice(from);
}

/** What was said of a place, told apart from what is said of it now. */
export const asTold = (said: readonly Pick<SaidAnswer, 'text' | 'file' | 'meaning'>[]) => [
  said.map(({ text }) => text.trim()).join('\n'),
  said.flatMap(({ file }) => file ?? []),
  said.at(-1)?.meaning,
];

/**
 * All that stood of a place until an answer corrected it; empty where it corrects nothing. Several messages that together say the very
 * same as those before correct nothing (R385).
 */
export function standingBefore({ said }: Pick<Conversation, 'said'>, one: SaidAnswer): readonly SaidAnswer[] {
  const { place, replaces } = one;
  if (place === null || replaces === undefined) return [];
  const at = said.indexOf(one);
  const former = standingAt({ said: said.slice(0, at) }, place);
  const next = said.findIndex((later, index) => index > at && isAt(later.place, place) && later.replaces !== undefined);
  const now = standingAt({ said: next < 0 ? said : said.slice(0, next) }, place);
  return isSame(asTold(former), asTold(now)) ? [] : former;
}

/** Whether a script can come by a place: channels say where an answer belongs, and may be wrong. */
export function isPlace(script: Script, { question, why }: ScriptPlace): boolean {
  const found = questionOf(script, question);
  return found !== undefined && why <= (QUESTION_KINDS[found.kind].isOpen ? found.whyTimes : 0);
}

/** Whether the respondent is through with a place. */
export const isSettled = ({ settled }: Pick<Conversation, 'settled'>, place: ScriptPlace): boolean =>
  settled.some((one) => isAt(one, place));

/** Words after which it makes no sense to ask why. */
const NOTHING_TO_EXPLAIN =
  /^[\s\p{P}]*(?:не знаю|не помню|нет|ничего|никак|затрудняюсь(?: ответить)?|без ответа)?[\s\p{P}]*$/iu;

/** The places of one question that are to be asked, as far as its answers are known. */
function placesOf(
  conversation: Pick<Conversation, 'said' | 'settled'>,
  { key, kind, whyTimes }: Question,
): ScriptPlace[] {
  const places: ScriptPlace[] = [{ question: key, why: 0 }];
  if (!QUESTION_KINDS[kind].isOpen) return places;
  for (let why = 1; why <= whyTimes; why += 1) {
    const before = { question: key, why: why - 1 };
    const answer = answerAt(conversation, before);
    if (!isSettled(conversation, before) || !answer) break;
    if (answer.meaning.is === 'skipped') break;
    // A recording is not read: it may be worth a question all the same.
    if (answer.file === null && NOTHING_TO_EXPLAIN.test(answer.text)) break;
    places.push({ question: key, why });
  }
  return places;
}

/** The index of the question that follows one. Branches lead on only: a conversation always ends. */
export function nextOf(script: Script, conversation: Pick<Conversation, 'said'>, index: number): number {
  const questions = questionsOf(script);
  const question = questions[index];
  const answer = question && answerAt(conversation, { question: question.key, why: 0 });
  const meaning = answer?.meaning;
  const branch = question?.branches.find(({ when }) => {
    if (meaning?.is === 'options') return when.is === 'option' && meaning.options.includes(when.option);
    if (meaning?.is === 'skipped') return when.is === 'skipped';
    if (meaning?.is !== 'number') return false;
    return (
      (when.is === 'atLeast' && meaning.number >= when.number) ||
      (when.is === 'atMost' && meaning.number <= when.number)
    );
  });
  if (!branch) return index + 1;
  if (branch.to === null) return questions.length;
  const to = questions.findIndex(({ key }) => key === branch.to);
  return to > index ? to : index + 1;
}

/** The places that this conversation comes by, up to the first that is not settled. */
export function pathOf(script: Script, conversation: Pick<Conversation, 'said' | 'settled'>): readonly ScriptPlace[] {
  const questions = questionsOf(script);
  const path: ScriptPlace[] = [];
  for (let index = 0; index < questions.length; index = nextOf(script, conversation, index)) {
    const question = questions[index];
    if (!question) break;
    for (const place of placesOf(conversation, question)) {
      path.push(place);
      if (!isSettled(conversation, place)) return path;
    }
  }
  return path;
}

/** Returns the current question; null when none is left, or none may be asked. */
export function askedNow(script: Script, conversation: Conversation): ScriptPlace | null {
  if (conversation.step !== 'asking') return null;
  if (conversation.back) return conversation.back.place;
  const last = pathOf(script, conversation).at(-1) ?? null;
  return last && !isSettled(conversation, last) ? last : null;
}

/** Returns the progress of a conversation, from 0 to 1: by questions, because the number of follow-ups is unknown. */
export function progressOf(script: Script, conversation: Conversation): number {
  if (conversation.step === 'done') return 1;
  const questions = questionsOf(script);
  const at = pathOf(script, conversation).at(-1);
  const index = questions.findIndex(({ key }) => key === at?.question);
  return questions.length === 0 ? 0 : Math.max(0, index) / questions.length;
}

/** The place that comes before what is asked now, to be answered anew; null at the first. */
export function placeBefore(script: Script, conversation: Conversation): ScriptPlace | null {
  const path = pathOf(script, conversation);
  const now = askedNow(script, conversation);
  const index = now ? path.findIndex((place) => isAt(place, now)) : path.length;
  return index > 0 ? (path[index - 1] ?? null) : null;
}

/** A respondent's input: words, and the keys of the pressed options, where there were options. */
export interface Given {
  /** Text as typed or recognised; for pressed options their labels. */
  readonly text: string;
  /** How these words are kept, where some of them are to stand nowhere; default as they are. A contact is kept as it was left. */
  readonly kept?: string;
  readonly options?: readonly string[];
  /** A recording or a file that was sent as the answer, or with it. */
  readonly file?: SaidFile;
}

/** Event from a respondent by any channel, or from their clock. */
export type Incoming =
  /** A page or a chat was opened, for the first time or again. */
  | { readonly type: 'open' }
  | {
      /** `asAnswer`: the words that were asked about (`Unsure`) are an answer. */
      readonly type: 'agree' | 'decline' | 'stop' | 'resume' | 'withdraw' | 'back' | 'skip' | 'asAnswer';
      readonly id: string;
      readonly at: string;
      /**
       * What was asked where it was pressed, null behind the last question; not there: where the channel does not know it. A press
       * at another place than what is asked now changes nothing.
       */
      readonly place?: ScriptPlace | null | undefined;
      /** Id of the words that were asked about where it was pressed; not there: of none, or the channel does not know. */
      readonly unsure?: string | undefined;
    }
  /**
   * Words were typed or spoken, or options chosen. `place`: what they answer, where the channel knows it, null for nothing of the script;
   * without it, what is asked now.
   * `isWhole`: nothing more of this answer will come; without it more may follow until the respondent is silent.
   */
  | {
      readonly type: 'answer';
      readonly id: string;
      readonly at: string;
      readonly given: Given;
      readonly place?: ScriptPlace | null | undefined;
      readonly isWhole?: boolean;
    }
  /** The respondent has been silent for a while: what was said to an open question is all of it. */
  | { readonly type: 'silence' }
  /**
   * Words for a question that waits for them (`awaitsWords`). `text`: any words of a model; null: it has none. Words that
   * may not be said to a respondent are dropped: the product's own words then remain for good.
   */
  | { readonly type: 'worded'; readonly place: ScriptPlace; readonly text: string | null; readonly model: string };
