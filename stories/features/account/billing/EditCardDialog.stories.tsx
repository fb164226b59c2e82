import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import type { PaymentCard } from '#src/domain/account/account.ts';
import type { PaymentCardForm } from '#src/domain/account/cardRules.ts';
import { DONE, refused, type Outcome } from '#src/domain/core/outcome.ts';
import { EditCardDialog } from '#src/features/account/billing/EditCardDialog.tsx';
import { paymentCards } from '#src/samples/account.ts';

const [mir, visa] = paymentCards as [PaymentCard, PaymentCard];

const meta = preview.meta({
  id: 'features-account-billing-editcarddialog',
  title: 'Разделы/Личный кабинет/Диалог изменения банковской карты · EditCardDialog',
  component: EditCardDialog,
  parameters: {
    docs: { description: { component: 'Что в сохранённой карте можно изменить; номер и банк — нельзя.' } },
  },
  args: {
    card: visa,
    onSave: fn<(form: PaymentCardForm) => Promise<Outcome>>(() => Promise.resolve(DONE)),
    onClose: fn(),
  },
});

export const Other = meta.story({
  name: 'Вид и «основная»',
  play: async ({ args, userEvent }) => {
    args.onSave.mockResolvedValueOnce(refused('Не хватает места в браузере.'));
    await userEvent.selectOptions(screen.getByLabelText('Вид карты'), 'Дебетовая');
    await userEvent.click(screen.getByLabelText('Основная карта'));
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Не хватает места');
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
    await expect(args.onSave).toHaveBeenLastCalledWith({ type: 'debit', isDefault: true });
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
  },
});

export const Default = meta.story({
  name: 'Основная: снять нельзя, и почему',
  args: { card: mir },
  play: async () => {
    await expect(screen.getByLabelText('Основная карта')).toBeDisabled();
    await expect(screen.getByLabelText('Основная карта')).toHaveAccessibleDescription(/сделайте основной другую/);
  },
});
