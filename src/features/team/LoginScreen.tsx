import { useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { isEmail } from '../../domain/core/email.ts';
import type { Outcome } from '../../domain/core/outcome.ts';
import type { SignInWays } from '../../domain/sync/signIn.ts';
import { TERMS } from '../../domain/terms.ts';
import { FormError } from '../../patterns/form/FormError.tsx';
import { useSubmission } from '../../patterns/form/useSubmission.ts';
import { PageHeader } from '../../patterns/PageHeader.tsx';
import { useFocusHome } from '../../patterns/useFocusHome.ts';
import { spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { CodeForm } from './CodeForm.tsx';

/**
 * Step of signing in: the person is asked who they are (`ask`); a letter is on its way to an address (`sent`); the second factor
 * is asked for (`code`); they came by the link in a letter, to sign in (`link`) or to confirm an address (`address`); they are
 * in, under a name (`in`); there is no server to sign in to (`noServer`).
 */
export type LoginStage =
  | { readonly at: 'ask' | 'code' | 'link' | 'address' | 'noServer' }
  | { readonly at: 'sent'; readonly email: string }
  | { readonly at: 'in'; readonly name: string };

export interface LoginScreenProps {
  /** Where the person is on their way in. */
  stage: LoginStage;
  /** Ways in of this server; null until it has told them. */
  ways: SignInWays | null;
  /** Whether this browser knows passkeys. */
  hasPasskeys: boolean;
  /** Error before the screen was opened: at the provider. '' for none. */
  notice: string;
  /** Asks for a letter. */
  onLetter: (email: string) => Promise<Outcome>;
  /** Signs in with a password; the caller moves on. */
  onPassword: (email: string, password: string) => Promise<Outcome>;
  /** Signs in with a passkey; the caller moves on. */
  onPasskey: () => Promise<Outcome>;
  /** Leaves for the provider. */
  onProvider: () => Promise<Outcome>;
  /** Gives the second factor: a code of the app, or one of the spare ones. */
  onCode: (code: string, isSpare: boolean) => Promise<Outcome>;
  /** Uses the link of a letter up. */
  onLink: () => Promise<Outcome>;
  /** Begins again. */
  onAgain: () => void;
  /** Goes on to the work. */
  onOpen: () => void;
  /** Signs out. */
  onSignOut: () => Promise<Outcome>;
}

const Root = styled.div`
  max-width: 440px;
`;

const Others = styled.div`
  display: grid;
  gap: ${spaces[2]}px;
  padding-block-start: ${spaces[4]}px;
  border-top: 1px solid var(--color-hairline);
`;

const Soft = styled.p`
  color: var(--color-ink-soft);
  text-wrap: pretty;
`;

const done = (): void => undefined;

/** A button for one act, and why it failed. */
function Act({
  label,
  act,
  variant = 'secondary',
}: {
  readonly label: string;
  readonly act: () => Promise<Outcome>;
  readonly variant?: 'primary' | 'secondary' | 'quiet';
}): ReactNode {
  const { busy, error, run } = useSubmission(act, done);
  return (
    <Stack gap={2}>
      <Button variant={variant} busy={busy} onClick={run}>
        {label}
      </Button>
      <FormError message={error} />
    </Stack>
  );
}

/** Asks who the person is, by a letter or a password. */
function Ask({ ways, hasPasskeys, onLetter, onPassword, onPasskey, onProvider, onAgain, notice }: LoginScreenProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [wantsPassword, setWantsPassword] = useState(false);
  const byPassword = wantsPassword || ways?.letters === false;
  const { busy, error, run } = useSubmission(
    () => (byPassword ? onPassword(email.trim(), password) : onLetter(email.trim())),
    done,
  );
  if (!ways) {
    return notice === '' ? (
      <Skeleton height={240} />
    ) : (
      <Stack>
        <FormError message={notice} />
        <Button onClick={onAgain}>Попробовать ещё раз</Button>
      </Stack>
    );
  }
  const isReady = isEmail(email.trim()) && (!byPassword || password !== '');
  return (
    <Stack gap={5}>
      <FormError message={notice} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) run();
        }}
      >
        <Stack>
          <TextField
            label={TERMS.signIn.email}
            type="email"
            required
            autoComplete={hasPasskeys ? 'username webauthn' : 'username'}
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          {byPassword ? (
            <TextField
              label={TERMS.signIn.password}
              type="password"
              required
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.currentTarget.value)}
            />
          ) : null}
          <FormError message={error} />
          <Button variant="primary" type="submit" busy={busy} disabled={!isReady}>
            {byPassword ? 'Войти' : 'Прислать ссылку для входа'}
          </Button>
        </Stack>
      </form>
      <Others>
        {ways.letters ? (
          <Button variant="quiet" onClick={() => setWantsPassword(!wantsPassword)}>
            {byPassword ? 'Войти по письму' : 'Войти с паролем'}
          </Button>
        ) : null}
        {hasPasskeys ? <Act label="Войти ключом (passkey)" act={onPasskey} /> : null}
        {ways.provider === null ? null : <Act label={`Войти через ${ways.provider}`} act={onProvider} />}
        <Soft>
          {ways.letters
            ? 'Ещё не входили? Нужно приглашение: попросите его у того, кто ведёт компанию.'
            : 'Этот сервер не шлёт писем. Нет пароля и ключа — попросите ссылку для входа у того, кто вас пригласил, или у владельца сервера.'}
        </Soft>
      </Others>
    </Stack>
  );
}

