import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { contentOf } from '#src/domain/boards/rules.ts';
import { failed, LOADING, ready } from '#src/domain/core/loadable.ts';
import { BoardPane, type BoardPaneProps } from '#src/features/boards/BoardPane.tsx';

import { callbacks, sampleBoard, sampleProposals } from './sampleBoards.ts';

const args: BoardPaneProps = {
  ...callbacks,
  boardId: 'vision',
  invitation: 'Напишите карточки сами.',
  board: ready(sampleBoard('vision')),
  proposals: () => sampleProposals('vision'),
  refreshing: false,
  onRefreshingEnd: fn(),
  drafts: {},
  onDraftChange: fn(),
};

const meta = preview.meta({
  id: 'features-boards-boardpane',
  title: 'Разделы/Видение и стратегия/Доска с карточками · BoardPane',
  component: BoardPane,
  args,
  render: (props) => <BoardPane {...props} />,
});

export const Vision = meta.story({
  name: 'Карточка правится на месте',
  play: async ({ args: { onSave }, canvas, userEvent }) => {
    const card = within(
      canvas.getByRole('heading', { name: 'Продукт' }).closest('article, section, li') as HTMLElement,
    );
    await userEvent.click(card.getByRole('button', { name: /Изменить|Править|Редактировать/ }));
    await userEvent.type(card.getByRole('textbox'), ' И ещё.');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    const over = contentOf(sampleBoard('vision'), 'product');
    await waitFor(() => expect(onSave).toHaveBeenCalledWith('vision', 'product', `${over} И ещё.`, over));
  },
});

export const History = meta.story({
  name: 'Прежний текст карточки возвращается',
  play: async ({ args: { onRestore }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /[Ии]стори|[Вв]ерси|Прежн/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /^Восстановить/ }));
    await waitFor(() => expect(onRestore).toHaveBeenCalledWith('vision', 'valueProposition:0'));
  },
});

export const Refreshing = meta.story({
  name: 'Что предлагают интервью',
  args: { refreshing: true },
  play: async ({ args: { onAccept }, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /^Принять: После первых инсайтов/ }));
    await waitFor(() =>
      expect(onAccept).toHaveBeenCalledWith('vision', expect.objectContaining({ researchId: 'research-churn' })),
    );
    await userEvent.click(dialog.getByRole('button', { name: /^Принять: Подтверждена: В шаблоне/ }));
    await waitFor(() =>
      expect(onAccept).toHaveBeenCalledWith(
        'vision',
        expect.objectContaining({ experimentId: 'experiment-guide-templates', researchId: null }),
      ),
    );
  },
});

export const Empty = meta.story({
  name: 'Доски ещё нет: карточки пусты, сказано, с чего начать',
  args: { board: ready(null) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Напишите карточки сами.')).toBeVisible();
  },
});
export const Loading = meta.story({ name: 'Загружается', args: { board: LOADING } });
export const Failed = meta.story({
  name: 'Не открылась',
  args: { board: failed('Перезагрузите страницу.') },
  play: async ({ args: { onRetry }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});
