import { expect, fn } from 'storybook/test';

import { screenModes } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { CrashScreen } from '#src/features/shell/CrashScreen.tsx';

const meta = preview.meta({
  id: 'features-shell-crashscreen',
  title: 'Разделы/Рамка приложения/Экран «Сломалось» · CrashScreen',
  component: CrashScreen,
  args: {
    detail: "TypeError: Cannot read properties of undefined (reading 'title')",
    onHome: fn(),
    onRetry: fn(),
    onSaveData: fn(() => Promise.resolve()),
  },
  parameters: {
    docs: {
      description: {
        component: 'Ошибка, которую не поймал ни один экран: сказано о ней, есть путь назад и способ сохранить данные.',
      },
    },
    chromatic: { modes: screenModes },
  },
});

export const Plain = meta.story({
  name: 'Экран сломался: три выхода',
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Сказано, и вслух тоже', async () => {
      await expect(canvas.getByRole('alert')).toContainElement(
        canvas.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
      );
    });
    await step('Домой', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Вернуться на главную' }));
      await expect(args.onHome).toHaveBeenCalledTimes(1);
    });
    await step('Ещё раз', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Открыть ещё раз' }));
      await expect(args.onRetry).toHaveBeenCalledTimes(1);
    });
    await step('Сохранить данные', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Сохранить данные в файл' }));
      await expect(args.onSaveData).toHaveBeenCalledTimes(1);
    });
    await step('Подробности закрыты, пока их не попросят', async () => {
      const detail = canvas.getByText(/TypeError/);
      await expect(detail).not.toBeVisible();
      await userEvent.click(canvas.getByText('Подробности для разработчиков'));
      await expect(detail).toBeVisible();
    });
  },
});

export const Saving = meta.story({
  name: 'Данные сохраняются: кнопка занята',
  args: { onSaveData: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ args, canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: /Сохранить данные в файл/ });
    await userEvent.click(save);
    await expect(save).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(save);
    await expect(args.onSaveData).toHaveBeenCalledTimes(1);
  },
});

export const LongDetail = meta.story({
  name: 'Длинная ошибка на телефоне не раздвигает страницу',
  args: { detail: `ChunkLoadError: ${'assets/ResearchScreen-'.repeat(20)}.js\n    at Object.load` },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Подробности для разработчиков'));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
