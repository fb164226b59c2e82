import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { failed, LOADING } from '#src/domain/core/loadable.ts';
import { createPlayback, type Playback } from '#src/features/research/reading/view/player/playback.ts';
import type { PlayerSettings } from '#src/features/research/reading/view/player/recording.ts';
import {
  RecordingPlayer,
  type RecordingPlayerProps,
} from '#src/features/research/reading/view/player/RecordingPlayer.tsx';

import { noise, picture, sound } from './sampleRecording.ts';

/** The device's settings, as the app keeps them; and a playback of the story's own. */
function Kept({ recording, ...props }: RecordingPlayerProps) {
  const [playback] = useState(createPlayback);
  const [settings, setSettings] = useState(recording.settings);
  const onSettingsChange = (next: PlayerSettings) => {
    recording.onSettingsChange(next);
    setSettings(next);
  };
  return <RecordingPlayer {...props} playback={playback} recording={{ ...recording, settings, onSettingsChange }} />;
}

const unused: Playback = createPlayback();

const meta = preview.meta({
  id: 'features-research-reading-view-player-recordingplayer',
  title: 'Разделы/Исследования/Плеер записи · RecordingPlayer',
  component: RecordingPlayer,
  parameters: {
    docs: {
      description: {
        component:
          'Плеер под текстом: слушать и остановить, на пять секунд назад и вперёд, место, скорость, громкость, размер видео.',
      },
    },
  },
  args: { playback: unused, recording: sound() },
  render: (args) => <Kept {...args} />,
});

const place = () => screen.getByRole('slider', { name: 'Место в записи' });
const opened = () => waitFor(() => expect(place()).toBeEnabled());
const media = () => document.querySelector('video') as HTMLVideoElement;

export const Paused = meta.story({
  name: 'Стоит: место, шаги, скорость и громкость',
  play: async ({ args, userEvent, step }) => {
    await opened();
    await expect(place()).toHaveAttribute('aria-valuetext', '00:00:00 из 00:01:00');
    await step('Вперёд и назад на пять секунд', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'На 5 секунд вперёд' }));
      await userEvent.click(screen.getByRole('button', { name: 'На 5 секунд вперёд' }));
      await waitFor(() => expect(place()).toHaveValue('10'));
      await userEvent.click(screen.getByRole('button', { name: 'На 5 секунд назад' }));
      await waitFor(() => expect(place()).toHaveAttribute('aria-valuetext', '00:00:05 из 00:01:00'));
    });
    await step('Скорость выбирают из списка', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Скорость: 1×' }));
      await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: '1,5×' }));
      await expect(args.recording.onSettingsChange).toHaveBeenLastCalledWith(expect.objectContaining({ rate: 1.5 }));
      await expect(screen.getByRole('button', { name: 'Скорость: 1,5×' })).toBeVisible();
    });
    await step('Звук выключают и включают такой же', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Выключить звук' }));
      await expect(screen.getByRole('slider', { name: 'Громкость' })).toHaveValue('0');
      await userEvent.click(screen.getByRole('button', { name: 'Включить звук' }));
      await expect(screen.getByRole('slider', { name: 'Громкость' })).toHaveValue('1');
    });
  },
});

export const Playing = meta.story({
  name: 'Звучит, пока не остановят; на экране его покидают — замолкает',
  tags: ['way'],
  play: async ({ userEvent }) => {
    await opened();
    await userEvent.click(screen.getByRole('button', { name: 'Слушать' }));
    await waitFor(() => expect(media().currentTime).toBeGreaterThan(0.3));
    await expect(media().paused).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Остановить' }));
    await waitFor(() => expect(media().paused).toBe(true));
    await expect(screen.getByRole('button', { name: 'Слушать' })).toBeVisible();
  },
});

export const Opening = meta.story({
  name: 'Открывается: места ещё нет',
  args: { recording: { ...sound(), url: LOADING } },
  play: async () => {
    await expect(place()).toBeDisabled();
    await expect(screen.getByRole('button', { name: 'Слушать' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Unplayable = meta.story({
  name: 'Формата браузер не знает: сказано, файл можно скачать',
  args: { recording: noise() },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(/не может воспроизвести «Диктофон 7\.amr»/);
    await expect(screen.queryByRole('button', { name: 'Слушать' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Скачать запись' }));
    await expect(args.recording.onDownload).toHaveBeenCalledTimes(1);
  },
});

export const Missing = meta.story({
  name: 'Файла записи в хранилище нет',
  args: { recording: { ...sound(), url: failed('Файла этой записи в хранилище нет.') } },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('Файла этой записи в хранилище нет.');
    await expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  },
});

export const Video = meta.story({
  name: 'Видео: длина считается сама, картинка больше, меньше и скрыта; что звука нет, сказано',
  args: { recording: picture() },
  play: async ({ userEvent, step }) => {
    await opened();
    await step('Файл не говорит, сколько он длится: длина сосчитана, место — в начале', async () => {
      await expect(place()).toHaveAttribute('aria-valuetext', expect.stringMatching(/^00:00:00 из 00:00:0[12]$/));
    });
    await step('Размеры', async () => {
      await expect(media()).toBeVisible();
      const small = media().clientHeight;
      await userEvent.click(screen.getByRole('button', { name: 'Увеличить видео' }));
      await expect(media().clientHeight).toBeGreaterThan(small);
      await userEvent.click(screen.getByRole('button', { name: 'Скрыть видео' }));
      await expect(media()).not.toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Показать видео' }));
      await expect(media()).toBeVisible();
    });
    await step('Без звука', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Слушать' }));
      await expect(await screen.findByRole('status')).toHaveTextContent('В этой записи нет звука.');
    });
  },
});

export const Short = meta.story({
  name: 'Запись короче текста; звучащее место ушло из вида',
  args: { beyond: 12, onComeBack: fn() },
  play: async ({ args, userEvent }) => {
    await opened();
    await expect(screen.getByText(/12.отметок времени позже её конца/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'К звучащему месту' }));
    await expect(args.onComeBack).toHaveBeenCalledTimes(1);
  },
});

export const Mobile = meta.story({
  name: 'На телефоне место — во всю ширину над кнопками',
  globals: { viewport: { value: 'mobile' } },
  play: async () => {
    await opened();
    const play = screen.getByRole('button', { name: 'Слушать' }).getBoundingClientRect();
    await expect(place().getBoundingClientRect().bottom).toBeLessThanOrEqual(play.top);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});
