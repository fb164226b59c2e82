import { useState } from 'react';
import { fn, screen, within } from 'storybook/test';

import type { ContactEntry } from '#src/domain/audiences/contactList.ts';
import { ready, type Loadable } from '#src/domain/core/loadable.ts';
import { DONE, type Outcome } from '#src/domain/core/outcome.ts';
import { ContactsPanel, type ContactListing, type ContactsPanelProps } from '#src/features/audiences/ContactsPanel.tsx';

import { listing, manyContacts } from './sampleContacts.ts';

/** Deletes, as the store does: a moment later. */
export function Demo({ contacts: initial, listing: given, onDelete, onDeleteAll, ...rest }: ContactsPanelProps) {
  const [filter, setFilter] = useState(given.filter);
  const [openId, setOpenId] = useState(given.openId);
  const listing: ContactListing = {
    ...given,
    filter,
    openId,
    onFilterChange: (next, how) => {
      given.onFilterChange(next, how);
      setFilter(next);
    },
    onOpenChange: setOpenId,
  };
  const [contacts, setContacts] = useState<Loadable<readonly ContactEntry[]>>(initial);
  const left = (keep: (entry: ContactEntry) => boolean) =>
    setContacts((now) => (now.state === 'ready' ? ready(now.value.filter(keep)) : now));
  return (
    <ContactsPanel
      {...rest}
      contacts={contacts}
      listing={listing}
      onDelete={(entry) => {
        onDelete(entry);
        setTimeout(() => left(({ key }) => key !== entry.key), 20);
      }}
      onDeleteAll={async () => {
        const outcome = await onDeleteAll();
        if (outcome.ok) left(() => false);
        return outcome;
      }}
    />
  );
}

/** The contacts that most stories show. */
export const eight = manyContacts(8);

/** Shared args of all stories of ContactsPanel; each story changes its own. */
export const contactsPanelArgs = {
  contacts: ready(eight) as Loadable<readonly ContactEntry[]>,
  listing,
  audienceName: 'Продакт-менеджеры EdTech',
  onAdd: fn(),
  onDelete: fn<(entry: ContactEntry) => void>(),
  onDeleteAll: fn<() => Promise<Outcome>>(() => Promise.resolve(DONE)),
  onRetry: fn(),
};

export const list = () => screen.getByRole('list', { name: 'Контакты: Продакт-менеджеры EdTech' });

export const rows = () => within(list()).getAllByRole('listitem');

export const remove = (name: RegExp) => screen.getByRole('button', { name });

export const search = () => screen.getByRole('searchbox', { name: 'Поиск контактов' });
