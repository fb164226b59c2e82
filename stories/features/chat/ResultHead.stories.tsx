import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ResultHead } from '#src/features/chat/ResultHead.tsx';
import { announced } from '#stories/checks.ts';
import { AS_OUT, FOR_MEMBERS, finds } from '#stories/rights.ts';

const meta = preview.meta({
  id: 'features-chat-resulthead',
  title: 'Разделы/Ассистент/Шапка готовой доски · ResultHead',
  component: ResultHead,
  parameters: {
    docs: { description: { component: 'Имя доски и действия с ней; что послать некому, сказано под ними.' } },
  },
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
    await expect(announced()).toContainEqual(expect.stringMatching(/пока только вы/));
    await expect(canvas.getByRole('link', { name: 'Пригласите коллег' })).toHaveAttribute('href', '#teams');
    await userEvent.click(canvas.getByRole('button', { name: 'Редактировать' }));
    await expect(args.onEdit).toHaveBeenCalledWith(true);
  },
});

export const Formats = meta.story({
  name: 'PDF — кнопкой, остальное — меню',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Скачать PDF' }));
    await waitFor(() => expect(args.onDownload).toHaveBeenLastCalledWith('pdf', expect.any(AbortSignal)));
    await userEvent.click(canvas.getByRole('button', { name: 'Другой формат' }));
    const names = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    await expect(names).toEqual(['PPTX', 'XLSX', 'PNG', 'HTML']);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'PNG' }));
    await waitFor(() => expect(args.onDownload).toHaveBeenLastCalledWith('png', expect.any(AbortSignal)));
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

export const Out = meta.story({
  name: 'Доступ закончился: выгружать нельзя, и сказано почему',
  globals: AS_OUT,
  play: finds(['Скачать PDF', 'Отправить команде'], [], FOR_MEMBERS),
});
