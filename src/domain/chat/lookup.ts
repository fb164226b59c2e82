import type { ChatField } from '../boards/fields.ts';
import { CHAT_CARDS } from '../boards/cards.ts';
import { counted, fold, NBSP, quoted } from '../core/format.ts';
import { fieldNamed, meaningOf } from './meaning/understanding.ts';

/* Questions about the board and the workspace, asked once the board is there. */

/** A request to look something up. */
export interface Lookup {
  /** Words that say what it is about, as they were typed. */
  readonly words: readonly string[];
  /** The card of the board that it asks for, or null. */
  readonly field: ChatField | null;
}

/** Asks for something to be found, without a question mark. */
const ORDERS = /^(?:найди|найдите|поищи|поищите|покажи|покажите|расскажи|расскажите|напомни|напомните)(?![\p{L}])/u;

/** Words of a question that do not say what it is about. */
const ABOUT_NOTHING: ReadonlySet<string> = new Set(
  (
    'а бы был была были было быть в вам вас во вообще вот все всем вы где говорил говорила говорили говорит говорят да для до думают еще ' +
    'есть же за зачем здесь знаем знаете знаешь и из или известно именно их к как какая какие какими каких какова каков какое какой ' +
    'каким какую когда ко кого кому кто куда ли люди людей мне можешь можете можно мы на надо найди найдите нам нами нас насчет наш наша ' +
    'наше наши наших не ни но ну нужно о об он они от откуда по поищи поищите покажи покажите почему пожалуйста про расскажи ' +
    'расскажите напомни напомните с сказал сказала сказали скажи скажите сколько со стоит такое такой там то тут ты у уже чего чем что ' +
    'чтобы эта эти это этого этом этот я'
  ).split(' '),
);

/** Returns what the user wants looked up; null for a message that asks nothing. */
export function lookupOf(text: string): Lookup | null {
  const folded = fold(text).trim();
  const asks = /\?[\s?!)]*$/.test(folded) || ORDERS.test(folded) || meaningOf(text).kind === 'question';
  if (!asks) return null;
  const words = [...folded.matchAll(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu)]
    .map(([word]) => word)
    .filter((word) => !ABOUT_NOTHING.has(word));
  const field = fieldNamed(folded);
  return words.length === 0 && field === null ? null : { words: [...new Set(words)], field };
}

/** Asks what to do once the board is there. */
const NEXT =
  /^(?:(?:а|и|ну|хорошо|ок|отлично|спасибо)[,. ]+)*(?:что (?:мне |нам )?(?:делать |теперь )?(?:дальше|теперь|потом)(?: делать)?|что теперь делать|какие следующие шаги|следующий шаг|с чего (?:мне |нам )?начать|куда (?:идти )?(?:дальше|теперь))$/u;

/** Whether a message asks what comes after the board. */
export const asksNext = (text: string): boolean =>
  NEXT.test(
    fold(text)
      .replace(/[\s?!.…]+$/, '')
      .trim(),
  );

/** The step after the board: none of this is on the board yet, so nothing is looked up. */
export const NEXT_LINE = `Доска — это пока предположения. Дальше проверьте то, в${NBSP}чём уверены меньше всего: на${NBSP}«Видении» у${NBSP}каждой карточки видно, на${NBSP}чём она держится. Слова людей загружают в${NBSP}«Исследованиях», из${NBSP}них берут гипотезы, а${NBSP}гипотезу проверяют в${NBSP}«Экспериментах».`;

/** Asks how something is known, or why it is said: of what was said before. */
const CHALLENGE =
  /откуда (?:вы |ты )?(?:это |такое |так |об этом )?(?:знае|взял|известно|узнал)|почему (?:вы |ты )?(?:это |так |именно это )?(?:предлага|дума|счита|реши|говор)|на (?:чем|каком) (?:это )?(?:основ|держ)|чем (?:вы )?(?:это )?(?:подтвержд|докаж)/;

/** Whether the user asks for the grounds of an earlier statement. */
export const asksGrounds = (text: string): boolean => CHALLENGE.test(fold(text));

/** Words of the team's own work: a question with one of them is about that, not about the question that waits. */
const OF_WORK =
  /(?<![\p{L}])(?:у нас|наш[\p{L}]{1,2}|говорил[аи]?|жаловал[\p{L}]{2,3}|исследовани[\p{L}]{1,2}|интервью|респондент[\p{L}]{0,3}|гипотез[\p{L}]{0,3}|эксперимент[\p{L}]{0,3}|доск[\p{L}]{1,2})(?![\p{L}])/u;

/** Whether a message asks about the workspace while a question waits for an answer. */
export const asksWorkspace = (text: string): boolean =>
  /\?[\s?!)]*$|^\s*(?:найди|поищи|покажи|расскажи|напомни)/iu.test(text) &&
  OF_WORK.test(fold(text)) &&
  (lookupOf(text)?.words.length ?? 0) > 0;

const CARD_TITLES: ReadonlyMap<ChatField, string> = new Map(CHAT_CARDS.map(({ field, title }) => [field, title]));

/** A card of the board answers a question about it. */
export function onBoardLine(field: ChatField, text: string): string {
  // A card may be a list: between quotation marks its first line would be none of it.
  return `На${NBSP}доске в${NBSP}карточке «${CARD_TITLES.get(field) ?? ''}»:\n\n${text}`;
}

/** A card that a question asks for is empty. */
export function emptyCardLine(field: ChatField): string {
  return `Карточка «${CARD_TITLES.get(field) ?? ''}» на${NBSP}доске пустая.`;
}

/**
 * Returns the line about findings in the workspace; the places are listed below.
 * @param more how many others there are
 */
export function foundLine(more: number): string {
  const rest = more > 0 ? ` Ещё ${counted(more, ['место', 'места', 'мест'])} покажет поиск вверху страницы.` : '';
  return `В${NBSP}рабочем пространстве об${NBSP}этом сказано здесь.${rest}`;
}

/** Nothing was found; the words are those that were looked for. */
export function nothingFoundLine(words: readonly string[]): string {
  return `В${NBSP}рабочем пространстве об${NBSP}этом ничего не${NBSP}нашлось: искал ${quoted(words.join(' '))}. Спросите другими словами.`;
}

/** A model has answered, and named nothing that its answer rests on. */
export const NO_GROUNDS_LINE = `Под${NBSP}этим ответом нет ни${NBSP}одного места рабочего пространства.`;

/** The workspace could not be searched. */
export const NOT_SEARCHED_LINE = `Поискать в${NBSP}рабочем пространстве не${NBSP}вышло. Спросите ещё раз.`;
