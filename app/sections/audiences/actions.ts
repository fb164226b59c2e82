import {
  summariseContactList,
  type Audience,
  type Persona,
  type RecruitingRequest,
} from '#src/domain/audiences/audience.ts';
import {
  audienceFormOf,
  editAudience as editAudienceOps,
  type AudienceForm,
} from '#src/domain/audiences/form/audienceForm.ts';
import { countAudiences } from '#src/domain/audiences/figures.ts';
import {
  deleteRecruiting as deleteRecruitingOps,
  rejectCandidate as rejectCandidateOps,
  removeAudience,
  restoreCandidate as restoreCandidateOps,
  setRecruitingStatus as setRecruitingStatusOps,
} from '#src/domain/audiences/rules.ts';
import type { ContactEntry } from '#src/domain/audiences/contactList.ts';
import { inStretches } from '#src/domain/inStretches.ts';
import { editContact as editContactOps, tagInSteps, type ContactForm } from '#src/domain/audiences/form/contactForm.ts';
import { isEmptyList, removeAllContacts, removeContact } from '#src/domain/audiences/contactRules.ts';
import { loadForeignNumber } from '#src/features/audiences/contacts/useForeignNumber.ts';
import { asRead, fieldsOf, isThere } from '#src/domain/core/expectation.ts';
import { NO_AUDIENCE_FILTER, type AudienceFilter } from '#src/domain/audiences/filter.ts';
import { AUDIENCE_CHOICES } from '#src/features/audiences/audienceChoices.ts';
import { narrowedBy } from '#src/patterns/list/listChoice.ts';
import { dateOf } from '#src/domain/core/format.ts';
import {
  createPersona as createPersonaOps,
  duplicatePersona as duplicatePersonaOps,
  editPersona as editPersonaOps,
  removePersona,
} from '#src/domain/audiences/personaRules.ts';
import type { TakenPersonaForm } from '#src/domain/audiences/form/personaForm.ts';

import { standBehind, standBehindNew } from '#src/domain/audiences/personaPeople.ts';
import { commitWithUndo } from '../../shared/commitWithUndo.ts';
import type { Undoing } from '../../shared/undoableToast.ts';
import { savedInWords, type ExportedFile } from '../../shared/out/savedFile.ts';
import { newId } from '../../shared/newId.ts';
import type { CommitOptions, Store } from '#store/port.ts';
import { noteExport } from '../../shared/out/noteExport.ts';

/** Stores what was changed in an audience, unless another tab changed the same meanwhile. Returns the way to take it back; null when nothing was. */
export async function editAudience(store: Store, audience: Audience, form: AudienceForm): Promise<Undoing> {
  const ops = editAudienceOps(audience, form, newId);
  if (ops.length === 0) return null;
  const expect = [asRead('audience', audience.id, audience, fieldsOf(audienceFormOf(audience)))];
  return commitWithUndo(store, ops, { expect });
}

/** Removes an audience with what belongs to it; its contacts are erased. */
export async function deleteAudience(store: Store, audience: Audience): Promise<void> {
  const parent = audience.id;
  const [personas, lists, requests] = await Promise.all([
    store.list('persona', { parent }),
    store.list('contactList', { parent }),
    store.list('recruitingRequest', { parent }),
  ]);
  // Somebody may put a contact into an empty list meanwhile, and it would stay.
  const expect = lists.items.filter(isEmptyList).map((list) => asRead('contactList', list.id, list, ['contacts']));
  await store.commit(removeAudience(audience, personas.items, lists.items, requests.items), { erases: true, expect });
}

/** The condition of what is made for an audience: that the audience is there. */
const of = (audienceId: string): CommitOptions => ({ expect: [isThere('audience', audienceId)] });

/** Stores what was changed in a contact's card. */
export async function editContact(store: Store, entry: ContactEntry, form: ContactForm): Promise<void> {
  const foreign = (await loadForeignNumber()) ?? undefined;
  const ops = editContactOps(entry, form, { at: new Date().toISOString(), foreign });
  if (ops.length > 0) await store.commit(ops);
}

/** Gives contacts tags, or takes them away. Returns how many were changed, and the way to take it back. */
export async function tagContacts(
  store: Store,
  entries: readonly ContactEntry[],
  tags: string,
  isGiven: boolean,
): Promise<{ readonly count: number; readonly undo: () => Promise<void> }> {
  const ops = await inStretches(tagInSteps(entries, tags, isGiven));
  return { count: ops.length, undo: ops.length === 0 ? () => Promise.resolve() : await commitWithUndo(store, ops) };
}

/** Removes one contact. Returns the way to take it back. */
export function deleteContact(store: Store, { listId, key }: ContactEntry): Promise<() => Promise<void>> {
  return commitWithUndo(store, removeContact(listId, key));
}

/** Erases all contacts of an audience for good. */
export async function deleteAllContacts(store: Store, audienceId: string): Promise<void> {
  const lists = await store.list('contactList', { parent: audienceId });
  await store.commit(removeAllContacts(lists.items), { erases: true });
}

/** Stores how far a request to find people has come, unless another tab has moved it meanwhile. */
export async function setRecruitingStatus(
  store: Store,
  request: RecruitingRequest,
  status: RecruitingRequest['status'],
): Promise<void> {
  await store.commit(setRecruitingStatusOps(request, status), {
    expect: [asRead('recruitingRequest', request.id, request, ['status'])],
  });
}

/** Removes a request to find people. Returns the way to take it back. */
export function deleteRecruiting(store: Store, { id }: RecruitingRequest): Promise<() => Promise<void>> {
  return commitWithUndo(store, deleteRecruitingOps(id));
}

