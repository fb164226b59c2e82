import { useState } from 'react';

import { DONE, refused, type Outcome } from '#src/domain/core/outcome.ts';
import { dateOf, formatDate } from '#src/domain/core/format.ts';
import type { SecurityState } from '#src/domain/sync/signIn.ts';
import { AddressDialog } from '#src/features/account/security/AddressDialog.tsx';
import { NewPasswordDialog } from '#src/features/account/security/NewPasswordDialog.tsx';
import { SignInSecurity, type SecurityAct } from '#src/features/account/security/SignInSecurity.tsx';
import { TwoFactorDialog, type TwoFactorSetup } from '#src/features/account/security/TwoFactorDialog.tsx';

import { download } from '../../shared/download.ts';
import { outcomeOf } from '../../shared/team/signInWords.ts';
import { showSuccess } from '../../shared/toast.ts';
import { addPasskey, hasPasskeys } from '#store/team/passkeys.ts';
import { askSignIn, type SignInAnswer } from '#store/team/signInApi.ts';

export interface SignInEntriesProps {
  /** How the person signs in. */
  state: SecurityState;
  /** Asks the server again. */
  onChanged: () => Promise<void>;
  /** The dialog that is open. */
  act: SecurityAct | null;
  /** Opens and closes a dialog. */
  onAct: (act: SecurityAct | null) => void;
}

const WRONG_PASSWORD = 'Пароль не подходит.';
const NO_LETTERS = 'Этот сервер не шлёт писем, поэтому подтвердить адрес нельзя. Обратитесь к администратору сервера.';

function momentOf(iso: string): string {
  if (iso === '') return '';
  const at = new Date(iso);
  const time = `${String(at.getHours()).padStart(2, '0')}:${String(at.getMinutes()).padStart(2, '0')}`;
  return `${formatDate(dateOf(at))}, ${time}`;
}

/** The picture of an `otpauth:` address, and its secret in letters. */
async function setupOf(value: Readonly<Record<string, unknown>>): Promise<TwoFactorSetup> {
  const spareCodes = (value.backupCodes as readonly string[] | undefined) ?? [];
  if (typeof value.totpURI !== 'string') return { picture: null, secret: '', spareCodes };
  const { encode } = await import('uqr');
  const { size, data } = encode(value.totpURI, { border: 4 });
  const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('');
  // A camera reads dark dots on a light ground, whatever the theme.
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="white" d="M0 0h${size}v${size}H0z"/><path d="${dots}"/></svg>`;
  const picture = `data:image/svg+xml,${encodeURIComponent(drawn)}`;
  const secret = new URL(value.totpURI).searchParams.get('secret') ?? '';
  return { picture, secret: secret.replaceAll(/(.{4})(?=.)/g, '$1 '), spareCodes };
}

const WAYS = {
  enable: 'two-factor/enable',
  disable: 'two-factor/disable',
  spareCodes: 'two-factor/generate-backup-codes',
};

/** Sign-in methods of the server: entries of the security card, and their dialogs. */
export function SignInEntries({ state, onChanged, act, onAct }: SignInEntriesProps) {
  const [setup, setSetup] = useState<TwoFactorSetup | null>(null);
  const close = (): void => {
    setSetup(null);
    onAct(null);
  };
  const did = async (answer: SignInAnswer, says: string, wrong?: string): Promise<Outcome> => {
    if (!answer.ok) return outcomeOf(answer, wrong);
    await onChanged();
    showSuccess(says);
    return DONE;
  };
  const step = act === 'spareCodes' ? 'spareCodes' : state.hasSecondFactor && setup === null ? 'disable' : 'enable';
  const begin = async (password: string): Promise<Outcome> => {
    const answer = await askSignIn(WAYS[step], { body: password === '' ? {} : { password } });
    if (!answer.ok) return outcomeOf(answer, WRONG_PASSWORD);
    if (step === 'disable') return did(answer, 'Двухфакторная защита выключена');
    setSetup(await setupOf(answer.value));
    return DONE;
  };
  return (
    <>
      <SignInSecurity
        state={state}
        hasPasskeys={hasPasskeys()}
        momentOf={momentOf}
        onAct={onAct}
        onRemovePassword={async () => did(await askSignIn('password/remove'), 'Пароль убран')}
        onAddPasskey={async () => {
          const here = state.sessions.find(({ isThis }) => isThis)?.device ?? '';
          return did(await addPasskey(here), 'Ключ добавлен', 'Ключ не подошёл: устройство не проверило, что это вы.');
        }}
        onRenamePasskey={async (id, name) =>
          did(await askSignIn('passkey/update-passkey', { body: { id, name } }), 'Ключ переименован')
        }
        onRemovePasskey={async (id) => did(await askSignIn('passkey/delete-passkey', { body: { id } }), 'Ключ убран')}
        onEndSession={async (id) =>
          did(
            await askSignIn(id === null ? 'sessions' : `sessions/${encodeURIComponent(id)}`, { method: 'DELETE' }),
            id === null ? 'На остальных устройствах вы вышли' : 'Вы вышли на этом устройстве',
          )
        }
      />
      {act === 'address' ? (
        <AddressDialog
          email={state.email}
          onSend={async (email) => {
            const answer = await askSignIn('address', { body: { email } });
            return !answer.ok && answer.problem === 'invalid' ? refused(NO_LETTERS) : outcomeOf(answer);
          }}
          onClose={close}
        />
      ) : null}
      {act === 'password' ? (
        <NewPasswordDialog
          email={state.email ?? ''}
          hasPassword={state.hasPassword}
          onSave={async (password, current) =>
            did(
              await askSignIn('password', { body: { password, current } }),
              state.hasPassword ? 'Пароль изменён' : 'Пароль задан',
              'Нынешний пароль не подходит.',
            )
          }
          onClose={close}
        />
      ) : null}
      {act === 'secondFactor' || act === 'spareCodes' ? (
        <TwoFactorDialog
          act={step}
          hasPassword={state.hasPassword}
          setup={setup}
          onBegin={begin}
          onConfirm={async (code) =>
            did(
              await askSignIn('two-factor/verify-totp', { body: { code } }),
              'Двухфакторная защита включена',
              'Код не подходит. Дождитесь следующего и введите его.',
            )
          }
          onCopy={(codes) =>
            navigator.clipboard.writeText(codes.join('\n')).then(
              () => {
                showSuccess('Коды скопированы');
                return DONE;
              },
              () => refused('Браузер не дал скопировать: выделите коды и скопируйте сами.'),
            )
          }
          onDownload={(codes) =>
            download(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }), 'ориентир-запасные-коды.txt')
          }
          onClose={close}
        />
      ) : null}
    </>
  );
}
