import { expect, fn, screen } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ContactDialog } from '#src/features/audiences/ContactDialog.tsx';

import { longNote, manyContacts, namedContacts } from './sampleContacts.ts';

const [marina] = namedContacts;
const [alone] = manyContacts(1);
if (!marina || !alone) throw new Error('no sample contacts');

const meta = preview.meta({
  id: 'features-audiences-contactdialog',
  title: 'Разделы/Аудитории/Диалог контакта · ContactDialog',
  component: ContactDialog,
  args: { contact: marina, onClose: fn() },
});

const terms = () => screen.getAllByRole('term').map(({ textContent }) => textContent);

export const Named = meta.story({
  name: 'Имя в заголовке, под ним всё из таблицы; Esc закрывает',
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('dialog', { name: 'Марина Петрова' })).toBeVisible();
    await expect(terms()).toEqual(['Телефон', 'Почта', 'Город']);
    await expect(screen.getByText('marina@example.com')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const SeveralColumns = meta.story({
  name: 'Имя из двух колонок, длинная заметка не вылезает',
  args: { contact: longNote },
  play: async () => {
    const dialog = screen.getByRole('dialog', { name: 'Иванов Олег' });
    await expect(terms()).toEqual(['Telegram', 'Заметка']);
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
});

export const Alone = meta.story({
  name: 'О человеке ничего не известно: только номер',
  args: { contact: alone },
  play: async () => {
    await expect(screen.getByRole('dialog', { name: /^\+7\s900\s000-00-00$/ })).toBeVisible();
    await expect(terms()).toEqual(['Телефон']);
  },
});
