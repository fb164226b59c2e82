import { useState } from 'react';

import { PASSWORD_FAULTS, passwordFault, SHORTEST_PASSWORD } from '../../../domain/account/passwordRules.ts';
import type { Outcome } from '../../../domain/core/outcome.ts';
import { TERMS } from '../../../domain/terms.ts';
import { FormError } from '../../../patterns/form/FormError.tsx';
import { useSubmission } from '../../../patterns/form/useSubmission.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { Stack } from '../../../ui/Stack.tsx';

export interface NewPasswordDialogProps {
  /** The person's address: the password may not contain it. */
  email: string;
  /** Whether there is a password already, which is asked for. */
  hasPassword: boolean;
  /** Stores the password. `current`: the one of today, or undefined for none. */
  onSave: (password: string, current: string | undefined) => Promise<Outcome>;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

/** A password is set or changed; all other devices are signed out by it. */
export function NewPasswordDialog({ email, hasPassword, onSave, onClose }: NewPasswordDialogProps) {
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [isShown, setIsShown] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  const fault = passwordFault(password, email);
  const { busy, error, run } = useSubmission(() => onSave(password, hasPassword ? current : undefined), onClose);
  const submit = (): void => {
    setIsChecked(true);
    if (fault === null && (!hasPassword || current !== '')) run();
  };
  const type = isShown ? 'text' : 'password';
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      title={hasPassword ? 'Сменить пароль' : 'Задать пароль'}
      description="На других устройствах придётся войти заново."
      footer={
        <Button variant="primary" type="submit" form="new-password" busy={busy}>
          {hasPassword ? 'Сменить пароль' : 'Задать пароль'}
        </Button>
      }
    >
      <form
        id="new-password"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Stack>
          {/* A password manager learns by it whose password this is. */}
          <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
          {hasPassword ? (
            <TextField
              label={TERMS.signIn.currentPassword}
              type={type}
              required
              autoComplete="current-password"
              error={isChecked && current === '' ? 'Введите нынешний пароль' : undefined}
              value={current}
              onChange={(event) => setCurrent(event.currentTarget.value)}
            />
          ) : null}
          <TextField
            label={TERMS.signIn.newPassword}
            hint={`Не меньше ${SHORTEST_PASSWORD} знаков: подойдёт фраза`}
            type={type}
            required
            autoComplete="new-password"
            error={isChecked && fault ? PASSWORD_FAULTS[fault] : undefined}
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          <Checkbox label={TERMS.signIn.isShown} checked={isShown} onChange={() => setIsShown(!isShown)} />
          <FormError message={error} />
        </Stack>
      </form>
    </Dialog>
  );
}
