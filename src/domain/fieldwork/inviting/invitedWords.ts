import { formatNumber, NBSP } from '../../core/format.ts';
import type { AudienceRounds } from './invitedContacts.ts';

/** How many people of an audience were invited, in words; between how many, where erased ones cannot be told apart (R467). */
export function invitedWords({ invited, leastInvited }: Pick<AudienceRounds, 'invited' | 'leastInvited'>): string {
  const most = formatNumber(invited);
  if (leastInvited === invited) return `приглашены ${most}`;
  return `приглашены от${NBSP}${formatNumber(leastInvited)} до${NBSP}${most}: сколько раз звали стёртых, не${NBSP}хранится`;
}
