import { dateOf, NBSP } from '../core/format.ts';
import type { InvitationState } from './invitations.ts';

const shortDate = (moment: string): string => {
  const [, month = '', day = ''] = dateOf(new Date(moment)).split('-');
  return `${day}.${month}`;
};

/**
 * Describes the state of an invitation in a line: «Письмо отправлено 23.11 · действует до 30.11».
 * @param now current moment
 */
export function invitationStanding({ letter, createdAt, until }: InvitationState, now: Date): string {
  const isOver = new Date(until) <= now;
  if (letter?.state === 'bounced') {
    return `Не${NBSP}доставлено: ${letter.reason === '' ? 'почтовый сервер так и не ответил' : letter.reason}`;
  }
  if (isOver) return `Истекло ${shortDate(until)}`;
  const valid = `действует до${NBSP}${shortDate(until)}`;
  if (letter === null) return `Ссылка создана ${shortDate(createdAt)} · ${valid}`;
  if (letter.state === 'sent') return `Письмо отправлено ${shortDate(letter.at ?? createdAt)} · ${valid}`;
  return letter.tries > 1
    ? `Почтовый сервер не${NBSP}отвечает, пробуем ещё · ${valid}`
    : `Письмо отправляется · ${valid}`;
}
