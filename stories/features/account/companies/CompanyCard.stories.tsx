import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { NO_PEOPLE } from '#src/domain/account/companyPeople.ts';
import { CompanyCard, type CompanyCardProps } from '#src/features/account/companies/CompanyCard.tsx';

import { company, second } from '../sampleAccount.ts';

const args: CompanyCardProps = {
  company,
  role: 'Owner',
  people: { inside: 11, invited: 2 },
  current: true,
  shared: null,
  onOpen: fn(),
  onSettings: fn(),
};
const meta = preview.meta({
  id: 'features-account-companies-companycard',
  title: 'Разделы/Личный кабинет/Карточка компании · CompanyCard',
  component: CompanyCard,
  parameters: {
    docs: { description: { component: 'Компания: роль в ней, продукты, вход в пространство и настройки.' } },
  },
  args,
  render: (props) => (
    <ul>
      <CompanyCard {...props} />
    </ul>
  ),
});

export const Current = meta.story({
  name: 'Открытая сейчас, с продуктами',
  play: async ({ args: { onSettings }, canvas, userEvent }) => {
    await expect(canvas.getByText('Owner')).toBeVisible();
    await expect(canvas.getByText('Пример')).toBeVisible();
    await expect(canvas.getByText(/^11\sчеловек · приглашены:\s2$/)).toBeVisible();
    await expect(canvas.getAllByText('Активен')).toHaveLength(2);
    await expect(canvas.getByText('В разработке')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Открыть/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Настройки: Азимут' }));
    await expect(onSettings).toHaveBeenCalledOnce();
  },
});

export const Uncounted = meta.story({
  name: 'Людей ещё не прочитали: прочерк, а не ноль',
  args: { people: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Людей: —')).toBeVisible();
    await expect(canvas.queryByText(/человек/)).toBeNull();
  },
});

export const Empty = meta.story({
  name: 'Другая, без продуктов',
  args: {
    company: { ...second, createdAt: '2026-11-20T10:00:00.000Z' },
    role: 'Researcher',
    people: NO_PEOPLE,
    current: false,
  },
  play: async ({ args: { onOpen }, canvas, userEvent }) => {
    await expect(canvas.queryByText('Пример')).not.toBeInTheDocument();
    await expect(canvas.getByText(/Продуктов пока нет/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть пространство: Маяк' }));
    await expect(onOpen).toHaveBeenCalledOnce();
  },
});

export const Alike = meta.story({
  name: 'Другая компания зовётся так же: эта названа отличием',
  args: { called: 'Азимут · Анна Лис', current: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Азимут · Анна Лис' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Открыть пространство: Азимут · Анна Лис' })).toBeVisible();
  },
});

export const Shared = meta.story({
  name: 'Открыта команде, и не всё отправлено',
  args: { role: 'Researcher', shared: { unsent: 3 }, current: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Общая')).toBeVisible();
    await expect(canvas.getByText('Не отправлено: 3')).toBeVisible();
  },
});
