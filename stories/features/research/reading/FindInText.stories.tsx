import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { FindInText } from '#src/features/research/reading/FindInText.tsx';

const matches = [10, 40, 90].map((start) => ({ start, end: start + 5 }));

const meta = preview.meta({
  id: 'features-research-reading-findintext',
  title: 'Разделы/Исследования/Поиск в тексте · FindInText',
  component: FindInText,
  parameters: {
    docs: {
      description: {
        component: 'Поиск в открытом тексте: слова, которое совпадение из скольких показано, вперёд и назад.',
      },
    },
  },
  args: { search: { query: 'экран', searched: 'экран', matches, current: 1 }, onSearch: fn(), onStep: fn() },
});

export const Found = meta.story({
  name: 'Нашлось',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2 из 3');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Найти в тексте' }), '{Enter}{Shift>}{Enter}{/Shift}');
    await userEvent.click(canvas.getByRole('button', { name: 'Следующее совпадение' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Предыдущее совпадение' }));
    await expect(args.onStep.mock.calls).toEqual([[1], [-1], [1], [-1]]);
    await userEvent.type(canvas.getByRole('searchbox'), 'ы');
    await expect(args.onSearch).toHaveBeenCalledWith('экраны');
  },
});

export const Nothing = meta.story({
  name: 'Не нашлось',
  args: { search: { query: 'аист', searched: 'аист', matches: [], current: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('не найдено')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Следующее совпадение' })).toBeDisabled();
  },
});

export const Empty = meta.story({
  name: 'Пока не ищут',
  args: { search: { query: '', searched: '', matches: [], current: 0 } },
});
