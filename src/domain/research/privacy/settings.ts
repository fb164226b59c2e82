import { KEPT_CHOICES, KEPT_MONTHS } from './keeping.ts';
import type { Op } from '../../core/operation.ts';
import type { ResearchSettings } from '../research.ts';

/** Id of the one record of the company's research settings. */
export const RESEARCH_SETTINGS_ID = 'research';

/** Default settings. */
export const FIRST_SETTINGS = {
  id: RESEARCH_SETTINGS_ID,
  hidesNames: false,
  hidesPersonal: null,
  keepsMonths: KEPT_MONTHS,
  namesSeenBy: 'Researcher',
} as const;

const setOps = (fields: Partial<ResearchSettings>): Op[] => [
  { op: 'ensure', kind: 'researchSettings', id: RESEARCH_SETTINGS_ID, defaults: FIRST_SETTINGS },
  { op: 'set', kind: 'researchSettings', id: RESEARCH_SETTINGS_ID, fields },
];

/** Operations that hide real names in the whole company, or show them again; none when it is so already. */
export function hideNames(stored: Pick<ResearchSettings, 'hidesNames'> | null, hidesNames: boolean): Op[] {
  return (stored?.hidesNames ?? false) === hidesNames ? [] : setOps({ hidesNames });
}

/** Whether personal data are hidden in the texts of files: as chosen, else as names are. */
export const hidesPersonalData = (
  stored: Pick<ResearchSettings, 'hidesNames' | 'hidesPersonal'> | null | undefined,
): boolean => stored?.hidesPersonal ?? stored?.hidesNames ?? false;

/** Operations that hide personal data in the texts of everything that goes out, or show them; none when it is chosen so already. */
export function hidePersonalData(stored: Pick<ResearchSettings, 'hidesPersonal'> | null, hidesPersonal: boolean): Op[] {
  return (stored?.hidesPersonal ?? null) === hidesPersonal ? [] : setOps({ hidesPersonal });
}

/** Operations that let only those of a role, and above, see names; none when it is so already. */
export function showNamesTo(
  stored: Pick<ResearchSettings, 'namesSeenBy'> | null,
  namesSeenBy: ResearchSettings['namesSeenBy'],
): Op[] {
  return (stored?.namesSeenBy ?? FIRST_SETTINGS.namesSeenBy) === namesSeenBy ? [] : setOps({ namesSeenBy });
}

/** How long what respondents say is kept by what a company chose, months after the talk. */
export const keptMonths = (stored: Pick<ResearchSettings, 'keepsMonths'> | null | undefined): number =>
  stored?.keepsMonths ?? FIRST_SETTINGS.keepsMonths;

/**
 * Returns operations that choose how long respondents' words are kept, for people who consent from now on; none when it is
 * already so.
 * @throws RangeError for a term that cannot be chosen
 */
export function keepAnswers(stored: Pick<ResearchSettings, 'keepsMonths'> | null, keepsMonths: number): Op[] {
  if (!KEPT_CHOICES.includes(keepsMonths)) throw new RangeError(`answers are not kept for ${keepsMonths} months`);
  return keptMonths(stored) === keepsMonths ? [] : setOps({ keepsMonths });
}
