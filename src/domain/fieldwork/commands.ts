import { fold } from '../core/format.ts';
import { isSame } from '../core/same.ts';
import { awaitsWords } from './followUp.ts';
import { plainWish } from './questions/plainWish.ts';
import { type Incoming, askedNow, isPlace, type Conversation, type ScriptPlace } from './path.ts';
import { QUESTION_KINDS } from './questions/questionKinds.ts';
import { questionOf, type Script } from './script.ts';

/** Wish that a respondent may express by a word alone. */
export type RespondentCommand = 'stop' | 'resume' | 'withdraw' | 'agree' | 'decline' | 'back' | 'skip';

/** Words by which a respondent ends it at any time. They must be all that is said: «стоп-слово нашлось» is an answer. */
const STOP = /^(?:стоп|stop|хватит|прекратите?|остановите?(?:сь)?|отписаться|отпишите(?: меня)?|больше не пишите)$/;
const WITHDRAW =
  /^(?:удали(?:ть|те)?(?: (?:всё|меня|мои|ответы?|данные)){0,3}|забудьте?(?: меня)?|отзываю согласие|отозвать согласие)$/;
const RESUME = /^(?:продолжить|продолжим|продолжаем|дальше)$/;
const AGREE =
  /^(?:да(?:,? конечно)?|конечно(?:,? да)?|даю согласие|(?:я )?согласен|(?:я )?согласна|готова?|хорошо|ок|окей|ok|ага|давайте?|начать|начнём|начнем|поехали|\+)$/;
const DECLINE = /^(?:нет|не согласен|не согласна|не хочу|отказываюсь|отказаться|-)$/;
const BACK = /^(?:назад|вернуться)$/;
const SKIP = /^(?:пропустить|пропустим|пропуск)$/;

