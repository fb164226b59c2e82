import type { MemberFilter } from '#src/domain/account/memberRules.ts';

import { setOrDrop, type UrlCodec } from '../../routing/useUrlState.ts';

/** `?q=…&company=…`, beside the section (R12). */
export const TEAMS_URL: UrlCodec<MemberFilter> = {
  read: (params) => ({ query: params.get('q') ?? '', companyId: params.get('company') || 'all' }),
  write: ({ query, companyId }, params) => {
    setOrDrop(params, 'q', query);
    setOrDrop(params, 'company', companyId, 'all');
  },
};