const personasOf = async (store: Store, audienceId: string): Promise<readonly Persona[]> =>
  (await store.list('persona', { parent: audienceId })).items;

/**
 * Stores a new persona. Returns its id.
 * @param people participants in whose words it was found, by their ids: they are the people behind it
 */
export async function createPersona(
  store: Store,
  audience: Audience,
  form: TakenPersonaForm,
  people: readonly string[] = [],
): Promise<string> {
  const { id, ops } = createPersonaOps(audience.id, form, await personasOf(store, audience.id), newId);
  const participants = people.length === 0 ? [] : (await store.list('participant')).items;
  await store.commit([...ops, ...standBehindNew(id, people, participants)], of(audience.id));
  return id;
}

/** Stores the people behind a persona, by their ids. Returns the undo function. */
export async function setPeopleBehind(
  store: Store,
  { id }: Pick<Persona, 'id'>,
  people: readonly string[],
): Promise<() => Promise<void>> {
  const ops = standBehind(id, people, (await store.list('participant')).items);
  if (ops.length === 0) return () => Promise.resolve();
  return commitWithUndo(store, ops, { expect: [isThere('persona', id)] });
}

/**
 * Stores the changes of a persona. Returns the undo function; null without changes.
 * @param people participants whose words support the text taken from a model, by their ids: they are the people behind it
 */
export async function editPersona(
  store: Store,
  persona: Persona,
  form: TakenPersonaForm,
  people: readonly string[] = [],
): Promise<Undoing> {
  const participants = people.length === 0 ? [] : (await store.list('participant')).items;
  const ops = [...editPersonaOps(persona, form, newId), ...standBehindNew(persona.id, people, participants)];
  if (ops.length === 0) return null;
  const expect = [asRead('persona', persona.id, persona, fieldsOf(form))];
  return commitWithUndo(store, ops, { expect });
}

/** Stores a copy of a persona right after it. Returns its id. */
export async function duplicatePersona(store: Store, persona: Persona): Promise<string> {
  const { id, ops } = duplicatePersonaOps(persona, await personasOf(store, persona.audienceId), newId);
  await store.commit(ops, of(persona.audienceId));
  return id;
}

/** Removes a persona. Returns the way to take it back. */
export function deletePersona(store: Store, { id }: Pick<Persona, 'id'>): Promise<() => Promise<void>> {
  return commitWithUndo(store, removePersona(id));
}

/**
 * Turns a candidate for a persona down: it is proposed no more.
 * @param key the candidate's key in its audience
 */
export async function rejectCandidate(store: Store, audience: Pick<Audience, 'id'>, key: string): Promise<void> {
  await store.commit(rejectCandidateOps(audience.id, key));
}

/** Proposes a candidate again that was turned down. */
export async function restoreCandidate(store: Store, audience: Pick<Audience, 'id'>, key: string): Promise<void> {
  await store.commit(restoreCandidateOps(audience.id, key));
}

/** The audiences' file. */
export interface AudiencesFile extends ExportedFile {
  /** Contacts stand in it under code names: whoever saved it does not see others. Default false. */
  readonly isNameless?: boolean;
}

/** Returns the message about the audiences' file: it holds people's contacts unless they are hidden. */
export function exportedInWords(file: AudiencesFile): string {
  if (file.hides) return savedInWords(file);
  return `${file.name}. ${file.isNameless ? 'Контакты в нём под кодовыми именами' : 'В файле персональные данные'}: передавайте его осторожно.`;
}

/**
 * Makes the file of these audiences, with personas and contacts, and hands it to the browser to save; where the company hides
 * personal data, contacts are only counted.
 * @param filter what passed them: the file says so. Default all
 */
export async function exportAudiences(
  store: Store,
  company: string,
  found: readonly Pick<Audience, 'id'>[],
  filter: AudienceFilter = NO_AUDIENCE_FILTER,
): Promise<AudiencesFile> {
  const sync = store.sync();
  const isNameless = sync.mode === 'team' && sync.hidesNames === true;
  const [{ download, fileName }, { makeWorkbook }, { sheetTexts }, { audienceSheets }, { hides, mask }] =
    await Promise.all([
      import('../../shared/download.ts'),
      import('#files/writing/spreadsheet.ts'),
      import('#files/writing/sheetTexts.ts'),
      import('./workbook.ts'),
      import('../../shared/out/goingOut.ts').then(({ readGoingOut }) => readGoingOut(store)),
    ]);
  const [audiences, personas, contactLists, requests] = await Promise.all([
    store.list('audience'),
    store.list('persona'),
    store.list('contactList'),
    store.list('recruitingRequest'),
  ]);
  const today = dateOf(new Date());
  const lists = contactLists.items.map(summariseContactList);
  const { readStudiesByAudience } = await import('../../shared/asking/roundPeople.ts');
  const asked = await readStudiesByAudience(store, today);
  const counted = countAudiences(audiences.items, lists, asked.items, today);
  const byId = new Map(counted.map((audience) => [audience.id, audience]));
  const sheets = audienceSheets({
    audiences: found.flatMap(({ id }) => byId.get(id) ?? []),
    personas: personas.items,
    contactLists: contactLists.items,
    requests: requests.items,
    hidesContacts: hides,
    isNameless,
    narrowed: narrowedBy(filter, AUDIENCE_CHOICES),
  });
  const name = fileName('Аудитории', company, today, 'xlsx');
  download(await makeWorkbook(mask(sheets, sheetTexts)), name);
  noteExport(store, 'audiences', 'xlsx');
  return { name, hides, isNameless };
}
