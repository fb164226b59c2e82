import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { PassageList } from '#src/features/chat/picking/PassageList.tsx';

import { BRIEF, ChoosingList, drawOver, PARAGRAPHS } from './samplePicking.tsx';

const meta = preview.meta({
  id: 'features-chat-picking-passagelist',
  title: 'Разделы/Ассистент/Текст, в котором выбирают · PassageList',
  component: PassageList,
  parameters: {
    docs: {
      description: { component: 'Текст файла или страницы по абзацам: в нём выбирают место — абзацами или словами.' },
    },
  },
  args: {
    text: BRIEF,
    paragraphs: PARAGRAPHS,
    label: 'Текст: Бриф.docx',
    chosen: null,
    onChosenChange: fn(),
    onTake: fn(),
  },
  render: (args) => <ChoosingList {...args} />,
});

/** Returns the words that the last call reported as chosen. */
const wordsOf = (call: unknown): string => {
  const range = (call as [{ start: number; end: number } | null])[0];
  return range ? BRIEF.slice(range.start, range.end) : '';
};

export const Pressed = meta.story({
  name: 'Нажатый абзац выбран, соседний добавляется, крайний убирается',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('option', { name: /^Люди бросают/ }));
    await expect(wordsOf(args.onChosenChange.mock.lastCall)).toBe(
      'Люди бросают курс на третьей неделе, и никто не знает почему.',
    );
    await userEvent.click(canvas.getByRole('option', { name: /^Двадцать/ }));
    await expect(canvas.getAllByRole('option', { selected: true })).toHaveLength(2);
    await userEvent.click(canvas.getByRole('option', { name: /^Люди бросают/ }));
    await expect(wordsOf(args.onChosenChange.mock.lastCall)).toMatch(/^Двадцать интервью.*другой\.$/);
  },
});

export const Drawn = meta.story({
  name: 'Мышью — слова внутри абзаца, целиком',
  play: async ({ args, canvas }) => {
    const paragraph = canvas.getByRole('option', { name: /^Подписка/ });
    const start = 'Подписка для команд, '.length;
    drawOver(paragraph, start + 1, start + '19 000 рубл'.length);
    await expect(wordsOf(args.onChosenChange.mock.lastCall)).toBe('19 000 рублей');
    await expect(canvas.getByText('19 000 рублей').tagName).toBe('MARK');
  },
});

export const ByKeys = meta.story({
  name: 'Клавишами: стрелки, пробел, Shift со стрелками, Enter',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('option')[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown} ');
    await expect(wordsOf(args.onChosenChange.mock.lastCall)).toMatch(/^Продакт-менеджеры.*учеников\.$/);
    await expect(args.onTake).not.toHaveBeenCalled();
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect(canvas.getAllByRole('option', { selected: true })).toHaveLength(2);
    await expect(canvas.getByRole('option', { name: /^Чаще всего/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onTake).toHaveBeenCalledOnce();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('option', { name: /^Подписка/ })).toHaveFocus();
  },
});

export const Mobile = meta.story({
  name: 'На телефоне, длинное слово и HTML',
  args: {
    text: `<b>Цены</b>\n\n${'ы'.repeat(300)}`,
    paragraphs: [
      { start: 0, end: 11, isHeading: true, section: '<b>Цены</b>' },
      { start: 13, end: 313, isHeading: false, section: '<b>Цены</b>' },
    ],
  },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('<b>Цены</b>')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
