import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { FoldedText } from '#src/features/chat/FoldedText.tsx';

const meta = preview.meta({
  id: 'features-chat-foldedtext',
  title: 'Разделы/Ассистент/Свёрнутый длинный текст · FoldedText',
  component: FoldedText,
  parameters: {
    docs: { description: { component: 'Текст, как набран; у очень длинного видно начало, остальное раскрывается.' } },
  },
  args: { text: 'Первая строка\nвторая строка' },
});

export const Short = meta.story({ name: 'Короткий: как набран' });

export const Markup = meta.story({
  name: 'HTML остаётся текстом',
  args: { text: '<img src=x onerror="alert(1)"> <b>жирный</b>' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/<b>жирный<\/b>/)).toBeVisible();
    await expect(canvasElement.querySelector('img, b')).toBeNull();
  },
});

export const Long = meta.story({
  name: '20 000 знаков: начало и «Показать целиком»',
  args: { text: 'Люди бросают курс на третьей неделе. '.repeat(541).slice(0, 20_000) },
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    const text = () => canvasElement.querySelector('p')?.textContent ?? '';
    const button = () => canvas.getByRole('button');
    await expect(text().length).toBeLessThan(800);
    await expect(button()).toHaveTextContent(/^Показать целиком \(20\s000 знаков\)$/);
    await step('Целиком, и обратно', async () => {
      await userEvent.click(button());
      await expect(text()).toBe(args.text);
      await userEvent.click(canvas.getByRole('button', { name: 'Свернуть' }));
      await expect(text().length).toBeLessThan(800);
    });
  },
});

export const ManyLines = meta.story({
  name: 'Много коротких строк',
  args: { text: Array.from({ length: 60 }, (_, index) => `Строка ${index + 1}`).join('\n') },
});

export const OneWord = meta.story({
  name: 'Одно слово без пробелов: переносится, эмодзи не разрезан',
  args: { text: '😀'.repeat(2000) },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await expect(canvasElement.querySelector('p')?.textContent).toMatch(/^😀+…$/u);
  },
});
