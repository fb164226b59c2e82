import { expect, screen } from 'storybook/test';

import { screenModes } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { failed, LOADING, ready } from '#src/domain/core/loadable.ts';
import { MaterialReader } from '#src/features/research/reading/MaterialReader.tsx';
import { announced } from '#stories/checks.ts';
import { inBox } from '#stories/frames.tsx';

import { material } from '../sampleStudy.ts';
import { text, FAMOUS, famous, pane, find, expectInView, readerArgs } from './readerPlay.ts';
import { AS_VIEWER, finds } from '#stories/rights.ts';

const meta = preview.meta({
  id: 'features-research-reading-materialreader',
  title: 'Разделы/Исследования/Чтение материала · MaterialReader',
  component: MaterialReader,
  parameters: {
    docs: {
      description: {
        component:
          'Чтение материала во всю ширину: файлы исследования, текст и отмеченное на полях. Выделенные слова становятся цитатой, получают код, вырастают в инсайт или гипотезу.',
      },
    },
    chromatic: { modes: screenModes },
  },
  args: readerArgs,
  decorators: [inBox({ height: '96dvh' })],
});

export const AtPlace = meta.story({
  name: 'Открыто на цитате: она подсвечена и видна',
  args: { place: famous, query: 'расписание' },
  play: async ({ step }) => {
    const mark = await screen.findByText(FAMOUS);
    await step('Подсвечена и видна', async () => {
      await expect(mark.tagName).toBe('MARK');
      await expectInView(() => mark);
    });
    await step('Слова из поиска по списку не мешают', async () => {
      await expect(find()).toHaveValue('');
      await expect(pane().querySelectorAll('mark')).toHaveLength(1);
    });
  },
});

export const Guessed = meta.story({
  name: 'Кто говорит, угадано, пока говорящих не назвали',
  args: { labels: null, material: { ...readerArgs.material, speakers: {} } },
  play: async () => {
    await expect(await screen.findByText('· Кто говорит — угадано')).toBeVisible();
  },
});

export const Known = meta.story({
  name: 'Кто говорит, известно из файла: об этом молчат',
  args: { labels: [], material: { ...readerArgs.material, speakers: {} } },
  play: async () => {
    await screen.findByRole('heading', { level: 1 });
    await expect(screen.queryByText('· Кто говорит — угадано')).not.toBeInTheDocument();
  },
});

export const LeftOut = meta.story({
  name: 'Что не вошло в текст: сказано над ним',
  args: { material: { ...readerArgs.material, told: [{ kind: 'page', count: 2 }] } },
  play: async () => {
    await expect(await screen.findByText('Не вошло в текст: 2 страницы без слов.')).toBeVisible();
  },
});

export const Loading = meta.story({
  name: 'Текст открывается',
  args: { text: LOADING },
  play: async () => {
    await expect(announced()).toContain('Открываем текст…');
    await expect(screen.queryByRole('button', { name: 'Гипотеза' })).not.toBeInTheDocument();
  },
});

export const Failed = meta.story({
  name: 'Текст не открылся: сказано почему, можно повторить',
  args: { text: failed('Текста этого файла в хранилище нет.') },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('alert')).toHaveTextContent('Текст не открылсяТекста этого файла в хранилище нет.');
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});

export const Huge = meta.story({
  name: 'Два мегабайта: открывается сразу, на странице только окно',
  args: { text: ready(`${text}\n`.repeat(320)), query: 'пустой экран' },
  play: async () => {
    await expect(await screen.findByText('1 из 320')).toBeVisible();
    await expect(pane().querySelectorAll('li').length).toBeLessThan(60);
  },
});

const HOSTILE =
  'Марина: <script>window.hacked = 1</script> <img src=x onerror="window.hacked = 1">\n\nОлег: «да»\n\nМарина: нет';

export const Hostile = meta.story({
  name: 'Разметка в тексте и в имени файла остаётся текстом',
  args: {
    text: ready(HOSTILE),
    material: { ...material('material-42'), name: '<img src=x onerror=alert(1)>.txt' },
    studyTitle: '<script>alert(1)</script>',
  },
  play: async () => {
    await expect(pane()).toHaveTextContent('<script>window.hacked = 1</script> <img src=x onerror=');
    const view = screen.getByRole('region', { name: '<img src=x onerror=alert(1)>.txt' });
    await expect(view.querySelector('script, img')).toBeNull();
    await expect('hacked' in window).toBe(false);
  },
});

export const Closing = meta.story({
  name: 'Escape и «К исследованиям» закрывают, когда ничего не выбрано',
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'К исследованиям' }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
});

export const Damaged = meta.story({
  name: 'Часть записей не прочиталась: сказано и тому, кто пришёл прямо к тексту',
  args: { brokenCount: 2 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^2.записи не удалось прочитать/)).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Текст материала' })).toBeVisible();
  },
});

export const Viewer = meta.story({
  name: 'Наблюдатель: читает, менять не может',
  globals: AS_VIEWER,
  play: finds(['Цитата', 'Код', 'Инсайт', 'Гипотеза'], ['К исследованиям']),
});
