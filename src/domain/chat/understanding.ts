import type { ChatField } from '../boards/fields.ts';
import { CHAT_FIELDS } from '../boards/fields.ts';
import { fold } from '../core/format.ts';

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

const whole = (...patterns: readonly string[]): RegExp => new RegExp(`^(?:${patterns.join('|')})$`, 'u');

const KEEP = whole(
  'оставить(?: как (?:есть|было))?',
  'остав(?:ь|ьте|им|ляем|ляй|ляйте)(?: как (?:есть|было)| прежн(?:ий|ее)| старый)?',
  'без изменений',
  'не (?:менять|меняй|меняйте|меняем|нужно|надо|трогай|трогайте)',
  'ничего не (?:меняем|менять|меняй|надо)',
  'пусть (?:так и |)(?:будет|остается|останется)(?: как есть| так)?',
  'передумал[аи]?(?: менять)?',
  'отмена|отменить|отмени',
);

const YES = whole(
  String.raw`(?:да|ага|угу|ок|окей|хорошо|отлично|супер|класс|точно|именно|верно|правильно|согласен|согласна|подходит|пойдет|норм|нормально|конечно|принято|принять|годится|бер(?:ем|у)|yes|ok)(?:[,. -]+(?:да|ок|верно|подходит|все (?:так|верно|правильно|хорошо)|так и есть|согласен|согласна|бер(?:ем|у)|конечно|отлично|именно|точно|это так|записывай(?:те)?|годится|пойдет))*`,
  'все (?:так|верно|правильно)',
  'так и есть',
  'в точку',
  String.raw`запиш(?:и|ите|ем)|записывай(?:те)?`,
  String.raw`[+👍👌✅]+\uFE0F?`,
);

const NO = whole(
  String.raw`(?:нет|не|неа|no|мимо|-)`,
  String.raw`(?:нет[,. ]+)?(?:ни один|ни одно|ни тот,? ни другой|ни то,? ни другое|никакой|оба (?:не то|неверн[оы]|не верн[оы]|не подходят|мимо))(?: из них| не подходит)?`,
  String.raw`(?:нет[,. ]+)?(?:не (?:то|так|совсем|подходит|верно|надо|годится|оно|про нас|наше)|неверно|неправильно|мимо|это не (?:то|оно|про нас|наше|так)|это стар(?:ое|ый текст)|устарел[оа]?|уже не так|это уже не так)`,
);

const CHOSEN_NOUN = '(?:вариант|ответ|текст|файл|номер)(?:а|ом)?';

/** «второй», «лучше первый вариант», «№ 2»: which of several passages. */
const WHICH = new RegExp(
  String.raw`^(?:(?:${CHOSEN_NOUN}|лучше|только|из|пусть(?: будет)?|возьм(?:и|ем)|бер(?:и|у|ем)|подходит|верно|верен|прав) )*(?:(?<first>перв|1)|(?<second>втор|2)|(?<third>трет|3)|последн)(?:[а-я]{1,3}|-[а-я]{1,2})?(?: (?:${CHOSEN_NOUN}|лучше|точнее|подходит|вер(?:но|ный|ен)|правильн(?:о|ый)))*$`,
  'u',
);

