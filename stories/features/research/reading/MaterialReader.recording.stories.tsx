import { expect, fn, screen, waitFor } from 'storybook/test';

import { screenModes } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { ready } from '#src/domain/core/loadable.ts';
import { MaterialReader } from '#src/features/research/reading/MaterialReader.tsx';
import { inBox } from '#stories/frames.tsx';

import { sound } from './view/player/sampleRecording.ts';
import { pane, readerArgs } from './readerPlay.ts';

const meta = preview.meta({
  id: 'features-research-reading-materialreader',
  title: 'Разделы/Исследования/Чтение материала · MaterialReader',
  component: MaterialReader,
  parameters: { chromatic: { modes: screenModes } },
  args: readerArgs,
  decorators: [inBox({ height: '96dvh' })],
});

const TALK =
  '[0:00] Интервьюер: С чего вы начали?\n\n[0:10] Марина: С расписания занятий.\n\n[0:20] Интервьюер: И что вышло?\n\n[0:30] Марина: Стало спокойнее.\n\n[5:00] Марина: Это было уже потом.';

const place = () => screen.getByRole('slider', { name: 'Место в записи' });

const sounding = () => pane().querySelector('li[data-sounding]');

export const WithRecording = meta.story({
  name: 'С записью: реплика играет с себя, звучащая отмечена; T — с реплики с фокусом',
  args: { text: ready(TALK), recording: sound(), onType: fn() },
  play: async ({ args, step, userEvent }) => {
    await waitFor(() => expect(place()).toBeEnabled());
    await expect(sounding()).toBeNull();
    await step('Нажать на время', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Слушать с 00:00:10' }));
      await waitFor(() => expect(sounding()).toHaveTextContent('С расписания занятий.'));
      await waitFor(() => expect(screen.getByRole('button', { name: 'Остановить' })).toBeVisible());
      await userEvent.keyboard('[KeyS]');
      await waitFor(() => expect(screen.getByRole('button', { name: 'Слушать' })).toBeVisible());
    });
    await step('Клавиши', async () => {
      await userEvent.keyboard('[KeyL][KeyL]');
      await waitFor(() => expect(sounding()).toHaveTextContent('И что вышло?'));
      screen.getByRole('button', { name: 'Выбрать реплику 4: Марина' }).focus();
      await userEvent.keyboard('[KeyT]');
      await waitFor(() => expect(sounding()).toHaveTextContent('Стало спокойнее.'));
      await userEvent.keyboard('[KeyS]');
      await waitFor(() => expect(screen.getByRole('button', { name: 'Слушать' })).toBeVisible());
    });
    await step('Чего в записи нет, то не кнопка, и это сказано', async () => {
      await expect(screen.queryByRole('button', { name: 'Слушать с 00:05:00' })).not.toBeInTheDocument();
      await expect(screen.getByText(/^Запись короче текста/)).toBeVisible();
    });
    await userEvent.click(screen.getByRole('button', { name: 'Править текст' }));
    await expect(args.onType).toHaveBeenCalledTimes(1);
  },
});
