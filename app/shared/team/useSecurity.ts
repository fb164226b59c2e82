import { useQuery, useQueryClient } from '@tanstack/react-query';

import type { SecurityState } from '#src/domain/sync/signIn.ts';

import { hasServer } from './server.ts';
import { useShared } from './useShared.ts';

const KEY = ['security'];

/** How the person of this browser signs in. */
export interface Security {
  /** Null while it is not known, or nobody is signed in. */
  readonly state: SecurityState | null;
  /** Asks the server again. */
  readonly refresh: () => Promise<void>;
}

/** Asks the server how its person signs in; of who works alone nothing is asked. */
export function useSecurity(): Security {
  const client = useQueryClient();
  const isShared = useShared().length > 0;
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: async () => {
      const { askSecurity } = await import('../../workspace/team/signInApi.ts');
      const answer = await askSecurity();
      return answer.ok ? answer.value : null;
    },
    enabled: hasServer() && isShared,
    gcTime: 0,
  });
  return { state: data ?? null, refresh: () => client.invalidateQueries({ queryKey: KEY }) };
}

/** What guards the way in, in a badge: the strongest that there is; '' for nothing. */
export function guardOf({ state }: Security): string {
  if (!state) return '';
  if (state.hasSecondFactor) return 'Двухфакторная защита включена';
  if (state.passkeys.length > 0) return 'Ключ входа (passkey)';
  return state.hasPassword ? 'Вход с паролем' : '';
}
