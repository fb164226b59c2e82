import type { Role } from '../account/account.ts';
import { ROLE_WORDS } from '../account/roleWords.ts';
import { isEnough, type Needed } from './rights.ts';

/** Who may, by the least role that is needed. */
const WHO_MAY: Readonly<Record<Needed, string>> = {
  Researcher: 'исследователей и выше',
  Admin: 'администраторов и владельца',
  Owner: 'владельца',
};

/** Why somebody of this role may not do what another one is needed for; null when they may. */
export function whyNot(role: Role, needed: Needed): string | null {
  return isEnough(role, needed) ? null : `Только для ${WHO_MAY[needed]}: вы ${ROLE_WORDS[role]}`;
}

/** What somebody of this role may not do, with the reason, by what it needs; null where they may everything. */
export function barredFor(role: Role): Readonly<Partial<Record<Needed, string>>> | null {
  const reasons = (Object.keys(WHO_MAY) as Needed[]).flatMap((needed) => {
    const text = whyNot(role, needed);
    return text === null ? [] : [[needed, text]];
  });
  return reasons.length === 0 ? null : (Object.fromEntries(reasons) as Partial<Record<Needed, string>>);
}
