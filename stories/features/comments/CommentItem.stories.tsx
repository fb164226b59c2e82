import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DONE, refused, type Outcome } from '#src/domain/core/outcome.ts';
import { CommentItem } from '#src/features/comments/CommentItem.tsx';

import { ANSWER, LEFT, ME, MEMBERS, NOW, QUESTION } from './sampleComments.ts';

const meta = preview.meta({
  id: 'features-comments-commentitem',
  title: 'Разделы/Обсуждение/Комментарий · CommentItem',
  component: CommentItem,
  parameters: {
    docs: { description: { component: 'Что сказал один человек: кто, когда, слова и что с ними можно сделать.' } },
  },
  args: {
    comment: ANSWER,
    hasReplies: false,
    me: ME,
    members: MEMBERS,
    now: NOW,
    isShown: false,
    onEdit: fn((): Promise<Outcome> => Promise.resolve(DONE)),
    onDelete: fn(),
    onCopyLink: fn(),
  },
});

const menu = (name: string) => screen.getByRole('button', { name: `Действия с комментарием: ${name}` });

export const Own = meta.story({
  name: 'Свой: правят на месте',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('изменено')).toBeVisible();
    await expect(canvas.getByText(/сегодня в\s14:10/)).toBeVisible();
    await userEvent.click(menu('Мария Соколова'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Изменить' }));
    const field = await canvas.findByRole('textbox', { name: 'Изменить комментарий' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, ' Точно.');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onEdit).toHaveBeenCalledWith(ANSWER, { text: `${ANSWER.text} Точно.`, picked: [] });
    await waitFor(() => expect(menu('Мария Соколова')).toHaveFocus());
  },
});

export const NotSaved = meta.story({
  name: 'Правка не сохранилась: набранное в поле, и сказано почему',
  args: { onEdit: fn((): Promise<Outcome> => Promise.resolve(refused('Хранилище занято.'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(menu('Мария Соколова'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Изменить' }));
    const field = await canvas.findByRole('textbox', { name: 'Изменить комментарий' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, ' Точно.');
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Хранилище занято.');
    await expect(field).toHaveValue(`${ANSWER.text} Точно.`);
  },
});

export const Others = meta.story({
  name: 'Чужой: исследователь копирует ссылку, слов не правит',
  args: { comment: QUESTION, me: { id: 'member-nikitin', mayModerate: false } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(menu('Анна Ковалёва'));
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(1);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Скопировать ссылку' }));
    await expect(args.onCopyLink).toHaveBeenCalledWith(QUESTION);
  },
});

export const Moderated = meta.story({
  name: 'Бывшего участника; кто ведёт компанию, удаляет',
  args: { comment: LEFT },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/· бывший участник/)).toBeVisible();
    await userEvent.click(menu('Олег Бывший'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Удалить' }));
    await expect(args.onDelete).toHaveBeenCalledWith(LEFT, false);
  },
});

export const Shown = meta.story({
  name: 'К нему ведёт ссылка',
  args: { isShown: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('article')).toHaveFocus());
  },
});
