import { Building2, CreditCard, SlidersHorizontal, UserRound, Users, Wallet, type LucideIcon } from 'lucide-react';

import type { AccountSection } from '../../domain/account/accountSection.ts';

/** Icon of each section; its name is always beside it. */
export const SECTION_ICONS: Readonly<Record<AccountSection, LucideIcon>> = {
  profile: UserRound,
  settings: SlidersHorizontal,
  companies: Building2,
  teams: Users,
  balance: Wallet,
  billing: CreditCard,
};
