import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DONE, refused, type Outcome } from '#src/domain/core/outcome.ts';
import type { LongAction } from '#src/features/account/workspace/longAction.ts';
import { SaveWorkspaceDialog } from '#src/features/account/workspace/SaveWorkspaceDialog.tsx';

const meta = preview.meta({
  id: 'features-account-workspace-saveworkspacedialog',
  title: 'Разделы/Личный кабинет/Диалог сохранения рабочего пространства · SaveWorkspaceDialog',
  component: SaveWorkspaceDialog,
  parameters: {
    docs: {
      description: { component: '«Сохранить рабочее пространство»: что попадёт в файл, что нет и насколько он готов.' },
    },
  },
  args: {
    companyName: 'Ориентир',
    onSave: fn<(running: LongAction) => Promise<Outcome>>(() => Promise.resolve(DONE)),
    onClose: fn(),
  },
});

const save = () => screen.getByRole('button', { name: 'Сохранить в файл' });

export const Asking = meta.story({
  name: 'Что войдёт и что нет; сохраняется',
  play: async ({ args, userEvent }) => {
    await expect(screen.getByText(/Токен бота и пароль SIP в файл не попадут/)).toBeVisible();
    await userEvent.click(save());
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
});

export const Stopped = meta.story({
  name: 'Идёт и отменяется',
  play: async ({ args, userEvent }) => {
    args.onSave.mockImplementationOnce(({ signal, onProgress }) => {
      onProgress(60, 200);
      return new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve(refused('Действие отменено. Ничего не изменилось.')));
      });
    });
    await userEvent.click(save());
    await expect(await screen.findByRole('progressbar')).toHaveAttribute('value', '0.3');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Отменить' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Действие отменено');
    await expect(screen.queryByRole('progressbar')).toBeNull();
  },
});
