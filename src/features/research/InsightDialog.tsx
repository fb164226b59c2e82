import { useRef, useState } from 'react';

import type { Outcome } from '../../domain/outcome.ts';
import type { SelectedQuote } from '../../domain/researchRules.ts';
import { FormDialog } from '../../patterns/FormDialog.tsx';
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

/** «Добавить инсайт» over selected words: what was learnt from them. */
export function InsightDialog({ quote, onAdd, onClose }: InsightDialogProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const add = async () => {
    if (text.trim() !== '') return onAdd(text);
    setMissing(true);
    field.current?.focus();
    return undefined;
  };
  return (
    <FormDialog title="Добавить инсайт" submitLabel="Добавить" onSubmit={add} onClose={onClose}>
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
    </FormDialog>
  );
}
