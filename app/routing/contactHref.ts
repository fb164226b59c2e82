import { audienceHref } from './hrefs.ts';

/** The address of a contact's card, open over its audience. */
export const contactHref = (audienceId: string, { listId, key }: Readonly<Record<'listId' | 'key', string>>): string =>
  `${audienceHref(audienceId)}&contact=${encodeURIComponent(`${listId}/${key}`)}`;
