import { counted, dateOf, formatDate, formatNumber, NBSP } from '../../core/format.ts';
import { monthsLater } from '../../research/privacy/keeping.ts';
import { lastDayOf } from '../places/closed.ts';
import type { Round } from '../kinds.ts';

const day = (moment: string): string => formatDate(dateOf(new Date(moment)));

/**
 * Returns how long a round's answers are kept, in words.
 * @param keepsMonths the term for respondents who agree now
 */
export function keptWords(
  round: Pick<Round, 'state' | 'endedAt' | 'timeZone' | 'ownTerm'>,
  keepsMonths: number,
): string {
  const months = counted(keepsMonths, ['месяц', 'месяца', 'месяцев']);
  const last = lastDayOf({ ...round, until: null }, '');
  const until = last === null ? '' : `, последние до${NBSP}${day(monthsLater(`${last}T12:00:00Z`, keepsMonths))}`;
  return `${round.ownTerm === null ? 'Ответы' : 'Ответы этого раунда'} хранятся ${months} после разговора${until}`;
}

/** Returns what was erased of a round because its term had come, in words; empty for none. */
export function erasedWords({ erasedTalks, erasedAt }: Pick<Round, 'erasedTalks' | 'erasedAt'>): string {
  if (erasedTalks === 0 || erasedAt === null) return '';
  return `По${NBSP}сроку стёрто интервью: ${formatNumber(erasedTalks)}, последнее ${day(erasedAt)}`;
}
