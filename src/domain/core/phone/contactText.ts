/** Contacts read from a text: their values, or why there are none, in Russian. */
export type ParsedContacts =
  | {
      /** Normalised, each once, in the order of the text; at least one. */
      readonly values: readonly string[];
      /** Numbers or names beside them that cannot be any: too few digits, a name that is none. */
      readonly leftOut: number;
      /** The words around them («Марина, после 18»); empty when there are none. */
      readonly note: string;
    }
  | { readonly problem: string };

/** Longest text that is parsed, in code units: a whole text in one cell contains no contact. */
export const LONGEST_LINE = 300;
/** Why a longer one is none. */
export const TOO_LONG = 'Слишком длинная строка: оставьте в ней один контакт';

/** Marks of direction and joining, which copying from messengers and spreadsheets leaves in. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;
/** Quotes around a cell, and the apostrophe that keeps a spreadsheet from reading a number. */
const QUOTES = /^['"`«“”‘’ʼ]+|['"`»“”‘’ʼ]+$/g;

/** The text without what cannot be seen, its digits and signs of one width. */
export function cleaned(text: string): string {
  return text.normalize('NFKC').replace(INVISIBLE, '').trim().replace(QUOTES, '').trim();
}

/** Words around a contact that only say that it is one. */
const LABEL = /^(?:тел(?:ефон)?|моб(?:ильный)?|номер|phone|mobile|mob|tel|cell|telegram|телеграм|tg|тг|№)[.:]*$/i;
/** A link to a number: what is left of it without the number says nothing. */
const LINK = /:\/\/|^tel:|wa\.me|t\.me|^[?&]/i;

/** The words that are left around contacts, without signs at their edges; empty when they say nothing. */
export function noteOf(rest: string): string {
  const words = rest.split(/\s+/).filter((word) => !LABEL.test(word) && !LINK.test(word));
  const note = words
    .join(' ')
    .replace(/\s*[,;|/]\s*(?=[,;|/\s]|$)/g, '')
    .replace(/^[\s,;:|/)\]>–—-]+|[\s,;:|/([<–—-]+$/g, '')
    .replace(/^[([](.*)[)\]]$/, '$1')
    .trim();
  return /\p{L}|\d{3}/u.test(note) ? note : '';
}

export function isBlank(text: string): boolean {
  // A digit or a letter shows; only what has neither is worth the closer look.
  return !/[\da-zа-я]/i.test(text) && cleaned(text) === '';
}
