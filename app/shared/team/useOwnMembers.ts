import { useMemo } from 'react';

import type { OwnMembers } from '#src/domain/account/profileRules.ts';

import { useShared } from './useShared.ts';

/** Which member the person is in each shared company of this browser. */
export function useOwnMembers(): OwnMembers {
  const shared = useShared();
  return useMemo(() => new Map(shared.map(({ id, memberId }) => [id, memberId])), [shared]);
}
