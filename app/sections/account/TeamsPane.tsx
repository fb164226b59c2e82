import { useCallback, useMemo } from 'react';

import type { Company } from '#src/domain/account/account.ts';
import { invitationLetter, type InviteForm } from '#src/domain/account/members/inviteMember.ts';
import { nameIn } from '#src/domain/account/names/ownName.ts';
import { isProfileOf } from '#src/domain/account/profileRules.ts';
import type { EditedForm } from '#src/domain/core/editedForm.ts';
import { TeamsSection, type TeamsSectionProps } from '#src/features/account/teams/TeamsSection.tsx';

import { PATHS } from '../../routing/paths.ts';
import { ACCOUNT_ADDRESS, TEAMS_URL } from './url.ts';
import { useRemovedMembers } from './teams/useRemovedMembers.ts';
import { useSharedTeam } from './teams/useSharedTeam.ts';
import { useTeamActions } from './teams/useTeamActions.ts';
import { useCanonicalAddress, type ScreenAddress } from '../../shared/canonicalAddress.ts';
import { useCalled } from '../../shared/team/useCompanyNames.ts';
import { useDraft } from '../../shared/useDraft.ts';
import { useFileUrl } from '../../shared/useFileUrl.ts';
import { useUrlState } from '../../routing/useUrlState.ts';
import { toLoadable, useAll, useRecord, useRetryFailed } from '#store/queries.ts';
import { useStore } from '#store/StoreContext.ts';
import { useOwnMembers } from '../../shared/team/useOwnMembers.ts';
import { useShared } from '../../shared/team/useShared.ts';
import { useSync } from '../../shared/team/useSync.ts';

const NO_COMPANIES: readonly Company[] = [];

const ADDRESS: ScreenAddress = { codecs: [ACCOUNT_ADDRESS, TEAMS_URL], records: { company: 'company' } };

/** «Команды» of the account area. */
export function TeamsPane() {
  const isShared = useSync().mode === 'team';
  const ownMembers = useOwnMembers();
  const shared = useSharedTeam();
  useCanonicalAddress(ADDRESS);
  const { companyId: openCompanyId } = useStore();
  const [{ query, companyId }, setFilter] = useUrlState(TEAMS_URL);
  const filter = useMemo(() => ({ query, companyId }), [query, companyId]);
  const { data, error } = useAll('member');
  const members = useMemo(() => toLoadable({ data: data?.items, error }), [data, error]);
  const companies = useAll('company').data?.items ?? NO_COMPANIES;
  const profile = useRecord('profile', 'profile').data;
  const name = nameIn(openCompanyId, profile);
  const picture = useFileUrl(profile?.avatarFileId ?? null);
  const pictureOf = useCallback<NonNullable<TeamsSectionProps['pictureOf']>>(
    (member) => (profile && isProfileOf(profile, member, ownMembers) ? picture : undefined),
    [profile, picture, ownMembers],
  );
  const companiesHere = useShared();
  const roleIn = useCallback((id: string) => companiesHere.find((one) => one.id === id)?.role, [companiesHere]);
  const [draft, setDraft] = useDraft<EditedForm<InviteForm>>('invitation');

  return (
    <TeamsSection
      members={members}
      pictureOf={pictureOf}
      roleIn={roleIn}
      companies={useCalled(companies, true)}
      removed={useRemovedMembers(companies, roleIn)}
      brokenCount={data?.broken.length ?? 0}
      companyId={openCompanyId}
      shared={shared}
      filter={filter}
      draft={draft}
      onDraftChange={setDraft}
      letterFor={(member) =>
        invitationLetter(member, {
          company: companies.find(({ id }) => id === member.companyId)?.name ?? '',
          name,
          appUrl: new URL(PATHS.research, window.location.origin).href,
          isShared: isShared && member.companyId === openCompanyId,
        })
      }
      onFilterChange={(next, how) => setFilter(() => next, how === 'typing' ? 'typing' : 'push')}
      onRetry={useRetryFailed()}
      {...useTeamActions()}
    />
  );
}
