import { useCallback, useMemo } from 'react';

import {
  deleteRecruiting,
  rejectCandidate,
  removeContact,
  restoreCandidate,
  setRecruitingStatus,
} from '#src/domain/audienceRules.ts';
import { showContact } from '#src/domain/contact.ts';
import { counted } from '#src/domain/format.ts';
import type { Op } from '#src/domain/operation.ts';
import { removePersona } from '#src/domain/personaRules.ts';
import { AudiencesScreen, type AudiencesScreenProps } from '#src/features/audiences/AudiencesScreen.tsx';

import {
  addContacts,
  addRecruiting,
  commitWithUndo,
  createAudience,
  createPersona,
  deleteAllContacts,
  deleteAudience,
  duplicatePersona,
  editPersona,
  exportAudiences,
} from '../actions/audiences.ts';
import { attempt, attemptWithToast, explain } from '../actions/outcomes.ts';
import { useCandidates, useOpenAudience } from '../audiencesData.ts';
import { AUDIENCES_URL } from '../audiencesView.ts';
import { useStudyHref } from '../experimentsData.ts';
import { linksHref } from '../linksView.ts';
import { showToast } from '../toast.ts';
import { useScreenAction } from '../useScreenAction.ts';
import { useGoneNotice } from '../useGoneNotice.ts';
import { useUrlState } from '../useUrlState.ts';
import { toLoadable, useRecord, useRetryFailed, useSummaries } from '../workspace/queries.ts';
import { useStore } from '../workspace/StoreContext.ts';

const success = (title: string, description?: string) => void showToast({ tone: 'success', title, description });

const readTable: AudiencesScreenProps['readTable'] = async (file, options) =>
  (await import('../importers/readTable.ts')).readTable(file, options);

const ACTIONS = ['create'] as const;

/** Аудитории: reads, passes props, wires callbacks. */
export function AudiencesRoute() {
  const store = useStore();
  const [action, onActionTaken] = useScreenAction(ACTIONS);
  const [url, setUrl] = useUrlState(AUDIENCES_URL);
  const { data: page, error } = useSummaries('audience');
  const audiences = useMemo(() => toLoadable({ data: page?.items, error }), [page, error]);
  const opened = useOpenAudience(url.open);
  useGoneNotice(
    'audience',
    url.open,
    useCallback(() => setUrl((now) => ({ ...now, open: null }), 'replace'), [setUrl]),
  );
  const candidates = useCandidates(opened);
  const persona = useRecord('persona', url.persona).data ?? null;
  const studyHref = useStudyHref();
  const company = useRecord('company', store.companyId).data?.name ?? '';
  const { query, stage, size } = url.filter;
  const filter = useMemo(() => ({ query, stage, size }), [query, stage, size]);

  const showPersona = useCallback((id: string | null) => setUrl((now) => ({ ...now, persona: id }), 'push'), [setUrl]);
  /** Commits what can be taken back from the toast. */
  const removing = useCallback(
    (ops: readonly Op[], title: string, description: string) =>
      commitWithUndo(store, ops).then((undo) => {
        void showToast({
          tone: 'info',
          title,
          description,
          action: { label: 'Вернуть', onAction: () => void attemptWithToast('Не удалось вернуть', undo) },
        });
      }),
    [store],
  );
  const onOpenChange = useCallback(
    (open: string | null) => setUrl((now) => ({ ...now, open, persona: null }), 'push'),
    [setUrl],
  );
  const onRetry = useRetryFailed();
  const onDeleteContact = useCallback<AudiencesScreenProps['onDeleteContact']>(
    (entry) =>
      void attemptWithToast('Контакт не удалён', () =>
        removing(removeContact(entry.listId, entry.key), 'Контакт удалён', showContact(entry)),
      ),
    [removing],
  );
  const onDeleteAllContacts = useCallback(
    () => attempt(() => deleteAllContacts(store, url.open ?? '').then(() => success('Контакты удалены'))),
    [store, url.open],
  );
  const onRecruitingStatusChange = useCallback<AudiencesScreenProps['onRecruitingStatusChange']>(
    (request, status) =>
      void attemptWithToast('Запрос не изменён', async () => {
        await store.commit(setRecruitingStatus(request, status));
      }),
    [store],
  );
  const onDeleteRecruiting = useCallback<AudiencesScreenProps['onDeleteRecruiting']>(
    ({ id, description }) =>
      void attemptWithToast('Запрос не удалён', () => removing(deleteRecruiting(id), 'Запрос удалён', description)),
    [removing],
  );

  return (
    <AudiencesScreen
      audiences={audiences}
      brokenCount={page?.broken.length ?? 0}
      action={action}
      onActionTaken={onActionTaken}
      filter={filter}
      openId={url.open}
      opened={opened}
      linksHref={linksHref}
      persona={persona}
      candidates={candidates}
      studyHref={studyHref}
      readTable={readTable}
      explain={explain}
      onFilterChange={(next, how) =>
        setUrl((now) => ({ ...now, filter: next }), how === 'typing' ? 'typing' : 'replace')
      }
      onOpenChange={onOpenChange}
      onPersonaChange={showPersona}
      onRetry={onRetry}
      onExport={(found) =>
        attemptWithToast('Список не экспортирован', async () => {
          const name = await exportAudiences(store, company, found);
          success('Аудитории экспортированы', `${name}. В файле персональные данные: передавайте его осторожно.`);
        })
      }
      onCreateAudience={(form) =>
        attempt(async () => {
          const open = await createAudience(store, form);
          success('Аудитория создана', form.name.trim());
          setUrl((now) => ({ ...now, open, persona: null }), 'push');
        })
      }
      onDeleteAudience={(audience) =>
        attempt(async () => {
          await deleteAudience(store, audience);
          success('Аудитория удалена', audience.name);
          setUrl((now) => ({ ...now, open: null, persona: null }), 'replace');
        })
      }
      onAddContacts={(audience, _type, contacts) =>
        attempt(async () => {
          await addContacts(store, audience, contacts);
          success('Контакты добавлены', counted(contacts.length, ['контакт', 'контакта', 'контактов']));
        })
      }
      onRequestRecruiting={(audience, description) =>
        attempt(async () => {
          await addRecruiting(store, audience, description);
          success('Запрос на поиск сохранён', audience.name);
        })
      }
      onDeleteContact={onDeleteContact}
      onDeleteAllContacts={onDeleteAllContacts}
      onRecruitingStatusChange={onRecruitingStatusChange}
      onDeleteRecruiting={onDeleteRecruiting}
      onCreatePersona={(audience, form) =>
        attempt(async () => {
          await createPersona(store, audience, form);
          success('Персона создана', form.title.trim());
        })
      }
      onEditPersona={(edited, form) =>
        attempt(async () => {
          await editPersona(store, edited, form);
          success('Персона сохранена', form.title.trim());
        })
      }
      onDuplicatePersona={(original) =>
        attempt(async () => {
          showPersona(await duplicatePersona(store, original));
          success('Копия создана', original.title);
        })
      }
      onDeletePersona={(one) => attempt(() => removing(removePersona(one.id), 'Персона удалена', one.title))}
      onRejectCandidate={(audience, { key }) =>
        attempt(async () => {
          await store.commit(rejectCandidate(audience.id, key));
        })
      }
      onRestoreCandidate={(audience, { key }) =>
        attempt(async () => {
          await store.commit(restoreCandidate(audience.id, key));
        })
      }
    />
  );
}
