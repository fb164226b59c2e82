import type { Role } from '../account/account.ts';
import { ROLE_WORDS } from '../account/roleWords.ts';
import { isEnough, type Needed } from './rights.ts';

/** Who may, by the least role that is needed. */
const WHO_MAY: Readonly<Record<Needed, string>> = {
  Researcher: 'исследователей и выше',
  Admin: 'администраторов и владельца',
  Owner: 'владельца',
};

const OUT = 'Вас больше нет в этой компании: изменить в ней ничего нельзя';

/** The same of what every member may do: to talk, and to make a file of what is here. */
const OUT_OF_ALL = 'Вас больше нет в этой компании: писать в ней и выгружать из неё ничего нельзя';

/** Reasons why a former member may do nothing in the company, whatever their role was. */
export const BARRED_OUT: Readonly<Record<Role | 'names', string>> = {
  Viewer: OUT_OF_ALL,
  Researcher: OUT,
  Admin: OUT,
  Owner: OUT,
  names: OUT,
};

/** Shown to them instead of the company's content; `kept`: its records are still on this device. */
export const OVER = {
  cleared: {
    title: 'Доступ закончился',
    text: 'Вас больше нет в этой компании, её записи из этого браузера убраны. Если вас вернут, всё придёт снова.',
  },
  kept: {
    title: 'Доступ закончился',
    text: 'Вас больше нет в этой компании: нового из неё сюда не приходит. Если вас вернут, всё придёт снова.',
  },
} as const;

/** Returns the reason why this role may not do what another one is needed for; null when it may. */
export function whyNot(role: Role, needed: Needed): string | null {
  return isEnough(role, needed) ? null : `Только для ${WHO_MAY[needed]}: вы ${ROLE_WORDS[role]}`;
}

/** Returns the reason why this role does not see names and contacts of the company's respondents; null when it does. */
function whyNoNames(role: Role, sees: boolean): string | null {
  if (sees) return null;
  return whyNot(role, 'Researcher') ?? `Только для тех, кто видит имена: ${WHO_MAY.Admin}`;
}

/**
 * Returns the reasons why this role may not do things, by the needed right; null where it may do everything.
 * @param sees whether they see names and contacts of the company's respondents. Default: as in a company without a choice
 */
export function barredFor(
  role: Role,
  sees = isEnough(role, 'Researcher'),
): Readonly<Partial<Record<Needed | 'names', string>>> | null {
  const needs = [...(Object.keys(WHO_MAY) as Needed[]), 'names' as const];
  const reasons = needs.flatMap((needed) => {
    const text = needed === 'names' ? whyNoNames(role, sees) : whyNot(role, needed);
    return text === null ? [] : [[needed, text]];
  });
  return reasons.length === 0 ? null : (Object.fromEntries(reasons) as Partial<Record<Needed | 'names', string>>);
}
