import { formatLongDate, NBSP } from '../../core/format.ts';
import type { DateText } from '../../core/record.ts';
import type { Round } from '../kinds.ts';

/** Fields of a round that determine its last day. */
type Dated = Pick<Round, 'state' | 'until'>;

/** Whether no new respondent is asked any more because the last day has passed, although no user has ended the round. */
export const isPastLastDay = ({ state, until }: Dated, today: DateText): boolean =>
  state !== 'ended' && until !== null && today > until;

/** A day that holds together: «30 ноября 2026 г.». */
const dayWords = (day: DateText): string => formatLongDate(day).replaceAll(' ', NBSP);

/**
 * Until when a round takes answers, in words, and once that day has passed what can be done; empty for one without a last day, or that
 * was ended.
 * @param today the day by the round's clock
 */
export function lastDayWords(round: Dated, today: DateText): string {
  const { state, until } = round;
  if (until === null || state === 'ended') return '';
  if (isPastLastDay(round, today)) {
    const next = state === 'draft' ? '' : ' или завершите раунд';
    return `Срок прошёл ${dayWords(until)}: новых не${NBSP}спрашивает. Продлите его в${NBSP}настройке${next}.`;
  }
  return `${state === 'running' ? 'Принимает' : 'Будет принимать'} ответы до${NBSP}${dayWords(until)} включительно`;
}
