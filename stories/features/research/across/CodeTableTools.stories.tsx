import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { FIRST_TABLE } from '#src/domain/research/across/tableView.ts';
import { CodeTableTools } from '#src/features/research/across/CodeTableTools.tsx';

import { sources } from './sampleAcross.ts';

const meta = preview.meta({
  id: 'features-research-across-codetabletools',
  title: 'Разделы/Исследования/Вид таблицы кодов · CodeTableTools',
  component: CodeTableTools,
  parameters: {
    docs: {
      description: { component: 'Что показывает таблица кодов: столбцы, чьи слова считать, порядок строк и столбцов.' },
    },
  },
  args: {
    view: FIRST_TABLE,
    onViewChange: fn(),
    studies: sources.studies,
    segments: ['Вузы', 'Школы', ''],
    roles: ['Методист', 'Учитель', ''],
  },
});

export const Table = meta.story({
  name: 'Столбцы, чьи слова, порядок',
  play: async ({ args, canvas, userEvent }) => {
    const choose = async (label: string, option: string) =>
      userEvent.selectOptions(canvas.getByRole('combobox', { name: label }), option);
    await choose('Столбцы', 'Сегменты');
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ ...FIRST_TABLE, by: 'segments' });
    await choose('Исследование', 'Разговоры об оплате');
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ ...FIRST_TABLE, study: 'study-2' });
    await choose('Сегмент', 'Сегмент не указан');
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ ...FIRST_TABLE, segment: '' });
    await choose('Роль', 'Учитель');
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ ...FIRST_TABLE, role: 'Учитель' });
    await choose('Порядок кодов', 'По людям');
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ ...FIRST_TABLE, rows: 'people' });
    await choose('Порядок столбцов', 'По цитатам');
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ ...FIRST_TABLE, columns: 'count' });
  },
});

export const Pairs = meta.story({
  name: 'Коды вместе: порядок один, выбирать нечего; сегмент снимают',
  args: { view: { ...FIRST_TABLE, by: 'pairs', segment: 'Вузы' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('combobox', { name: 'Порядок кодов' })).not.toBeInTheDocument();
    const segment = canvas.getByRole('combobox', { name: 'Сегмент' });
    await expect(segment).toHaveDisplayValue('Вузы');
    await userEvent.selectOptions(segment, 'Все');
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ ...FIRST_TABLE, by: 'pairs', segment: null });
  },
});
