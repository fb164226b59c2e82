import { counted, formatDate, formatDateRange, NBSP, plural } from '../../core/format.ts';
import type { DateText } from '../../core/record.ts';

/*
 * Announces talks whose words the server erases at the end of their term: to the people concerned beforehand, and on the round.
 */

/**
 * Days before the term of a talk when it is announced, once. Two weeks are enough to come back from a holiday and to save what is
 * needed; there is no other remedy, so there are no reminders.
 */
export const ANNOUNCED_DAYS = 14;

/** Days of talks that are announced together: a round is announced once a week, and not once a day. */
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

/** `GET /api/companies/:company/retention`: the round whose term comes first is first. */
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

/** Returns the announcement of a round, without its name: «14.12.2026 по сроку сотрутся 12 разговоров». */
export function announcedWords(part: string | null): string {
  const expiring = expiringIn(part);
  if (expiring === null) return `Скоро по${NBSP}сроку сотрутся ответы`;
  const { talks, first, last } = expiring;
  const verb = plural(talks, ['сотрётся', 'сотрутся', 'сотрутся']);
  return `${formatDateRange(first, last)} по${NBSP}сроку ${verb} ${counted(talks, TALKS)}`;
}

/** Returns the words for a round's page; empty when nothing is kept. */
export function expiringWords(expiring: Pick<Expiring, 'talks' | 'first'> | null): string {
  if (expiring === null) return '';
  return `Будет стёрто по${NBSP}сроку: ${counted(expiring.talks, TALKS)}, ближайшее ${formatDate(expiring.first)}`;
}
