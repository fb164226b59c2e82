import { expect, fn, screen, waitFor } from 'storybook/test';

import { screenModes } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { RecordingReader } from '#src/features/research/reading/view/player/RecordingReader.tsx';
import { inBox } from '#stories/frames.tsx';

import { material, recording as file, study } from '../../../sampleStudy.ts';
import { sound, typingOf } from './sampleRecording.ts';

const transcript = { ...material('material-45'), transcriptOf: file.id };

const meta = preview.meta({
  id: 'features-research-reading-view-player-recordingreader',
  title: 'Разделы/Исследования/Запись · RecordingReader',
  component: RecordingReader,
  parameters: {
    docs: {
      description: {
        component: 'Запись во весь экран: её слушают, пишут по ней расшифровку или правят текст рядом с ней.',
      },
    },
    chromatic: { modes: screenModes },
  },
  args: {
    material: file,
    studyTitle: study('research-edtech').title,
    materials: [
      { material: material('material-42'), count: 0 },
      { material: file, count: 0 },
    ],
    withMaterials: true,
    onMaterialsChange: fn(),
    recording: sound(),
    typing: null,
    onType: fn(),
    onLeaveTyping: fn(),
    onOpenMaterial: fn(),
    onClose: fn(),
  },
  decorators: [inBox({ height: '96dvh' })],
});

const place = () => screen.getByRole('slider', { name: 'Место в записи' });
const opened = () => waitFor(() => expect(place()).toBeEnabled());

export const WithoutText = meta.story({
  name: 'Без расшифровки: слушают клавишами или начинают набирать',
  play: async ({ args, userEvent, step }) => {
    await opened();
    await step('L и J — на пять секунд, = и - — быстрее и медленнее', async () => {
      await userEvent.keyboard('[KeyL][KeyL][KeyJ]');
      await waitFor(() => expect(place()).toHaveValue('5'));
      await userEvent.keyboard('[Equal]');
      await expect(args.recording).toMatchObject({ material: file });
      if (args.recording && args.recording !== 'gone')
        await expect(args.recording.onSettingsChange).toHaveBeenLastCalledWith(expect.objectContaining({ rate: 1.25 }));
    });
    await step('Набирать', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Расшифровать' }));
      await expect(args.onType).toHaveBeenCalledTimes(1);
    });
    await step('Escape — назад', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledTimes(1);
    });
  },
});

export const WithTranscript = meta.story({
  name: 'Расшифровка есть, и другая начата',
  args: { transcripts: [transcript], hasDraft: true },
  play: async ({ args, userEvent }) => {
    await opened();
    await userEvent.click(screen.getByRole('button', { name: `Читать: ${transcript.name}` }));
    await expect(args.onOpenMaterial).toHaveBeenCalledWith(transcript);
    await expect(screen.getByRole('button', { name: 'Продолжить расшифровку' })).toBeVisible();
  },
});

export const Typing = meta.story({
  name: 'Набирают: поле, клавиши и плеер; «Назад» — к записи, черновик остаётся',
  args: { typing: typingOf('[0:00] Интервьюер: Как вы готовите?\n\n[0:04] Респондент: По рецептам.') },
  play: async ({ args, userEvent }) => {
    await opened();
    await expect(screen.getByRole('textbox', { name: 'Расшифровка' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Назад' }));
    await expect(args.onLeaveTyping).toHaveBeenCalledTimes(1);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const Gone = meta.story({
  name: 'Запись удалили, пока набирали: текст на месте',
  args: { recording: 'gone', typing: typingOf('Интервьюер: Как вы готовите?') },
  play: async () => {
    await expect(await screen.findByText(/^Запись удалили/)).toBeVisible();
    await expect(screen.getByRole('textbox', { name: 'Расшифровка' })).toHaveValue('Интервьюер: Как вы готовите?');
  },
});
