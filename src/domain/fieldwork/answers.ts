import { isEmail } from '../core/email.ts';
import { fold, formatNumber, NBSP, parseNumber } from '../core/format.ts';
import { readPhones } from '../core/phone/phone.ts';
import { normaliseTelegram, telegramProblem } from '../core/telegram.ts';
import type { Given, SaidAnswer } from './path.ts';
import { QUESTION_KINDS } from './questions/questionKinds.ts';
import { questionOf, type Question, type QuestionKind, type Script } from './script.ts';

/** The largest number that an answer may be, on either side of nought: a larger one would be kept as another than was typed. */
const MOST_NUMBER = Number.MAX_SAFE_INTEGER;

/** An answer as it was understood, or why it was not, in Russian. */
export interface UnderstoodAnswer {
  readonly meaning: SaidAnswer['meaning'];
  readonly problem?: string;
}

const IN_WORDS: UnderstoodAnswer = { meaning: { is: 'text' } };

const unread = (problem: string): UnderstoodAnswer => ({ meaning: { is: 'unread' }, problem });

/** Words as they are compared with an option: without quotation marks and what ends a sentence. */
const bare = (text: string): string =>
  fold(text)
    .replaceAll(/[«»"“”„']/g, '')
    .replace(/^[\s.,;:!…–—-]+|[\s.,;:!…–—-]+$/g, '')
    .replaceAll(/\s*,\s*/g, ', ')
    .replaceAll(/\s+/g, ' ');

/** Signs and words between options that are typed in a row. */
const BETWEEN = /[,;\n+&/]+|\s+(?:и|плюс)\s+/;
const ORDINALS = 'перв втор трет четверт пят шест седьм восьм девят десят'.split(' ');
const ORDINAL = new RegExp(`^(${ORDINALS.join('|')})(?:ый|ой|ий|ая|ое|ую|ья|ье|ью)(?: вариант)?$`);
const RANGE = /^(\d{1,2})\s*[-–—]\s*(\d{1,2})$/;
const NUMBERS = /^\d{1,3}(?:\s+\d{1,3})+$/;

/** The option that a part of an answer is: its words, or its number as a text channel lists it. */
function optionOf(part: string, { options }: Question): string | undefined {
  const words = bare(part);
  const same = options.find((one) => bare(one.text) === words);
  const number = /^(?:№|номер|вариант|n)?\s*(\d{1,3})\s*\)?(?:\s*(?:вариант|-?[йяе]))?$/.exec(words)?.[1];
  const ordinal = ORDINALS.indexOf(ORDINAL.exec(words)?.[1] ?? '');
  return (same ?? options[number === undefined ? ordinal : Number(number) - 1])?.key;
}

/** Keys of all parts of an answer; undefined when one of them is none. An option may hold what parts others. */
function optionsIn(text: string, question: Question): readonly string[] | undefined {
  const whole = optionOf(text, question);
  if (whole !== undefined) return [whole];
  const [, from, to] = (question.isMultiple && RANGE.exec(bare(text))) || [];
  if (from !== undefined && Number(from) < Number(to) && Number(to) <= question.options.length)
    return question.options.slice(Number(from) - 1, Number(to)).map(({ key }) => key);
  if (NUMBERS.test(bare(text))) return optionsIn(bare(text).replaceAll(/\s+/g, ','), question);
  for (const { index, 0: between } of [...text.matchAll(new RegExp(BETWEEN, 'g'))].reverse()) {
    const first = optionOf(text.slice(0, index), question);
    const rest = text.slice(index + between.length);
    if (first === undefined) continue;
    const others = bare(rest) === '' ? [] : optionsIn(rest, question);
    if (others) return [first, ...others];
  }
  return undefined;
}

/** Signs of an answer in which options are looked for. */
const LONGEST_CHOICE = 2000;

function readChoice(question: Question, { text, options }: Given): UnderstoodAnswer {
  const chosen = [...new Set(options ?? optionsIn(text.slice(0, LONGEST_CHOICE), question))];
  const isKnown = chosen.every((key) => question.options.some((one) => one.key === key));
  if (chosen.length === 0 || !isKnown)
    return unread('Выберите из предложенного: нажмите на вариант или пришлите его номер.');
  if (chosen.length > 1 && !question.isMultiple) return unread('Выберите один вариант.');
  return { meaning: { is: 'options', options: chosen } };
}

/** A number and the unit behind it: «12 500 ₽», «1,5 часа», «−5 °C», «9.». */
const NUMBER = /^([-+]?\d[\d ]*(?:[.,]\d+)?)\s*(?:[₽$€%°]\s*c?|\p{L}+\.?)?[.!…\s]*$/u;
/** Units that make another number of it: «5 тыс.», «2 млн». */
const TIMES =
  /\d\s*(?:[кkтмm]|тыс\p{L}*|млн|млрд|миллион\p{L}*|миллиард\p{L}*|лям\p{L}*|десят\p{L}*|сот\p{L}*|дюжин\p{L}*|пар\p{L}*)\.?\s*$/u;
/** «2.500» may be 2500 or 2,5. */
const THOUSANDS_OR_TENTHS = /^[-+]?\d{1,3}\.\d{3}$/;
/** «12 500» is one number, «5 7» may be two. */
const GROUPED = /^[-+]?\d{1,3}(?: \d{3})+(?:[.,]\d+)?$/;

function readNumber(_: Question, { text }: Given): UnderstoodAnswer {
  const said = fold(text).replaceAll('−', '-').trim();
  const typed = TIMES.test(said) ? '' : (NUMBER.exec(said)?.[1]?.trim() ?? '');
  const number = parseNumber(typed);
  if (number === undefined) return unread('Пришлите число, например 12 или 3,5.');
  if (THOUSANDS_OR_TENTHS.test(typed))
    return unread(
      `Это ${formatNumber(Number(typed.replace('.', '')))} или ${formatNumber(number)}? Пришлите число без точки.`,
    );
  if (typed.includes(' ') && !GROUPED.test(typed))
    return unread(`Это одно число ${formatNumber(number)}? Пришлите его без пробелов.`);
  if (Math.abs(number) > MOST_NUMBER)
    return unread(
      number > 0
        ? `Число слишком большое. Пришлите не${NBSP}больше ${formatNumber(MOST_NUMBER)}.`
        : `Число слишком маленькое. Пришлите не${NBSP}меньше ${formatNumber(-MOST_NUMBER)}.`,
    );
  return { meaning: { is: 'number', number } };
}

/** Marks in words, from nought. */
const MARKS = 'ноль|один|два|три|четыре|пять|шесть|семь|восемь|девять|десять'.split('|');
/** «8 из 10», «8/10»: the mark and the end of the scale that it is of. */
const MARK_OF = /^(\S+?)\s*(?:из|\/)\s*(\d{1,3})$/;

function markIn(text: string, { to }: Question['scale']): number | undefined {
  const words = bare(text)
    .replace(/^(?:на|ставлю|оценка|балл)\s+/, '')
    .replace(/\s+балл(?:а|ов)?$/, '');
  const [, mark = words, of] = MARK_OF.exec(words) ?? [];
  if (of !== undefined && Number(of) !== to) return undefined;
  const named = MARKS.indexOf(mark);
  return named >= 0
    ? named
    : /\s/.test(mark)
      ? undefined
      : parseNumber(text.trim().startsWith('-') ? `-${mark}` : mark);
}

function readMark({ scale }: Question, { text }: Given): UnderstoodAnswer {
  const number = markIn(text, scale);
  const isMark = number !== undefined && Number.isInteger(number) && number >= scale.from && number <= scale.to;
  const range = `${formatNumber(scale.from)} до${NBSP}${formatNumber(scale.to)}`;
  return isMark ? { meaning: { is: 'number', number } } : unread(`Пришлите число от${NBSP}${range}.`);
}

/** Addresses are among other words, and in brackets as a mail program copies them: «Анна <anna@example.com>». */
const mailsIn = (text: string): readonly string[] => text.split(/[\s,;<>()"«»]+/).filter((word) => isEmail(word));

const REACHED = 'Подойдёт телефон, почта или имя в Telegram.';

/** Returns why a text is no usable contact, by what it looks like; null when it is one. */
function contactProblem(text: string): string | null {
  if (mailsIn(text).length > 0 || normaliseTelegram(text) !== null) return null;
  // The words are kept as they are: any number with a country's code can be called.
  const phones = readPhones(text, (number) => number);
  if ('values' in phones) return null;
  if (/[^\s<(]@/.test(text)) return `Это не${NBSP}адрес почты: нужен такой, как anna@example.com. ${REACHED}`;
  if (/\d/.test(text) && !/[a-z_@]/i.test(text)) return `${phones.problem}. ${REACHED}`;
  const nick = /[a-z@]/i.test(text) ? telegramProblem(text) : null;
  return nick === null ? `Так с${NBSP}вами не${NBSP}связаться. ${REACHED}` : `${nick}. ${REACHED}`;
}

function readContact(_: Question, { text }: Given): UnderstoodAnswer {
  const problem = contactProblem(text);
  return problem === null ? IN_WORDS : unread(problem);
}

/** Understands what is given to a question itself: words, or a press. */
const READERS: Readonly<Record<QuestionKind, (question: Question, given: Given) => UnderstoodAnswer>> = {
  open: () => IN_WORDS,
  choice: readChoice,
  scale: readMark,
  number: readNumber,
  contact: readContact,
};

/**
 * Understands an answer.
 * @param why how many times it was asked why before; the answer to that is words whatever the question's kind
 */
export function readAnswer(question: Question, why: number, given: Given): UnderstoodAnswer {
  if (given.text.trim() === '' && (given.options ?? []).length === 0 && !given.file)
    return unread('Ответ пустой. Напишите хотя бы слово.');
  if (why > 0) return IN_WORDS;
  if (given.file && !QUESTION_KINDS[question.kind].isOpen)
    return unread('Этот вопрос ждёт ответа словами или кнопкой.');
  return READERS[question.kind](question, given);
}

/** Why something that was said was not taken for an answer, in Russian, to be read behind a colon; '' for what was. */
export function whyNotTaken(script: Script, { place, text, file, meaning }: SaidAnswer): string {
  if (meaning.is !== 'unread') return '';
  const question = place && questionOf(script, place.question);
  const reading = question && readAnswer(question, place.why, { text, ...(file ? { file } : {}) });
  const problem = reading?.problem ?? `Ответ не${NBSP}подошёл к${NBSP}вопросу.`;
  return `${problem.slice(0, 1).toLowerCase()}${problem.slice(1)}`;
}
