import { useState } from 'react';

import type { ProfileSectionProps } from '#src/features/account/ProfileSection.tsx';
import type { SecurityAct } from '#src/features/account/security/SignInSecurity.tsx';
import { SignInUnknown } from '#src/features/account/security/SignInUnknown.tsx';
import { onDemand } from '#src/ui/onDemand.ts';

import { LOGIN_PATH } from '../../shared/team/server.ts';
import { useSecurity } from '../../shared/team/useSecurity.ts';

/** Comes for who is signed in to a server alone. */
const SignInEntries = onDemand(() => import('./SignInEntries.tsx').then((module) => module.SignInEntries));

/** How the person signs in to the server, as the profile shows it; undefined where there is no signing in. */
export function useSignIn(): ProfileSectionProps['signIn'] {
  const { state, unknown, refresh } = useSecurity();
  const [act, setAct] = useState<SecurityAct | null>(null);
  if (unknown !== null) {
    const entries = <SignInUnknown why={unknown} loginHref={LOGIN_PATH} onRetry={() => void refresh()} />;
    return { entries, passwordLabel: null, onPassword: () => undefined };
  }
  if (!state) return undefined;
  return {
    entries: <SignInEntries state={state} onChanged={refresh} act={act} onAct={setAct} fallback={null} />,
    passwordLabel: state.email === null ? null : state.hasPassword ? 'Сменить пароль' : 'Задать пароль',
    onPassword: () => setAct('password'),
  };
}
