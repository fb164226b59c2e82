import { useState } from 'react';

import type { Outcome } from '../../domain/core/outcome.ts';
import { TERMS } from '../../domain/terms.ts';
import { FormError } from '../../patterns/form/FormError.tsx';
import { useSubmission } from '../../patterns/form/useSubmission.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { Stack } from '../../ui/Stack.tsx';

export interface CodeFormProps {
  /** Gives the second factor: a code of the app, or one of the spare ones. The caller moves on when it was right. */
  onCode: (code: string, isSpare: boolean) => Promise<Outcome>;
}

/** The second factor: six digits of the app, or a spare code where the phone is lost. */
export function CodeForm({ onCode }: CodeFormProps) {
  const [isSpare, setIsSpare] = useState(false);
  const [code, setCode] = useState('');
  const typed = isSpare ? code.trim() : code.replaceAll(/\s/g, '');
  const isReady = isSpare ? typed.length > 5 : /^\d{6}$/.test(typed);
  const { busy, error, run } = useSubmission(
    () => onCode(typed, isSpare),
    () => undefined,
  );
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) run();
      }}
    >
      <Stack>
        <TextField
          key={String(isSpare)}
          label={isSpare ? TERMS.signIn.spareCode : TERMS.signIn.code}
          hint={isSpare ? 'Из тех, что вы сохранили, когда включали защиту. Каждый действует один раз' : 'Шесть цифр'}
          required
          inputMode={isSpare ? 'text' : 'numeric'}
          autoComplete={isSpare ? 'off' : 'one-time-code'}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <FormError message={error} />
        <Button variant="primary" type="submit" busy={busy} disabled={!isReady}>
          Войти
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            setIsSpare(!isSpare);
            setCode('');
          }}
        >
          {isSpare ? 'Ввести код из приложения' : 'Нет телефона? Ввести запасной код'}
        </Button>
      </Stack>
    </form>
  );
}
