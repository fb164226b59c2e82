import { expect, fn, screen } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { planOf } from '#src/domain/account/billing.ts';
import { CardNoticeDialog, type CardNoticeDialogProps } from '#src/features/account/billing/CardNoticeDialog.tsx';

const args: CardNoticeDialogProps = { reason: 'pay', plan: planOf('team'), onInvoice: fn(), onClose: fn() };

const meta = preview.meta({
  id: 'features-account-billing-cardnoticedialog',
  title: 'Разделы/Личный кабинет/Диалог «Картой пока нельзя» · CardNoticeDialog',
  component: CardNoticeDialog,
  parameters: {
    docs: { description: { component: 'Говорит, что платёжный сервис не подключён, и предлагает счёт.' } },
  },
  args,
  render: (props) => <CardNoticeDialog {...props} />,
});

export const Pay = meta.story({
  name: 'Оплатить картой: нельзя, есть счёт',
  play: async ({ args, userEvent }) => {
    const dialog = screen.getByRole('dialog', { name: 'Оплата картой не подключена' });
    await expect(dialog).toHaveTextContent(/никогда не\sспрашиваем и\sне\sхраним/);
    await expect(dialog).toHaveTextContent(/счёт на\s147\s000\s₽/);
    await expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Оплатить по счёту' }));
    await expect(args.onInvoice).toHaveBeenCalledTimes(1);
  },
});

export const Add = meta.story({
  name: 'Добавить карту: нельзя, и почему',
  args: { reason: 'add', plan: null },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('dialog', { name: 'Добавить карту здесь нельзя' })).toHaveTextContent(
      /выберите тариф/,
    );
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
});
