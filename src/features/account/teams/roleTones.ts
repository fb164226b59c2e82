import type { Member, CompanyProduct, Role } from '../../../domain/account/account.ts';
import type { Tone } from '../../../theme/tokens.ts';

/** Colours of the role badges (R52); the role's name is always in it. */
export const ROLE_TONES: Readonly<Record<Role, Tone>> = {
  Owner: 'purple',
  Admin: 'blue',
  Researcher: 'green',
  Viewer: 'neutral',
};

export const MEMBER_TONES: Readonly<Record<Member['status'], Tone>> = {
  active: 'green',
  invited: 'yellow',
  noAccess: 'neutral',
};

export const PRODUCT_TONES: Readonly<Record<CompanyProduct['status'], Tone>> = {
  active: 'green',
  development: 'yellow',
};
