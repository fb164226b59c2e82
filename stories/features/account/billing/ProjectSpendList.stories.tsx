import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { spendByProject } from '#src/domain/account/balance.ts';
import { ProjectSpendList } from '#src/features/account/billing/ProjectSpendList.tsx';
import { transactions } from '#src/samples/account.ts';

const meta = preview.meta({
  id: 'features-account-billing-projectspendlist',
  title: 'Разделы/Личный кабинет/Расход по проектам · ProjectSpendList',
  component: ProjectSpendList,
  parameters: { docs: { description: { component: 'Расход по проектам и доля каждого.' } } },
  args: { projects: spendByProject(transactions) },
});

export const Sample = meta.story({
  name: 'Шесть крупнейших, остальные по кнопке; фокус у первого из них',
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Опрос о готовности платить за исследования' });
    await expect(bar).toHaveAttribute('aria-valuetext', expect.stringMatching(/42\s800\s₽ · 17\s%/));
    await expect(canvas.getAllByRole('progressbar')).toHaveLength(6);
    await userEvent.click(canvas.getByRole('button', { name: /Показать ещё 3\sпроекта/ }));
    await expect(canvas.getAllByRole('progressbar')).toHaveLength(9);
    await expect(canvas.getAllByRole('listitem')[6]).toHaveFocus();
  },
});

export const Unnamed = meta.story({
  name: 'Без проекта и почти ничего',
  args: {
    projects: [
      { project: '', amount: 1_000_000, share: 0.999 },
      {
        project: 'Очень длинное название исследования, которое не помещается в одну строку карточки',
        amount: 900,
        share: 0.001,
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Без проекта')).toBeVisible();
    await expect(canvas.getByText(/меньше 1\s%/)).toBeVisible();
  },
});
