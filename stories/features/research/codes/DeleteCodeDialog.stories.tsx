import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DONE, refused } from '#src/domain/core/outcome.ts';
import { DeleteCodeDialog } from '#src/features/research/codes/DeleteCodeDialog.tsx';
import { waitsWhileBusy } from '#stories/checks.ts';

import { book, codeBy } from './sampleCodes.ts';

const meta = preview.meta({
  id: 'features-research-codes-deletecodedialog',
  title: 'Разделы/Исследования/Диалог удаления кода · DeleteCodeDialog',
  component: DeleteCodeDialog,
  parameters: {
    docs: { description: { component: 'Вопрос перед удалением кода: что останется отмеченным и что поднимется.' } },
  },
  args: {
    code: codeBy('code-time'),
    use: book.countUse('code-time'),
    onConfirm: fn(() => Promise.resolve(DONE)),
    onClose: fn(),
  },
});

const remove = () => screen.getByRole('button', { name: 'Удалить' });

export const Asking = meta.story({
  name: 'Спрашивает и говорит, что останется',
  play: async ({ args, userEvent }) => {
    const dialog = screen.getByRole('alertdialog', { name: 'Удалить код «Нехватка времени»?' });
    await expect(dialog).toHaveTextContent(/Останутся отмеченными, но без этого кода: 4.цитаты\./);
    await expect(dialog).toHaveTextContent(/Поднимется на уровень выше: 2.кода под ним\./);
    await expect(dialog).toHaveTextContent(/Уйдёт вместе с кодом: 1.группа цитат\./);
    await userEvent.click(remove());
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
});

export const Unused = meta.story({
  name: 'Код, которым ничего не отмечено',
  args: { code: codeBy('code-search'), use: { passages: 0, under: 0, groups: 0 } },
  play: async () => {
    await expect(screen.getByRole('alertdialog')).toHaveTextContent('Этим кодом ничего не отмечено.');
  },
});

export const Failing = meta.story({
  name: 'Не удалилось: сказано почему, можно ещё раз',
  args: { onConfirm: fn(() => Promise.resolve(refused('Код изменили в другой вкладке.'))) },
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
