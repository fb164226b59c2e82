import type { ChatField } from '../../boards/fields.ts';
import { CHAT_FIELDS } from '../../boards/fields.ts';
import { fold } from '../../core/format.ts';
import {
  wholeMessage,
  KEEP_WORDS,
  YES_WORDS,
  NO_WORDS,
  YES_BUT,
  UNKNOWN_WORDS,
  SKIP_WORDS,
  LATER_WORDS,
  WAIT_WORDS,
  ELSEWHERE_WORDS,
  REFERENCE_WORDS,
  EXAMPLE_WORDS,
  RESTART_WORDS,
  ASKS_BACK,
  ASKS_FIRST,
} from './replyWords.ts';
import { GO_ON } from './asides.ts';
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
  /** The question is to be asked later. */
  | { readonly kind: 'later' }
  /** The person needs a moment. */
  | { readonly kind: 'wait' }
  /** The answer is said to be on the site or in a file. */
  | { readonly kind: 'elsewhere' }
  /** Says too little to be an answer. */
  | { readonly kind: 'short' }
  /** An earlier answer is to be changed; null: the last one. */
  | { readonly kind: 'back'; readonly field: ChatField | null }
  | Correction
  | { readonly kind: 'restart' }
  /** Words that may be an answer, and a command behind them that would drop them. */
  | { readonly kind: 'answerOrCommand'; readonly answer: string };

/** An earlier answer in new words; null: the last one. */
export interface Correction {
  readonly kind: 'correction';
  readonly field: ChatField | null;
  readonly text: string;
}

/** Words without a meaning of their own that precede the message. */
const FILLER =
  /^(?:(?:ну|эм+|э+|хм+|ой|а|и|да нет|честно(?: говоря)?|если честно|слушай(?:те)?|блин|так|вот|пока|пока что|мы|я|даже|боюсь(?:,? что)?|наверное|пожалуйста|давай(?:те)?|(?:прости|извини)(?:те)?(?: за [^:,]{0,30})?|сорри|sorry|будьте добры|к сожалению|правда|увы|кстати|ладно|короче)[,.:… ]+)+/;
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
  /^(?:(?:хочу|хотел бы|хотела бы|можно|можем|нужно|надо|давай(?:те)?) )*(?:вернись|верн(?:уться|емся|итесь|ите|и|ись|усь)|исправ(?:ить|им|ь|ьте|лю)|измен(?:ить|им|и|ите|ю)|помен(?:ять|яем|яй|яйте|яю)|поправ(?:ить|им|ь|ьте|лю)|перепис(?:ать|ем)|назад)(?![\p{L}])/u;
const BACK = wholeMessage(
  String.raw`back|go back|previous`,
  String.raw`назад|шаг назад|вернуться|вернись|вернемся|вернись назад|вернуться назад|можно вернуться|предыдущ(?:ий|его|ему)(?: вопрос[уа]?| ответ)?|прошл(?:ый|ого)(?: вопрос| ответ)?`,
  String.raw`(?!(?:.* )?(?:что|чем|какой|отличается) )(?:.{0,40} )?(?:предыдущ|прошл)(?:ий|ему|его|ем|ый|ому|ом) (?:вопрос[уе]?|ответ[уе]?|шагу?)`,
  String.raw`верн\p{L}+ к (?:предыдущ|прошл)(?:ему|ому)`,
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

/** «На каком вопросе были цели? Вернись туда». */
const BACK_THERE = /(?:^|\s)верн\p{L}+ (?:туда|обратно|к (?:нему|ней|ним))$/u;

/** «Поправь аудиторию: …», «в прошлом ответе опечатка, исправьте: …»: before the verb, behind it, and the new answer. */
const CORRECTION =
  /^(?<before>[^:]{0,80}?)(?<!\p{L})(?<verb>исправь|поправь|измени|поменяй|замени|перепиши)(?:те)?(?!\p{L})(?<object>[^:]{0,40}):\s*(?<text>\S[\s\S]*)$/iu;

/** Words between the verb and the name of the answer. */
const OF_ANSWER =
  /(?<!\p{L})(?:пожалуйста|ответ\p{L}*|вопрос\p{L}*|пункт\p{L}*|раздел\p{L}*|карточк\p{L}*|номер|на|про|о|об|по|в|к|мой|наш\p{L}*|мо[юи]|целев\p{L}*)(?!\p{L})/gu;
const LAST_ANSWER = /(?:прошл|предыдущ|последн)\p{L}* (?:ответ|вопрос)/u;
const LAST_WORDS = /(?<!\p{L})(?:прошл|предыдущ|последн)\p{L}*/gu;
const SAYS_WRONG = /ошиб|опечат|не (?:то|так)(?!\p{L})|неверно|неправильно/u;

/** «Замените старую проводку: …» is an answer: what is to be changed must be one, and nothing else. */
function correctionOf(said: string): Correction | null {
  const { before = '', verb = '', object = '', text = '' } = CORRECTION.exec(said.trim())?.groups ?? {};
  if (text === '') return null;
  const [ahead, named] = [
    fold(before),
    fold(object)
      .replace(/[\s,.]+$/, '')
      .trim(),
  ];
  const rest = named.replaceAll(OF_ANSWER, '').replaceAll(LAST_WORDS, '').trim();
  const field = rest === '' ? null : fieldNamed(named);
  if (field !== null && !/\s/.test(rest)) return { kind: 'correction', field, text };
  if (rest !== '') return null;
  const isMeant = LAST_ANSWER.test(`${ahead} ${named}`) || SAYS_WRONG.test(ahead);
  if (isMeant || (ahead.trim() === '' && /^(?:исправь|поправь|перепиши)$/iu.test(verb)))
    return { kind: 'correction', field: fieldNamed(ahead), text };
  return null;
}

function backOf(text: string, words: number): Meaning | null {
  if (BACK_THERE.test(text)) return { kind: 'back', field: fieldNamed(text) };
  if (/ошиб(?:ся|лась|ка) в (?:прошл|предыдущ)/.test(text) || BACK.test(text)) return { kind: 'back', field: null };
  if (words > MOST_BACK_WORDS || !BACK_VERB.test(text)) return null;
  // «Исправить ответ про …», «вернись к …»: to what we talk about, not to what the product does.
  if (!/ответ|вопрос|пункт|(?:^|\s)(?:к|ко|о|об|про)\s/.test(text) && words > 3) return null;
  const field = fieldNamed(text);
  return field === null ? null : { kind: 'back', field };
}

/** Longest question back, words; a longer message that ends with a question mark has said something before it. */
const MOST_ASKED_WORDS = 12;

/** Longest message with a question mark that a question word alone makes one, words. */
const MOST_PLAIN_WORDS = 8;
const ASKING_WORD =
  /(?<!\p{L})(?:что|чем|как|какой|какая|какие|зачем|почему|сколько|где|куда|откуда|когда|для чего|ли|(?:считать|указать|писать|назвать|имеется|имеете)(?= .*или))(?!\p{L})/u;

function isQuestion(folded: string, text: string, words: number): boolean {
  if (/^\s*[?？!]+\s*$/.test(folded)) return true;
  if (words > MOST_ASKED_WORDS) return false;
  if (ASKS_BACK.test(text)) return true;
  if (!/\?[\s?!)]*$/.test(folded)) return false;
  // A question that is answered in the same breath is an answer.
  if (/[.!?…]\s+\S/.test(folded.replace(/[?!\s)]+$/, ''))) return false;
  const clause = text.slice(text.lastIndexOf(',') + 1).trim();
  if (words <= MOST_PLAIN_WORDS && ASKING_WORD.test(text)) return true;
  return ASKS_FIRST.test(text) || ASKS_FIRST.test(clause) || /[—–-]\s*(?:это|что)/.test(text) || words <= 4;
}

