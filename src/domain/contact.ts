import { NBSP } from './format.ts';

/** How a person is reached. */
export type ContactType = 'phone' | 'telegram';

/** In the order of the dialog's tabs. */
export const CONTACT_TYPES: readonly ContactType[] = ['phone', 'telegram'];

/** A person who can be asked. Personal data. */
export interface Contact {
  readonly type: ContactType;
  /** +7XXXXXXXXXX, or a Telegram name without @ as it was typed (decision 25). */
  readonly value: string;
}

/** What a text says: a contact's value, or why it is none, in Russian. */
type Reading = { readonly value: string } | { readonly problem: string };

/** Longest line that is looked into, in code units: a whole text in one cell names nobody. */
const LONGEST_LINE = 300;
const TOO_LONG = 'Слишком длинная строка: оставьте в ней один контакт';

/** Marks of direction and joining, which copying from messengers and spreadsheets leaves in. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;
/** Quotes around a cell, and the apostrophe that keeps a spreadsheet from reading a number. */
const QUOTES = /^['"`«“”‘’ʼ]+|['"`»“”‘’ʼ]+$/g;

/** The text without what cannot be seen, its digits and signs of one width. */
function cleaned(text: string): string {
  return text.normalize('NFKC').replace(INVISIBLE, '').trim().replace(QUOTES, '').trim();
}

/* ── Phones ──────────────────────────────────────────────────────────────────────────────────────────────────────── */

const SEVERAL_PHONES = 'В строке несколько номеров: оставьте один';
const LOST_DIGITS = 'Таблица округлила номер, и часть цифр потеряна: введите его целиком';
const FOREIGN = 'Иностранный номер: подходят только номера на +7';

/** A number as a spreadsheet shows it when the column is narrow: `7,9001234567E+10`. */
const SCIENTIFIC = /^\+?(\d+)(?:[.,](\d+))?\s*[eе]\s*\+?(\d{1,2})$/i;
/** `79001234567.0`: a number that went through a table of fractions. */
const FRACTION_OF_ZEROS = /^(\+?\d{10,11})[.,]0+$/;
/** «доб. 12», `ext. 12`, `;ext=12`, `#12` at the end. */
const EXTENSION = /[\s,;(]*(?:доб(?:авочный)?|вн(?:утр)?|ext(?:ension)?|#)[\s.:=]*\d{1,6}\)?\s*$/i;
/** Digits with anything between them that people part digits with; a plus only in front. */
const RUN = /(?:\+\s*)?[([]?\d(?:[\d\s()[\].\-‐‑‒–—―−/·•~]*\d)?/g;
/** Signs that make digits part of a name, address or mail. */
const WORD_BEFORE = /[a-z0-9_@]$/i;
const WORD_AFTER = /^[a-z_@]/i;

/**
 * Ten digits after +7 that can be a number: mobile 9, landline 3, 4 and 8, Kazakhstan 7. The rest of the plan is not given out.
 */
const NATIONAL = /^[34789]\d{9}$/;
/**
 * Ten digits written without +7 or 8. After an 8 only the area codes that exist: else it is an 8 with a digit missing
 * (8 900 123-45-6).
 */
const BARE = /^(?:[349]\d|8(?:1[1-8]|2[01]|3[13-6]|4[1-8]|5[15]|6[1-35-79]|7[1-37-9]))\d+$/;

/** The number that a run of digits and separators is, or undefined. */
function phoneOfRun(run: string): string | undefined {
  const plus = run.startsWith('+');
  const digits = run.replace(/\D/g, '').replace(/^(?:00|810)(?=7\d{10}$)/, '');
  // «+7 8 900 …»: both prefixes at once.
  const national = /^78(9\d{9})$/.exec(digits)?.[1] ?? (digits.length === 11 ? digits.slice(1) : digits);
  if (digits.length === 10) return !plus && BARE.test(digits) ? `+7${digits}` : undefined;
  // +8 is no country's; but +84 90 … is Vietnam's, as long as ours, so only a mobile may follow.
  const prefixed = plus ? /^(?:7|89)/.test(digits) : /^[78]/.test(digits);
  return prefixed && NATIONAL.test(national) ? `+7${national}` : undefined;
}

/** The numbers in a run: itself, or those of its words («01.02.2026 89001234567»). */
function phonesOfRun(run: string): string[] {
  const whole = phoneOfRun(run);
  if (whole !== undefined) return [whole];
  return run.split(/\s+/).flatMap((word) => phoneOfRun(word) ?? []);
}

/** Why the longest run of a text is no number. */
function problemOfRuns(runs: readonly string[]): string {
  const longest = runs.reduce((best, run) =>
    run.replace(/\D/g, '').length > best.replace(/\D/g, '').length ? run : best,
  );
  const digits = longest.replace(/\D/g, '');
  if (longest.startsWith('+') && digits.length >= 7 && !/^[78]/.test(digits)) return FOREIGN;
  if (longest.startsWith('+') && /^8[0-8]/.test(digits) && digits.length >= 11) return FOREIGN;
  if (digits.length >= 20) return SEVERAL_PHONES;
  if (digits.length < 10) return `Не хватает цифр: в${NBSP}номере их 11, а здесь ${digits.length}`;
  if (digits.length > 11) {
    return /^[78]/.test(digits) ? `Лишние цифры: в${NBSP}номере их 11, а здесь ${digits.length}` : FOREIGN;
  }
  if (digits.length === 10 && /^[78]/.test(digits)) return `Не хватает цифр: в${NBSP}номере их 11, а здесь 10`;
  if (!/^[78]/.test(digits)) return `Номер начинается с${NBSP}+7 или${NBSP}8`;
  return `Нет такого кода: ${digits.slice(1, 4)}`;
}

function readPhone(text: string): Reading {
  if (text.length > LONGEST_LINE) return { problem: TOO_LONG };
  const typed = cleaned(text);
  const scientific = SCIENTIFIC.exec(typed);
  if (scientific) {
    const [, whole = '', fraction = '', exponent] = scientific;
    // With fewer digits than the exponent asks for, the last ones were rounded away, or were zeros: nobody can tell.
    if (fraction.replace(/0+$/, '').length > Number(exponent) || fraction.length < Number(exponent)) {
      return { problem: LOST_DIGITS };
    }
    return readPhone(whole + fraction.slice(0, Number(exponent)));
  }
  const plain = typed.replace(FRACTION_OF_ZEROS, '$1').replace(EXTENSION, '');
  const found = new Set<string>();
  const runs: string[] = [];
  for (const match of plain.matchAll(RUN)) {
    const [run] = match;
    const end = match.index + run.length;
    if (WORD_BEFORE.test(plain.slice(0, match.index)) || WORD_AFTER.test(plain.slice(end))) continue;
    runs.push(run);
    for (const phone of phonesOfRun(run)) found.add(phone);
  }
  const [value, ...more] = found;
  if (more.length > 0) return { problem: SEVERAL_PHONES };
  if (value !== undefined) return { value };
  return { problem: runs.length === 0 ? 'Здесь нет номера телефона' : problemOfRuns(runs) };
}

/**
 * The phone that a text holds, as +7XXXXXXXXXX, or null. Any separators, 8 or 7 or +7 or nothing in front; words around it
 * («Марина, моб.») and an extension are left out, provided that the text holds exactly one number. Numbers that a
 * spreadsheet turned into 7.9001234567E+10 are recovered if all their digits are there.
 */
export function normalisePhone(text: string): string | null {
  const reading = readPhone(text);
  return 'value' in reading ? reading.value : null;
}

/** Why {@link normalisePhone} finds no phone, in Russian; null when it does. */
export function phoneProblem(text: string): string | null {
  const reading = readPhone(text);
  return 'problem' in reading ? reading.problem : null;
}

/* ── Telegram ────────────────────────────────────────────────────────────────────────────────────────────────────── */

const INVITE = 'Это приглашение в группу, а не имя человека';
const PHONE_LINK = 'В ссылке номер телефона: добавьте его на вкладке «Телефоны»';
/** First parts of t.me paths that lead elsewhere than to somebody. */
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

function readTelegram(text: string): Reading {
  if (text.length > LONGEST_LINE) return { problem: TOO_LONG };
  const words = cleaned(text)
    .split(/[\s,;<>()]+/)
    .map((word) => word.replace(/[.:!]+$/, ''))
    .filter(Boolean);
  const named = words.flatMap((word) => nameInWord(word) ?? []);
  const [only] = words;
  if (only === undefined) return { problem: 'Здесь нет имени в Telegram' };
  const readings = named.length > 0 ? named : words.length === 1 ? [{ value: only }] : [];
  const [first] = readings;
  if (!first) return { problem: 'Непонятно, где имя: поставьте перед ним @' };
  const different = new Set(readings.map((one) => ('value' in one ? one.value.toLowerCase() : one.problem)));
  if (different.size > 1) return { problem: 'В строке несколько имён: оставьте одно' };
  if ('problem' in first) return first;
  const problem = problemOfName(first.value);
  return problem === undefined ? first : { problem };
}

/**
 * The Telegram name that a text holds, without @ and as it was typed, or null. Takes a name, @name, links of t.me,
 * telegram.me and tg://resolve; among other words it must be one of the latter. Invitations to groups are nobody's name. A
 * name has 5–32 Latin letters, digits and underscores, begins with a letter and does not end with an underscore.
 */
export function normaliseTelegram(text: string): string | null {
  const reading = readTelegram(text);
  return 'value' in reading ? reading.value : null;
}

/** Why {@link normaliseTelegram} finds no name, in Russian; null when it does. */
export function telegramProblem(text: string): string | null {
  const reading = readTelegram(text);
  return 'problem' in reading ? reading.problem : null;
}

/* ── Both ────────────────────────────────────────────────────────────────────────────────────────────────────────── */

const READERS: Readonly<Record<ContactType, (text: string) => Reading>> = { phone: readPhone, telegram: readTelegram };

/** A contact as it is shown: `+7 900 123-45-67` with no-break spaces, `@name`. */
export function showContact({ type, value }: Contact): string {
  if (type === 'telegram') return `@${value}`;
  return value.replace(/^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/, `+7${NBSP}$1${NBSP}$2-$3-$4`);
}

/** A text that is the same for the same contact: Telegram does not tell capitals from small letters. */
export function contactKey({ type, value }: Contact): string {
  return `${type}:${value.toLowerCase()}`;
}

/** A line that was typed, or a cell of a file. */
export interface ContactLine {
  /** Number of the line, from 1, as the person sees it. */
  readonly line: number;
  readonly text: string;
}

/** What came of lines, before anything is stored (decision 25). The three together are all lines that are not blank. */
export interface ContactPreview<Line extends ContactLine = ContactLine> {
  /** «Новых», in the order of the lines. */
  readonly fresh: readonly Contact[];
  /** «Дублей»: of what is known already, or of an earlier line. */
  readonly duplicates: number;
  /** «Не распознано», each with the reason, to mend. */
  readonly unrecognised: readonly (Line & { readonly reason: string })[];
}

/** Lines sorted between two pauses of {@link previewInSteps}: 3 to 4 ms of work. */
const LINES_PER_STEP = 2000;

/**
 * {@link previewContacts} with pauses, so that 100,000 lines leave the page alive: yields the number of lines done after
 * every `step` of them; whoever steps may wait in between, or stop. The lines are drawn only as they are needed.
 */
export function* previewInSteps<Line extends ContactLine>(
  lines: Iterable<Line>,
  type: ContactType,
  known: ReadonlySet<string>,
  step = LINES_PER_STEP,
): Generator<number, ContactPreview<Line>, void> {
  const read = READERS[type];
  const seen = new Set<string>();
  const fresh: Contact[] = [];
  const unrecognised: (Line & { reason: string })[] = [];
  let duplicates = 0;
  let done = 0;
  for (const line of lines) {
    if (done > 0 && done % step === 0) yield done;
    done += 1;
    if (isBlank(line.text)) continue;
    const reading = read(line.text);
    if ('problem' in reading) {
      unrecognised.push({ ...line, reason: reading.problem });
      continue;
    }
    const contact: Contact = { type, value: reading.value };
    const key = contactKey(contact);
    if (known.has(key) || seen.has(key)) duplicates += 1;
    else fresh.push(contact);
    seen.add(key);
  }
  return { fresh, duplicates, unrecognised };
}

/**
 * Sorts lines into new contacts, duplicates and what is no contact; blank lines are dropped (specification §5).
 * @param known keys ({@link contactKey}) of the contacts that are stored
 */
export function previewContacts<Line extends ContactLine>(
  lines: readonly Line[],
  type: ContactType,
  known: ReadonlySet<string>,
): ContactPreview<Line> {
  const steps = previewInSteps(lines, type, known);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

/** Whether a line shows nothing. */
function isBlank(text: string): boolean {
  // A digit or a letter shows; only what has neither is worth the closer look.
  return !/[\da-zа-я]/i.test(text) && cleaned(text) === '';
}

/* ── Tables ──────────────────────────────────────────────────────────────────────────────────────────────────────── */

/** Rows that a column is judged by. */
const SAMPLE_ROWS = 200;
/** How much more a name with @ or a link says than a bare Latin word, which may be anything. */
const EXPLICIT = 3;
/** Headings that would pass for Telegram names. */
const HEADINGS = /^(?:telegram|username|user_?name|nickname|contacts?|phones?|login|channel|comment)$/i;

/**
 * The column that holds contacts: whose cells, among the first 200 rows that are not blank, name the most different ones.
 * Of equals the leftmost.
 * @returns its number from 0, or −1 when no cell is a contact
 */
export function findContactColumn(rows: readonly (readonly string[])[], type: ContactType): number {
  const found: Map<string, number>[] = [];
  let sampled = 0;
  for (const row of rows) {
    if (row.every(isBlank)) continue;
    if (sampled >= SAMPLE_ROWS) break;
    sampled += 1;
    row.forEach((cell, column) => {
      if (HEADINGS.test(cell.trim())) return;
      const reading = READERS[type](cell);
      if (!('value' in reading)) return;
      const explicit = type === 'telegram' && /@|t\.me|telegram\.|tg:/i.test(cell);
      (found[column] ??= new Map()).set(reading.value.toLowerCase(), explicit ? EXPLICIT : 1);
    });
  }
  let best = -1;
  let most = 0;
  for (let column = 0; column < found.length; column += 1) {
    const score = [...(found[column]?.values() ?? [])].reduce((sum, weight) => sum + weight, 0);
    if (score > most) [best, most] = [column, score];
  }
  return best;
}

/**
 * The row of headings over a column of contacts: the first row that is not blank, if its cell is no contact while the next
 * that is filled is one.
 * @returns its number from 0, or −1 when the contacts begin at once
 */
export function findHeaderRow(rows: readonly (readonly string[])[], column: number, type: ContactType): number {
  const first = rows.findIndex((row) => !row.every(isBlank));
  if (first === -1) return -1;
  const isContact = (cell: string): boolean => !HEADINGS.test(cell.trim()) && 'value' in READERS[type](cell);
  if (isContact(rows[first]?.[column] ?? '')) return -1;
  const sample = rows.slice(first + 1, first + 1 + SAMPLE_ROWS).map((row) => row[column] ?? '');
  const filled = sample.filter((cell) => !isBlank(cell));
  return filled.filter(isContact).length * 2 > filled.length ? first : -1;
}

/** Where the contacts of a workbook are. */
export interface ContactPlace {
  /** Number of the sheet, from 0. */
  readonly sheet: number;
  /** See {@link findContactColumn}; −1 when no sheet has any. */
  readonly column: number;
  /** See {@link findHeaderRow}. */
  readonly header: number;
}

/** Columns that are looked into: an .xlsx may name 16,384 of them. */
const SAMPLE_COLUMNS = 200;

/** Where contacts are on one sheet; see {@link findContactSheet}. */
export function findContactPlace(rows: readonly (readonly string[])[], type: ContactType): Omit<ContactPlace, 'sheet'> {
  const sample: (readonly string[])[] = [];
  for (const row of rows) {
    if (sample.length >= SAMPLE_ROWS) break;
    if (!row.every(isBlank)) sample.push(row.slice(0, SAMPLE_COLUMNS));
  }
  const column = findContactColumn(sample, type);
  return { column, header: column === -1 ? -1 : findHeaderRow(rows, column, type) };
}

/**
 * The sheet with the most contacts, judged by its first 200 filled rows and its length, and where they are there. Of equals
 * the first.
 */
export function findContactSheet(
  sheets: readonly { readonly rows: readonly (readonly string[])[] }[],
  type: ContactType,
): ContactPlace {
  let best: ContactPlace = { sheet: 0, column: -1, header: -1 };
  let most = 0;
  sheets.forEach(({ rows }, sheet) => {
    const place = findContactPlace(rows, type);
    if (place.column === -1) return;
    const cells = rows
      .slice(place.header + 1, place.header + 1 + SAMPLE_ROWS)
      .map((row) => row[place.column] ?? '')
      .filter((cell) => !isBlank(cell));
    const found = cells.filter((cell) => 'value' in READERS[type](cell)).length;
    const estimate = (found / Math.max(1, Math.min(rows.length, SAMPLE_ROWS))) * rows.length;
    if (estimate > most) [best, most] = [{ sheet, ...place }, estimate];
  });
  return best;
}
