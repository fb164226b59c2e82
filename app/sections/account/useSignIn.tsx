import { useState } from 'react';

import type { ProfileSectionProps } from '#src/features/account/ProfileSection.tsx';
import type { SecurityAct } from '#src/features/account/security/SignInSecurity.tsx';
import { onDemand } from '#src/ui/onDemand.ts';

import { useSecurity } from '../../shared/team/useSecurity.ts';

/** Comes for who is signed in to a server alone. */
const SignInEntries = onDemand(() => import('./SignInEntries.tsx').then((module) => module.SignInEntries));

/** How the person signs in to the server, as the profile shows it; undefined where nobody is signed in. */
export function useSignIn(): ProfileSectionProps['signIn'] {
  const { state, refresh } = useSecurity();
  const [act, setAct] = useState<SecurityAct | null>(null);
  if (!state) return undefined;
  return {
    entries: <SignInEntries state={state} onChanged={refresh} act={act} onAct={setAct} fallback={null} />,
    passwordLabel: state.email === null ? null : state.hasPassword ? 'Сменить пароль' : 'Задать пароль',
    onPassword: () => setAct('password'),
  };
}
