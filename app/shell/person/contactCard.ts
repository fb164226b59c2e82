import { contactHref } from '../../routing/contactHref.ts';
import type { Store } from '#store/port.ts';
import { createPersonApi, type PersonApi } from '#store/team/apis/personApi.ts';

/** The way to a contact's card, or why there is none, a sentence. */
export type ContactCard = { readonly href: string } | { readonly why: string };

interface ContactName {
  readonly listId: string;
  readonly key: string;
}

const API = createPersonApi((...given) => fetch(...given));

/** Whom the server knows behind a participant, who may stand under an interview's number (R454); nobody where none answers. */
async function knownBy(api: Pick<PersonApi, 'contacts'>, store: Store, id: string): Promise<readonly ContactName[]> {
  if (store.sync().mode !== 'team') return [];
  const answer = await api.contacts(store.companyId, id);
  return answer.ok ? answer.value.contacts : [];
}

/** Where the contact stands whom a round asked: the one whom the server names, else the one whose key the participant has. */
export async function cardOf(
  store: Store,
  participantId: string,
  api: Pick<PersonApi, 'contacts'> = API,
): Promise<ContactCard> {
  const lists = (await store.list('contactList')).items;
  const audiences = new Map(lists.map(({ id, audienceId }) => [id, audienceId]));
  const isHere = ({ listId, key }: ContactName) =>
    lists.some(({ id, contacts }) => id === listId && Object.hasOwn(contacts, key));
  const known = (await knownBy(api, store, participantId)).filter(isHere);
  const keyed = lists.map(({ id }) => ({ listId: id, key: participantId })).filter(isHere);
  const [found, ...others] = known.length > 0 ? known : keyed;
  if (!found) return { why: 'Среди контактов этого человека нет: он пришёл по открытой ссылке, его завели вручную или контакт удалили.' }; // prettier-ignore
  // Lists may number their people alike: which of them was asked is not told here.
  if (others.length > 0) return { why: 'Контактов с этим номером несколько. Кого из них спросили, видно на странице раунда.' }; // prettier-ignore
  return { href: contactHref(audiences.get(found.listId) ?? '', found) };
}
