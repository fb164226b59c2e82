import { expect, screen, waitFor } from 'storybook/test';

import { screenModes } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { planOf } from '#src/domain/account/billing.ts';
import { failed, LOADING, ready } from '#src/domain/core/loadable.ts';
import { BillingSection } from '#src/features/account/billing/BillingSection.tsx';
import { fits } from '#stories/checks.ts';

import { billing, payer } from '../sampleMoney.ts';
import { AS_RESEARCHER, finds, FOR_ADMINS } from '#stories/rights.ts';

const meta = preview.meta({
  id: 'features-account-billing-billingsection',
  title: 'Разделы/Личный кабинет/Раздел «Тарифы и оплата» · BillingSection',
  component: BillingSection,
  parameters: {
    docs: { description: { component: '«Тарифы и оплата»: тарифы, карты и счёт.' } },
    chromatic: { modes: screenModes },
  },
  args: billing,
  render: (props) => <BillingSection {...props} />,
});

export const NoPlan = meta.story({
  name: 'Тариф не выбран: оплатить нельзя, счёт просит выбрать',
  play: async ({ args, canvas, step, userEvent }) => {
    await step('Текущий тариф и счета', async () => {
      await expect(canvas.getByText(/Активен с\s7 сентября 2026/)).toBeVisible();
      await expect(canvas.getByRole('link', { name: /ждут оплаты: 1/ })).toHaveAttribute('href', '#history');
    });
    await step('Оплатить картой ждёт выбора', async () => {
      const pay = canvas.getByRole('button', { name: 'Оплатить картой' });
      await expect(pay).toBeDisabled();
      await expect(pay).toHaveAccessibleDescription(/выберите тариф/);
    });
    await step('Счёт тоже', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Выставить счёт' }));
      await expect(canvas.getByRole('radio', { name: /^Персональный/ })).toHaveFocus();
      await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(/Выберите тариф/);
      await expect(args.onIssue).not.toHaveBeenCalled();
      await userEvent.click(canvas.getByRole('radio', { name: /^Команда/ }));
      await expect(args.onPlanChange).toHaveBeenCalledWith('team');
    });
  },
});

export const Chosen = meta.story({
  name: 'Тариф выбран: карта говорит правду, счёт уходит',
  args: { plan: 'team' },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('Картой нельзя, можно по счёту', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Оплатить картой' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Оплатить по счёту' }));
      await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Название/ })).toHaveFocus());
    });
    await step('Счёт', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Выставить счёт' }));
      await expect(args.onIssue).toHaveBeenCalledWith(planOf('team'), payer);
    });
    await step('Карта меняется', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Изменить карту Visa/ }));
      await userEvent.click(await screen.findByRole('button', { name: 'Сохранить' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(args.onEditCard).toHaveBeenCalled();
    });
  },
});

export const SampleSeller = meta.story({
  name: 'Продавец вымышлен: «ОБРАЗЕЦ» там, где выставляют счёт; менять его здесь нечего',
  args: { plan: 'personal' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Продавец: ООО «Ориентир»/)).toBeVisible();
    await expect(canvas.getByText('ОБРАЗЕЦ')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /продавца/ })).not.toBeInTheDocument();
  },
});

export const Fresh = meta.story({
  name: 'Ничего ещё нет: ни тарифа, ни карт',
  args: { state: ready({ active: null, awaited: 0, finished: null }), cards: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^не\sоплачен$/)).toBeVisible();
    await expect(canvas.getByText('Сохранённых карт нет.')).toBeVisible();
  },
});

export const Loading = meta.story({
  name: 'Загружается: форма ждёт последнего плательщика',
  args: { state: LOADING, cards: LOADING },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

export const Failed = meta.story({
  name: 'Не открылось',
  args: { state: failed('Перезагрузите страницу.'), cards: failed('Нет.') },
});

export const Phone = meta.story({
  name: 'На телефоне',
  args: { plan: 'department' },
  globals: { viewport: { value: 'mobile' } },
  play: () => fits(),
});

export const Researcher = meta.story({
  name: 'Исследователь: видит тариф, платить не может',
  globals: AS_RESEARCHER,
  play: finds(['Выставить счёт', 'Добавить карту'], [], FOR_ADMINS),
});