const HEADS: Readonly<Record<LoginStage['at'], { readonly title: string; readonly subtitle: string }>> = {
  ask: { title: 'Вход', subtitle: 'К общим компаниям этого сервера. Тому, кто работает один, входить не нужно.' },
  sent: { title: 'Проверьте почту', subtitle: 'Ссылка из письма действует 15 минут и один раз.' },
  code: { title: 'Второй шаг', subtitle: 'Подтвердите, что это вы: введите код из приложения на телефоне.' },
  link: { title: 'Вход по письму', subtitle: 'Нажмите, и этот браузер войдёт. Ссылка сработает один раз.' },
  address: { title: 'Подтвердите адрес', subtitle: 'По этому адресу вы будете входить и получать письма.' },
  in: { title: 'Вы вошли', subtitle: 'Общие компании открываются в этом браузере и без сети.' },
  noServer: {
    title: 'Здесь не входят',
    subtitle: 'Эта страница без сервера: всё, что вы делаете, хранит ваш браузер, и учётная запись не нужна.',
  },
};

/** Sign-in to a server: who the person is, and how they prove it. */
export function LoginScreen(props: LoginScreenProps) {
  const { stage, onCode, onLink, onAgain, onOpen, onSignOut } = props;
  const root = useRef<HTMLDivElement>(null);
  useFocusHome(root, root);
  const again = (
    <Button variant="quiet" onClick={onAgain}>
      Войти иначе
    </Button>
  );
  return (
    <Root ref={root}>
      <PageHeader {...HEADS[stage.at]} />
      {stage.at === 'ask' ? <Ask {...props} /> : null}
      {stage.at === 'sent' ? (
        <Stack>
          <output>
            Если по&nbsp;адресу <strong>{stage.email}</strong> сюда входят, письмо уже в&nbsp;пути. Нет его через
            несколько минут&nbsp;— посмотрите в&nbsp;«Спаме» или проверьте адрес.
          </output>
          {again}
        </Stack>
      ) : null}
      {stage.at === 'code' ? (
        <Stack>
          <CodeForm onCode={onCode} />
          {again}
        </Stack>
      ) : null}
      {stage.at === 'link' || stage.at === 'address' ? (
        <Stack>
          <Act variant="primary" label={stage.at === 'link' ? 'Войти' : 'Подтвердить адрес'} act={onLink} />
          {again}
        </Stack>
      ) : null}
      {stage.at === 'in' ? (
        <Stack>
          <p>
            Вы&nbsp;— <strong>{stage.name}</strong>.
          </p>
          <Button variant="primary" onClick={onOpen}>
            Открыть Ориентир
          </Button>
          <Act variant="quiet" label="Выйти" act={onSignOut} />
        </Stack>
      ) : null}
      {stage.at === 'noServer' ? (
        <Button variant="primary" onClick={onOpen}>
          Открыть Ориентир
        </Button>
      ) : null}
    </Root>
  );
}
