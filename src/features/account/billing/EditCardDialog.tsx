import type { PaymentCard } from '../../../domain/account/account.ts';
import { CARD_TYPE_LABELS, cardName, type PaymentCardForm } from '../../../domain/account/cardRules.ts';
import type { Outcome } from '../../../domain/core/outcome.ts';
import { TERMS } from '../../../domain/terms.ts';
import { FormDialog } from '../../../patterns/form/FormDialog.tsx';
import { useRecordForm } from '../../../patterns/form/useRecordForm.ts';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';
import { Select } from '../../../ui/field/Select.tsx';

export interface EditCardDialogProps {
  /** The card to change. */
  card: PaymentCard;
  /** Stores it; the dialog closes only when that has happened. */
  onSave: (form: PaymentCardForm) => Promise<Outcome>;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

const TYPES = Object.entries(CARD_TYPE_LABELS).map(([value, label]) => ({ value, label }));

/** «Изменить»: what of a saved card can be changed here. Its number and its bank cannot. */
export function EditCardDialog({ card, onSave, onClose }: EditCardDialogProps) {
  const form = useRecordForm<PaymentCardForm>({
    record: { type: card.type, isDefault: card.isDefault },
    onSubmit: onSave,
  });
  return (
    <FormDialog
      needs="Admin"
      size="sm"
      title={`Карта ${cardName(card)}`}
      description="Номер и банк здесь не хранятся и не меняются"
      form={form}
      submitLabel="Сохранить"
      onClose={onClose}
    >
      <Select {...form.choice('type')} label={TERMS.paymentCard.type} options={TYPES} />
      <Checkbox
        label={TERMS.paymentCard.isDefault}
        hint={card.isDefault ? 'Чтобы сменить основную карту, сделайте основной другую.' : undefined}
        checked={form.values.isDefault}
        disabled={card.isDefault}
        onChange={(event) => form.type({ isDefault: event.target.checked })}
      />
    </FormDialog>
  );
}
