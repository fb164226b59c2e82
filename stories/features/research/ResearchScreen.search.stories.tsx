import { expect } from 'storybook/test';

import { screenModes } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { NO_RESEARCH_FILTER } from '#src/domain/research/filter.ts';
import { ResearchScreen } from '#src/features/research/ResearchScreen.tsx';

import { Demo, listTitle, text, screenArgs } from './researchScreenPlay.tsx';

const meta = preview.meta({
  id: 'features-research-researchscreen',
  title: 'Разделы/Исследования/Экран исследований · ResearchScreen',
  component: ResearchScreen,
  parameters: { chromatic: { modes: screenModes } },
  args: screenArgs,
  render: (args) => <Demo {...args} />,
});

export const NothingFound = meta.story({
  name: 'Ничего не найдено: что искали и как вернуть всё',
  args: { filter: { query: 'кофемашина', status: 'completed', type: 'all' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Ничего не найдено' })).toBeVisible();
    await expect(canvas.getByText(/Искали: запрос «кофемашина», статус «Завершено»/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Экспорт' })).toBeDisabled();
  },
});

export const NothingFoundReset = NothingFound.extend({
  name: 'Ничего не найдено: кнопка возвращает всё',
  tags: ['way'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сбросить поиск и фильтры' }));
    await expect(args.onFilterChange).toHaveBeenLastCalledWith(NO_RESEARCH_FILTER, 'chosen');
    await expect(await listTitle('7')).toBeVisible();
  },
});

export const SearchingTexts = meta.story({
  name: 'В названиях нет, тексты материалов ещё просматриваются',
  args: { filter: { ...NO_RESEARCH_FILTER, query: 'пустой экран' }, textHits: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ищем в текстах материалов…')).toBeInTheDocument();
    await expect(canvas.queryByText('Ничего не найдено')).not.toBeInTheDocument();
  },
});

const words = 'пустой экран';

const at = text.indexOf(words);

export const HitInMaterials = meta.story({
  name: 'Слова нашлись в материалах: отрывок под строкой',
  args: {
    filter: { ...NO_RESEARCH_FILTER, query: words },
    textHits: new Map([
      [
        'research-edtech',
        { materialId: 'material-42', snippet: text.slice(at - 40, at + 80), from: 40, to: 40 + words.length },
      ],
    ]),
  },
  play: async ({ canvas }) => {
    await expect(await listTitle('1')).toBeVisible();
    await expect(canvas.getByText(words).tagName).toBe('MARK');
  },
});
