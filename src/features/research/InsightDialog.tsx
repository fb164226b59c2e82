import { useRef, useState } from 'react';
import { styled } from 'styled-components';

import type { Outcome } from '../../domain/outcome.ts';
import type { SelectedQuote } from '../../domain/researchRules.ts';
import { FormError } from '../../patterns/FormError.tsx';
import { spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { PassageQuote } from './PassageQuote.tsx';

export interface InsightDialogProps {
  /** The words it rests on. */
  quote: SelectedQuote;
  /** Stores it; the dialog closes only when that has happened. */
  onAdd: (text: string) => Promise<Outcome>;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[4]}px;
`;

/** «Добавить инсайт» over selected words: what was learnt from them. */
export function InsightDialog({ quote, onAdd, onClose }: InsightDialogProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const add = async () => {
    if (text.trim() === '') {
      setMissing(true);
      field.current?.focus();
      return;
    }
    setBusy(true);
    setError('');
    const outcome = await onAdd(text);
    setBusy(false);
    if (outcome.ok) onClose();
    else setError(outcome.message);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        // Closed now, it could not say why the action failed.
        if (!open && !busy) onClose();
      }}
      title="Добавить инсайт"
      footer={
        <>
          <Button variant="primary" type="submit" form="new-insight" busy={busy}>
            Добавить
          </Button>
          <Button disabled={busy} onClick={onClose}>
            Отмена
          </Button>
        </>
      }
    >
      <Root
        id="new-insight"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <PassageQuote quote={quote} />
        <TextArea
          ref={field}
          label="Инсайт"
          required
          rows={3}
          hint="Что вы поняли из этих слов"
          error={missing && text.trim() === '' ? 'Запишите, что вы поняли' : undefined}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <FormError message={error} />
      </Root>
    </Dialog>
  );
}
