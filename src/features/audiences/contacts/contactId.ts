import type { ContactEntry } from '../../../domain/audiences/contactList.ts';

/** Returns an id that is unique among all contacts of an audience: a key is unique within its list only. */
export const contactId = ({ listId, key }: ContactEntry): string => `${listId}/${key}`;
