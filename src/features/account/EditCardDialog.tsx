import { useState } from 'react';

import type { PaymentCard } from '../../domain/account.ts';
import { CARD_TYPE_LABELS, cardName, type CardForm } from '../../domain/cardRules.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { FormDialog } from '../../patterns/FormDialog.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Select } from '../../ui/Select.tsx';

export interface EditCardDialogProps {
  /** The card to change. */
  card: PaymentCard;
  /** Stores it; the dialog closes only when that has happened. */
  onSave: (form: CardForm) => Promise<Outcome>;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

const TYPES = Object.entries(CARD_TYPE_LABELS).map(([value, label]) => ({ value, label }));

/** «Изменить»: what of a saved card can be changed here. Its number and its bank cannot. */
export function EditCardDialog({ card, onSave, onClose }: EditCardDialogProps) {
  const [form, setForm] = useState<CardForm>({ type: card.type, isDefault: card.isDefault });
  return (
    <FormDialog
      size="sm"
      title={`Карта ${cardName(card)}`}
      description="Номер и банк здесь не хранятся и не меняются"
      submitLabel="Сохранить"
      onSubmit={() => onSave(form)}
      onClose={onClose}
    >
      <Select
        label="Вид карты"
        options={TYPES}
        value={form.type}
        onValueChange={(value) => setForm({ ...form, type: value === 'credit' ? 'credit' : 'debit' })}
      />
      <Checkbox
        label="Основная карта"
        hint={card.isDefault ? 'Чтобы сменить основную карту, сделайте основной другую.' : undefined}
        checked={form.isDefault}
        disabled={card.isDefault}
        onChange={(event) => setForm({ ...form, isDefault: event.target.checked })}
      />
    </FormDialog>
  );
}
