import { NBSP } from './format.ts';
import { cleaned, LONGEST_LINE, noteOf, TOO_LONG, type ParsedContacts } from './phone/contactText.ts';

/** Reading of a word: a name, or why it is none, in Russian. */
type Reading = { readonly value: string } | { readonly problem: string };

const INVITE = 'Это приглашение в группу, а не имя человека';
const PHONE_LINK = 'В ссылке номер телефона: добавьте его на вкладке «Телефоны»';
/** First parts of t.me paths that do not lead to a person. */
const RESERVED_PATHS = new Set(
  (
    'joinchat addstickers addemoji addlist addtheme share proxy socks login invoice ' +
    'setlanguage confirmphone giftcode boost contact msg_url'
  ).split(' '),
);
const LINK = /^(?:https?:\/\/)?(?:www\.)?(?:t\.me|telegram\.(?:me|dog))\/(.*)$/i;
const SUBDOMAIN = /^(?:https?:\/\/)?([a-z]\w+)\.t\.me(?:[/?#].*)?$/i;
const RESOLVE = /^tg:(?:\/\/)?resolve\?(?:.*&)?domain=([^&#]*)/i;

/** A link's or @name's bare name, or undefined when the word is neither. */
function nameInWord(word: string): Reading | undefined {
  if (word.startsWith('@')) return { value: word.slice(1) };
  const resolved = RESOLVE.exec(word)?.[1] ?? SUBDOMAIN.exec(word)?.[1];
  if (resolved !== undefined && resolved.toLowerCase() !== 'www') return { value: resolved };
  const path = LINK.exec(word)?.[1];
  if (path === undefined) return /^tg:/i.test(word) ? { problem: INVITE } : undefined;
  const [first = ''] = path.replace(/^s\//, '').split(/[/?#]/);
  if (/^\+\d{7,15}$/.test(first)) return { problem: PHONE_LINK };
  if (first.startsWith('+') || RESERVED_PATHS.has(first.toLowerCase())) return { problem: INVITE };
  return { value: first.replace(/^@/, '') };
}

/** Why a name cannot be one, by the rules that Telegram gives names; undefined when it can. */
function problemOfName(name: string): string | undefined {
  if (/[^a-z0-9_]/i.test(name)) return 'В имени бывают только латинские буквы, цифры и подчёркивание';
  if (name.length < 5) return `Слишком короткое имя: нужно от${NBSP}5 знаков`;
  if (name.length > 32) return `Слишком длинное имя: не больше 32${NBSP}знаков`;
  if (!/^[a-z]/i.test(name)) return 'Имя начинается с латинской буквы';
  if (name.endsWith('_')) return 'Имя не кончается подчёркиванием';
  return undefined;
}

const wordsIn = (text: string): readonly string[] =>
  cleaned(text)
    .split(/[\s,;<>()]+/)
    .map((word) => word.replace(/[.:!]+$/, ''))
    .filter(Boolean);

/**
 * Returns the Telegram names in a text, without @ and as they were typed. Takes a name, @name, links of t.me, telegram.me and
 * tg://resolve; among other words it must be one of the latter, and several of them are all taken. Invitations to groups are not
 * names. A name has 5–32 Latin letters, digits and underscores, begins with a letter and does not end with an underscore.
 */
export function readTelegram(text: string): ParsedContacts {
  if (text.length > LONGEST_LINE) return { problem: TOO_LONG };
  const words = wordsIn(text);
  const [only] = words;
  if (only === undefined) return { problem: 'Здесь нет имени в Telegram' };
  const marked = words.map((word) => nameInWord(word));
  const readings = marked.some(Boolean) ? marked : words.length === 1 ? [{ value: only }] : [];
  const byKey = new Map<string, string>();
  const problems: string[] = [];
  for (const reading of readings) {
    if (!reading) continue;
    const problem = 'value' in reading ? problemOfName(reading.value) : reading.problem;
    if (problem !== undefined) problems.push(problem);
    else if ('value' in reading && !byKey.has(reading.value.toLowerCase())) {
      byKey.set(reading.value.toLowerCase(), reading.value);
    }
  }
  if (byKey.size > 0) {
    const note = noteOf(words.filter((_, index) => readings[index] === undefined).join(' '));
    return { values: [...byKey.values()], leftOut: problems.length, note };
  }
  return { problem: problems[0] ?? 'Непонятно, где имя: поставьте перед ним @' };
}

/** The Telegram names of a text in which one is marked by @ or a link; null where none is: a bare Latin word may be anything. */
export function readMarkedTelegram(text: string): ParsedContacts | null {
  return text.length <= LONGEST_LINE && wordsIn(text).some((word) => nameInWord(word) !== undefined)
    ? readTelegram(text)
    : null;
}

/** The one Telegram name that a text holds, or null. See {@link readTelegram}. */
export function normaliseTelegram(text: string): string | null {
  const reading = readTelegram(text);
  return 'values' in reading && reading.values.length === 1 ? (reading.values[0] ?? null) : null;
}

/** Why {@link normaliseTelegram} finds no name, in Russian; null when it does. */
export function telegramProblem(text: string): string | null {
  const reading = readTelegram(text);
  if ('problem' in reading) return reading.problem;
  return reading.values.length === 1 ? null : 'В строке несколько имён: оставьте одно';
}
