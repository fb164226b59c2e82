import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { RecordsView } from '#src/features/boards/records/RecordsView.tsx';

const meta = preview.meta({
  id: 'features-boards-records-recordsview',
  title: 'Разделы/Видение и стратегия/Записи карточки · RecordsView',
  component: RecordsView,
  parameters: {
    docs: {
      description: { component: 'Несколько однородных вещей одна под другой: имя, число и что о каждой сказано.' },
    },
  },
  args: {
    table: {
      lead: '',
      head: ['Тариф', 'Цена', 'Для кого', 'Что входит', 'Заметка'],
      rows: [
        ['Команда', '147 000 ₽', 'Продуктовые команды', '300 респондентов', ''],
        ['', '', '', '', 'Проверяем'],
        ['', '', '', '', ''],
      ],
      note: 'НДС включён.',
    },
  },
});

export const Told = meta.story({
  name: 'Сказанное — под своим именем, заметка — без; пустая запись не видна',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
      'Команда147 000 ₽',
      'Тариф без названия',
    ]);
    await expect(canvas.getAllByRole('term').map((one) => one.textContent)).toEqual(['Для кого', 'Что входит']);
  },
});
