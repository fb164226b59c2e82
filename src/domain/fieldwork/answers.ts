import { isEmail } from '../core/email.ts';
import { fold, formatNumber, NBSP, parseNumber } from '../core/format.ts';
import { readPhones } from '../core/phone.ts';
import { normaliseTelegram, telegramProblem } from '../core/telegram.ts';
import type { Given, SaidAnswer } from './path.ts';
import { QUESTION_KINDS } from './questions/questionKinds.ts';
import { questionOf, type Question, type QuestionKind, type Script } from './script.ts';

/** An answer as it was understood, or why it was not, in Russian. */
export interface UnderstoodAnswer {
  readonly meaning: SaidAnswer['meaning'];
  readonly problem?: string;
}

const IN_WORDS: UnderstoodAnswer = { meaning: { is: 'text' } };

const unread = (problem: string): UnderstoodAnswer => ({ meaning: { is: 'unread' }, problem });

/** Options by what was typed: their words, or their numbers as a text channel lists them; undefined when some are neither. */
function typedOptions(text: string, { options }: Question): readonly string[] | undefined {
  const whole = options.find((one) => fold(one.text.trim()) === fold(text.trim()));
  if (whole) return [whole.key];
  const keys = text
    .split(/[,;\n]+/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const byNumber = /^\d{1,3}[.)]?$/.test(part) ? options[Number.parseInt(part, 10) - 1] : undefined;
      return (byNumber ?? options.find((one) => fold(one.text.trim()) === fold(part)))?.key;
    });
  return keys.length > 0 && keys.every((key) => key !== undefined) ? keys : undefined;
}

function readChoice(question: Question, { text, options }: Given): UnderstoodAnswer {
  const chosen = [...new Set(options ?? typedOptions(text, question))];
  const isKnown = chosen.every((key) => question.options.some((one) => one.key === key));
  if (chosen.length === 0 || !isKnown)
    return unread('Выберите из предложенного: нажмите на вариант или пришлите его номер.');
  if (chosen.length > 1 && !question.isMultiple) return unread('Выберите один вариант.');
  return { meaning: { is: 'options', options: chosen } };
}

function readNumber(_: Question, { text }: Given): UnderstoodAnswer {
  const number = parseNumber(text);
  return number === undefined ? unread('Пришлите число, например 12 или 3,5.') : { meaning: { is: 'number', number } };
}

function readMark({ scale }: Question, { text }: Given): UnderstoodAnswer {
  const number = parseNumber(text);
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
  const phones = readPhones(text);
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
