import type { Role } from './account.ts';

/** Names of the roles in Russian; the badge shows the role's own name (R52). */
export const ROLE_WORDS: Readonly<Record<Role, string>> = {
  Owner: 'владелец',
  Admin: 'администратор',
  Researcher: 'исследователь',
  Viewer: 'наблюдатель',
};
