import { useLocation } from 'react-router-dom';

import { LoginScreen } from '#src/features/team/LoginScreen.tsx';

import { useLogin } from './useLogin.ts';

function Login({ hash }: { readonly hash: string }) {
  const login = useLogin(hash);
  return <LoginScreen key={login.stage.at} {...login} />;
}

/** «Вход»: to the server that the page came from. A letter's link that is opened in this very tab begins it anew. */
export function LoginRoute() {
  const { hash } = useLocation();
  return <Login key={hash} hash={hash} />;
}
