import { useCallback } from 'react';

import { showContact } from '#src/domain/audiences/contact.ts';
import { counted } from '#src/domain/core/format.ts';
import type { AudiencesScreenProps } from '#src/features/audiences/AudiencesScreen.tsx';

import {
  addContacts,
  addRecruiting,
  createAudience,
  createPersona,
  deleteAllContacts,
  deleteAudience,
  deleteContact,
  deletePersona,
  deleteRecruiting,
  duplicatePersona,
  editPersona,
  exportAudiences,
  rejectCandidate,
  restoreCandidate,
  setRecruitingStatus,
} from './actions.ts';
import type { AudiencesUrl } from './url.ts';
import { attempt, attemptWithToast } from '../../shared/outcomes.ts';
import { showSuccess } from '../../shared/toast.ts';
import { showUndoableToast } from '../../shared/undoableToast.ts';
import type { SetUrl } from '../../routing/useUrlState.ts';
import { useStore } from '../../workspace/StoreContext.ts';

/** What the screen asks to be done with audiences, contacts and requests: the action, and the toast that tells its outcome. */
type AudienceActions = Pick<
  AudiencesScreenProps,
  | 'onExport'
  | 'onCreateAudience'
  | 'onDeleteAudience'
  | 'onAddContacts'
  | 'onDeleteContact'
  | 'onDeleteAllContacts'
  | 'onRequestRecruiting'
  | 'onRecruitingStatusChange'
  | 'onDeleteRecruiting'
>;

/**
 * Callbacks of the screen Аудитории about audiences, their contacts and requests.
 * @param openId the unfolded audience
 * @param company name of the open company, for the exported file
 */
export function useAudienceActions(
  openId: string | null,
  company: string,
  setUrl: SetUrl<AudiencesUrl>,
): AudienceActions {
  const store = useStore();
  const onDeleteContact = useCallback<AudiencesScreenProps['onDeleteContact']>(
    (entry) =>
      void attemptWithToast('Контакт не удалён', async () =>
        showUndoableToast('Контакт удалён', showContact(entry), await deleteContact(store, entry)),
      ),
    [store],
  );
  const onDeleteAllContacts = useCallback(
    () => attempt(() => deleteAllContacts(store, openId ?? '').then(() => showSuccess('Контакты удалены'))),
    [store, openId],
  );
  const onRecruitingStatusChange = useCallback<AudiencesScreenProps['onRecruitingStatusChange']>(
    (request, status) => void attemptWithToast('Запрос не изменён', () => setRecruitingStatus(store, request, status)),
    [store],
  );
  const onDeleteRecruiting = useCallback<AudiencesScreenProps['onDeleteRecruiting']>(
    (request) =>
      void attemptWithToast('Запрос не удалён', async () =>
        showUndoableToast('Запрос удалён', request.description, await deleteRecruiting(store, request)),
      ),
    [store],
  );
  return {
    onExport: (found) =>
      attemptWithToast('Список не экспортирован', async () => {
        const name = await exportAudiences(store, company, found);
        showSuccess('Аудитории экспортированы', `${name}. В файле персональные данные: передавайте его осторожно.`);
      }),
    onCreateAudience: (form) =>
      attempt(async () => {
        const open = await createAudience(store, form);
        showSuccess('Аудитория создана', form.name.trim());
        setUrl((now) => ({ ...now, open, persona: null }), 'push');
      }),
    onDeleteAudience: (audience) =>
      attempt(async () => {
        await deleteAudience(store, audience);
        showSuccess('Аудитория удалена', audience.name);
        setUrl((now) => ({ ...now, open: null, persona: null }), 'replace');
      }),
    onAddContacts: (audience, _type, contacts) =>
      attempt(async () => {
        await addContacts(store, audience, contacts);
        showSuccess('Контакты добавлены', counted(contacts.length, ['контакт', 'контакта', 'контактов']));
      }),
    onRequestRecruiting: (audience, description) =>
      attempt(async () => {
        await addRecruiting(store, audience, description);
        showSuccess('Запрос на поиск сохранён', audience.name);
      }),
    onDeleteContact,
    onDeleteAllContacts,
    onRecruitingStatusChange,
    onDeleteRecruiting,
  };
}

type PersonaActions = Pick<
  AudiencesScreenProps,
  | 'onCreatePersona'
  | 'onEditPersona'
  | 'onDuplicatePersona'
  | 'onDeletePersona'
  | 'onRejectCandidate'
  | 'onRestoreCandidate'
>;

/**
 * Callbacks of the screen Аудитории about personas and the candidates for them.
 * @param showPersona opens a persona's dialog
 */
export function usePersonaActions(showPersona: (id: string) => void): PersonaActions {
  const store = useStore();
  return {
    onCreatePersona: (audience, form) =>
      attempt(async () => {
        await createPersona(store, audience, form);
        showSuccess('Персона создана', form.title.trim());
      }),
    onEditPersona: (edited, form) =>
      attempt(async () => {
        await editPersona(store, edited, form);
        showSuccess('Персона сохранена', form.title.trim());
      }),
    onDuplicatePersona: (original) =>
      attempt(async () => {
        showPersona(await duplicatePersona(store, original));
        showSuccess('Копия создана', original.title);
      }),
    onDeletePersona: (persona) =>
      attempt(async () => showUndoableToast('Персона удалена', persona.title, await deletePersona(store, persona))),
    onRejectCandidate: (audience, { key }) => attempt(() => rejectCandidate(store, audience, key)),
    onRestoreCandidate: (audience, { key }) => attempt(() => restoreCandidate(store, audience, key)),
  };
}
