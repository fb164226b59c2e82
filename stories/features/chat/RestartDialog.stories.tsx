import { expect, fn, screen, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DONE, type Outcome } from '#src/domain/core/outcome.ts';
import { RestartDialog } from '#src/features/chat/RestartDialog.tsx';

const meta = preview.meta({
  id: 'features-chat-restartdialog',
  title: 'Разделы/Ассистент/Начать интервью заново? · RestartDialog',
  component: RestartDialog,
  parameters: {
    docs: {
      description: { component: 'Вопрос перед тем, как начать интервью заново: что пропадёт и что доска останется.' },
    },
  },
  args: {
    open: true,
    onOpenChange: fn(),
    withFiles: true,
    answers: 3,
    onRestart: fn((): Promise<Outcome> => Promise.resolve(DONE)),
  },
});

export const Asked = meta.story({
  name: 'Спрашивает, что пропадёт',
  play: async ({ args, userEvent }) => {
    const dialog = within(screen.getByRole('alertdialog'));
    await expect(dialog.getByText(/Переписка, файлы и.3 ответа пропадут/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Начать заново' }));
    await expect(args.onRestart).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
});

export const Failed = meta.story({
  name: 'Не вышло: остаётся и говорит почему',
  args: { onRestart: fn((): Promise<Outcome> => Promise.resolve({ ok: false, message: 'Нет места на диске.' })) },
  play: async ({ args, userEvent }) => {
    const dialog = within(screen.getByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Начать заново' }));
    await expect(await dialog.findByText('Нет места на диске.')).toBeVisible();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
});
