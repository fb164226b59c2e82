import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { findSignals } from '#src/domain/search/signals.ts';
import { turnsOf } from '#src/domain/research/transcript.ts';
import { SignalBar } from '#src/features/research/reading/SignalBar.tsx';

import { textOf } from '../sampleStudy.ts';

const text = textOf('material-42');

const meta = preview.meta({
  id: 'features-research-reading-signalbar',
  title: 'Разделы/Исследования/Панель найденных гипотез · SignalBar',
  component: SignalBar,
  args: { signals: findSignals(text, turnsOf(text)), current: null, onShow: fn() },
});

export const Found = meta.story({
  name: 'Сколько нашлось',
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Вперёд — первая, назад — последняя', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Следующая подсказка' }));
      await expect(args.onShow).toHaveBeenLastCalledWith(0);
      await userEvent.click(canvas.getByRole('button', { name: 'Предыдущая подсказка' }));
      await expect(args.onShow).toHaveBeenLastCalledWith(args.signals.length - 1);
    });
  },
});

export const Shown = meta.story({
  name: 'Показана третья',
  args: { current: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Подсказка 3 из/);
  },
});

export const Nothing = meta.story({
  name: 'Ничего не нашлось: ничего и не показано',
  args: { signals: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Phone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'mobile' } } });
