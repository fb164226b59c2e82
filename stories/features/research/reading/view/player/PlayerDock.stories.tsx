import { expect, screen } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { createPlayback } from '#src/features/research/reading/view/player/playback.ts';
import { PlayerDock } from '#src/features/research/reading/view/player/PlayerDock.tsx';
import { announced } from '#stories/checks.ts';

import { sound } from './sampleRecording.ts';

const meta = preview.meta({
  id: 'features-research-reading-view-player-playerdock',
  title: 'Разделы/Исследования/Место плеера · PlayerDock',
  component: PlayerDock,
  parameters: {
    docs: {
      description: {
        component: 'Место плеера под текстом: пусто без записи, слово о ней, если её удалили, пока её слушали.',
      },
    },
  },
  args: { playback: createPlayback(), recording: sound() },
});

export const There = meta.story({
  name: 'Запись есть: плеер приходит с ней',
  play: async () => {
    await expect(await screen.findByRole('region', { name: 'Запись' })).toBeVisible();
  },
});

export const Gone = meta.story({
  name: 'Запись удалили в другой вкладке: сказано',
  args: { recording: 'gone' },
  play: async () => {
    await expect(announced()).toContain('Запись удалили: среди файлов исследования её больше нет.');
    await expect(screen.queryByRole('region', { name: 'Запись' })).not.toBeInTheDocument();
  },
});
