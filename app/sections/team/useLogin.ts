import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { DONE, refused, type Outcome } from '#src/domain/core/outcome.ts';
import type { LoginScreenProps, LoginStage } from '#src/features/team/LoginScreen.tsx';

import { accountHref } from '../../routing/hrefs.ts';
import { PATHS } from '../../routing/paths.ts';
import { PROBLEM_WORDS } from '../../shared/team/problems.ts';
import { hasServer } from '../../shared/team/server.ts';
import { outcomeOf } from '../../shared/team/signInWords.ts';
import { showSuccess } from '../../shared/toast.ts';
import { createApi } from '#store/team/api.ts';
import { enterByPasskey, hasPasskeys } from '#store/team/passkeys.ts';
import { askSignIn, askWays, type SignInAnswer } from '#store/team/signInApi.ts';
import { useOpenJoined } from './useOpenJoined.ts';
import { usePasskeySuggestion } from './usePasskeySuggestion.ts';

const api = createApi((...given) => fetch(...given));

const WRONG = {
  link: 'Ссылка уже использована или больше не действует. Попросите новое письмо.',
  address:
    'Ссылка больше не действует, или вы открыли её не в том браузере, где указали адрес. Попросите новое письмо.',
  password: 'Почта и пароль не подходят друг другу. Проверьте оба или войдите иначе.',
  code: 'Код не подходит. Дождитесь следующего или введите запасной.',
  passkey: 'Сервер не знает этого ключа. Войдите иначе.',
};

/** Errors of the provider, by their code in the address. */
const NOTICES: Readonly<Record<string, string>> = {
  cancelled: 'Вход отменён: поставщик не подтвердил, что это вы.',
  unknown: 'Этот адрес не приглашали. Попросите приглашение или войдите иначе.',
  failed: 'Вход не получился. Попробуйте ещё раз.',
};

/** The secret part of a letter's link, and what it is for. */
function heldIn(hash: string): { readonly at: 'link' | 'address'; readonly token: string } | null {
  const [, at, token = ''] = /^#(link|address)=([\w-]+)$/.exec(hash) ?? [];
  return at === 'link' || at === 'address' ? { at, token } : null;
}

async function leaveForProvider(): Promise<Outcome> {
  const answer = await askSignIn('sign-in/social');
  if (!answer.ok) return outcomeOf(answer);
  window.location.assign(String(answer.value.url));
  return DONE;
}

/**
 * Returns the properties of the sign-in screen: a user who signs in finds their companies in this browser.
 * @param hash of the address: a letter's link has its secret there
 */
export function useLogin(hash: string): LoginScreenProps {
  const navigate = useNavigate();
  const openJoined = useOpenJoined();
  // The address is left with the screen; the secret must not stay in the history.
  const [held] = useState(() => heldIn(hash));
  const [query] = useState(() => new URLSearchParams(window.location.search));
  const [step, setStep] = useState<LoginStage | null>(held ? { at: held.at } : null);
  const [notice, setNotice] = useState(() => NOTICES[query.get('error') ?? ''] ?? '');
  const isServed = hasServer();
  const ways = useQuery({
    queryKey: ['signInWays'],
    queryFn: async () => {
      const answer = await askWays();
      if (!answer.ok) throw new Error(answer.problem);
      return answer.value;
    },
    enabled: isServed,
    gcTime: 0,
  });
  // A user who returns from the provider is signed in already, and one who opens this page signed in is shown that.
  const who = useQuery({
    queryKey: ['signedIn'],
    queryFn: () => api.session(),
    enabled: isServed && step === null,
    gcTime: 0,
  });

  const open = async (): Promise<Outcome> => {
    const { enterSignedIn } = await import('#store/team/joinAndLeave.ts');
    const result = await enterSignedIn();
    if (result.kind !== 'joined') return refused(PROBLEM_WORDS[result.kind === 'failed' ? result.why : 'signedOut']);
    return openJoined(result, 'Вы вошли');
  };
  const entered = async (answer: SignInAnswer, wrong: string): Promise<Outcome> => {
    if (!answer.ok) return outcomeOf(answer, wrong);
    if (answer.value.secondFactor === true) {
      setStep({ at: 'code' });
      return DONE;
    }
    return open();
  };
  const takeLink = async (): Promise<Outcome> => {
    const body = { token: held?.token };
    if (held?.at !== 'address') return entered(await askSignIn('link', { body }), WRONG.link);
    const answer = await askSignIn('address/confirm', { body });
    if (!answer.ok) return outcomeOf(answer, WRONG.address);
    void navigate(accountHref('profile'), { replace: true });
    showSuccess('Адрес подтверждён');
    return DONE;
  };
  const isIn = who.data?.ok === true && notice === '';
  const stage: LoginStage = !isServed
    ? { at: 'noServer' }
    : (step ?? (isIn && who.data?.ok ? { at: 'in', name: who.data.value.person.name } : { at: 'ask' }));
  const alone = usePasskeySuggestion(
    stage.at === 'ask' && ways.data !== undefined && !who.isPending,
    async (answer) => {
      const outcome = await entered(answer, WRONG.passkey);
      if (!outcome.ok) setNotice(outcome.message);
    },
  );
  return {
    stage,
    ways: who.isPending && step === null ? null : (ways.data ?? null),
    hasPasskeys: hasPasskeys(),
    notice: ways.isError ? PROBLEM_WORDS.offline : notice,
    onLetter: async (email) => {
      const answer = await askSignIn('letter', { body: { email } });
      if (answer.ok) setStep({ at: 'sent', email });
      return outcomeOf(answer);
    },
    onPassword: async (email, password) =>
      entered(await askSignIn('password/sign-in', { body: { email, password } }), WRONG.password),
    onPasskey: () => alone(async () => entered(await enterByPasskey(), WRONG.passkey)),
    onProvider: leaveForProvider,
    onCode: async (code, isSpare) =>
      entered(
        await askSignIn(`two-factor/${isSpare ? 'verify-backup-code' : 'verify-totp'}`, { body: { code } }),
        WRONG.code,
      ),
    onLink: takeLink,
    onAgain: () => {
      setNotice('');
      void ways.refetch();
      setStep({ at: 'ask' });
    },
    onOpen: () => (isServed ? void open() : void navigate(PATHS.research, { replace: true })),
    onSignOut: async () => {
      const answer = await api.signOut();
      if (!answer.ok) return refused(PROBLEM_WORDS[answer.problem.kind]);
      setStep({ at: 'ask' });
      return DONE;
    },
  };
}
