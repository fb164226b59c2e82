import { audienceHref } from '../../routing/hrefs.ts';
import type { Store } from '../../workspace/port.ts';

/** The way to a contact's card, or why there is none, a sentence. */
export type ContactCard = { readonly href: string } | { readonly why: string };

/** Finds the contact that a round asked, whose key the participant has. */
export async function cardOf(store: Store, participantId: string): Promise<ContactCard> {
  const lists = (await store.list('contactList')).items;
  const [list, ...others] = lists.filter(({ contacts }) => Object.hasOwn(contacts, participantId));
  if (!list) return { why: 'Среди контактов этого человека нет: он пришёл по открытой ссылке, его завели вручную или контакт удалили.' }; // prettier-ignore
  // Lists may number their people alike: which of them was asked is not told here.
  if (others.length > 0) return { why: 'Контактов с этим номером несколько. Кого из них спросили, видно на странице раунда.' }; // prettier-ignore
  return { href: `${audienceHref(list.audienceId)}&contact=${encodeURIComponent(`${list.id}/${participantId}`)}` };
}
