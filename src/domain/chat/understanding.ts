import type { ChatField } from '../boards/fields.ts';
import { CHAT_FIELDS } from '../boards/fields.ts';
import { fold } from '../core/format.ts';
import {
  wholeMessage,
  KEEP_WORDS,
  YES_WORDS,
  NO_WORDS,
  YES_BUT,
  UNKNOWN_WORDS,
  SKIP_WORDS,
  EXAMPLE_WORDS,
  RESTART_WORDS,
  ASKS_BACK,
  ASKS_FIRST,
} from './replyWords.ts';
import { isShort } from './saysLittle.ts';

/*
 * Finds the meaning of a chat message: an answer, or something that does not belong on a board. It uses words and their order
 * alone; a message taken for something else can still be written down.
 */

/**
 * Expected message of the chat: an answer, a yes to an offered passage, a choice among several passages, a new answer that
 * replaces an earlier one.
 */
export type Situation = 'asked' | 'proposal' | 'choice' | 'revising';

export type Meaning =
  | { readonly kind: 'answer' }
  /** The offered passage is the answer. */
  | { readonly kind: 'yes' }
  /** One of several passages, by its place from 0; -1 for the last. */
  | { readonly kind: 'which'; readonly index: number }
  /** All of several passages together. */
  | { readonly kind: 'both' }
  /** It is not. */
  | { readonly kind: 'no' }
  /** It is, with something changed: `wish` is what was said of that; `index` is which of several it is, none where that was not said. */
  | { readonly kind: 'yesBut'; readonly wish: string; readonly index?: number }
  /** The earlier answer stays. */
  | { readonly kind: 'keep' }
  | { readonly kind: 'unknown' }
  /** The question itself is asked about. */
  | { readonly kind: 'question' }
  /** An example is wanted. */
  | { readonly kind: 'example' }
  | { readonly kind: 'skip' }
  /** Says too little to be an answer. */
  | { readonly kind: 'short' }
  /** An earlier answer is to be changed; null: the last one. */
  | { readonly kind: 'back'; readonly field: ChatField | null }
  | { readonly kind: 'restart' };

/** Words without a meaning of their own that precede the message. */
const FILLER =
  /^(?:(?:ну|эм+|э+|хм+|ой|а|и|да нет|честно(?: говоря)?|если честно|слушай(?:те)?|блин|так|вот|пока|пока что|мы|я|даже|боюсь|наверное|пожалуйста|давай(?:те)?)[,.… ]+)+/;
const POLITE = /[,. ]+(?:пожалуйста|спасибо|если честно|честно говоря|пока|сейчас|даже|плиз)[.! ]*$/;
const ENDS = /[\s.!…,;:()*"«»-]+$/;

/** Returns a message without its filler words. */
function core(folded: string): string {
  let text = folded.trim().replace(ENDS, '');
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replace(POLITE, '').replace(ENDS, '');
  }
  const bare = text.replace(FILLER, '');
  return bare === '' ? text : bare;
}

const CHOSEN_NOUN = '(?:вариант|ответ|текст|файл|номер)(?:а|ом)?';

/** «второй», «лучше первый вариант», «№ 2»: which of several passages. */
const WHICH = new RegExp(
  String.raw`^(?:(?:${CHOSEN_NOUN}|лучше|только|из|пусть(?: будет)?|возьм(?:и|ем)|бер(?:и|у|ем)|подходит|верно|верен|прав) )*(?:(?<first>перв|1)|(?<second>втор|2)|(?<third>трет|3)|последн)(?:[а-я]{1,3}|-[а-я]{1,2})?(?: (?:${CHOSEN_NOUN}|лучше|точнее|подходит|вер(?:но|ный|ен)|правильн(?:о|ый)))*$`,
  'u',
);

const BOTH = wholeMessage(
  String.raw`(?:верн[оы] |подход(?:ит|ят) |бер(?:у|ем) )?(?:оба|обе|и то и (?:другое|то)|все вместе|вместе)(?: (?:варианта|ответа|верно|верны|подходят|сразу))*`,
  String.raw`(?:объедин|соедин)(?:и|ите|им|ить)(?: (?:их|оба|все))?`,
);

/** Which of several passages is meant; null when nothing says so. */
function whichOf(text: string): Meaning | null {
  if (BOTH.test(text)) return { kind: 'both' };
  const named = WHICH.exec(text.replace(/^№ ?/, 'номер '))?.groups;
  if (!named) return null;
  return { kind: 'which', index: named.first ? 0 : named.second ? 1 : named.third ? 2 : -1 };
}

/** «первый, но короче»: which of several, and what is to be changed. */
function whichBut(said: string, plain: string): Meaning | null {
  const but = /^(.{1,30}?),? (?:но|только|плюс|кроме|добав|убер|без|исправ|замен|короче)(?![\p{L}]{4})/u.exec(plain);
  const which = but ? whichOf(but[1] ?? '') : null;
  if (which?.kind !== 'which') return null;
  const wish = said.trim().slice(but?.[1]?.length ?? 0);
  return { kind: 'yesBut', wish: wish.replace(/^[\s,]+/, ''), index: which.index };
}

/** Words of going back to an earlier answer. */
const BACK_VERB =
  /^(?:(?:хочу|хотел бы|хотела бы|можно|можем|нужно|надо|давай(?:те)?) )*(?:вернись|верн(?:уться|емся|ите|и|ись|усь)|исправ(?:ить|им|ь|ьте|лю)|измен(?:ить|им|и|ите|ю)|помен(?:ять|яем|яй|яйте|яю)|поправ(?:ить|им|ь|ьте|лю)|перепис(?:ать|ем)|назад)(?![\p{L}])/u;
