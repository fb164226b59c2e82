import { expect, fn, screen } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { TeamFilterSheet, type TeamFilterSheetProps } from '#src/features/account/teams/TeamFilterSheet.tsx';

import { companies } from '../sampleAccount.ts';

const args: TeamFilterSheetProps = { open: true, onOpenChange: fn(), companies, companyId: 'all', onApply: fn() };
const meta = preview.meta({
  id: 'features-account-teams-teamfiltersheet',
  title: 'Разделы/Личный кабинет/Лист фильтра команды · TeamFilterSheet',
  component: TeamFilterSheet,
  parameters: { docs: { description: { component: 'Фильтр участников: на телефоне снизу, иначе листом сбоку.' } } },
  args,
  render: (props) => <TeamFilterSheet {...props} />,
});

export const Side = meta.story({
  name: 'Сбоку: применяется по кнопке',
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args: { onApply, onOpenChange }, userEvent }) => {
    await userEvent.selectOptions(await screen.findByLabelText('Компания'), 'Маяк');
    await expect(onApply).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Применить' }));
    await expect(onApply).toHaveBeenCalledWith('company-second');
    await expect(onOpenChange).toHaveBeenCalledWith(false);
  },
});

export const Bottom = meta.story({
  name: 'На телефоне снизу: сброс',
  args: { companyId: 'gone' },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ args: { onApply }, userEvent }) => {
    await expect(await screen.findByLabelText('Компания')).toHaveDisplayValue('Неизвестная компания');
    await expect(screen.getByRole('dialog')).toHaveAttribute('data-placement', 'bottom');
    await userEvent.click(screen.getByRole('button', { name: 'Сбросить' }));
    await expect(onApply).toHaveBeenCalledWith('all');
  },
});
