import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { MarkdownText } from '#src/patterns/MarkdownText.tsx';

const meta = preview.meta({
  id: 'patterns-markdowntext',
  title: 'Приёмы/Текст с разметкой · MarkdownText (маркдаун)',
  component: MarkdownText,
});

export const Everything = meta.story({
  name: 'Абзацы, списки, жирное, таблица',
  args: {
    text: 'Первый абзац с **важным словом**\nи второй строкой.\n\n- один\n- **два** и ещё\n\n3. третий\n4. четвёртый\n\n| | Мы | Они |\n|---|---|---|\n| Цена | да | **нет** |\n\n# Заголовок\nКонец',
    tableLabel: 'Сравнение',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('важным словом').tagName).toBe('STRONG');
    await expect(canvasElement.querySelector('ol')).toHaveAttribute('start', '3');
    await expect(canvas.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Мы', 'Они']);
    await expect(canvas.getAllByRole('rowheader').map((head) => head.textContent)).toEqual(['Цена']);
    await expect(canvas.getByRole('region', { name: 'Сравнение' })).toBeVisible();
  },
});

export const NotMarkup = meta.story({
  name: 'Разметка и незакрытые звёздочки остаются текстом',
  args: { text: '<img src=x onerror=alert(1)> и **незакрытое\n2 * 3 * 4\n|не таблица|' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(canvas.getByText(/<img src=x/)).toBeVisible();
    await expect(canvas.getByText(/\*\*незакрытое/)).toBeVisible();
  },
});

export const Mobile = meta.story({
  name: 'На телефоне таблица прокручивается сама',
  globals: { viewport: { value: 'mobile' } },
  args: {
    text: `| | ${Array.from({ length: 8 }, (_, index) => `Столбец ${index}`).join(' | ')} |\n|${'---|'.repeat(9)}\n| Строка | ${'да | '.repeat(8)}`,
  },
  play: async ({ canvasElement }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await expect(canvasElement.querySelector('section')?.scrollWidth).toBeGreaterThan(390);
  },
});

export const Dash = meta.story({
  name: 'Тире не начинает строку',
  args: { text: 'Главная — команды\n\n- **Цена** — 25 000 ₽' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toContain('Главная\u00A0— команды');
    await expect(canvasElement.textContent).toContain('Цена\u00A0— 25\u00A0000\u00A0₽');
  },
});
