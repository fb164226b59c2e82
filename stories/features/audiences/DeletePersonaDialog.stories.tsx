import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DONE, refused, type Outcome } from '#src/domain/core/outcome.ts';
import { DeletePersonaDialog } from '#src/features/audiences/DeletePersonaDialog.tsx';

const meta = preview.meta({
  id: 'features-audiences-deletepersonadialog',
  title: 'Разделы/Аудитории/Диалог удаления персоны · DeletePersonaDialog',
  component: DeletePersonaDialog,
  parameters: { docs: { description: { component: 'Вопрос перед удалением персоны.' } } },
  args: {
    persona: { title: 'Продакт между релизами' },
    onConfirm: fn((): Promise<Outcome> => Promise.resolve(DONE)),
    onDone: fn(),
    onCancel: fn(),
  },
});

export const Asking = meta.story({
  name: 'Спрашивает и удаляет',
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('alertdialog')).toHaveTextContent('«Продакт между релизами» исчезнет');
    await userEvent.click(screen.getByRole('button', { name: 'Удалить' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  },
});

export const Failing = meta.story({
  name: 'Не удалилось: сказано почему',
  play: async ({ args, userEvent }) => {
    args.onConfirm.mockResolvedValueOnce(refused('Не хватает места.'));
    await userEvent.click(screen.getByRole('button', { name: 'Удалить' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Не хватает места.');
    await expect(args.onDone).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});
