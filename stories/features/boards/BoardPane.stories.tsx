import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import type { BoardField } from '#src/domain/boards/fields.ts';
import { contentOf } from '#src/domain/boards/cards.ts';
import { failed, LOADING, ready } from '#src/domain/core/loadable.ts';
import { BoardPane, type BoardPaneProps } from '#src/features/boards/BoardPane.tsx';
import { Button } from '#src/ui/Button.tsx';

import { callbacks, sampleAbout, sampleBoard, sampleProposals } from './sampleBoards.ts';

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
  parameters: {
    docs: { description: { component: 'Доска с карточками, их историей и тем, что предлагают интервью.' } },
  },
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
    await userEvent.type(await card.findByRole('textbox'), ' И ещё.');
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

/** A pane at an address that tells where a card comes from, until that is closed. */
function Told(props: BoardPaneProps) {
  const [shown, setShown] = useState<BoardField | null>('needs');
  return <BoardPane {...props} about={{ ...sampleAbout, shown, onClose: () => setShown(null) }} />;
}

export const ToldByAddress = meta.story({
  name: '«Откуда это» открыто по адресу: закрыли — фокус у карточки',
  render: (props) => <Told {...props} />,
  play: async ({ canvas, userEvent }) => {
    await screen.findByRole('dialog', { name: /^Откуда это: Потребности/ });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const foot = canvas.getByRole('link', { name: /^Откуда это: Потребности/ });
    await waitFor(() => expect(foot).toHaveFocus());
  },
});

export const Unread = meta.story({
  name: 'Источники ещё не прочитаны: под карточками сказано, что известно',
  args: { about: { ...sampleAbout, records: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Откуда это: Потребности пользователей' })).toHaveTextContent(
      'откуда это',
    );
    await expect(canvas.getByRole('link', { name: 'Откуда это: Продукт, без подтверждений' })).toBeVisible();
    await expect(canvas.getAllByText(/^обновлено 21 октября/)).toHaveLength(11);
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

/** A pane whose proposals are opened by a button. */
function Later(props: BoardPaneProps) {
  const [refreshing, setRefreshing] = useState(false);
  return (
    <>
      <Button onClick={() => setRefreshing(true)}>Обновить</Button>
      <BoardPane {...props} refreshing={refreshing} onRefreshingEnd={() => setRefreshing(false)} />
    </>
  );
}

export const BackLater = meta.story({
  name: 'Вернулись позже: набранное для предложения на месте',
  render: (props) => <Later {...props} />,
  play: async ({ canvas, userEvent }) => {
    const open = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Обновить', hidden: true }));
      await screen.findByRole('dialog');
      await userEvent.click(screen.getAllByText('Изменить слова и сверить с карточкой')[0] as HTMLElement);
      return screen.getAllByRole('textbox', { name: 'Слова для карточки' })[0] as HTMLElement;
    };
    const words = await open();
    await userEvent.clear(words);
    await userEvent.type(words, 'Своими словами');
    await userEvent.click(screen.getByRole('button', { name: 'Вернуться позже' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await open()).toHaveValue('Своими словами');
  },
});

export const Empty = meta.story({
  name: 'Доски ещё нет: карточки пусты, сказано, с чего начать',
  args: { board: ready(null) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Напишите карточки сами.')).toBeVisible();
    await expect(canvas.getByText(/уже есть: их покажет «Обновить из интервью»/)).toBeVisible();
  },
});

export const EmptyOfAll = meta.story({
  name: 'Ни доски, ни инсайтов: сказано, откуда они придут',
  args: { board: ready(null), proposals: () => [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Когда появятся инсайты/)).toBeVisible();
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
