import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DONE, refused } from '#src/domain/core/outcome.ts';
import { DeleteMaterialDialog } from '#src/features/research/files/DeleteMaterialDialog.tsx';
import { waitsWhileBusy } from '#stories/checks.ts';

import { material, recording } from '../sampleStudy.ts';

const transcript = { ...material('material-42'), transcriptOf: recording.id };

const meta = preview.meta({
  id: 'features-research-files-deletematerialdialog',
  title: 'Разделы/Исследования/Диалог удаления записи с расшифровкой · DeleteMaterialDialog',
  component: DeleteMaterialDialog,
  parameters: {
    docs: { description: { component: 'Вопрос перед удалением записи, у которой есть расшифровка: уходит ли и она.' } },
  },
  args: {
    pair: { main: recording, transcripts: [transcript] },
    onConfirm: fn(() => Promise.resolve(DONE)),
    onClose: fn(),
  },
});

const remove = () => screen.getByRole('button', { name: 'Удалить' });

export const Asking = meta.story({
  name: 'Только запись, расшифровка остаётся',
  play: async ({ args, userEvent }) => {
    const dialog = screen.getByRole('alertdialog', { name: 'Удалить файл?' });
    await expect(dialog).toHaveTextContent('хранится вместе с расшифровкой');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Отмена' })).toHaveFocus());
    await userEvent.click(remove());
    await expect(args.onConfirm).toHaveBeenLastCalledWith([recording]);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
  },
});

export const Both = meta.story({
  name: 'Запись вместе с расшифровкой',
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('checkbox', { name: /Удалить и расшифровку: Интервью 42/ }));
    await userEvent.click(remove());
    await expect(args.onConfirm).toHaveBeenLastCalledWith([recording, transcript]);
  },
});

export const Failing = meta.story({
  name: 'Не удалилось: сказано почему',
  args: { onConfirm: fn(() => Promise.resolve(refused('Файл изменили в другой вкладке.'))) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(remove());
    await expect(await screen.findByRole('alert')).toHaveTextContent('в другой вкладке');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const Busy = meta.story({
  name: 'Удаляется: диалог ждёт',
  play: ({ args }) => waitsWhileBusy(args.onConfirm, args.onClose, remove),
});
