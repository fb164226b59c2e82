import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ResultHead } from '#src/features/chat/ResultHead.tsx';

const meta = preview.meta({
  id: 'features-chat-resulthead',
  title: 'Разделы/Ассистент/Шапка готовой доски · ResultHead',
  component: ResultHead,
  args: {
    editing: false,
    visionHref: '/vision',
    inviteHref: '#teams',
    onDownload: fn(() => Promise.resolve()),
    onShare: fn((): Promise<'alone' | undefined> => Promise.resolve('alone')),
    onEdit: fn(() => Promise.resolve()),
  },
});

export const Ready = meta.story({
  name: 'Отправить некому, и сказано что делать',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить команде' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(/пока только вы/);
    await expect(canvas.getByRole('link', { name: 'Пригласите коллег' })).toHaveAttribute('href', '#teams');
    await userEvent.click(canvas.getByRole('button', { name: 'Редактировать' }));
    await expect(args.onEdit).toHaveBeenCalledWith(true);
  },
});

export const Editing = meta.story({
  name: 'Правится',
  args: { editing: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Закончить правку' }));
    await expect(args.onEdit).toHaveBeenCalledWith(false);
  },
});
