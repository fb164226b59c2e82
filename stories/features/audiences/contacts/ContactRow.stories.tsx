import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { NO_CONTACT } from '#src/domain/audiences/contact.ts';
import type { ContactEntry } from '#src/domain/audiences/contactList.ts';
import { ContactRow } from '#src/features/audiences/contacts/ContactRow.tsx';
import { inList } from '#stories/frames.tsx';

const entry: ContactEntry = { ...NO_CONTACT, phones: ['+79160000000'], listId: 'list-0', key: 'contact-0' };

const meta = preview.meta({
  id: 'features-audiences-contacts-contactrow',
  title: 'Разделы/Аудитории/Строка контакта · ContactRow',
  component: ContactRow,
  parameters: {
    docs: { description: { component: 'Контакт в списке: кто это, имя открывает остальное, рядом удаление.' } },
  },
  args: {
    entry: entry as ContactEntry,
    index: 0,
    count: 1,
    top: 0,
    tabStop: true,
    onFocus: fn(),
    onOpen: fn(),
    onDelete: fn(),
  },
  decorators: [inList('Контакты', { position: 'relative', height: 60 })],
});

export const Bare = meta.story({
  name: 'Известен только номер',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Удалить/ }));
    await expect(args.onFocus).toHaveBeenCalledWith('remove');
    await expect(args.onDelete).toHaveBeenCalledOnce();
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
});

export const Known = meta.story({
  name: 'Известно и другое: имя открывает всё',
  args: { entry: { ...entry, name: 'Елена' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Елена/ }));
    await expect(args.onFocus).toHaveBeenCalledWith('open');
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
});

export const Chosen = meta.story({
  name: 'Выбирают; кому не писать, видно',
  args: {
    entry: { ...entry, name: 'Елена', doNotContact: { at: '2026-11-03T09:00:00.000Z', why: 'просила' } },
    isChosen: true,
    onChoose: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Выбрать: Елена' });
    await expect(box).toBeChecked();
    await userEvent.click(box);
    await expect(args.onChoose).toHaveBeenCalledWith(false);
    await expect(args.onFocus).toHaveBeenCalledWith('choose');
    await expect(canvas.getByText('Не писать')).toBeVisible();
  },
});

export const NoAddress = meta.story({
  name: 'Имя и адреса скрыты: кодовое имя, и ни слова о телефоне',
  args: { entry: { ...entry, name: 'Контакт 654361', phones: [] } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Контакт 654361' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Удалить Контакт 654361' })).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('Телефон');
  },
});
