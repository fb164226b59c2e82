import type { Shape } from '../../core/schema.ts';
import type { contactSchema } from '../schema.ts';

type StoredContact = Shape<typeof contactSchema>;

/** A field of a contact that holds plain words and nothing else: neither the name nor an address. */
export type ContactTextField = Exclude<
  { [F in keyof StoredContact]: StoredContact[F] extends string ? F : never }[keyof StoredContact],
  'name' | 'telegram'
>;

/** Facts of such a field: all that forms, tables, searches and files need to know of it. */
export interface ContactTextFacts {
  /** Headings of the column that it is read from. */
  readonly heading: RegExp;
  /** Most signs that a person may type. */
  readonly most: number;
  /** Whether it has several lines, which stay as they are. */
  readonly isLong?: true;
  /** Whether it may identify the person: then it is hidden from those who see no names. */
  readonly isPrivate: boolean;
  /** Whether it is told beside the name: «Казань · Азимут». */
  readonly isFact?: true;
  /** Width of its column in the export, in signs. */
  readonly width: number;
  /** What a person may write there, below the field of the card. */
  readonly hint?: string;
}

/**
 * Fields of plain words, in the order of the card, the export and the choice of a column's use. Labels: terms.ts. How one is added:
 * docs/contributing.md.
 */
export const CONTACT_TEXTS: Readonly<Record<ContactTextField, ContactTextFacts>> = {
  city: { heading: /^(?:город|city|town)/i, most: 300, isPrivate: false, isFact: true, width: 20 },
  company: {
    heading:
      /^(?:(?:название|наименование)\s+)?(?:компани[яи]|организаци[яи]|фирма|company|organi[sz]ation|employer|место\s+работы)/i,
    most: 300,
    isPrivate: false,
    isFact: true,
    width: 24,
  },
  segment: { heading: /^(?:сегмент|segment|когорта|cohort)/i, most: 300, isPrivate: false, isFact: true, width: 24 },
  source: {
    heading: /^(?:источник|source|откуда)/i,
    most: 300,
    isPrivate: false,
    width: 20,
    hint: 'Откуда человек: сайт, список, знакомые',
  },
  notes: {
    heading: /^(?:заметк|примечани|коммент|notes?$|comments?$|remarks?$)/i,
    most: 5000,
    isLong: true,
    isPrivate: true,
    isFact: true,
    width: 40,
  },
};

export const CONTACT_TEXT_FIELDS = Object.keys(CONTACT_TEXTS) as readonly ContactTextField[];

/** Whether one of these fields is named. */
export const isContactText = (field: string): field is ContactTextField => Object.hasOwn(CONTACT_TEXTS, field);

/** Returns a text for each of these fields, in their order. */
export const contactTexts = (textOf: (field: ContactTextField) => string): Record<ContactTextField, string> =>
  Object.fromEntries(CONTACT_TEXT_FIELDS.map((field) => [field, textOf(field)])) as Record<ContactTextField, string>;