/** Meanings that answer nothing, the one that is obeyed first. */
const NO_ANSWERS = ['restart', 'back', 'skip', 'later', 'example', 'question', 'elsewhere', 'unknown', 'wait', 'short'] as const; // prettier-ignore

/** Longest message whose sentences are each looked at, words. */
const MOST_APART_WORDS = 16;

/** Commands that would drop the words before them. */
const DROPS: ReadonlySet<Meaning['kind']> = new Set<Meaning['kind']>(['back', 'skip', 'later']);

/**
 * The meaning of a message whose every sentence is no answer, or whose last one is a command; null for all others. Beginning anew is
 * obeyed whatever was said before, for it is confirmed; another command behind words that may be an answer is asked about.
 */
function unansweredBy(said: string, situation: Situation): Meaning | null {
  const sentences = said.trim().split(/(?<=[.!?…])\s+/);
  const parts = sentences.length > 1 ? sentences : said.trim().split(/[,;]\s+/);
  if (parts.length < 2 || said.split(/\s+/).length > MOST_APART_WORDS) return null;
  const meanings = parts.map((part) => meaningOf(part, situation));
  const places = meanings.map(({ kind }) => NO_ANSWERS.findIndex((one) => one === kind));
  if (!places.includes(-1)) return meanings[places.indexOf(Math.min(...places))] ?? null;
  const last = meanings.at(-1);
  if (sentences.length === 1 || !last) return null;
  if (last.kind === 'restart') return last;
  if (!DROPS.has(last.kind) || GO_ON.test(fold(sentences.at(-1) ?? ''))) return null;
  return { kind: 'answerOrCommand', answer: sentences.slice(0, -1).join(' ') };
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
  const correction = correctionOf(said);
  if (correction) return correction;
  if (is(RESTART_WORDS)) return { kind: 'restart' };
  const back = CORRECTION.test(said) ? null : (backOf(text, words) ?? backOf(plain.replaceAll('?', ''), words));
  if (back) return back;
  if (is(LATER_WORDS)) return { kind: 'later' };
  if (is(SKIP_WORDS)) return { kind: 'skip' };
  if (is(WAIT_WORDS)) return { kind: 'wait' };
  if (EXAMPLE_WORDS.test(text)) return { kind: 'example' };
  if (is(ELSEWHERE_WORDS)) return { kind: 'elsewhere' };
  if (is(UNKNOWN_WORDS)) return { kind: 'unknown' };
  if (isQuestion(folded, text, words)) return { kind: 'question' };
  if (isShort(text) || is(REFERENCE_WORDS)) return { kind: 'short' };
  return unansweredBy(said, situation) ?? { kind: 'answer' };
}
