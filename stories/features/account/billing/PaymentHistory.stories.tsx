import { expect, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { filterPayments } from '#src/domain/account/balance.ts';
import { PaymentHistory } from '#src/features/account/billing/PaymentHistory.tsx';
import { transactions } from '#src/samples/account.ts';

import { awaited, manyPayments, payments } from '../sampleMoney.ts';
import { StoredPayments } from '../StoredPayments.tsx';

const meta = preview.meta({
  id: 'features-account-billing-paymenthistory',
  title: 'Разделы/Личный кабинет/История платежей · PaymentHistory',
  component: PaymentHistory,
  parameters: {
    docs: {
      description: {
        component: 'История платежей с фильтром и «Экспортом»; сколько бы строк ни было, она не замедляется.',
      },
    },
  },
  args: payments,
  render: (props) => <StoredPayments {...props} />,
});

export const Sample = meta.story({
  name: 'Полгода платежей: новые сверху',
  play: async ({ args, canvas, step, userEvent }) => {
    await step('Все строки на странице: их находит поиск браузера, и они выходят на печать', () =>
      waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(transactions.length)),
    );
    const rows = canvas.getAllByRole('listitem');
    await step('Ожидаемый счёт', async () => {
      const row = within(rows[0] as HTMLElement);
      await expect(row.getByText('Ожидает оплаты')).toBeVisible();
      await expect(row.getByText(/^\+147\s000\s₽$/)).toBeVisible();
      await userEvent.click(row.getByRole('button', { name: 'Скачать счёт № 207' }));
      await expect(args.onDownloadInvoice).toHaveBeenCalledWith(awaited);
    });
    await step('Списание с минусом и проектом', async () => {
      await expect(rows[1]).toHaveTextContent(/13\.11\.2026Интервью о рекомендациях.*−11\s850\s₽/);
    });
    await step('Фильтр и экспорт уходят наружу', async () => {
      await userEvent.selectOptions(canvas.getByLabelText('Какие операции'), 'Списания');
      await expect(args.onFilterChange).toHaveBeenCalledWith('spend');
      await userEvent.click(canvas.getByRole('button', { name: 'Экспорт' }));
      await expect(args.onExport).toHaveBeenCalledWith(filterPayments(transactions, 'all'));
    });
  },
});

export const MarkedPaid = meta.story({
  name: 'Отмечен оплаченным: ряд уходит из фильтра, фокус у заголовка',
  args: { filter: 'awaiting' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отметить оплаченным: счёт № 207' }));
    await expect(canvas.getByRole('heading', { name: 'Таких операций нет' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'История платежей (0)' })).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'Экспорт' })).toBeDisabled();
  },
});

export const Cancelled = meta.story({
  name: 'Отменён: остаётся в истории зачёркнутым, фокус у его кнопки',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отменить счёт № 207' }));
    await expect(canvas.getByText('Отменён')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Скачать счёт № 207' })).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: /^Отметить/ })).not.toBeInTheDocument();
  },
});

export const PressedTwice = meta.story({
  name: 'Не вышло — можно ещё раз; нажали дважды — отмечается один раз',
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Отметить оплаченным: счёт № 207' });
    args.onMarkPaid.mockResolvedValueOnce(false);
    await userEvent.click(button);
    await expect(args.onMarkPaid).toHaveBeenCalledTimes(1);
    await userEvent.dblClick(button);
    await expect(args.onMarkPaid).toHaveBeenCalledTimes(2);
  },
});

export const Empty = meta.story({
  name: 'Операций ещё нет',
  args: { transactions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Операций пока нет' })).toBeVisible();
  },
});

export const Thousands = meta.story({
  name: 'Десять тысяч операций: на странице только окно, стрелки ходят по счетам',
  args: { transactions: manyPayments(10_000) },
  // A low canvas does not draw the row of the first invoice.
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: /История платежей \(10\s000\)/ })).toBeVisible();
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(60);
    const first = await canvas.findByRole('button', { name: 'Отметить оплаченным: счёт № 207' });
    first.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(document.activeElement?.closest('li')).toHaveAttribute('aria-posinset', '9996'));
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(document.activeElement?.closest('li')).toHaveAttribute('aria-posinset', '9982'));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(document.activeElement?.closest('li')).toHaveAttribute('aria-posinset', '14'));
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(60);
  },
});

export const Phone = meta.story({
  name: 'На телефоне',
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
    const button = canvas.getByRole('button', { name: 'Отметить оплаченным: счёт № 207' });
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});
