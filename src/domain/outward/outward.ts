import type { Shape } from '../core/schema.ts';
import type { OUTWARD_KINDS, outwardDocumentSchema } from './schema.ts';

/** A document as it is shown outside. */
export type OutwardDocument = Shape<typeof outwardDocumentSchema>;
export type OutwardBlock = OutwardDocument['blocks'][number];
/** What stands in a cell, or across the page. */
export type OutwardPart = Extract<OutwardBlock, { kind: 'parts' }>['parts'][number];
export type OutwardShape = Extract<OutwardPart, { kind: 'picture' }>['shapes'][number];
export type OutwardKind = (typeof OUTWARD_KINDS)[number];

/** Path under which a page for those outside stands; its link's token follows. */
export const OUTWARD_PATH = '/s/';

/** Days for which a page may be shown, the shortest first. */
export const OUTWARD_DAYS = [1, 7, 30, 90] as const;

/** How long a page is shown. */
export type OutwardDays = (typeof OUTWARD_DAYS)[number];

export const OUTWARD_DAY_WORDS: Readonly<Record<OutwardDays, string>> = {
  1: 'Один день',
  7: 'Неделя',
  30: 'Месяц',
  90: 'Три месяца',
};

/** A page for those outside, as the company's people know of it. Its address is told once, when the link is made. */
export interface OutwardPage {
  readonly id: string;
  readonly kind: OutwardKind;
  /** Of the board, the experiment; of the report's studies, joined by commas. */
  readonly recordId: string;
  readonly title: string;
  /** Whether respondents' data are hidden in it. */
  readonly hides: boolean;
  /** Id of the person who made the link. */
  readonly by: string;
  /** Whether whoever asks may stop it and show it anew. */
  readonly isOwn: boolean;
  /** As of when it is, ISO 8601. */
  readonly shownAt: string;
  /** Until when it is shown, ISO 8601. */
  readonly until: string;
  /** Personal data were erased in the company since: it is shown to nobody until it is made anew. */
  readonly isHeld: boolean;
  /** How often it was opened. */
  readonly opened: number;
}
