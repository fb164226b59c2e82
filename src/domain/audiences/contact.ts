import { NBSP } from '../core/format.ts';
import { cleaned, readPhones, type ContactReading, type ForeignNumber } from '../core/phone.ts';
import type { Shape } from '../core/schema.ts';
import { readTelegram } from '../core/telegram.ts';
import type { contactDetailSchema, contactSchema } from './schema.ts';

/** How a person is reached. */
export type ContactType = Contact['type'];

/** What else is known of a person: a column of the table that they came with (R46). */
export type ContactDetail = Shape<typeof contactDetailSchema>;
/** A person who can be asked. Personal data. */
export type Contact = Shape<typeof contactSchema>;

/** Where a person is reached, whoever they are. */
export type ContactAddress = Pick<Contact, 'type' | 'value'>;

/** The contacts of one type that a text holds; see {@link readPhones} and {@link readTelegram}. */
export function readContacts(text: string, type: ContactType, foreign?: ForeignNumber): ContactReading {
  return type === 'phone' ? readPhones(text, foreign) : readTelegram(text);
}

/** A contact as it is shown: `+7 900 123-45-67` with no-break spaces, a foreign number as it is, `@name`. */
export function showContact({ type, value }: ContactAddress): string {
  if (type === 'telegram') return `@${value}`;
  return value.replace(/^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/, `+7${NBSP}$1${NBSP}$2-$3-$4`);
}

/** A text that is the same for the same contact: Telegram does not tell capitals from small letters. */
export function contactKey({ type, value }: ContactAddress): string {
  return `${type}:${value.toLowerCase()}`;
}

/* ── Who it is ───────────────────────────────────────────────────────────────────────────────────────────────────── */

/** Headings of the columns that a name is made of, as tables of contacts have them in Russian and English. */
const NAME_LABEL =
  /^(?:ф\.?\s?и\.?\s?о\.?|имя.*|фамилия.*|отчество.*|(?:контактное\s+лицо|клиент|респондент|участник)(?:\s.*)?|.*\bname|contact(?:\s+person)?|client|respondent)$/i;
/** …and those that only seem to. */
const NO_NAME_LABEL = /user|nick|login|company|file|brand|telegram|телеграм|\btg\b|ник|компани|организац/i;

/** Whether a column of this heading holds names of people. */
export function isNameLabel(label: string): boolean {
  return NAME_LABEL.test(label.trim()) && !NO_NAME_LABEL.test(label);
}

/** A contact's name: the columns that hold it, in the table's order; empty when none does. */
export function contactName({ details }: Pick<Contact, 'details'>): string {
  return details
    .filter(({ label }) => isNameLabel(label))
    .map(({ text }) => text)
    .join(' ');
}

/** What is known of a contact besides its name: «Город: Казань · Почта: …»; empty when nothing is. */
export function contactFacts({ details }: Pick<Contact, 'details'>): string {
  return details
    .filter(({ label }) => !isNameLabel(label))
    .map(({ label, text }) => `${label}: ${text}`)
    .join(' · ');
}

/** One to four words with a capital letter and nothing else. */
const NAME = /^\p{Lu}[\p{L}'’-]*\.?(?:\s+\p{Lu}[\p{L}'’.-]*){0,3}$/u;

/** Whether a text looks like a person's name. */
export function looksLikeName(text: string): boolean {
  return text.length <= 80 && NAME.test(text.trim());
}

/** The words around a contact as a detail of it: a name when they look like one. */
function detailOfNote(note: string): ContactDetail[] {
  return note === '' ? [] : [{ label: looksLikeName(note) ? 'Имя' : 'Заметка', text: note }];
}

/* ── The preview ─────────────────────────────────────────────────────────────────────────────────────────────────── */

/** A line that was typed, or a row of a file. */
export interface ContactLine {
  /** Number of the line, from 1, as the person sees it. */
  readonly line: number;
  /** What is read: the line, or the cell of the column of contacts. */
  readonly text: string;
  /** The row's other cells. Default none. */
  readonly details?: readonly ContactDetail[];
  /** Not read, only counted: a heading, or a row that waits for the person to say which column or sheet is the right one. */
  readonly skipped?: 'heading' | 'waiting';
}

