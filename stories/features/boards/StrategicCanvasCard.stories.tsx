import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DONE } from '#src/domain/core/outcome.ts';
import { StrategicCanvasCard } from '#src/features/boards/StrategicCanvasCard.tsx';
import { fits } from '#stories/checks.ts';

import { CANVAS, GAPPED } from './sampleBoards.ts';

const meta = preview.meta({
  id: 'features-boards-strategiccanvascard',
  title: 'Разделы/Видение и стратегия/Карточка стратегической канвы · StrategicCanvasCard',
  component: StrategicCanvasCard,
  parameters: {
    docs: { description: { component: 'Карточка «Стратегическая канва»: факторы выбора и линия каждого конкурента.' } },
  },
  args: { title: 'Стратегическая канва', content: CANVAS, onSave: fn(() => Promise.resolve(DONE)) },
});

export const Sample = meta.story({
  name: 'Линии факторов и те же числа таблицей',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('list', { name: 'Линии' })).toHaveTextContent('МыАгентствоДиктофон и таблица');
    await userEvent.click(canvas.getByText('Значения таблицей'));
    await expect(canvas.getAllByRole('row')).toHaveLength(7);
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('Скорость до вывода521');
  },
});

export const Edited = meta.story({
  name: 'Правка таблицей',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Редактировать/ }));
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Скорость до вывода: агентство' }), '4');
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить фактор Глубина разговора' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить фактор' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Фактор 6' }), 'Цена входа');
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить конкурента диктофон и таблица' }));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    const written = /\(мы \/ агентство\):\n\n- Скорость до вывода: 5 \/ 4\n[^]*- Цена входа: — \/ —\n\nГлубине/;
    await expect(args.onSave).toHaveBeenCalledWith(expect.stringMatching(written), args.content);
  },
});

export const Gaps = meta.story({
  name: 'Без оценки линия прерывается, пять конкурентов различимы',
  args: { content: GAPPED },
});

export const FreeText = meta.story({ name: 'Свободный текст остаётся текстом', args: { content: 'Мы быстрее всех.' } });

export const Mobile = meta.story({
  name: 'На телефоне прокручивается только график',
  globals: { viewport: { value: 'mobile' } },
  play: () => fits(),
});
