import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { RefusedFindings } from '#src/features/research/reading/findings/RefusedFindings.tsx';
import { inBox } from '#stories/frames.tsx';

import { refused } from './sampleFindings.ts';

const meta = preview.meta({
  id: 'features-research-reading-findings-refusedfindings',
  title: 'Разделы/Исследования/Отклонённые находки · RefusedFindings',
  component: RefusedFindings,
  parameters: {
    docs: { description: { component: 'Находки, о которых человек сказал «Не то»: свёрнуты, каждую можно вернуть.' } },
  },
  args: { refused, onReturn: fn() },
  decorators: [inBox({ width: 'min(340px, 100%)' })],
});

export const Some = meta.story({
  name: 'Каждую можно вернуть',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Отклонённые (2)'));
    await expect(canvas.getByText('Обходной путь')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Вернуть «Мне проще написать.»' }));
    await expect(args.onReturn).toHaveBeenLastCalledWith(refused[0]);
  },
});

export const None = meta.story({
  name: 'Отклонённых нет: нечего и раскрывать',
  args: { refused: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Отклонённые/)).toBeNull();
  },
});
