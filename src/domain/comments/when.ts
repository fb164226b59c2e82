import { dateOf, formatDate, NBSP } from '../core/format.ts';

const DAY = 24 * 60 * 60 * 1000;

const pad = (part: number): string => String(part).padStart(2, '0');

/** A moment as people say it, where they are: «сегодня в 14:05», «вчера в 9:30», «05.11.2026 в 14:05»; empty for no moment. */
export function whenWords(at: string, now: Date): string {
  const moment = new Date(at);
  if (Number.isNaN(moment.getTime())) return '';
  const day = dateOf(moment);
  const said =
    day === dateOf(now) ? 'сегодня' : day === dateOf(new Date(now.getTime() - DAY)) ? 'вчера' : formatDate(day);
  return `${said} в${NBSP}${moment.getHours()}:${pad(moment.getMinutes())}`;
}
