import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DONE, refused } from '#src/domain/core/outcome.ts';
import { CardHistoryDialog } from '#src/features/boards/CardHistoryDialog.tsx';

import { earlier } from './sampleBoards.ts';

const meta = preview.meta({
  id: 'features-boards-cardhistorydialog',
  title: 'Разделы/Видение и стратегия/Диалог истории карточки · CardHistoryDialog',
  component: CardHistoryDialog,
  parameters: {
    docs: {
      description: {
        component:
          'Прежние тексты карточки и до какого времени каждый стоял; любой можно вернуть, и ничего при этом не теряется.',
      },
    },
  },
  args: {
    card: { title: 'Ценностное предложение' },
    versions: earlier,
    onRestore: fn(() => Promise.resolve(DONE)),
    onClose: fn(),
  },
});

export const Two = meta.story({
  name: 'Прежние тексты, новые сверху',
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'История: Ценностное предложение' });
    await expect(dialog).toHaveTextContent('25 сентября 2026');
    await userEvent.click(screen.getByRole('button', { name: /Восстановить текст до 3\sавгуста 2026\sг\. в\s/ }));
    await expect(args.onRestore).toHaveBeenCalledWith('valueProposition:1');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
});

export const Failed = meta.story({
  name: 'Не восстановилось: окно остаётся и говорит почему',
  args: {
    onRestore: fn(() => Promise.resolve(refused('Карточку изменили в другой вкладке. Откройте историю снова.'))),
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click((await screen.findAllByRole('button', { name: /Восстановить/ }))[0] as HTMLElement);
    await expect(await screen.findByRole('alert')).toHaveTextContent('в другой вкладке');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const None = meta.story({ name: 'Прежних текстов нет', args: { versions: [] } });

export const Mobile = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'mobile' } } });
