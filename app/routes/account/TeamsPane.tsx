import { useCallback, useMemo } from 'react';

import { changeRole, invitationLetter, joinMember, removeMember, type InviteForm } from '#src/domain/memberRules.ts';
import { TeamsSection, type TeamsSectionProps } from '#src/features/account/TeamsSection.tsx';

import { invite } from '../../actions/account.ts';
import { commitWithUndo } from '../../actions/audiences.ts';
import { attempt, attemptWithToast } from '../../actions/outcomes.ts';
import { PATHS } from '../../paths.ts';
import { TEAMS_URL } from '../../teamsView.ts';
import { showToast } from '../../toast.ts';
import { useDraft } from '../../useDraft.ts';
import { useUrlState } from '../../useUrlState.ts';
import { toLoadable, useAll, useRecord, useRetryFailed } from '../../workspace/queries.ts';
import { useStore } from '../../workspace/StoreContext.ts';

const NO_COMPANIES: TeamsSectionProps['companies'] = [];

/** «Команды» of the account area. */
export function TeamsPane() {
  const store = useStore();
  const [{ query, companyId }, setFilter] = useUrlState(TEAMS_URL);
  const filter = useMemo(() => ({ query, companyId }), [query, companyId]);
  const { data, error } = useAll('member');
  const members = useMemo(() => toLoadable({ data: data?.items, error }), [data, error]);
  const companies = useAll('company').data?.items ?? NO_COMPANIES;
  const name = useRecord('profile', 'profile').data?.name ?? '';
  const [draft, setDraft] = useDraft<InviteForm>('invitation');

  const onRoleChange = useCallback<TeamsSectionProps['onRoleChange']>(
    (member, role) =>
      void attemptWithToast('Роль не изменена', async () => {
        await store.commit(changeRole(member, role));
        void showToast({ tone: 'success', title: 'Роль изменена', description: `${member.name} — ${role}` });
      }),
    [store],
  );
  const onRemove = useCallback<TeamsSectionProps['onRemove']>(
    (member) => {
      const invited = member.status === 'invited';
      void attemptWithToast(invited ? 'Приглашение не отменено' : 'Участник не удалён', async () => {
        const undo = await commitWithUndo(store, removeMember(member));
        void showToast({
          tone: 'info',
          title: invited ? 'Приглашение отменено' : 'Участник удалён',
          description: invited ? `${member.email}. Письмо, если вы его отправили, отозвать нельзя.` : member.name,
          action: { label: 'Вернуть', onAction: () => void attemptWithToast('Не удалось вернуть', undo) },
        });
      });
    },
    [store],
  );

  return (
    <TeamsSection
      members={members}
      companies={companies}
      brokenCount={data?.broken.length ?? 0}
      companyId={store.companyId}
      filter={filter}
      draft={draft}
      onDraftChange={setDraft}
      letterFor={(member) =>
        invitationLetter(member, {
          company: companies.find(({ id }) => id === member.companyId)?.name ?? '',
          name,
          appUrl: new URL(PATHS.research, window.location.origin).href,
        })
      }
      onFilterChange={(next, how) => setFilter(() => next, how === 'typing' ? 'typing' : 'replace')}
      onRetry={useRetryFailed()}
      onInvite={(form) =>
        attempt(async () => {
          // No toast: the dialog with the letter comes at once and says that the invitation is stored.
          await invite(store, form);
        })
      }
      onRoleChange={onRoleChange}
      onRemove={onRemove}
      onJoin={(member, form) =>
        attempt(async () => {
          await store.commit(joinMember(member, form));
          void showToast({ tone: 'success', title: 'Участник присоединился', description: form.name.trim() });
        })
      }
      onCopy={(text) =>
        void attemptWithToast('Текст не скопирован', async () => {
          await navigator.clipboard.writeText(text);
          void showToast({ tone: 'success', title: 'Текст письма скопирован' });
        })
      }
    />
  );
}
