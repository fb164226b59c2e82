import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ContactTableChoice } from '#src/features/audiences/contacts/ContactTableChoice.tsx';

import { twoColumns } from '../sampleContacts.ts';

const reading = {
  state: 'read' as const,
  sheets: [twoColumns],
  place: { sheet: 0, header: 0, column: 1 },
  mended: new Map<string, string>(),
};

const meta = preview.meta({
  id: 'features-audiences-contacts-contacttablechoice',
  title: 'Разделы/Аудитории/Где контакты в таблице · ContactTableChoice',
  component: ContactTableChoice,
  args: { type: 'phone' as const, foreign: undefined, name: 'клиенты.xlsx', reading, disabled: false, onChange: fn() },
});

export const Columns = meta.story({
  name: 'Выбирают другую колонку',
  play: async ({ args, canvas, userEvent }) => {
    const column = canvas.getByRole('combobox', { name: 'Колонка с телефонами' });
    await userEvent.selectOptions(column, 'Рабочий (C)');
    await expect(args.onChange).toHaveBeenCalledWith({ ...reading, place: { ...reading.place, column: 2 } });
  },
});

export const NotFound = meta.story({
  name: 'Колонку не нашли: просим показать',
  args: { reading: { ...reading, place: { ...reading.place, column: -1 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Сами не нашли: покажите, где контакты')).toBeVisible();
  },
});
