import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

import type { Member } from '#src/domain/account/account.ts';
import { invitationStanding } from '#src/domain/sync/invitationStanding.ts';
import type { InviteListForm } from '#src/domain/sync/inviteList.ts';
import type { InvitedRole } from '#src/domain/account/members/inviteMember.ts';
import type { EditedForm } from '#src/domain/core/editedForm.ts';
import { counted } from '#src/domain/core/format.ts';
import { DONE, refused } from '#src/domain/core/outcome.ts';
import type { InvitationOutcome } from '#src/domain/sync/invitations.ts';
import { isEnough } from '#src/domain/sync/rights.ts';
import type { SharedTeam } from '#src/features/account/teams/SharedTeamDialogs.tsx';

import { attempt } from '../../../shared/outcomes.ts';
import { PROBLEM_WORDS } from '../../../shared/team/problems.ts';
import { useSync } from '../../../shared/team/useSync.ts';
import { showSuccess, showToast } from '../../../shared/toast.ts';
import { useDraft } from '../../../shared/useDraft.ts';
import { createInvitationApi } from '#store/team/apis/invitationApi.ts';
import { useStore } from '#store/StoreContext.ts';
import { passOwnership } from '../actions.ts';

const api = createInvitationApi((...given) => fetch(...given));

const NO_STANDINGS: SharedTeam['standings'] = new Map();

/** How often it is asked whether letters have gone, ms, while some are on their way. */
const LOOK = 3_000;

/** Returns the toast's text about letters that the server has accepted. */
function sentWords(outcomes: readonly InvitationOutcome[]): readonly [title: string, description: string] {
  const invited = outcomes.filter(({ outcome }) => outcome === 'invited');
  const [first] = invited;
  const left = outcomes.length - invited.length;
  const rest = left > 0 ? ` Не приглашены: ${counted(left, ['адрес', 'адреса', 'адресов'])}, они уже в команде.` : '';
  if (invited.length === 1 && first) return ['Приглашение отправлено', `${first.email}.${rest}`];
  return ['Приглашения отправлены', `${counted(invited.length, ['письмо', 'письма', 'писем'])}.${rest}`];
}

/** The team of the open company, where that is shared; null elsewhere. */
export function useSharedTeam(): SharedTeam | null {
  const store = useStore();
  const { companyId } = store;
  const sync = useSync();
  const role = sync.mode === 'team' && !sync.isUploading ? sync.role : undefined;
  const mayInvite = role !== undefined && isEnough(role, 'Admin');
  const client = useQueryClient();
  const [draft, onDraftChange] = useDraft<EditedForm<InviteListForm>>(`invitations:${companyId}`);
  const [links, setLinks] = useState<SharedTeam['links']>([]);
  const queryKey = useMemo(() => ['invitations', companyId], [companyId]);
  const { data } = useQuery({
    queryKey,
    queryFn: async () => {
      const answer = await api.list(companyId);
      if (!answer.ok) return null;
      const { sendsLetters, invitations } = answer.value;
      const standings = new Map(invitations.map((one) => [one.memberId, invitationStanding(one, new Date())]));
      return { sendsLetters, standings, isWaiting: invitations.some(({ letter }) => letter?.state === 'waiting') };
    },
    enabled: mayInvite,
    refetchInterval: ({ state }) => (state.data?.isWaiting ? LOOK : false),
    gcTime: 0,
  });
  return useMemo(() => {
    if (role === undefined) return null;
    /** Shows the result: sent letters, or links that no letter carries. */
    const show = async (outcomes: readonly InvitationOutcome[]): Promise<void> => {
      const given = outcomes.flatMap(({ email, link }) => (link === undefined ? [] : [{ email, link }]));
      if (given.length > 0) setLinks(given);
      else if (outcomes.some(({ outcome }) => outcome === 'invited')) showSuccess(...sentWords(outcomes));
      await client.invalidateQueries({ queryKey });
    };
    return {
      companyId,
      sendsLetters: data?.sendsLetters ?? true,
      standings: data?.standings ?? NO_STANDINGS,
      isOwner: role === 'Owner',
      draft,
      onDraftChange,
      async onInvite(people, { role: given, message }) {
        const invited = people.map((one) => ({ ...one, role: given, message: message.trim() }));
        const answer = await api.invite(companyId, invited);
        if (!answer.ok) return refused(PROBLEM_WORDS[answer.problem.kind]);
        await show(answer.value);
        return DONE;
      },
      onAgain(member: Member) {
        void (async () => {
          // A member who exists only on paper is invited for the first time, with the role shown beside them.
          const answer =
            member.status === 'invited'
              ? await api.again(companyId, member.id)
              : await api.invite(companyId, [
                  { email: member.email, role: member.role as InvitedRole, message: member.invitation },
                ]);
          if (answer.ok) {
            await show('email' in answer.value ? [answer.value] : answer.value);
            return;
          }
          const description = PROBLEM_WORDS[answer.problem.kind];
          await showToast({ tone: 'error', title: 'Приглашение не отправлено', description });
        })();
      },
      onPassOwnership: (member) =>
        attempt(async () => {
          await passOwnership(store, member);
          showSuccess('Владение передано', `${member.name} — владелец, вы — администратор.`);
        }),
      links,
      onLinksClose: () => setLinks([]),
    };
  }, [store, client, queryKey, companyId, role, data, draft, onDraftChange, links]);
}
