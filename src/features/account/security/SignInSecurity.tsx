import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { NBSP } from '../../../domain/core/format.ts';
import type { Outcome } from '../../../domain/core/outcome.ts';
import type { KnownPasskey, SecurityState } from '../../../domain/sync/signIn.ts';
import { TERMS } from '../../../domain/terms.ts';
import { FormError } from '../../../patterns/form/FormError.tsx';
import { useSubmission } from '../../../patterns/form/useSubmission.ts';
import { fontSizes, spaces } from '../../../theme/tokens.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Stack } from '../../../ui/Stack.tsx';

/** Act for which a person opens a dialog. */
export type SecurityAct = 'address' | 'password' | 'secondFactor' | 'spareCodes';

export interface SignInSecurityProps {
  /** How the person signs in. */
  state: SecurityState;
  /** Whether this browser knows passkeys. */
  hasPasskeys: boolean;
  /** A moment in words: «сегодня, 14:05». */
  momentOf: (iso: string) => string;
  /** Opens the dialog of an act. */
  onAct: (act: SecurityAct) => void;
  /** Takes the password away. */
  onRemovePassword: () => Promise<Outcome>;
  /** Makes a passkey on this device. */
  onAddPasskey: () => Promise<Outcome>;
  /** Gives a passkey another name. */
  onRenamePasskey: (id: string, name: string) => Promise<Outcome>;
  /** Forgets a passkey. */
  onRemovePasskey: (id: string) => Promise<Outcome>;
  /** Ends a session; null: all but this one. */
  onEndSession: (id: string | null) => Promise<Outcome>;
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[2]}px;
  justify-self: stretch;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${spaces[1]}px ${spaces[2]}px;
    align-items: center;
    overflow-wrap: anywhere;
  }
  & > li[data-stacked] {
    grid-template-columns: minmax(0, 1fr);
  }
  & small {
    display: block;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
  }
