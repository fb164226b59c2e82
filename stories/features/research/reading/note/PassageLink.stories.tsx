import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { PassageLink } from '#src/features/research/reading/note/PassageLink.tsx';
import { inBox } from '#stories/frames.tsx';

const meta = preview.meta({
  id: 'features-research-reading-note-passagelink',
  title: 'Разделы/Исследования/Выросшее из слов · PassageLink (связь)',
  component: PassageLink,
  parameters: {
    docs: {
      description: {
        component: 'Инсайт или гипотеза, которые держатся на отмеченных словах, и кнопка, которая их разводит.',
      },
    },
  },
  args: {
    kind: 'Инсайт',
    label: 'Удалить инсайт «Люди благодарны, когда их слушают»',
    tooltip: 'Удалить инсайт',
    onRemove: fn(),
    children: 'Люди благодарны, когда их слушают',
  },
  decorators: [inBox({ width: 264 })],
});

export const Insight = meta.story({
  name: 'Инсайт: что это, его слова и как их развести',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Люди благодарны, когда их слушают')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: args.label }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
});

export const Long = meta.story({
  name: 'Длинные слова: кнопка остаётся на месте',
  args: {
    kind: 'Против гипотезы',
    children:
      'Если показать новичку готовый пример вместо пустого экрана, он начнёт работать в первый же день, а не через неделю',
  },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: args.label }).getBoundingClientRect();
    const words = canvas.getByText(/^Если показать/).getBoundingClientRect();
    await expect(button.left).toBeGreaterThanOrEqual(words.right);
    await expect(button.width).toBeGreaterThanOrEqual(24);
  },
});
