import {
  readAddressed,
  readContacts,
  type AddressType,
  type Contact,
  type ContactDetail,
  NO_CONTACT,
} from './contact.ts';
import { CONTACT_TEXT_FIELDS, contactTexts } from './fields/contactFields.ts';
import {
  CONTACT_FIELDS,
  fieldOfHeading,
  looksLikeName,
  mentionsAddress,
  nameOfParts,
  type ContactField,
} from './fields/contactHeadings.ts';
import { columnLabels, findContactPlace, guessField, type TableReading } from './contactTable.ts';
import { readConsent } from './consent/readConsent.ts';
import { quietByStatus, readQuiet } from './consent/quietWords.ts';
import { readEmails } from './emails.ts';
import { tagsOf } from './contactTags.ts';
import type { ForeignNumber } from '../core/phone/phoneRuns.ts';
import { isBlank } from '../core/phone/contactText.ts';
import { AUDIENCE_TERMS } from './terms.ts';

/** Use of a table's column: a field, a detail under its own heading, or none. */
export type ColumnUse = ContactField | 'keep' | 'skip';

const { contact: TERM } = AUDIENCE_TERMS;

/** Labels of the uses, in the order they are offered. */
export const COLUMN_USE_LABELS: Readonly<Record<ColumnUse, string>> = {
  name: TERM.name,
  phone: TERM.phones,
  email: TERM.emails,
  telegram: TERM.telegram,
  ...contactTexts((field) => TERM[field]),
  tags: TERM.tags,
  consent: TERM.consent,
  doNotContact: TERM.doNotContact,
  keep: 'Оставить как есть',
  skip: 'Не брать',
};

/** The uses in the order they are offered. */
export const COLUMN_USES: readonly ColumnUse[] = [...CONTACT_FIELDS, 'keep', 'skip'];

const ONCE: ReadonlySet<ColumnUse> = new Set([...CONTACT_TEXT_FIELDS, 'doNotContact']);

const ADDRESSES: ReadonlySet<ColumnUse> = new Set(['phone', 'email', 'telegram']);

/** How the rows of a sheet become people. */
export interface SheetPlan {
  /** Number of the row of headings, from 0; −1 when there are none. */
  readonly header: number;
  /** Names of its columns, each once. */
  readonly labels: readonly string[];
  /** Use of each column. */
  readonly uses: readonly ColumnUse[];
  /** Its rows are read at all. */
  readonly isTaken: boolean;
}

/** Earlier uses of columns, by their names; null when none were chosen. */
export type RememberedUses = Readonly<Record<string, ColumnUse>> | null;

/** Whether a plan includes an address: without it a sheet yields no people. */
export function hasAddress({ uses }: Pick<SheetPlan, 'uses'>): boolean {
  return uses.some((use) => ADDRESSES.has(use));
}

const NUMBER = /^\s*номер\s*$/i;

const TYPES: readonly AddressType[] = ['phone', 'telegram', 'email'];

/**
 * Guesses the uses of a sheet's columns by their headings and cells, or takes a person's earlier choice where the headings are
 * the same.
 */
export function planSheet(
  rows: readonly (readonly string[])[],
  reading: TableReading,
  recall: (labels: readonly string[]) => RememberedUses = () => null,
): SheetPlan {
  const places = [reading.type, ...TYPES.filter((type) => type !== reading.type)].map((type) => ({
    type,
    ...findContactPlace(rows, { ...reading, type }, type === reading.type),
  }));
  const found = places.find(({ column }) => column !== -1) ?? { type: reading.type, column: -1, header: -1 };
  const { header } = found;
  const labels = columnLabels(rows, found);
  const cells = (at: number) => rows.slice(header + 1, header + 101).map((row) => (row[at] ?? '').trim());
  const remembered = header === -1 ? null : recall(labels);
  const taken = new Set<ColumnUse>();
  const uses = labels.map((label, at): ColumnUse => {
    const known = remembered?.[label];
    if (known && COLUMN_USES.includes(known)) return known;
    if (at === found.column) return found.type;
    // A single column leaves nothing to choose: its lines are shown as not recognised, to be fixed.
    if (labels.length === 1) return reading.type;
    const heading = header === -1 ? label : (rows[header]?.[at] ?? label);
    const named = fieldOfHeading(heading);
    // «Номер» may be that of a row or of a contract.
    const isOther =
      NUMBER.test(heading) && !cells(at).some((cell) => 'values' in readContacts(cell, 'phone', reading.foreign));
    const told = isOther ? null : (named ?? guessField(cells(at)));
    if (told === null || (ONCE.has(told) && taken.has(told))) return 'keep';
    taken.add(told);
    return told;
  });
  return { header, labels, uses, isTaken: hasAddress({ uses }) };
}

