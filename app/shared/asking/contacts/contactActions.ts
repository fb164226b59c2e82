import type { Audience } from '#src/domain/audiences/audience.ts';
import {
  createAudience as createAudienceOps,
  type AudienceForm,
  type MayLack,
} from '#src/domain/audiences/form/audienceForm.ts';
import { personKeys, type Contact } from '#src/domain/audiences/contact.ts';
import { liftedOn } from '#src/domain/audiences/consent/keptRefusal.ts';
import type { GatheredContacts } from '#src/domain/audiences/contactGathering.ts';
import { countContacts, eachInSteps } from '#src/domain/audiences/contactList.ts';
import { importInSteps } from '#src/domain/audiences/contactRules.ts';
import { requestRecruiting } from '#src/domain/audiences/rules.ts';
import { isThere } from '#src/domain/core/expectation.ts';
import { LONGEST_KEY, MOST_KEYS } from '#src/domain/fieldwork/inviting/invitedContacts.ts';
import { inStretches } from '#src/domain/inStretches.ts';
import type { ElsewhereCount } from '#src/features/audiences/contacts/contactSentences.ts';
import type { LongOptions } from '#src/features/audiences/contacts/useAddContacts.ts';

import { refusedAmong } from '#store/team/apis/refusedApi.ts';
import type { Store } from '#store/port.ts';
import { newId } from '../../newId.ts';
import { answered } from '../../team/ServerError.ts';

/** Stores a new audience. Returns its id. */
export async function createAudience(store: Store, form: AudienceForm, mayLack?: MayLack): Promise<string> {
  const { id, ops } = createAudienceOps(form, { newId }, mayLack);
  await store.commit(ops);
  return id;
}

/** Stores contacts that an audience does not have yet, and what is new of those it has: all of it, or nothing where it is given up. */
export async function addContacts(
  store: Store,
  audience: Pick<Audience, 'id'>,
  contacts: GatheredContacts,
  { signal, onProgress }: LongOptions = {},
): Promise<void> {
  const lists = await store.list('contactList', { parent: audience.id });
  const ops = await inStretches(importInSteps(audience.id, contacts, lists.items, newId), { signal });
  await store.commit(ops, { expect: [isThere('audience', audience.id)], signal, onProgress });
}

/** Which other audiences have some of these contacts, and how many. */
export async function findElsewhere(
  store: Store,
  audience: Pick<Audience, 'id'>,
  contacts: readonly Contact[],
): Promise<readonly ElsewhereCount[]> {
  const audiences = (await store.summaries('audience')).items.filter(({ id }) => id !== audience.id);
  const wanted = new Map<string, Contact>();
  const want = (contact: Contact): void => {
    for (const key of personKeys(contact)) wanted.set(key, contact);
  };
  const counts: ElsewhereCount[] = [];
  for (const { id, name } of audiences) {
    const lists = await store.list('contactList', { parent: id });
    if (countContacts(lists.items) === 0) continue;
    if (wanted.size === 0) await inStretches(eachInSteps(contacts, want));
    const found = new Set<Contact>();
    for (const list of lists.items) {
      await inStretches(
        eachInSteps(Object.values(list.contacts), (member) => {
          for (const key of personKeys(member)) {
            const contact = wanted.get(key);
            if (contact) found.add(contact);
          }
        }),
      );
    }
    if (found.size > 0) counts.push({ audience: name, count: found.size });
  }
  return counts;
}

/** Which of these contacts refused before, as the server of a shared company knows it; in a company of one browser nobody does. */
export async function findRefused(store: Store, contacts: readonly Contact[]): Promise<readonly Contact[]> {
  if (store.sync().mode !== 'team') return [];
  const people = contacts.map((contact) => ({
    keys: personKeys(contact).filter(({ length }) => length <= LONGEST_KEY).slice(0, MOST_KEYS), // prettier-ignore
    liftedOn: liftedOn(contact),
  }));
  const places = new Set(answered(await refusedAmong(store.companyId, people, fetch)));
  return contacts.filter((_, place) => places.has(place));
}

export async function addRecruiting(store: Store, { id }: Pick<Audience, 'id'>, description: string): Promise<void> {
  await store.commit(requestRecruiting(id, description, { newId }), { expect: [isThere('audience', id)] });
}
