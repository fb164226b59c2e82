import { counted, formatDate, formatDateRange, NBSP, plural } from '../../core/format.ts';
import type { DateText } from '../../core/record.ts';

/* What is told of talks whose words the server erases because their term comes: to those whom it concerns before, and on the round. */

/**
 * Days before the term of a talk by which it is announced, once. Two weeks are enough to come back from a holiday and to take along what is
 * needed; nobody can do anything else about it, so nobody is reminded.
 */
export const ANNOUNCED_DAYS = 14;

/** Days of talks that are announced together: a round is told of once a week, and not once a day. */
export const TOGETHER_DAYS = 7;

/** Talks of a round whose term comes. */
export interface Expiring {
  readonly talks: number;
  /** The first and the last day on which it does, by the round's clock. */
  readonly first: DateText;
  readonly last: DateText;
}

/** A round of which something is kept. */
export interface KeptRound extends Expiring {
  readonly roundId: string;
  /** How many of its talks have been announced. */
  readonly announced: number;
}

/** `GET /api/companies/:company/retention`: the round whose term comes first stands first. */
export interface Retention {
  readonly rounds: readonly KeptRound[];
}

const TALKS = ['разговор', 'разговора', 'разговоров'] as const;

/** The same as the part of a notice. */
export const expiringText = ({ talks, first, last }: Expiring): string => `${talks}:${first}:${last}`;

/** Read from the part of a notice; null for what this build knows nothing of. */
export function expiringIn(part: string | null): Expiring | null {
  const [, talks, first, last] = /^([1-9]\d*):(\d{4}-\d{2}-\d{2}):(\d{4}-\d{2}-\d{2})$/.exec(part ?? '') ?? [];
  if (talks === undefined || first === undefined || last === undefined) return null;
  return { talks: Number(talks), first, last };
}

/** What is announced of a round, without its name: «14.12.2026 по сроку сотрутся 12 разговоров». */
export function announcedWords(part: string | null): string {
  const expiring = expiringIn(part);
  if (expiring === null) return `Скоро по${NBSP}сроку сотрутся ответы`;
  const { talks, first, last } = expiring;
  const verb = plural(talks, ['сотрётся', 'сотрутся', 'сотрутся']);
  return `${formatDateRange(first, last)} по${NBSP}сроку ${verb} ${counted(talks, TALKS)}`;
}

/** What stands on a round's page; empty for nothing that is kept. */
export function expiringWords(expiring: Pick<Expiring, 'talks' | 'first'> | null): string {
  if (expiring === null) return '';
  return `Будет стёрто по${NBSP}сроку: ${counted(expiring.talks, TALKS)}, ближайшее ${formatDate(expiring.first)}`;
}
