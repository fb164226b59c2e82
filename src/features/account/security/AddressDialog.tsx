import { useState } from 'react';

import { isEmail } from '../../../domain/core/email.ts';
import type { Outcome } from '../../../domain/core/outcome.ts';
import { TERMS } from '../../../domain/terms.ts';
import { FormError } from '../../../patterns/form/FormError.tsx';
import { useSubmission } from '../../../patterns/form/useSubmission.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { Stack } from '../../../ui/Stack.tsx';

export interface AddressDialogProps {
  /** The address of today; null for none. */
  email: string | null;
  /** Sends a letter to the address, by which it is confirmed. */
  onSend: (email: string) => Promise<Outcome>;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

/** Address that a person signs in with: it counts once the letter to it was answered. */
export function AddressDialog({ email, onSend, onClose }: AddressDialogProps) {
  const [typed, setTyped] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const address = typed.trim();
  const { busy, error, run } = useSubmission(
    () => onSend(address),
    () => setSentTo(address),
  );
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      title={email ? 'Сменить адрес для входа' : 'Указать почту'}
      footer={
        sentTo === null ? (
          <Button variant="primary" type="submit" form="sign-in-address" busy={busy} disabled={!isEmail(address)}>
            Отправить письмо
          </Button>
        ) : (
          <Button variant="primary" onClick={onClose}>
            Понятно
          </Button>
        )
      }
    >
      {sentTo === null ? (
        <form
          id="sign-in-address"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (isEmail(address)) run();
          }}
        >
          <Stack>
            <TextField
              label={TERMS.signIn.email}
              hint="Придёт письмо со ссылкой. Адрес изменится, когда вы откроете её в этом браузере"
              type="email"
              required
              autoComplete="email"
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
            <FormError message={error} />
          </Stack>
        </form>
      ) : (
        <output>
          Письмо отправлено на&nbsp;<strong>{sentTo}</strong>. Откройте ссылку из&nbsp;него в&nbsp;этом браузере: она
          действует 15&nbsp;минут.
        </output>
      )}
    </Dialog>
  );
}
