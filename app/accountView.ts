import { readAccountSection, type AccountSection } from '#src/domain/accountSection.ts';

import { PATHS } from './paths.ts';
import { setOrDrop, type UrlCodec } from './useUrlState.ts';

/** Which section of the account area is open, as its address has it. */
export interface AccountUrl {
  readonly section: AccountSection;
  /** What the address says in the place of a section when it names none. */
  readonly unknownSection: string | null;
}

/** `?section=…` (decision 17). */
export const ACCOUNT_URL: UrlCodec<AccountUrl> = {
  read: (params) => {
    const { section, unknown } = readAccountSection(params.get('section'));
    return { section, unknownSection: unknown };
  },
  write: (url, params) => setOrDrop(params, 'section', url.unknownSection ?? url.section, 'profile'),
};

/** Address of a section. What another section keeps in the address stays behind. */
export function accountHref(section: AccountSection): string {
  return section === 'profile' ? PATHS.profile : `${PATHS.profile}?section=${section}`;
}
