import { expect, fn, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DONE, type Outcome } from '#src/domain/core/outcome.ts';
import { threadsOf, type Thread } from '#src/domain/comments/threads.ts';
import { CommentThread } from '#src/features/comments/CommentThread.tsx';

import { ANSWER, draftsWith, ME, MEMBERS, NOW, THREADS } from './sampleComments.ts';

const [first] = THREADS as readonly [Thread, ...Thread[]];
const outcome = () => fn((): Promise<Outcome> => Promise.resolve(DONE));

const meta = preview.meta({
  id: 'features-comments-commentthread',
  title: 'Разделы/Обсуждение/Ветка · CommentThread',
  component: CommentThread,
  parameters: {
    docs: { description: { component: 'Ветка обсуждения: комментарий, ответы по порядку и решена ли она.' } },
  },
  args: {
    thread: THREADS.find(({ id }) => id === 'question') ?? first,
    about: '',
    me: ME,
    members: MEMBERS,
    now: NOW,
    drafts: draftsWith(),
    shownId: null,
    onSay: outcome(),
    onEdit: outcome(),
    onDelete: fn(),
    onTurn: fn(),
    onCopyLink: fn(),
  },
});

export const Open = meta.story({
  name: 'Ответ и решение',
  play: async ({ args, canvas, step, userEvent }) => {
    await step('Ответ', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ответить' }));
      const field = canvas.getByRole('textbox', { name: 'Ответ' });
      await waitFor(() => expect(field).toHaveFocus());
      await userEvent.type(field, 'Согласна');
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await expect(args.onSay).toHaveBeenCalledWith('question', { text: 'Согласна', picked: [] });
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Ответить' })).toHaveFocus());
    });
    await step('Решено', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Решено' }));
      await expect(args.onTurn).toHaveBeenCalledWith(args.thread, true);
    });
  },
});

export const Settled = meta.story({
  name: 'Решена: кем и когда; открывают снова',
  args: { thread: THREADS.find(({ isSettled }) => isSettled) ?? first },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^Решено: /)).toHaveTextContent('Мария Соколова');
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть снова' }));
    await expect(args.onTurn).toHaveBeenCalledWith(args.thread, false);
  },
});

export const Deleted = meta.story({
  name: 'Первый комментарий удалён, ответы остались',
  args: { thread: threadsOf([ANSWER])[0] ?? first, about: 'Цитата «Слишком долго»' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Комментарий удалён')).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Ответы' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Решено' })).not.toBeInTheDocument();
  },
});

export const Begun = meta.story({
  name: 'Ответ начат раньше: набранное на месте',
  args: { drafts: draftsWith({ question: { text: 'Начал и уш', picked: [] } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Ответ' })).toHaveValue('Начал и уш');
  },
});
