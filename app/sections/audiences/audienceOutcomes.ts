import { showContact } from '#src/domain/audiences/contact.ts';
import { counted } from '#src/domain/core/format.ts';
import type { ContactListing } from '#src/features/audiences/ContactsPanel.tsx';
import type { AudiencesScreenProps } from '#src/features/audiences/AudiencesScreen.tsx';

import {
  createPersona,
  deleteAllContacts,
  deleteAudience,
  deleteContact,
  deletePersona,
  deleteRecruiting,
  duplicatePersona,
  editAudience,
  editContact,
  editPersona,
  exportAudiences,
  exportedInWords,
  rejectCandidate,
  restoreCandidate,
  setPeopleBehind,
  setRecruitingStatus,
  tagContacts,
} from './actions.ts';
import type { PeopleOfPersonas } from '#src/features/audiences/personas/peopleOfPersonas.ts';
import type { AudiencesUrl } from './url.ts';
import { createAudience } from '../../shared/asking/contacts/contactActions.ts';
import { storeContacts, storeRecruiting } from '../../shared/asking/contacts/contactOutcomes.ts';
import { attempt, attemptWithToast } from '../../shared/outcomes.ts';
import { showSuccess } from '../../shared/toast.ts';
import { sayDone, showChangedToast, showUndoableToast } from '../../shared/undoableToast.ts';
import type { SetUrl } from '../../routing/useUrlState.ts';
import type { Store } from '#store/port.ts';

/** Requests of the screen for audiences, contacts and requests: the action, and the toast that reports its outcome. */
export type AudienceOutcomes = Pick<
  AudiencesScreenProps,
  | 'onExport'
  | 'onCreateAudience'
  | 'onEditAudience'
  | 'onDeleteAudience'
  | 'onAddContacts'
  | 'onDeleteContact'
  | 'onRequestRecruiting'
  | 'onRecruitingStatusChange'
  | 'onDeleteRecruiting'
> & {
  /** Removes all contacts of an audience. */
  readonly deleteContactsOf: (audienceId: string) => ReturnType<AudiencesScreenProps['onDeleteAllContacts']>;
};

const CONTACT_FORMS = ['контакт', 'контакта', 'контактов'] as const;

/**
 * Callbacks of the screen Аудитории about audiences, their contacts and requests.
 * @param company name of the open company, for the exported file
 */
export function audienceOutcomes(store: Store, company: string, setUrl: SetUrl<AudiencesUrl>): AudienceOutcomes {
  return {
    onExport: (found, filter) =>
      attemptWithToast('Список не экспортирован', async () => {
        showSuccess('Аудитории экспортированы', exportedInWords(await exportAudiences(store, company, found, filter)));
      }),
    onCreateAudience: (form) =>
      attempt(async () => {
        const open = await createAudience(store, form);
        showSuccess('Аудитория создана', form.name.trim());
        setUrl((now) => ({ ...now, open, persona: null }), 'push');
      }),
    onEditAudience: (audience, form) =>
      attempt(async () => sayDone('Аудитория сохранена', form.name.trim(), await editAudience(store, audience, form))),
    onDeleteAudience: (audience) =>
      attempt(async () => {
        await deleteAudience(store, audience);
        showSuccess('Аудитория удалена', audience.name);
        setUrl((now) => ({ ...now, open: null, persona: null }), 'replace');
      }),
    onAddContacts: (audience, _type, contacts, options) => storeContacts(store, audience, contacts, options),
    onRequestRecruiting: (audience, description) => storeRecruiting(store, audience, description),
    onDeleteContact: (entry) =>
      void attemptWithToast('Контакт не удалён', async () =>
        showUndoableToast('Контакт удалён', showContact(entry), await deleteContact(store, entry)),
      ),
    deleteContactsOf: (id) => attempt(() => deleteAllContacts(store, id).then(() => showSuccess('Контакты удалены'))),
    onRecruitingStatusChange: (request, status) =>
      void attemptWithToast('Запрос не изменён', () => setRecruitingStatus(store, request, status)),
    onDeleteRecruiting: (request) =>
      void attemptWithToast('Запрос не удалён', async () =>
        showUndoableToast('Запрос удалён', request.description, await deleteRecruiting(store, request)),
      ),
  };
}

/** Returns the actions on contacts of the unfolded audience. */
export function contactOutcomes(store: Store): Pick<ContactListing, 'onEdit' | 'onTag'> {
  return {
    onEdit: (entry, form) =>
      attempt(async () => {
        await editContact(store, entry, form);
        showSuccess('Контакт сохранён', form.name.trim() || showContact(entry));
      }),
    onTag: (entries, tags, isGiven) =>
      attempt(async () => {
        const { count, undo } = await tagContacts(store, entries, tags, isGiven);
        const told = counted(count, CONTACT_FORMS);
        if (count === 0)
          showSuccess(isGiven ? 'Метка уже есть у всех выбранных' : 'Такой метки ни у кого из выбранных нет');
        else showUndoableToast(isGiven ? 'Метки добавлены' : 'Метки сняты', told, undo);
      }),
  };
}

/** Requests of the screen for personas and the candidates for them. */
export type PersonaOutcomes = Pick<
  AudiencesScreenProps,
  | 'onCreatePersona'
  | 'onEditPersona'
  | 'onDuplicatePersona'
  | 'onDeletePersona'
  | 'onRejectCandidate'
  | 'onRestoreCandidate'
> & {
  /** Stores the people behind a persona. */
  readonly setPeople: PeopleOfPersonas['onSet'];
};

/**
 * Callbacks of the screen Аудитории about personas and the candidates for them.
 * @param showPersona opens a persona's dialog
 */
export function personaOutcomes(store: Store, showPersona: (id: string) => void): PersonaOutcomes {
  return {
    onCreatePersona: (audience, form, people) =>
      attempt(async () => {
        await createPersona(store, audience, form, people);
        showSuccess('Персона создана', form.title.trim());
      }),
    onEditPersona: (edited, form, people) =>
      attempt(async () => {
        const undo = await editPersona(store, edited, form, people);
        if (undo) showChangedToast('Персона сохранена', form.title.trim(), undo);
        else showSuccess('Персона сохранена', form.title.trim());
      }),
    onDuplicatePersona: (original) =>
      attempt(async () => {
        showPersona(await duplicatePersona(store, original));
        showSuccess('Копия создана', original.title);
      }),
    onDeletePersona: (persona) =>
      attempt(async () => showUndoableToast('Персона удалена', persona.title, await deletePersona(store, persona))),
    setPeople: (persona, people) =>
      attempt(async () =>
        showUndoableToast('Люди персоны сохранены', persona.title, await setPeopleBehind(store, persona, people)),
      ),
    onRejectCandidate: (audience, { key }) => attempt(() => rejectCandidate(store, audience, key)),
    onRestoreCandidate: (audience, { key }) => attempt(() => restoreCandidate(store, audience, key)),
  };
}
