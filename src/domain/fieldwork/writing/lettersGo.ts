import { counted, NBSP } from '../../core/format.ts';
import type { InvitationsMade } from '../inviting/invitedContacts.ts';
import type { Round } from '../kinds.ts';
import { zoneWords } from './zoneWords.ts';

/* When letters go that wait, that they have not gone (R436), and that they were refused (R468). */

/** A moment by some clock: `29 ноября в 9:00`; by the reader's own without one. */
function shownAt(at: Date, timeZone?: string): string {
  const options = { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit', timeZone } as const;
  const parts = new Intl.DateTimeFormat('ru-RU', options).formatToParts(at);
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  return `${of('day')}${NBSP}${of('month')} в${NBSP}${Number(of('hour'))}:${of('minute')}`;
}

/** A moment by a round's clock; where the reader's shows something else, its zone is named: `29 ноября в 9:00 (Омск, МСК+3)`. */
export function momentIn(at: Date, timeZone: string): string {
  let there: string;
  try {
    there = shownAt(at, timeZone);
  } catch {
    // A zone that this machine does not know: its own clock is the one that it can tell.
    return shownAt(at);
  }
  return there === shownAt(at) ? there : `${there} (${zoneWords(timeZone)})`;
}

const LETTERS = ['письмо уйдёт', 'письма уйдут', 'писем уйдут'] as const;
const PEOPLE = ['человек', 'человека', 'человек'] as const;

/**
 * Returns the result of inviting people, in words: a person whose letter waits is not counted as invited.
 * @param timeZone the round's
 */
export function invitedWords({ made, waiting }: Pick<InvitationsMade, 'made' | 'waiting'>, timeZone: string): string {
  const written = made - (waiting?.letters ?? 0);
  const when = waiting && (waiting.at === null ? 'когда раунд продолжат' : momentIn(new Date(waiting.at), timeZone));
  return [
    ...(waiting && written === 0 ? [] : [`Приглашены: ${counted(written, PEOPLE)}`]),
    ...(waiting ? [`${counted(waiting.letters, LETTERS)}${waiting.at === null ? ',' : ''} ${when}`] : []),
  ].join('. ');
}

/**
 * Returns the fate of a round's waiting letters, in words; '' for none.
 * @param unwritten number of their recipients
 * @param at when the first is to go; null where that is not known
 */
export function waitingWords(
  { state, timeZone }: Pick<Round, 'state' | 'timeZone'>,
  unwritten: number,
  at: string | null,
  now: Date,
): string {
  if (unwritten === 0) return '';
  if (state === 'ended') return `Не${NBSP}приглашены: раунд завершён прежде, чем ушли письма.`;
  if (state === 'paused') return 'Письма уйдут, когда раунд продолжат.';
  return at !== null && new Date(at) > now
    ? `Письма уйдут ${momentIn(new Date(at), timeZone)}.`
    : 'Письма отправляются.';
}

/** Returns what to do about people whose letter was refused for good, in words; '' for none, and once their round has ended. */
export function bouncedWords({ state }: Pick<Round, 'state'>, bounced: number): string {
  if (bounced === 0 || state === 'ended') return '';
  return `Письма не${NBSP}дошли: ${counted(bounced, PEOPLE)}. Исправьте адрес у${NBSP}контакта${NBSP}— письмо уйдёт снова${NBSP}— или отправьте личную ссылку сами.`;
}
