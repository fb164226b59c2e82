import { expect, screen } from 'storybook/test';

import { screenModes } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { ready } from '#src/domain/core/loadable.ts';
import { MaterialReader } from '#src/features/research/reading/MaterialReader.tsx';
import { announced, retype } from '#stories/checks.ts';
import { inBox } from '#stories/frames.tsx';

import { pane, find, current, expectInView, readerArgs } from './readerPlay.ts';

const meta = preview.meta({
  id: 'features-research-reading-materialreader',
  title: 'Разделы/Исследования/Чтение материала · MaterialReader',
  component: MaterialReader,
  parameters: { chromatic: { modes: screenModes } },
  args: readerArgs,
  decorators: [inBox({ height: '96dvh' })],
});

export const HardLines = meta.story({
  name: 'Предложение, разорванное на две строки файла, находится и подсвечено целиком',
  args: { text: ready('Респондент: Иногда заказываю еду, если\nсовсем нет времени.\n\nИнтервьюер: А ещё?') },
  play: async ({ userEvent }) => {
    await userEvent.type(find(), 'еду, если совсем нет');
    await expect(await screen.findByText('1 из 1')).toBeVisible();
    await expect(pane().querySelector('mark')).toHaveTextContent('еду, если совсем нет');
  },
});

export const Finding = meta.story({
  name: 'Найти в тексте: счётчик, вперёд, назад, не найдено',
  play: async ({ userEvent, step }) => {
    await step('Все места посчитаны, первое видно', async () => {
      await userEvent.type(find(), 'респонд');
      await expect(await screen.findByText('1 из 3')).toBeVisible();
      await expect(announced()).toContain('1 из 3');
      await expectInView(current);
      await expect(current()).toHaveTextContent(/респонд/i);
    });
    await step('Следующее, предыдущее и по кругу', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Следующее совпадение' }));
      await expect(await screen.findByText('2 из 3')).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Предыдущее совпадение' }));
      await userEvent.click(screen.getByRole('button', { name: 'Предыдущее совпадение' }));
      await expect(await screen.findByText('3 из 3')).toBeVisible();
      await expectInView(current);
    });
    await step('Enter и Shift+Enter в поле', async () => {
      await userEvent.click(find());
      await userEvent.keyboard('{Enter}');
      await expect(await screen.findByText('1 из 3')).toBeVisible();
      await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
      await expect(await screen.findByText('3 из 3')).toBeVisible();
    });
    await step('Регистр и ё/е не важны', async () => {
      await retype(find(), 'ИДЁТ');
      await expect(await screen.findByText('не найдено')).toBeVisible();
      await retype(find(), 'НАИДЕШЬ');
      await expect(await screen.findByText('не найдено')).toBeVisible();
      await retype(find(), 'НАЙДЕШЬ');
      await expect(await screen.findByText('1 из 1')).toBeVisible();
      await expectInView(() => pane().querySelector('mark'));
    });
    await step('Не найдено: листать нечего', async () => {
      // At once: how far the text goes with each letter of a word that begins like another depends on who types.
      await userEvent.clear(find());
      await userEvent.click(find());
      await userEvent.paste('кофемашина');
      await expect(await screen.findByText('не найдено')).toBeVisible();
      await expect(screen.getByRole('button', { name: 'Следующее совпадение' })).toBeDisabled();
    });
  },
});

export const FromSearch = meta.story({
  name: 'Открыто из поиска по списку: слова уже найдены',
  args: { query: 'пустой экран' },
  play: async () => {
    await expect(find()).toHaveValue('пустой экран');
    await expect(await screen.findByText('1 из 1')).toBeVisible();
    await expectInView(() => pane().querySelector('mark'));
  },
});