/** The plan with a column taken for something else; whatever only one column can be, the other is kept as it came. */
export function withUse(plan: SheetPlan, column: number, use: ColumnUse): SheetPlan {
  const uses = plan.uses.map((old, at) => (at === column ? use : old === use && ONCE.has(use) ? 'keep' : old));
  return { ...plan, uses, isTaken: plan.isTaken || (hasAddress({ uses }) && !hasAddress(plan)) };
}

export type RowReading =
  | {
      readonly contact: Contact;
      /** Cells of addresses, and parts of them, that are none: they stay in the details. */
      readonly leftOut: number;
    }
  | { readonly problem: string; readonly text: string; readonly column: number; readonly type: AddressType }
  /** The address columns are empty. */
  | null;

/** Who a row is about, by its columns of names. */
export function nameInRow(row: readonly string[], { uses }: Pick<SheetPlan, 'uses'>): string {
  return nameOfParts(row.filter((_, column) => uses[column] === 'name'));
}

/**
 * A row as a person, by the plan of its sheet. Several columns of phones go together. What is none where an address should be
 * stays in the details, so that no cell is lost but those that the plan leaves out. No day is made up: neither of
 * a consent nor of «не писать».
 */
export function readRow(
  row: readonly string[],
  { labels, uses }: Pick<SheetPlan, 'labels' | 'uses'>,
  foreign?: ForeignNumber,
): RowReading {
  const names: string[] = [];
  const found: Record<AddressType, string[]> = { phone: [], email: [], telegram: [] };
  const details: ContactDetail[] = [];
  const told: Record<string, string> = {};
  let tags: readonly string[] = [];
  const consents: { readonly label: string; readonly text: string }[] = [];
  let doNotContact: Contact['doNotContact'] = null;
  let byStatus: Contact['doNotContact'] = null;
  let problem: Extract<RowReading, { readonly problem: string }> | null = null;
  let leftOut = 0;
  const width = Math.min(row.length, uses.length);
  for (let column = 0; column < width; column += 1) {
    const use = uses[column] ?? 'keep';
    const cell = row[column] ?? '';
    if (cell === '' || use === 'skip') continue;
    const text = cell.trim();
    if (text === '') continue;
    const label = labels[column] ?? '';
    if (use === 'phone' || use === 'email' || use === 'telegram') {
      if (isBlank(text)) continue;
      const { type, reading } = readAddressed(text, use, foreign, mentionsAddress(label, 'telegram'));
      if ('problem' in reading) {
        problem ??= { problem: reading.problem, text: cell, column, type: use };
        details.push({ label, text });
        leftOut += 1;
        continue;
      }
      for (const value of reading.values) if (!found[type].includes(value)) found[type].push(value);
      leftOut += reading.leftOut;
      const mailed = type === 'email' ? null : readEmails(reading.note);
      const isMailed = mailed !== null && 'values' in mailed;
      if (isMailed) for (const value of mailed.values) if (!found.email.includes(value)) found.email.push(value);
      const note = isMailed ? mailed.note : reading.note;
      if (note !== '') {
        if (names.length === 0 && looksLikeName(note)) names.push(note);
        else details.push({ label: TERM.notes, text: note });
      }
    } else if (use === 'name') names.push(text);
    else if (use === 'tags') tags = tagsOf([...tags, text].join('\n'));
    else if (use === 'consent') consents.push({ label, text });
    else if (use === 'doNotContact') {
      doNotContact = readQuiet(text);
      if (!doNotContact) details.push({ label, text });
    } else if (use === 'keep') {
      details.push({ label, text });
      byStatus ??= quietByStatus(label, text);
    } else told[use] = text;
  }
  const [telegram = '', ...more] = found.telegram;
  if (found.phone.length === 0 && found.email.length === 0 && telegram === '') return problem;
  // A second name in Telegram has no field of its own.
  for (const name of more) details.push({ label: TERM.telegram, text: `@${name}` });
  if (told.notes === undefined) {
    const note = details.findIndex(({ label }) => label === TERM.notes);
    if (note !== -1) told.notes = details.splice(note, 1)[0]?.text ?? '';
  }
  // The answer and its day may stand in two columns.
  const said = consents.map(({ text }) => text).join(', ');
  return {
    contact: {
      ...NO_CONTACT,
      ...told,
      name: nameOfParts(names),
      phones: found.phone,
      emails: found.email,
      telegram,
      tags,
      details,
      consent: consents[0] ? readConsent(said, consents[0].label) : null,
      doNotContact: doNotContact ?? byStatus,
    },
    leftOut,
  };
}
