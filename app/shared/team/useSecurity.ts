import { useQuery, useQueryClient } from '@tanstack/react-query';

import type { SecurityState } from '#src/domain/sync/signIn.ts';
import type { SignInUnknownWhy } from '#src/features/account/security/SignInUnknown.tsx';

import { hasServer } from './server.ts';
import { useShared } from './useShared.ts';

const KEY = ['security'];

/** How the person of this browser signs in. */
export interface Security {
  /** Null while it is unknown, or when the user is signed out. */
  readonly state: SecurityState | null;
  /** Why it is not known; null when it is, and where there is no signing in. */
  readonly unknown: SignInUnknownWhy | null;
  /** Asks the server again. */
  readonly refresh: () => Promise<void>;
}

/** Asks the server how its person signs in; of who works alone nothing is asked. */
export function useSecurity(): Security {
  const client = useQueryClient();
  const isShared = useShared().length > 0;
  const isAsked = hasServer() && isShared;
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: async () => {
      const { askSecurity } = await import('#store/team/signInApi.ts');
      const answer = await askSecurity();
      if (answer.ok) return answer.value;
      return answer.problem === 'signedOut' ? answer.problem : 'offline';
    },
    enabled: isAsked,
    gcTime: 0,
  });
  const isKnown = typeof data === 'object';
  return {
    state: isKnown ? data : null,
    unknown: !isAsked || isKnown ? null : (data ?? 'loading'),
    refresh: () => client.invalidateQueries({ queryKey: KEY }),
  };
}

/** Returns the badge of the strongest sign-in protection; '' for none. */
export function guardOf({ state }: Pick<Security, 'state'>): string {
  if (!state) return '';
  if (state.hasSecondFactor) return 'Двухфакторная защита включена';
  if (state.passkeys.length > 0) return 'Ключ входа (passkey)';
  return state.hasPassword ? 'Вход с паролем' : '';
}
