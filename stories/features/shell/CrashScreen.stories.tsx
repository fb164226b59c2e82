import { expect, fn } from 'storybook/test';

import { screenModes } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { CrashScreen } from '#src/features/shell/CrashScreen.tsx';

const meta = preview.meta({
  component: CrashScreen,
  args: {
    detail: "TypeError: Cannot read properties of undefined (reading 'title')",
    onHome: fn(),
    onRetry: fn(),
    onSaveData: fn(),
  },
  parameters: { chromatic: { modes: screenModes } },
});

export const Plain = meta.story({
  name: 'Экран сломался: три выхода',
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Сказано по спецификации и вслух', async () => {
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

export const LongDetail = meta.story({
  name: 'Длинная ошибка на телефоне не раздвигает страницу',
  args: { detail: `ChunkLoadError: ${'assets/ResearchScreen-'.repeat(20)}.js\n    at Object.load` },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Подробности для разработчиков'));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
