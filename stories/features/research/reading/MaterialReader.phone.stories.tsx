import { expect, screen } from 'storybook/test';

import { screenModes } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { MaterialReader } from '#src/features/research/reading/MaterialReader.tsx';
import { inBox } from '#stories/frames.tsx';

import { material } from '../sampleStudy.ts';
import { readingOf, sources } from './sampleReading.ts';
import { FAMOUS, famous, pane, select, expectInView, readerArgs } from './readerPlay.ts';

const meta = preview.meta({
  id: 'features-research-reading-materialreader',
  title: 'Разделы/Исследования/Чтение материала · MaterialReader',
  component: MaterialReader,
  parameters: { chromatic: { modes: screenModes } },
  args: readerArgs,
  decorators: [inBox({ height: '96dvh' })],
});

export const Mobile = meta.story({
  name: 'На телефоне текст занимает всё место между поиском и кнопками',
  globals: { viewport: { value: 'mobile' } },
  args: { place: famous },
  play: async () => {
    const mark = await screen.findByText(FAMOUS);
    await expectInView(() => mark);
    select('пустой экран');
    await screen.findByText('Выбрано: «пустой экран»');
    const view = screen.getByRole('region', { name: material('material-42').name });
    await expect(view.scrollHeight).toBeLessThanOrEqual(view.clientHeight);
    await expect(view.scrollWidth).toBeLessThanOrEqual(view.clientWidth);
    await expect(pane().clientHeight).toBeGreaterThan(window.innerHeight / 2);
  },
});

export const MobileParts = meta.story({
  name: 'На телефоне по одному: материалы, текст, отметки',
  globals: { viewport: { value: 'mobile' } },
  args: readingOf(sources),
  play: async ({ userEvent, step }) => {
    await step('Отметки', async () => {
      await userEvent.click(screen.getByRole('button', { name: /^Отметки \(\d+\)$/ }));
      await expect(await screen.findByRole('region', { name: 'Отметки' })).toBeVisible();
      await expect(screen.queryByRole('region', { name: 'Текст материала' })).not.toBeInTheDocument();
    });
    await step('Материалы', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Материалы' }));
      await expect(screen.getByRole('list', { name: 'Материалы исследования' })).toBeVisible();
      await expect(screen.queryByRole('region', { name: 'Отметки' })).not.toBeInTheDocument();
    });
    await step('Текст', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Текст' }));
      await expect(pane()).toBeVisible();
    });
  },
});