const BOTH = whole(
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

/** «да, но…»: a yes, and what is to be changed. */
const YES_BUT =
  /^(?:в целом |почти |)?(?:да|ага|угу|ок|окей|хорошо|верно|правильно|подходит|почти|согласен|согласна|в целом)[,. ]+(?:в целом )?(но|только|плюс|кроме|ещ[её]|добав|убер|без|исправ|замен|короче|поменя)/;

const UNKNOWN = whole(
  String.raw`(?:хз|не знаю|не знаем|незнаю)(?: (?:хз|не знаю))?(?:,? (?:что|как|какой|какие|кто|подходит|даже|точно|наверняка)(?: .{0,40})?)?`,
  String.raw`(?:не имею|без|понятия не имею)(?: понятия| представления)?`,
  String.raw`затрудня(?:юсь|емся)(?: (?:ответить|сказать))?`,
  String.raw`(?:сложно|трудно|тяжело) (?:сказать|ответить|сформулировать)(?: .{0,24})?`,
  String.raw`не (?:уверен|уверена|уверены)(?:[, ](?!.*(?:[ ,]но |думаем|думаю|кажется|похоже|скорее)).{0,40})?`,
  String.raw`(?:еще |пока )?не (?:думал|думала|думали|решил|решила|решили|определил(?:ся|ась|ись)|считал|считала|считали|обсуждали|прорабатывали)(?: (?:еще|пока|об этом|над этим|это|этого|про это|с этим))*`,
  String.raw`(?:еще|этого|об этом|это) (?:пока |еще )?не (?:думал|думала|думали|решил|решила|решили|определил(?:ся|ась|ись)|считал|считала|считали|обсуждали|знаю|знаем)(?: об этом)?`,
  String.raw`не (?:могу|можем|берусь) (?:сказать|ответить|сформулировать)(?: .{0,30})?`,
  String.raw`(?:это |)(?:пока |еще )*(?:непонятно|неясно|неизвестно|под вопросом)`,
  String.raw`(?:в голову )?ничего не приходит(?: в голову| на ум)?`,
  String.raw`(?:пока )?нет (?:идей|данных|ответа|понимания|мыслей|информации|точных данных)`,
  String.raw`(?:надо|нужно|над этим надо) (?:по)?думать`,
  String.raw`(?:я )?не в курсе`,
  String.raw`не (?:подскажу|помню|скажу)`,
  String.raw`(?:тут|здесь) (?:я )?(?:плаваю|не силен|не сильна)`,
  String.raw`вопрос (?:сложный|трудный|хороший)(?:, .{0,30})?`,
  String.raw`кто бы знал|кто знает|кто его знает`,
  String.raw`не (?:знаю|знаем)[, ]+(?:честно|если честно|увы|к сожалению)`,
);

const SKIP = whole(
  String.raw`(?:по)?пропус(?:тить|ти|тите|тим|каем|каю)(?: (?:это|этот|вопрос|этот вопрос|пока))*(?:, .{0,30})?`,
  String.raw`(?:пойд[её]м |идем |едем |пошли |перейдем |перейти )?(?:к следующему|дальше|далее)(?: вопросу)?`,
  String.raw`следующ(?:ий|его|ему)(?: вопрос)?`,
  'скип|пас',
  String.raw`не (?:хочу|буду|хотим|будем) (?:отвечать|писать)(?: на (?:это|этот вопрос))?`,
  'без ответа',
  String.raw`(?:потом|позже)(?: (?:заполню|допишу|отвечу|напишу|вернусь|вернемся))?`,
  String.raw`(?:вернемся|вернусь|отвечу|заполню|допишу) (?:к этому )?(?:потом|позже)`,
  String.raw`не (?:актуально|относится к нам|про нас|применимо)|неприменимо|неактуально`,
  String.raw`остав(?:им|ь|ьте) (?:это |)(?:пустым|пусто)`,
);

const EXAMPLE = whole(
  String.raw`например`,
  String.raw`(?:а )?(?:приведи(?:те)?|да(?:й|йте)|покаж(?:и|ите)|можно|хочу|нужен|есть)(?: ли)?(?: мне)? (?:какой-нибудь |хоть какой-то )?(?:пример|образец|примеры|подсказку)(?: (?:можно|ответа|ответов|дайте))?`,
  String.raw`(?:а )?(?:пример|образец|подсказк[ау])(?: (?:можно|ответа|есть))?`,
  String.raw`(?:а )?как (?:обычно |другие |люди )*(?:отвечают|пишут|формулируют)(?: (?:другие|обычно|люди))?`,
  String.raw`подска(?:жи|жите|зка)(?:, (?:как|что) .{0,30})?`,
  String.raw`помо(?:ги|гите)(?: мне)?(?: (?:сформулировать|ответить|написать|с ответом))?`,
  String.raw`какие (?:бывают|есть|возможны)(?: .{0,20})? ?варианты`,
  String.raw`(?:как|что) (?:лучше )?(?:тут |здесь |)ответить`,
);

const RESTART = whole(
  String.raw`(?:начать|начнем|начни|начните|хочу начать|начать все) (?:все )?(?:сначала|заново|с начала|с нуля)`,
  'заново|сначала|с начала|с нуля|рестарт',
  String.raw`сброс(?:ить|ь|ьте)?(?: все| ответы| все ответы)?`,
);

/** Asks about the question instead of answering it. */
const ASKS = new RegExp(
  `^(?:${[
    String.raw`(?:что|кого|как) (?:вы |ты )?(?:имеете|имеешь|имеется) в виду`,
    String.raw`что (?:имеется|вы имеете|ты имеешь)`,
    String.raw`что (?:сюда|тут|здесь|мне|от меня) (?:нужно |надо |)(?:писать|написать|указать|указывать|ответить|отвечать|требуется)`,
    String.raw`не (?:понял|поняла|поняли|понимаю|очень понимаю|совсем понимаю|ясен|ясно|понятен|понятно)(?:,? |$)(?:сам |ваш |этот |)?(?:вопрос|вопроса|о чем|что|$|,).{0,40}`,
    String.raw`(?:можно|можете|могли бы|можешь) (?:вопрос |)?(?:по)?(?:яснить|яснее|понятнее|проще|иначе|подробнее|по-другому|уточнить|объяснить|переформулировать)`,
    String.raw`(?:поясни|поясните|объясни|объясните|уточни|уточните|переформулируй|переформулируйте|расшифруй|расшифруйте)(?: |$)(?:вопрос|подробнее|$|что|иначе|,).{0,40}`,
    String.raw`(?:можно |)(?:по)?проще`,
    String.raw`(?:в|это в) (?:каком |)смысле$`,
    String.raw`вы о чем|о чем (?:вы|речь|вопрос)`,
    String.raw`ты бот|вы бот|кто (?:ты|вы)|вы кто|ты кто`,
  ].join('|')})`,
  'u',
);

/** Beginnings of a question that a single line asks back. */
const ASKING =
  /^(?:что|кто|кого|кому|чем|чего|как|какой|какая|какие|каких|какую|каким|зачем|почему|сколько|насколько|где|откуда|когда|куда|нужно|надо|можно|можете|могу|обязательно|это|а если|если|вы|из какого|в каком|с какой|для чего|а|ли|есть ли|стоит ли|правильно ли|считать ли|расходы|про|потребности|точно|имеется|речь)(?![\p{L}\p{N}])/u;

/** Words of going back to an earlier answer. */
const BACK_VERB =
  /^(?:(?:хочу|хотел бы|хотела бы|можно|можем|нужно|надо|давай(?:те)?) )*(?:вернись|верн(?:уться|емся|ите|и|ись|усь)|исправ(?:ить|им|ь|ьте|лю)|измен(?:ить|им|и|ите|ю)|помен(?:ять|яем|яй|яйте|яю)|поправ(?:ить|им|ь|ьте|лю)|перепис(?:ать|ем)|назад)(?![\p{L}])/u;
const BACK = whole(
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

/** Letters and digits of a message. */
const lettersOf = (text: string): number => [...text.matchAll(/[\p{L}\p{N}]/gu)].length;

/** Single words that answer nothing, whatever is asked. */
const EMPTY_WORDS = whole(
  String.raw`(?:да|нет|ну|ок|окей|ага|угу|норм|нормально|все|всем|всех|всякие|всякое|всякая|разное|разные|разная|люди|людям|много|мало|наверное|конечно|возможно|может быть|по-разному|как у всех|обычные|обычный|что-то|кто-то|где-то|как-то|хорошо|плохо|так|вот|есть|тест|test|привет|здравствуйте|спасибо|хм+|э+|а+|и так далее)(?:[ ,.-]+(?:да|нет|ну|все|всякое|разное))*`,
);

/** Rows of the keyboard: typed by a user who tests for a reaction. */
const KEY_ROWS = ['йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

const VOWELS = /[аеиоуыэюяaeiouy]/g;

/** Whether the text is random keys: a word of letters with hardly a vowel, or one letter over and over. */
function isNoise(text: string): boolean {
  const [word = '', ...others] = text.split(/\s+/);
  if (/^(.)\1{1,20}$/u.test(text.replaceAll(/\s/g, ''))) return true;
  if (/^(?:hz|xz|хз)(?: (?:hz|xz|хз))*$/.test(text)) return true;
  if (others.length > 0) return false;
  if (word.length >= 4 && KEY_ROWS.some((row) => row.includes(word))) return true;
  // «SMM», «1С», «b2b», «HR» are words of the trade: they have digits, or few letters.
  if (!/^[а-я]{5,}$/.test(word)) return false;
  return (word.match(VOWELS)?.length ?? 0) / word.length < 0.3 && /[йывпролджэячсмитьбю]{6,}/.test(word);
}

const isShort = (text: string): boolean =>
  lettersOf(text) < 2 || EMPTY_WORDS.test(text) || /^\d{1,4}$/.test(text) || isNoise(text);

/** Longest question back, words; a longer message that ends with a question mark has said something before it. */
const MOST_ASKED_WORDS = 12;

function isQuestion(folded: string, text: string, words: number): boolean {
  if (/^\s*[?？!]+\s*$/.test(folded)) return true;
  if (words > MOST_ASKED_WORDS) return false;
  if (ASKS.test(text)) return true;
  if (!/\?[\s?!)]*$/.test(folded)) return false;
  // A question that is answered in the same breath is an answer.
  if (/[.!?…]\s+\S/.test(folded.replace(/[?!\s)]+$/, ''))) return false;
  return ASKING.test(text) || /[—–-]\s*(?:это|что)/.test(text) || words <= 4;
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
  if (situation === 'revising' && is(KEEP)) return { kind: 'keep' };
  if (situation === 'choice') {
    const which = whichOf(text) ?? whichOf(plain) ?? whichBut(said, plain);
    if (which) return which;
  }
  if (situation === 'proposal' || situation === 'choice') {
    if (!folded.endsWith('?')) {
      if (is(YES) || YES.test(folded)) return { kind: 'yes' };
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
    if (is(NO) || NO.test(folded)) return { kind: 'no' };
  }
  if (is(RESTART)) return { kind: 'restart' };
  const back = backOf(text, words) ?? backOf(plain.replaceAll('?', ''), words);
  if (back) return back;
  if (is(SKIP)) return { kind: 'skip' };
  if (EXAMPLE.test(text)) return { kind: 'example' };
  if (is(UNKNOWN)) return { kind: 'unknown' };
  if (isQuestion(folded, text, words)) return { kind: 'question' };
  return isShort(text) ? { kind: 'short' } : { kind: 'answer' };
}
