import { useCallback } from 'react';

import type { TeamsSectionProps } from '#src/features/account/teams/TeamsSection.tsx';

import { changeRole, deleteMember, invite, join, restoreMember } from '../actions.ts';
import { attempt, attemptWithToast } from '../../../shared/outcomes.ts';
import { showSuccess } from '../../../shared/toast.ts';
import { showUndoableToast } from '../../../shared/undoableToast.ts';
import { useStore } from '#store/StoreContext.ts';

/** Callbacks of «Команды»: the action, and the toast that tells its outcome. */
export function useTeamActions(): Pick<
  TeamsSectionProps,
  'onInvite' | 'onRoleChange' | 'onRemove' | 'onRestore' | 'onJoin' | 'onCopy'
> {
  const store = useStore();
  const onRoleChange = useCallback<TeamsSectionProps['onRoleChange']>(
    (member, role) =>
      void attemptWithToast('Роль не изменена', async () => {
        await changeRole(store, member, role);
        showSuccess('Роль изменена', `${member.name} — ${role}`);
      }),
    [store],
  );
  const onRemove = useCallback<TeamsSectionProps['onRemove']>(
    (member) => {
      const invited = member.status === 'invited';
      const isShared = store.shared().some(({ id }) => id === member.companyId);
      const withdrawn = isShared ? 'отозвано' : 'отменено';
      void attemptWithToast(invited ? `Приглашение не ${withdrawn}` : 'Участник не удалён', async () => {
        const undo = await deleteMember(store, member);
        if (invited) {
          const rest = isShared
            ? 'Ссылка из письма больше не впустит.'
            : 'Письмо, если вы его отправили, отозвать нельзя.';
          showUndoableToast(`Приглашение ${withdrawn}`, `${member.email}. ${rest}`, undo);
        } else showUndoableToast('Участник удалён', member.name, undo);
      });
    },
    [store],
  );
  return {
    // No toast: the dialog with the letter comes at once and says that the invitation is stored.
    onInvite: (form) => attempt(() => invite(store, form)),
    onRoleChange,
    onRemove,
    onRestore: (member) =>
      void attemptWithToast('Участник не возвращён', async () => {
        await restoreMember(store, member);
        showSuccess('Участник снова в команде', member.name);
      }),
    onJoin: (member, form) =>
      attempt(async () => {
        await join(store, member, form);
        showSuccess('Участник присоединился', form.name.trim());
      }),
    onCopy: (text) =>
      void attemptWithToast('Текст не скопирован', async () => {
        await navigator.clipboard.writeText(text);
        showSuccess('Текст письма скопирован');
      }),
  };
}
