import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import type { ContactEntry } from '#src/domain/contactList.ts';
import { ContactRows, type ContactRowsProps } from '#src/features/audiences/ContactRows.tsx';

import { manyContacts } from './sampleContacts.ts';

/** Deletes, as the store does. */
function Demo({ contacts: initial, onDelete, ...rest }: ContactRowsProps) {
  const [contacts, setContacts] = useState(initial);
  return (
    <ContactRows
      {...rest}
      contacts={contacts}
      onDelete={(entry) => {
        onDelete(entry);
        setContacts((now) => now.filter(({ key }) => key !== entry.key));
      }}
    />
  );
}

const meta = preview.meta({
  component: ContactRows,
  args: { contacts: manyContacts(3), label: 'Контакты', onDelete: fn<(entry: ContactEntry) => void>() },
  render: (args) => <Demo {...args} />,
});

const rows = () => within(screen.getByRole('list', { name: 'Контакты' })).getAllByRole('listitem');
const remove = (name: RegExp) => screen.getByRole('button', { name });

export const Few = meta.story({
  name: 'Вид контакта, удаление, фокус на соседе',
  play: async ({ args, userEvent }) => {
    await expect(rows().map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Телефон\+7\s900/),
      expect.stringMatching(/^Телефон\+7\s900/),
      'Telegram@primer_000002',
    ]);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onDelete).toHaveBeenCalledWith(args.contacts[1]);
    await waitFor(() => expect(remove(/^Удалить @primer_000002$/)).toHaveFocus());
  },
});

export const Thousands = meta.story({
  name: '10 000: на странице только видимые, End и Home доходят до краёв',
  args: { contacts: manyContacts(10_000) },
  play: async ({ userEvent }) => {
    await expect(rows().length).toBeLessThan(30);
    await expect(rows()[0]).toHaveAttribute('aria-setsize', '10000');
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(document.activeElement?.closest('li')).toHaveAttribute('aria-posinset', '10000'));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(document.activeElement?.closest('li')).toHaveAttribute('aria-posinset', '1'));
  },
});
