import type { ContactEntry } from '../../../domain/audiences/contactList.ts';

/** What tells a contact from all others of its audience: a key is unique within its list only. */
export const contactId = ({ listId, key }: ContactEntry): string => `${listId}/${key}`;