/** What became of every line of an import. Together they are all its lines, whatever their separators. */
export interface LineCounts {
  /** At least one new contact came of it. */
  readonly recognised: number;
  /** Only contacts that are known already. */
  readonly repeated: number;
  readonly unrecognised: number;
  /** Blank, or with nothing in the column of contacts. */
  readonly empty: number;
  readonly headings: number;
  /** On other sheets of the workbook, or in a file whose column was not found yet. */
  readonly waiting: number;
}

/** The lines together. */
export function totalLines(lines: LineCounts): number {
  return Object.values(lines).reduce((sum: number, count: number) => sum + count, 0);
}

/** What came of lines, before anything is stored (R46). */
export interface ContactPreview<Line extends ContactLine = ContactLine> {
  /** «Новых», in the order of the lines; a line may give several. */
  readonly fresh: readonly Contact[];
  /** «Дублей»: contacts that are known already, or stood in an earlier line. */
  readonly duplicates: number;
  /** «Не распознано», each with the reason, to mend. */
  readonly unrecognised: readonly (Line & { readonly reason: string })[];
  /** Numbers beside recognised ones that cannot be any. They stay in the contact's note. */
  readonly leftOut: number;
  /** What became of the lines. */
  readonly lines: LineCounts;
}

/** What comes of no lines at all. */
export const EMPTY_PREVIEW: ContactPreview<never> = {
  fresh: [],
  duplicates: 0,
  unrecognised: [],
  leftOut: 0,
  lines: { recognised: 0, repeated: 0, unrecognised: 0, empty: 0, headings: 0, waiting: 0 },
};

/** Lines sorted between two pauses of {@link previewInSteps}: 3 to 4 ms of work. */
const LINES_PER_STEP = 2000;

/** What {@link previewInSteps} needs besides the lines. */
export interface PreviewOptions {
  /** Keys ({@link contactKey}) of the contacts that are stored. */
  readonly known: ReadonlySet<string>;
  /** Tells phones outside +7; without it they are not recognised. */
  readonly foreign?: ForeignNumber;
  /** Lines between two pauses. */
  readonly step?: number;
}

/**
 * {@link previewContacts} with pauses, so that 100,000 lines leave the page alive: yields the number of lines done after
 * every `step` of them; whoever steps may wait in between, or stop. The lines are drawn only as they are needed.
 */
export function* previewInSteps<Line extends ContactLine>(
  lines: Iterable<Line>,
  type: ContactType,
  { known, foreign, step = LINES_PER_STEP }: PreviewOptions,
): Generator<number, ContactPreview<Line>, void> {
  const seen = new Set<string>();
  const fresh: Contact[] = [];
  const unrecognised: (Line & { reason: string })[] = [];
  const counts = { recognised: 0, repeated: 0, unrecognised: 0, empty: 0, headings: 0, waiting: 0 };
  let duplicates = 0;
  let leftOut = 0;
  let done = 0;
  for (const line of lines) {
    if (done > 0 && done % step === 0) yield done;
    done += 1;
    if (isBlank(line.text) && line.skipped === undefined) {
      counts.empty += 1;
      continue;
    }
    if (line.skipped !== undefined) {
      counts[line.skipped === 'heading' ? 'headings' : 'waiting'] += 1;
      continue;
    }
    const reading = readContacts(line.text, type, foreign);
    if ('problem' in reading) {
      unrecognised.push({ ...line, reason: reading.problem });
      counts.unrecognised += 1;
      continue;
    }
    leftOut += reading.leftOut;
    const details = [...detailOfNote(reading.note), ...(line.details ?? [])];
    let isNew = false;
    for (const value of reading.values) {
      const key = contactKey({ type, value });
      if (known.has(key) || seen.has(key)) duplicates += 1;
      else {
        fresh.push({ type, value, details });
        isNew = true;
      }
      seen.add(key);
    }
    counts[isNew ? 'recognised' : 'repeated'] += 1;
  }
  return { fresh, duplicates, unrecognised, leftOut, lines: counts };
}

/** Sorts lines into new contacts, duplicates and what is no contact; every line is in one of the counts. */
export function previewContacts<Line extends ContactLine>(
  lines: readonly Line[],
  type: ContactType,
  options: PreviewOptions,
): ContactPreview<Line> {
  const steps = previewInSteps(lines, type, options);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

/** Whether a text shows nothing. */
export function isBlank(text: string): boolean {
  // A digit or a letter shows; only what has neither is worth the closer look.
  return !/[\da-zа-я]/i.test(text) && cleaned(text) === '';
}
