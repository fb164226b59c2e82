import { readAccountSection, type AccountSection } from '#src/domain/account/accountSection.ts';
import type { MemberFilter } from '#src/domain/account/members/findMembers.ts';

import { setOrDrop, type UrlCodec } from '../../routing/useUrlState.ts';

/** Which section of the account area is open, as its address has it. */
export interface AccountUrl {
  readonly section: AccountSection;
  /** Unknown section name in the address; null when there is none. */
  readonly unknownSection: string | null;
}

/** `?section=…` (R12). */
export const ACCOUNT_URL: UrlCodec<AccountUrl> = {
  read: (params) => {
    const { section, unknown } = readAccountSection(params.get('section'));
    return { section, unknownSection: unknown };
  },
  write: (url, params) => setOrDrop(params, 'section', url.unknownSection ?? url.section, 'profile'),
};

/** The scenario that is written, beside the section: its id, or `new`; null when none is. */
export const SCENARIO_URL: UrlCodec<{ readonly scenario: string | null }> = {
  read: (params) => ({ scenario: params.get('scenario') || null }),
  write: ({ scenario }, params) => setOrDrop(params, 'scenario', scenario ?? ''),
};

/** Whether «Хранение и стирание» is open over the section. */
export const RETENTION_URL: UrlCodec<{ readonly isRetention: boolean }> = {
  read: (params) => ({ isRetention: params.get('retention') === '1' }),
  write: ({ isRetention }, params) => setOrDrop(params, 'retention', isRetention ? '1' : ''),
};

/** {@link ACCOUNT_URL} without a section that there is not: a notice tells of it. */
export const ACCOUNT_ADDRESS: UrlCodec<AccountUrl> = {
  read: (params) => ({ ...ACCOUNT_URL.read(params), unknownSection: null }),
  write: ACCOUNT_URL.write,
};

/** `?q=…&company=…` of «Команды», beside the section (R12). */
export const TEAMS_URL: UrlCodec<MemberFilter> = {
  read: (params) => ({ query: params.get('q') ?? '', companyId: params.get('company') || 'all' }),
  write: ({ query, companyId }, params) => {
    setOrDrop(params, 'q', query);
    setOrDrop(params, 'company', companyId, 'all');
  },
};
