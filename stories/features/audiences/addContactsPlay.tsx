import { expect, fn, screen, waitFor, within } from 'storybook/test';

import type { ContactType } from '#src/domain/audiences/contact.ts';
import type { GatheredContacts } from '#src/domain/audiences/contactGathering.ts';
import type { LongOptions } from '../../../src/features/audiences/contacts/useAddContacts.ts';
import type { ContactEntry } from '#src/domain/audiences/contactList.ts';
import { NBSP } from '#src/domain/core/format.ts';
import { DONE, type Outcome } from '#src/domain/core/outcome.ts';
import { AddContactsDialog } from '#src/features/audiences/AddContactsDialog.tsx';
import type { ContactSheet } from '#src/features/audiences/contacts/contactDraft.ts';
import type { TableControls } from '#src/features/audiences/contacts/useContactDrafts.ts';
import { knownOne } from './sampleContacts.ts';
import { opening } from '#stories/keeping.tsx';

/** Opens and closes by state, as the screen does. */
export const Demo = opening(AddContactsDialog, 'Открыть');

/** A table as the reader of files gives it. */
export interface Table {
  readonly sheets: readonly ContactSheet[];
}

export type ReadTable = (file: File, options: TableControls) => Promise<Table>;

export type Add = (type: ContactType, contacts: GatheredContacts, options: LongOptions) => Promise<Outcome>;

export const tab = (name: string) => screen.getByRole('tab', { name });

export const phones = () => screen.getByRole('textbox', { name: 'Номера телефонов' });

/** The button that stores, whatever it says. */
export const send = () => screen.getByRole('button', { name: /^(Добавить|Сохранить)/ });

export const input = () => screen.getByLabelText('Выбрать файлы', { selector: 'input' });

export const files = () => within(screen.getByRole('list', { name: 'Выбранные файлы' }));

export const figures = () => screen.getByRole('list', { name: 'Сколько контактов' });

/** New contacts, as they are written. */
export const fresh = () =>
  within(screen.getByRole('list', { name: 'Новые контакты' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replaceAll(NBSP, ' ').trim());

/** Waits until the dialog has gone. */
export const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Waits for the counts: new ones, doubles, lines that are no contact. */
export async function counts(added: number, duplicates: number, unrecognised: number): Promise<void> {
  await waitFor(() =>
    expect(figures()).toHaveTextContent(`Новых ${added}Дублей ${duplicates}Не распознано ${unrecognised}`),
  );
}

/** Part of userEvent that a paste needs. */
export interface Typist {
  click: (element: Element) => Promise<void>;
  paste: (text: string) => Promise<void>;
}

/** Pastes a text into a field, as people do with a list. */
export async function paste(userEvent: Typist, field: Element, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}

/** Shared args of all stories of AddContactsDialog; each story changes its own. */
export const addContactsArgs = {
  open: true,
  onOpenChange: fn(),
  audienceName: 'Продакт-менеджеры EdTech',
  known: knownOne as ReadonlyMap<string, ContactEntry> | null,
  readTable: fn<ReadTable>((one) => Promise.resolve({ sheets: [{ name: one.name, rows: [['89000000101']] }] })),
  explain: (error: unknown) => (error instanceof Error ? error.message : 'Файл не прочитался.'),
  onAddContacts: fn<Add>(() => Promise.resolve(DONE)),
  onRequestRecruiting: fn<(description: string) => Promise<Outcome>>(() => Promise.resolve(DONE)),
};
