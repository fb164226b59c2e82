import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DONE, refused, type Outcome } from '#src/domain/core/outcome.ts';
import { ResetSampleDialog } from '#src/features/account/workspace/ResetSampleDialog.tsx';

const meta = preview.meta({
  id: 'features-account-workspace-resetsampledialog',
  title: 'Разделы/Личный кабинет/Диалог сброса демо-данных · ResetSampleDialog',
  component: ResetSampleDialog,
  parameters: {
    docs: { description: { component: 'Вопрос перед тем, как вернуть демо-данные на место всего, что есть.' } },
  },
  args: { companyName: 'Ориентир', onConfirm: fn((): Promise<Outcome> => Promise.resolve(DONE)), onClose: fn() },
});

export const Asking = meta.story({
  name: 'Спрашивает; отказ показан; сбрасывает',
  play: async ({ args, userEvent }) => {
    const reset = screen.getByRole('button', { name: 'Сбросить' });
    args.onConfirm.mockResolvedValueOnce(refused('Не хватает места.'));
    await userEvent.click(reset);
    await expect(await screen.findByRole('alert')).toHaveTextContent('Не хватает места.');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(reset);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
});
