import type { Shape } from '../core/schema.ts';
import type { OUTWARD_KINDS, outwardDocumentSchema } from './schema.ts';

/** A document as it is shown outside. */
export type OutwardDocument = Shape<typeof outwardDocumentSchema>;
export type OutwardBlock = OutwardDocument['blocks'][number];
/** Part shown in a cell or across the page. */
export type OutwardPart = Extract<OutwardBlock, { kind: 'parts' }>['parts'][number];
export type OutwardShape = Extract<OutwardPart, { kind: 'picture' }>['shapes'][number];
export type OutwardKind = (typeof OUTWARD_KINDS)[number];

/** Path of the pages for outsiders. The token of the link follows it. */
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

/** Page for outsiders, as members of the company see it. Its address is shown once, when the link is made. */
export interface OutwardPage {
  readonly id: string;
  readonly kind: OutwardKind;
  /** Id of the board or the experiment; for a report, ids of its studies joined by commas. */
  readonly recordId: string;
  readonly title: string;
  /** Whether respondents' data are hidden in it. */
  readonly hides: boolean;
  /** Id of the person who made the link. */
  readonly by: string;
  /** Whether the caller may stop it and show it anew. */
  readonly isOwn: boolean;
  /** As of when it is, ISO 8601. */
  readonly shownAt: string;
  /** Until when it is shown, ISO 8601. */
  readonly until: string;
  /** Whether personal data were erased in the company since: the page is hidden from everyone until it is made anew. */
  readonly isHeld: boolean;
  /** How often it was opened. */
  readonly opened: number;
}
