import { wholeMessage } from './replyWords.ts';

/** Letters and digits of a message. */
const lettersOf = (text: string): number => [...text.matchAll(/[\p{L}\p{N}]/gu)].length;

/** Single words that answer nothing, whatever is asked. */
const EMPTY_WORDS = wholeMessage(
  String.raw`(?:да|нет|ну|ок|окей|ага|угу|норм|нормально|все|всем|всех|всякие|всякое|всякая|разное|разные|разная|люди|людям|много|мало|наверное|конечно|возможно|может быть|по-разному|как у всех|обычные|обычный|что-то|кто-то|где-то|как-то|хорошо|плохо|так|вот|есть|тест|test|привет|здравствуйте|спасибо|хм+|э+|а+|ой|ох|эх|извините|простите|и так далее)(?:[ ,.-]+(?:да|нет|ну|все|всякое|разное))*`,
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

export const isShort = (text: string): boolean =>
  lettersOf(text) < 2 || EMPTY_WORDS.test(text) || /^\d{1,4}$/.test(text) || isNoise(text);
