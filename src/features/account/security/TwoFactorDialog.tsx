import { useState } from 'react';
import { styled } from 'styled-components';

import type { Outcome } from '../../../domain/core/outcome.ts';
import { TERMS } from '../../../domain/terms.ts';
import { FormError } from '../../../patterns/form/FormError.tsx';
import { useSubmission } from '../../../patterns/form/useSubmission.ts';
import { radii, spaces } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Stack } from '../../../ui/Stack.tsx';

/** Second factor made by the server. */
export interface TwoFactorSetup {
  /** Address of the picture to be photographed. Null where only spare codes are new. */
  readonly picture: string | null;
  /** The same in letters, for who cannot photograph it. '' without a picture. */
  readonly secret: string;
  /** Codes for a lost phone. */
  readonly spareCodes: readonly string[];
}

export interface TwoFactorDialogProps {
  /** Requested act: switch it on or off, or make new spare codes. */
  act: 'enable' | 'disable' | 'spareCodes';
  /** Whether the password is asked for first. */
  hasPassword: boolean;
  /** Made by the server when it was asked to; null before that. */
  setup: TwoFactorSetup | null;
  /** Begins, with the password or ''. */
  onBegin: (password: string) => Promise<Outcome>;
  /** Gives the first code of the app. */
  onConfirm: (code: string) => Promise<Outcome>;
  /** Puts the spare codes on the clipboard. */
  onCopy: (codes: readonly string[]) => Promise<Outcome>;
  /** Saves the spare codes as a file. */
  onDownload: (codes: readonly string[]) => void;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

const Picture = styled.img`
  display: block;
  width: 208px;
  height: 208px;
  border-radius: ${radii.block}px;
  image-rendering: pixelated;
`;

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${spaces[1]}px ${spaces[4]}px;
  font-variant-numeric: tabular-nums;
  font-family: ui-monospace, monospace;
`;

const TITLES = {
  enable: 'Включить двухфакторную защиту',
  disable: 'Выключить двухфакторную защиту?',
  spareCodes: 'Новые запасные коды',
} as const;

const BEGIN = { enable: 'Продолжить', disable: 'Выключить', spareCodes: 'Сделать новые' } as const;

const SAYS = {
  enable: 'Понадобится приложение с кодами на телефоне: любое, которое читает QR-код.',
  disable: 'После этого для входа хватит пароля или письма. Запасные коды перестанут действовать.',
  spareCodes: 'Прежние запасные коды перестанут действовать.',
} as const;

/** A second factor is switched on, by a picture and its first code, or off; spare codes are shown this once. */
export function TwoFactorDialog(props: TwoFactorDialogProps) {
  const { act, hasPassword, setup, onBegin, onConfirm, onCopy, onDownload, onClose } = props;
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [isConfirmed, setIsConfirmed] = useState(false);
  const begin = useSubmission(
    () => onBegin(password),
    () => (act === 'disable' ? onClose() : undefined),
  );
  const confirm = useSubmission(
    () => onConfirm(code.replaceAll(/\s/g, '')),
    () => setIsConfirmed(true),
  );
  const copy = useSubmission(
    () => onCopy(setup?.spareCodes ?? []),
    () => undefined,
  );
  const step = setup === null ? 'begin' : setup.picture && !isConfirmed ? 'picture' : 'codes';
  const { busy, error } = step === 'begin' ? begin : confirm;
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      title={step === 'codes' ? 'Запасные коды' : TITLES[act]}
      footer={
        step === 'codes' ? (
          <Button variant="primary" onClick={onClose}>
            Коды сохранены
          </Button>
        ) : (
          <Button
            variant={act === 'disable' ? 'danger' : 'primary'}
            type="submit"
            form="two-factor"
            busy={busy}
            disabled={step === 'picture' && !/^\s*(?:\d\s*){6}$/.test(code)}
          >
            {step === 'begin' ? BEGIN[act] : 'Включить'}
          </Button>
        )
      }
    >
      <form
        id="two-factor"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (step === 'begin') begin.run();
          if (step === 'picture') confirm.run();
        }}
      >
        <Stack>
          {step === 'begin' ? <p>{SAYS[act]}</p> : null}
          {step === 'begin' && hasPassword ? (
            <TextField
              label={TERMS.signIn.password}
              type="password"
              required
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.currentTarget.value)}
            />
          ) : null}
          {step === 'picture' && setup?.picture ? (
            <>
              <p>Снимите картинку приложением с&nbsp;кодами и&nbsp;введите шесть цифр, которые оно покажет.</p>
              <Picture src={setup.picture} alt="QR-код для приложения с кодами" />
              <p>
                Не&nbsp;снимается? Введите ключ руками: <code>{setup.secret}</code>
              </p>
              <TextField
                label={TERMS.signIn.code}
                required
                inputMode="numeric"
                autoComplete="one-time-code"
                value={code}
                onChange={(event) => setCode(event.currentTarget.value)}
              />
            </>
          ) : null}
          {step === 'codes' ? (
            <>
              <p>
                Пригодятся, если телефон потеряется: каждый действует один раз.{' '}
                <strong>Больше их не&nbsp;покажут</strong>, сохраните сейчас.
              </p>
              <Codes aria-label="Запасные коды">
                {setup?.spareCodes.map((one) => (
                  <li key={one}>{one}</li>
                ))}
              </Codes>
              <Row>
                <Button busy={copy.busy} onClick={copy.run}>
                  Скопировать
                </Button>
                <Button onClick={() => onDownload(setup?.spareCodes ?? [])}>Сохранить файлом</Button>
              </Row>
              <FormError message={copy.error} />
            </>
          ) : null}
          <FormError message={step === 'codes' ? '' : error} />
        </Stack>
      </form>
    </Dialog>
  );
}
