import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DONE, refused, type Outcome } from '#src/domain/core/outcome.ts';
import { DeleteDialog } from '#src/patterns/form/DeleteDialog.tsx';

const meta = preview.meta({
  id: 'patterns-form-deletedialog',
  title: 'Приёмы/Вопрос перед удалением · DeleteDialog',
  component: DeleteDialog,
  args: {
    title: 'Удалить заметку?',
    children: <p>«Интервью с методистом» исчезнет. Сразу после удаления её можно вернуть.</p>,
    onConfirm: fn<() => Promise<Outcome>>(() => Promise.resolve(DONE)),
    onDone: fn(),
    onCancel: fn(),
  },
});

const question = () => within(screen.getByRole('alertdialog', { name: 'Удалить заметку?' }));

export const Asks = meta.story({
  name: 'Спрашивает; закрывается, когда удалено',
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(question().getByRole('button', { name: 'Отмена' })).toHaveFocus());
    await userEvent.click(question().getByRole('button', { name: 'Удалить' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledTimes(1));
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
});

export const Cancelled = meta.story({
  name: 'Передумали',
  play: async ({ args, userEvent }) => {
    await userEvent.click(question().getByRole('button', { name: 'Отмена' }));
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  name: 'Не вышло: сказано почему, вопрос стоит',
  play: async ({ args, userEvent }) => {
    args.onConfirm.mockResolvedValueOnce(refused('Хранилище занято другой вкладкой.'));
    await userEvent.click(question().getByRole('button', { name: 'Удалить' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Хранилище занято');
    await expect(args.onDone).not.toHaveBeenCalled();
  },
});
