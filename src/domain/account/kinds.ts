import type { KindTable } from '../core/kind.ts';
import type { Company, Member, PaymentCard, Profile, BalanceTransaction } from './account.ts';
import type { BotSettings, Channel, Scenario } from './settings.ts';

/** Records of the account and of a company's settings and money, by their kind. */
export interface AccountRecords {
  channel: Channel;
  botSettings: BotSettings;
  scenario: Scenario;
  profile: Profile;
  company: Company;
  member: Member;
  paymentCard: PaymentCard;
  transaction: BalanceTransaction;
}

/** The section's kinds that the search reads: members, money and channels are personal data or secrets. */
export type AccountSearchKind = 'scenario';

/** The section's kinds that live with the person: who they are, their companies and the people in them. */
export type AccountPersonalKind = 'profile' | 'company' | 'member';

/** The section's kinds without their schemas. */
export const ACCOUNT_KINDS: KindTable<AccountRecords, unknown, AccountSearchKind, AccountPersonalKind> = {
  channel: { version: 2 },
  botSettings: {
    version: 1,
  },
  scenario: {
    version: 3,
    search: { all: 'Сценарии диалога', one: 'Сценарий' },
  },
  profile: {
    version: 1,
    isPersonal: true,
    file: 'avatarFileId',
  },
  company: { version: 1, isPersonal: true },
  member: {
    version: 3,
    isPersonal: true,
    parent: 'companyId',
  },
  paymentCard: { version: 1 },
  transaction: { version: 3 },
};
