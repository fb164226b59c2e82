import { fold } from '../core/format.ts';
import { askedAt, wordedAt } from './asked.ts';
import { answerAt, askedNow, standingAt, type Conversation, type ScriptPlace } from './path.ts';
import { questionsOf, type Script } from './script.ts';
import { MODEL_CONSENT } from './texts.ts';

/* Decides when a model may word a question after an answer, and which of its words are said at all. */

/** Whether a model may read a respondent's words: the scenario has it ask, and they have agreed to that. */
export const mayModelAsk = (script: Script, { consent }: Pick<Conversation, 'consent'>): boolean =>
  script.modelAsks === true && consent !== null && consent.text.includes(MODEL_CONSENT);

/**
 * Returns the current question without words yet: it is not shown or asked before it has them.
 * @returns null where nothing waits for words
 */
export function awaitsWords(script: Script, conversation: Conversation): ScriptPlace | null {
  if (!mayModelAsk(script, conversation)) return null;
  const now = askedNow(script, conversation);
  if (now === null || now.why === 0) return null;
  return wordedAt(conversation, now) || answerAt(conversation, now) ? null : now;
}

/** A question, and what was answered to it. */
export interface Exchange {
  readonly asked: string;
  readonly answer: string;
}

/** Returns questions and answers about one question before a place, the question itself first. */
export function exchangesBefore(
  script: Script,
  conversation: Conversation,
  { question, why }: ScriptPlace,
): readonly Exchange[] {
  return Array.from({ length: why }, (_, before) => {
    const place = { question, why: before };
    const said = standingAt(conversation, place);
    return { asked: askedAt(script, place, conversation), answer: said.map(({ text }) => text.trim()).join('\n').trim() }; // prettier-ignore
  });
}

/** Signs of a question, at most: it is read on a telephone. */
export const MOST_FOLLOW_UP = 200;
/** …and at least. */
const LEAST = 6;

/** Words of one who leads to an answer, or asks for a yes. */
const LEADING =
  /(?<!\p{L})(?:ведь|разве|неужели|наверн(?:ое|яка)|очевидно|конечно|соглас(?:ны|ен|на|итесь)|\p{L}+ ли)(?!\p{L})|[,—-]\s*(?:да|верно|правда|так|нет|правильно)\s*\?$/u;
/** Words by which one asks for more than a yes. */
const OPEN =
  /(?<!\p{L})(?:почему|зачем|отчего|что|чего|чему|чем|как|как(?:ой|ая|ое|ие|ого|ому|им|ими|их|ую|ом)|когда|где|куда|откуда|кто|кого|кому|кем|сколько|насколько)(?!\p{L})/u;
/** Data that is never requested in passing, even if the respondent mentioned it: an answer may have told the model to. */
const PRIVATE =
  /(?<!\p{L})(?:телефон\p{L}*|почт(?:а|у|ы|е|ой)|парол\p{L}*|паспорт\p{L}*|номер\p{L}*(?:\s\p{L}+)?\sкарт\p{L}*|адрес\p{L}*|фамили\p{L}*|снилс|инн|логин\p{L}*|код(?:а|у|ом|е|ы)?)(?!\p{L})/u;

const plain = (text: string): string => fold(text).replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim(); // prettier-ignore

/** Context by which a question is judged. */
export interface Heard {
  /** All that was said and asked of this question before it. */
  readonly about: string;
  /** Questions asked in this talk, or going to be. */
  readonly asked: readonly string[];
}

/**
 * Why words of a model are not said to a respondent, in Russian, for the model to read; null where they may be. One short question in
 * Russian that leads to nothing, repeats nothing, and holds no link, no mark-up and no word of another alphabet that was not said before.
 */
export function followUpFault(text: string, { about, asked }: Heard): string | null {
  const words = text.trim();
  const said = fold(about);
  const folded = fold(words);
  if (words.length < LEAST) return 'вопрос слишком короткий';
  if (words.length > MOST_FOLLOW_UP) return `вопрос длиннее ${MOST_FOLLOW_UP} знаков`;
  if (/[\p{C}\p{Zl}\p{Zp}]/u.test(words)) return 'в вопросе перенос строки или невидимый знак';
  if (/[*_`#<>{}[\]|\\~^=$&]|\p{Extended_Pictographic}/u.test(words)) return 'в вопросе разметка';
  if (/:\/\/|www\.|@|\p{L}\.\p{L}{2,}/iu.test(words)) return 'в вопросе ссылка или адрес';
  if (!words.endsWith('?') || (words.match(/\?/g)?.length ?? 0) > 1) return 'нужен ровно один вопрос, со знаком вопроса в конце'; // prettier-ignore
  const strange = folded.match(/[\p{L}\p{N}]+/gu)?.find((word) => /(?!\p{Script=Cyrillic})\p{L}/u.test(word) && !said.includes(word)); // prettier-ignore
  if (strange !== undefined) return 'вопрос не по-русски';
  if (!/\p{Script=Cyrillic}/u.test(words)) return 'вопрос не по-русски';
  if (LEADING.test(folded)) return 'вопрос подсказывает ответ или ждёт «да»';
  if (!OPEN.test(folded)) return 'на вопрос можно ответить «да» или «нет»';
  if (PRIVATE.test(folded)) return 'вопрос о личных данных';
  if (asked.some((one) => plain(one) === plain(words))) return 'этот вопрос уже есть в разговоре';
  return null;
}

/** Returns the context by which words for a place in a conversation are judged. */
export function heardBefore(script: Script, conversation: Conversation, place: ScriptPlace): Heard {
  const before = exchangesBefore(script, conversation, place);
  return {
    about: before.map(({ asked, answer }) => `${asked}\n${answer}`).join('\n'),
    asked: [
      ...questionsOf(script).map(({ text }) => text),
      ...before.map(({ asked }) => asked),
      ...(conversation.worded ?? []).map(({ text }) => text),
    ],
  };
}