const BACK = wholeMessage(
  String.raw`назад|шаг назад|вернуться|вернись|вернемся|вернись назад|вернуться назад|можно вернуться|предыдущ(?:ий|его|ему)(?: вопрос[уа]?| ответ)?|прошл(?:ый|ого)(?: вопрос| ответ)?`,
  String.raw`(?:.{0,40} )?(?:предыдущ|прошл)(?:ий|ему|его|ем|ый|ому|ом) (?:вопрос[уе]?|ответ[уе]?|шагу?)`,
);

/** Words that name the answer. */
const FIELD_WORDS: readonly (readonly [ChatField, RegExp])[] = [
  ['competitors', /конкурент/],
  ['costFactors', /расход|затрат|издержк/],
  ['revenueStreams', /деньг|монетизац|зарабат|заработ|доход|выручк/],
  ['channels', /канал|продвижени/],
  ['targetGroup', /аудитори|клиент|для кого|пользовател/],
  ['needs', /потребност|проблем|бол[иья]/],
  ['businessGoals', /бизнес-цел|цел(?:и|ям|ях|ей|ью)(?![\p{L}])/u],
  ['vision', /видени/],
  ['product', /продукт/],
];

const ORDINALS = ['перв', 'втор', 'трет', 'четверт', 'пят', 'шест', 'седьм', 'восьм', 'девят'];

/** The question that is named by its subject, or by its number. */
export function fieldNamed(text: string): ChatField | null {
  const number = Number(/(?:^|\s)(\d)(?!\d)/.exec(text)?.[1] ?? 0) || ORDINALS.findIndex((word) => new RegExp(`(?:^|\\s)${word}`).test(text)) + 1; // prettier-ignore
  if (number > 0 && /вопрос|ответ|пункт/.test(text)) return CHAT_FIELDS[number - 1] ?? null;
  return FIELD_WORDS.find(([, word]) => word.test(text))?.[0] ?? null;
}

/** Longest message that can be a wish to go back, words: an answer may begin with «вернуть людям…», too. */
const MOST_BACK_WORDS = 8;

function backOf(text: string, words: number): Meaning | null {
  if (/ошиб(?:ся|лась|ка) в (?:прошл|предыдущ)/.test(text) || BACK.test(text)) return { kind: 'back', field: null };
  if (words > MOST_BACK_WORDS || !BACK_VERB.test(text)) return null;
  // «Исправить ответ про …», «вернись к …»: to what we talk about, not to what the product does.
  if (!/ответ|вопрос|пункт|(?:^|\s)(?:к|ко|о|об|про)\s/.test(text) && words > 3) return null;
  const field = fieldNamed(text);
  return field === null ? null : { kind: 'back', field };
}

/** Longest question back, words; a longer message that ends with a question mark has said something before it. */
const MOST_ASKED_WORDS = 12;

function isQuestion(folded: string, text: string, words: number): boolean {
  if (/^\s*[?？!]+\s*$/.test(folded)) return true;
  if (words > MOST_ASKED_WORDS) return false;
  if (ASKS_BACK.test(text)) return true;
  if (!/\?[\s?!)]*$/.test(folded)) return false;
  // A question that is answered in the same breath is an answer.
  if (/[.!?…]\s+\S/.test(folded.replace(/[?!\s)]+$/, ''))) return false;
  return ASKS_FIRST.test(text) || /[—–-]\s*(?:это|что)/.test(text) || words <= 4;
}

/**
 * Returns the meaning of a message in the current state of the chat.
 * @param said the message
 * @param situation what the chat waits for; default an answer
 */
export function meaningOf(said: string, situation: Situation = 'asked'): Meaning {
  const folded = fold(said).replaceAll(/\s+/g, ' ').trim();
  const plain = folded.replace(ENDS, '').replace(/^[\s.…,*"«»]+/, '') || folded;
  const text = core(folded.replaceAll('?', ''));
  const words = text.split(' ').length;
  const is = (pattern: RegExp): boolean => pattern.test(text) || pattern.test(plain);
  if (situation === 'revising' && is(KEEP_WORDS)) return { kind: 'keep' };
  if (situation === 'choice') {
    const which = whichOf(text) ?? whichOf(plain) ?? whichBut(said, plain);
    if (which) return which;
  }
  if (situation === 'proposal' || situation === 'choice') {
    if (!folded.endsWith('?')) {
      if (is(YES_WORDS) || YES_WORDS.test(folded)) return { kind: 'yes' };
      const but = YES_BUT.exec(plain);
      if (but && words <= 14)
        return {
          kind: 'yesBut',
          wish: said
            .trim()
            .slice(plain.indexOf(but[1] ?? ''))
            .trim(),
        };
    }
    if (is(NO_WORDS) || NO_WORDS.test(folded)) return { kind: 'no' };
  }
  if (is(RESTART_WORDS)) return { kind: 'restart' };
  const back = backOf(text, words) ?? backOf(plain.replaceAll('?', ''), words);
  if (back) return back;
  if (is(SKIP_WORDS)) return { kind: 'skip' };
  if (EXAMPLE_WORDS.test(text)) return { kind: 'example' };
  if (is(UNKNOWN_WORDS)) return { kind: 'unknown' };
  if (isQuestion(folded, text, words)) return { kind: 'question' };
  return isShort(text) ? { kind: 'short' } : { kind: 'answer' };
}
