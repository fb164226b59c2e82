/* How long what respondents said is kept. */

/** Months after a talk, the default. */
export const KEPT_MONTHS = 12;

export const KEPT_CHOICES: readonly number[] = [3, 6, 12, 24, 36];

/**
 * Months for which a round keeps what is said in it: a round may keep it for less than its company, and never for longer.
 * @param own months chosen for the round; null: as long as the company does
 */
export const termOfRound = (own: number | null, company: number): number =>
  own === null ? company : Math.min(own, company);

/** The same moment some months later; of a month that is shorter its last day. @param moment ISO 8601 */
export function monthsLater(moment: string, months: number): string {
  const from = new Date(moment);
  const later = new Date(from);
  later.setUTCDate(1);
  later.setUTCMonth(from.getUTCMonth() + months);
  const days = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
  later.setUTCDate(Math.min(from.getUTCDate(), days));
  return later.toISOString();
}
