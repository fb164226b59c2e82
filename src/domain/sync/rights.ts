import type { Role } from '../account/account.ts';
import type { Kind } from '../records.ts';

/** Who asks: what they may do here, and which member of the company they are. */
export interface Actor {
  readonly role: Role;
  /** Id of their own member record; null while that is not known: then nothing counts as their own. */
  readonly memberId: string | null;
  /** Whether they see how the people are called and reached whom the company asks; not given: as everybody who works here. */
  readonly seesNames?: boolean;
}

/** Who may do it, where the asking one may not: everybody who works here, those who run the company, its owner alone. */
export type Needed = 'Researcher' | 'Admin' | 'Owner';

/**
 * {@link Needed}; or the person in whose name it is said: no role is enough for that; or the server alone, in response to another
 * request.
 */
export type WhoMay = Needed | 'author' | 'server';

/** Kinds of those who run the company: its people, its channels and bot, its money, itself; of scenarios see scenarioRights.ts. */
const FOR_ADMINS: ReadonlySet<Kind> = new Set([
  'company',
  'member',
  'channel',
  'botSettings',
  'paymentCard',
  'transaction',
]);

const RANK: Readonly<Record<Role, number>> = { Viewer: 0, Researcher: 1, Admin: 2, Owner: 3 };

/** Whether a role is as much as what is needed, or more. */
export const isEnough = (role: Role, needed: Needed): boolean => RANK[role] >= RANK[needed];

/** Kinds of what everybody may say, each in their own name. */
const FOR_ALL: ReadonlySet<Kind> = new Set(['comment', 'review']);

/** The least role that changing a record of a kind needs, null for what everybody may say; some operations need more. */
export function neededOf(kind: Kind): Needed | null {
  if (FOR_ALL.has(kind)) return null;
  return FOR_ADMINS.has(kind) ? 'Admin' : 'Researcher';
}

/** Whether this role lets others into the company; false while the role is unknown. */
export const mayGiveAccess = (role: Role | undefined): boolean => role !== undefined && isEnough(role, 'Admin');

/** Whether this role shows the company's work to outsiders; false while the role is unknown. */
export const mayShowOutside = (role: Role | undefined): boolean => role !== undefined && isEnough(role, 'Researcher');

/** Whether a person ends or renews content shown outside: the person who shows it, and the company's administrators. */
export const mayChangeShown = (role: Role, isOwn: boolean): boolean => isEnough(role, isOwn ? 'Researcher' : 'Admin');