/** A text as its words are compared: a command of Telegram loses its stroke, a word its full stop. */
const bare = (text: string): string =>
  fold(text)
    .trim()
    .replace(/^\//, '')
    .replace(/[.!…\s]+$/, '')
    .replaceAll(/\s+/g, ' ');

const folded = (pattern: RegExp): RegExp => new RegExp(fold(pattern.source));

const ALWAYS: readonly (readonly [RegExp, RespondentCommand])[] = [
  [folded(STOP), 'stop'],
  [folded(WITHDRAW), 'withdraw'],
];
const BEFORE_CONSENT: readonly (readonly [RegExp, RespondentCommand])[] = [
  [folded(AGREE), 'agree'],
  [folded(DECLINE), 'decline'],
];
const ASKING: readonly (readonly [RegExp, RespondentCommand])[] = [
  [folded(BACK), 'back'],
  [folded(SKIP), 'skip'],
];
const RESTING: readonly (readonly [RegExp, RespondentCommand])[] = [[folded(RESUME), 'resume']];

const IN_STEP: Readonly<Record<Conversation['step'], readonly (readonly [RegExp, RespondentCommand])[]>> = {
  consent: BEFORE_CONSENT,
  declined: [...BEFORE_CONSENT.slice(0, 1), ...RESTING],
  asking: ASKING,
  done: [],
  stopped: RESTING,
  withdrawn: [],
};

/**
 * Returns a text's wish for the conversation, when it is nothing but that wish.
 * @param step the step of the conversation: «да» is consent before the first question and an answer after it
 */
export function commandIn(text: string, step: Conversation['step']): RespondentCommand | null {
  const words = bare(text);
  return [...ALWAYS, ...IN_STEP[step]].find(([pattern]) => pattern.test(words))?.[1] ?? null;
}

/**
 * Returns the wish to leave in a text, by its one word or in a person's own words; null for none. A person who has stopped already, or
 * never began, leaves nothing by the latter.
 * @param step the step of the conversation
 */
export function leavingIn(text: string, step: Conversation['step']): 'stop' | 'withdraw' | null {
  const word = commandIn(text, step);
  if (word !== null) return word === 'stop' || word === 'withdraw' ? word : null;
  return step === 'consent' || step === 'asking' || step === 'done' ? plainWish(text) : null;
}

/* A word that ends, erases, goes back or skips, typed where it may as well be an answer: it is asked about before it is obeyed. */

/** Doubt that a respondent is asked about. */
export type Unsure = NonNullable<Conversation['unsure']>;

type Answer = Extract<Incoming, { type: 'answer' }>;

const isAskedAbout = (wish: string): wish is Unsure['wish'] =>
  wish === 'stop' || wish === 'withdraw' || wish === 'back' || wish === 'skip';

/** Whether any words may answer what is asked at a place; null: what is said behind the last question. */
export function isOpenAt(script: Script, place: ScriptPlace | null): boolean {
  if (place === null || place.why > 0) return true;
  const question = questionOf(script, place.question);
  return question !== undefined && QUESTION_KINDS[question.kind].isOpen === true;
}

/**
 * Returns the doubt to settle before words are taken for a wish; null where the wish is obeyed at once: where no words can be an
 * answer, and for a command with a slash, which is unambiguous. A wish in a person's own words is asked about everywhere (R479), and so
 * is the one to be erased, which nobody can take back.
 * @param wish the wish as which the words are understood
 */
export function unsureOf(
  script: Script,
  conversation: Conversation,
  { id, at, given, place: named, isWhole = false }: Answer,
  wish: string,
): Unsure | null {
  const { step } = conversation;
  if (!isAskedAbout(wish) || (step !== 'asking' && step !== 'done')) return null;
  const isPlain = commandIn(given.text, step) === null;
  if (!isPlain && given.text.trim().startsWith('/')) return null;
  const place = named === null || (named && isPlace(script, named)) ? named : askedNow(script, conversation);
  if (!isPlain && wish !== 'withdraw' && !isOpenAt(script, place)) return null;
  // The question that waits for words is not shown: they were typed for the one before.
  const isUnseen = named === undefined && awaitsWords(script, conversation) !== null;
  return { wish, id, at, text: given.text, place: isUnseen ? null : place, isWhole };
}

/** The doubt that a respondent is asked about now: one who has stopped is asked about none before they go on. */
export const doubtNow = ({ step, unsure }: Pick<Conversation, 'step' | 'unsure'>): Unsure | null =>
  step === 'asking' || step === 'done' ? (unsure ?? null) : null;

/** All doubts of a conversation, in the order in which they are asked about. */
export const doubtsOf = ({ unsure, doubts = [] }: Pick<Conversation, 'unsure' | 'doubts'>): readonly Unsure[] =>
  unsure ? [unsure, ...doubts] : [];

/** A conversation with no doubts but these: it is asked first whether all is to be erased, then about what was typed first. */
export function withDoubts(conversation: Conversation, doubts: readonly Unsure[]): Conversation {
  const { unsure: _, doubts: __, ...rest } = conversation;
  const erasing = doubts.filter(({ wish }) => wish === 'withdraw');
  const [unsure, ...others] = [...erasing, ...doubts.filter(({ wish }) => wish !== 'withdraw')];
  if (!unsure) return rest;
  return others.length > 0 ? { ...rest, unsure, doubts: others } : { ...rest, unsure };
}

/** The same with one doubt more; the very same word for the same question is asked about once. */
export function withDoubt(conversation: Conversation, doubt: Unsure): Conversation {
  const known = doubtsOf(conversation);
  const told = ({ wish, text, place }: Unsure) => [wish, bare(text), place];
  return known.some((one) => isSame(told(one), told(doubt)))
    ? conversation
    : withDoubts(conversation, [...known, doubt]);
}

/** The words as the answer that they are. @param isWhole whether nothing more of it will come */
export const asAnswer = ({ id, at, text, place }: Unsure, isWhole: boolean): Answer => ({
  type: 'answer',
  id,
  at,
  given: { text },
  ...(place ? { place } : {}),
  isWhole,
});

const IS_ANSWER = /^\s*(?:нет,?\s+)?это (?:мой )?ответ[.!\s]*$/iu;

/**
 * How a respondent has decided it, by a press or in words; null when they did something else. Words that name their question come
 * from a screen that shows it, and not the doubt: they decide nothing.
 */
export function decidedBy({ wish }: Unsure, incoming: Incoming): 'wish' | 'answer' | null {
  if (incoming.type === wish) return 'wish';
  if (incoming.type === 'asAnswer') return 'answer';
  if (incoming.type !== 'answer' || incoming.given.options !== undefined || incoming.given.file) return null;
  if (incoming.place !== undefined) return null;
  const { text } = incoming.given;
  const word = commandIn(text, 'consent');
  if (word === 'agree' || commandIn(text, 'asking') === wish || plainWish(text) === wish) return 'wish';
  return word === 'decline' || IS_ANSWER.test(text) ? 'answer' : null;
}