`;

const done = (): void => undefined;

/** Signs of a passkey's name, at most. */
const MOST_OF_NAME = 60;

/** A small button for one act, and why it failed. */
function Act({
  label,
  name,
  act,
}: {
  readonly label: string;
  readonly name?: string;
  readonly act: () => Promise<Outcome>;
}): ReactNode {
  const { busy, error, run } = useSubmission(act, done);
  return (
    <div>
      <Button size="sm" busy={busy} aria-label={name} onClick={run}>
        {label}
      </Button>
      <FormError message={error} />
    </div>
  );
}

/** One passkey: its name, which can be changed, and when it was made and used. */
function Passkey({
  passkey: { id, name, createdAt, usedAt },
  momentOf,
  onRenamePasskey,
  onRemovePasskey,
}: { readonly passkey: KnownPasskey } & Pick<
  SignInSecurityProps,
  'momentOf' | 'onRenamePasskey' | 'onRemovePasskey'
>): ReactNode {
  const [typed, setTyped] = useState<string | null>(null);
  const said = typed?.trim() ?? '';
  const { busy, error, run } = useSubmission(
    () => onRenamePasskey(id, said),
    () => setTyped(null),
  );
  if (typed !== null) {
    return (
      <li data-stacked>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (said !== '') run();
          }}
        >
          <Stack gap={2}>
            <TextField
              label={TERMS.signIn.keyName}
              value={typed}
              maxLength={MOST_OF_NAME}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever asked for the field types in it
              autoFocus
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
            <Row>
              <Button size="sm" type="submit" busy={busy} disabled={said === ''}>
                Сохранить
              </Button>
              <Button size="sm" variant="quiet" onClick={() => setTyped(null)}>
                Отмена
              </Button>
            </Row>
            <FormError message={error} />
          </Stack>
        </form>
      </li>
    );
  }
  return (
    <li data-stacked>
      <span>
        {name || 'Без названия'}
        <small>добавлен {momentOf(createdAt)}</small>
        {usedAt === null ? null : <small>последний вход {momentOf(usedAt)}</small>}
      </span>
      <Row>
        <Button size="sm" aria-label={`Переименовать ключ ${name}`} onClick={() => setTyped(name)}>
          Переименовать
        </Button>
        <Act label="Убрать" name={`Убрать ключ ${name}`} act={() => onRemovePasskey(id)} />
      </Row>
    </li>
  );
}

/** Shows how a person signs in to the server, and where they are signed in: entries of the card «Безопасность». */
export function SignInSecurity(props: SignInSecurityProps) {
  const { state, hasPasskeys, momentOf, onAct, onRemovePassword, onAddPasskey, onEndSession } = props;
  const { onRenamePasskey, onRemovePasskey } = props;
  const { email, hasPassword, hasSecondFactor, passkeys, sessions } = state;
  const open = (act: SecurityAct, label: string, name?: string) => (
    <Button size="sm" aria-haspopup="dialog" aria-label={name} onClick={() => onAct(act)}>
      {label}
    </Button>
  );
  return (
    <>
      <li>
        <h3>Адрес для входа</h3>
        <p>{email ?? `Не${NBSP}указан: войти в${NBSP}другом браузере вы сможете только по${NBSP}новой ссылке.`}</p>
        {open('address', email ? 'Сменить адрес' : 'Указать почту')}
      </li>
      <li>
        <h3>
          {TERMS.signIn.password} <Badge>{hasPassword ? 'Задан' : `Не${NBSP}задан`}</Badge>
        </h3>
        <p>
          {email
            ? 'Необязателен: войти можно и по письму, и ключом.'
            : 'Сначала укажите почту: пароль вводят вместе с ней.'}
        </p>
        {email ? (
          <Row>
            {open('password', hasPassword ? 'Сменить пароль' : 'Задать пароль')}
            {hasPassword ? <Act label="Убрать" name="Убрать пароль" act={onRemovePassword} /> : null}
          </Row>
        ) : null}
      </li>
      <li>
        <h3>
          Двухфакторная защита{' '}
          <Badge tone={hasSecondFactor ? 'green' : 'neutral'}>{hasSecondFactor ? 'Включена' : 'Выключена'}</Badge>
        </h3>
        <p>После пароля или письма сервер спросит код из&nbsp;приложения на&nbsp;телефоне.</p>
        {email ? (
          <Row>
            {open(
              'secondFactor',
              hasSecondFactor ? 'Выключить' : 'Включить',
              `${hasSecondFactor ? 'Выключить' : 'Включить'} двухфакторную защиту`,
            )}
            {hasSecondFactor ? open('spareCodes', 'Новые запасные коды') : null}
          </Row>
        ) : null}
      </li>
      <li>
        <h3>Ключи входа (passkey)</h3>
        <p>Вход отпечатком, лицом или кодом устройства, без пароля и&nbsp;письма.</p>
        <List aria-label="Ключи входа">
          {passkeys.map((key) => (
            <Passkey key={key.id} passkey={key} {...{ momentOf, onRenamePasskey, onRemovePasskey }} />
          ))}
        </List>
        {hasPasskeys ? <Act label="Добавить ключ" act={onAddPasskey} /> : <p>Этот браузер ключей не&nbsp;умеет.</p>}
      </li>
      <li>
        <h3>Устройства</h3>
        <p>Где вы&nbsp;вошли. Незнакомое завершите и&nbsp;смените пароль.</p>
        <List aria-label="Устройства">
          {sessions.map(({ id, device, seenAt, isThis }) => (
            <li key={id}>
              <span>
                {device} <small>{isThis ? 'это устройство' : momentOf(seenAt)}</small>
              </span>
              {isThis ? null : <Act label="Завершить" name={`Завершить: ${device}`} act={() => onEndSession(id)} />}
            </li>
          ))}
        </List>
        {sessions.length > 1 ? <Act label="Завершить на всех остальных" act={() => onEndSession(null)} /> : null}
      </li>
    </>
  );
}
