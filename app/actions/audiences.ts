import type { Audience, AudienceSummary, Persona } from '#src/domain/audience.ts';
import {
  addContacts as addContactsOps,
  createAudience as createAudienceOps,
  removeAllContacts,
  removeAudience,
  requestRecruiting,
  type NewAudienceForm,
} from '#src/domain/audienceRules.ts';
import type { Contact } from '#src/domain/contact.ts';
import { dateOf } from '#src/domain/format.ts';
import type { Op } from '#src/domain/operation.ts';
import {
  createPersona as createPersonaOps,
  duplicatePersona as duplicatePersonaOps,
  editPersona as editPersonaOps,
  type PersonaForm,
} from '#src/domain/personaRules.ts';

import { newId } from '../newId.ts';
import type { Store } from '../workspace/port.ts';

/** Stores a new audience. Returns its id. */
export async function createAudience(store: Store, form: NewAudienceForm): Promise<string> {
  const { id, ops } = createAudienceOps(form, { newId });
  await store.commit(ops);
  return id;
}

/** Removes an audience with what belongs to it; its contacts are erased. */
export async function deleteAudience(store: Store, audience: Audience): Promise<void> {
  const parent = audience.id;
  const [personas, lists, requests] = await Promise.all([
    store.list('persona', { parent }),
    store.list('contactList', { parent }),
    store.list('recruitingRequest', { parent }),
  ]);
  await store.commit(removeAudience(audience, personas.items, lists.items, requests.items), { erases: true });
}

/** Stores contacts that an audience does not have yet. */
export async function addContacts(store: Store, audience: Audience, contacts: readonly Contact[]): Promise<void> {
  const lists = await store.list('contactList', { parent: audience.id });
  await store.commit(addContactsOps(audience.id, contacts, lists.items, newId));
}

/** Erases all contacts of an audience for good. */
export async function deleteAllContacts(store: Store, audienceId: string): Promise<void> {
  const lists = await store.list('contactList', { parent: audienceId });
  await store.commit(removeAllContacts(lists.items), { erases: true });
}

/** Stores whom to find. */
export async function addRecruiting(store: Store, audience: Audience, description: string): Promise<void> {
  await store.commit(requestRecruiting(audience.id, description, { newId }));
}

const personasOf = async (store: Store, audienceId: string): Promise<readonly Persona[]> =>
  (await store.list('persona', { parent: audienceId })).items;

/** Stores a new persona. Returns its id. */
export async function createPersona(store: Store, audience: Audience, form: PersonaForm): Promise<string> {
  const { id, ops } = createPersonaOps(audience.id, form, await personasOf(store, audience.id), newId);
  await store.commit(ops);
  return id;
}

/** Stores what was changed in a persona. */
export async function editPersona(store: Store, persona: Persona, form: PersonaForm): Promise<void> {
  const ops = editPersonaOps(persona, form, newId);
  if (ops.length === 0) return;
  await store.commit(ops, { unchanged: [{ kind: 'persona', id: persona.id, updatedAt: persona.updatedAt }] });
}

/** Stores a copy of a persona right after it. Returns its id. */
export async function duplicatePersona(store: Store, persona: Persona): Promise<string> {
  const { id, ops } = duplicatePersonaOps(persona, await personasOf(store, persona.audienceId), newId);
  await store.commit(ops);
  return id;
}

/** Commits operations and returns the way to take them back. */
export async function commitWithUndo(store: Store, ops: readonly Op[]): Promise<() => Promise<void>> {
  const { inverse } = await store.commit(ops);
  return async () => {
    await store.commit(inverse);
  };
}

/** Makes the file of these audiences, with personas and contacts, and hands it to the browser to save. Returns its name. */
export async function exportAudiences(
  store: Store,
  company: string,
  found: readonly AudienceSummary[],
): Promise<string> {
  const [{ download, fileName }, { makeWorkbook }, { audienceSheets }] = await Promise.all([
    import('../exporters/download.ts'),
    import('../exporters/spreadsheet.ts'),
    import('../exporters/audiencesWorkbook.ts'),
  ]);
  const [audiences, personas, contactLists, requests] = await Promise.all([
    store.list('audience'),
    store.list('persona'),
    store.list('contactList'),
    store.list('recruitingRequest'),
  ]);
  const byId = new Map(audiences.items.map((audience) => [audience.id, audience]));
  const sheets = audienceSheets({
    audiences: found.flatMap(({ id }) => byId.get(id) ?? []),
    personas: personas.items,
    contactLists: contactLists.items,
    requests: requests.items,
  });
  const name = fileName('Аудитории', company, dateOf(new Date()), 'xlsx');
  download(await makeWorkbook(sheets), name);
  return name;
}
