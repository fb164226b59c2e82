import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';

import type { Company } from '#src/domain/account/account.ts';
import { ownName } from '#src/domain/account/names/ownName.ts';
import { mayGiveAccess } from '#src/domain/sync/rights.ts';
import type { CompaniesSectionProps } from '#src/features/account/companies/CompaniesSection.tsx';
import { useAskedAction } from '#src/patterns/useAskedAction.ts';
import { onDemand } from '#src/ui/onDemand.ts';

import { accountHref, JOURNAL_HREF } from '../../routing/hrefs.ts';
import { useScreenAction } from '../../routing/useScreenAction.ts';
import { useCompanyChoice } from '../../shared/company.ts';
import { hasServer } from '../../shared/team/server.ts';
import { useSync } from '../../shared/team/useSync.ts';
import type { SyncState } from '#store/port.ts';
import { useRecord } from '#store/queries.ts';

const ShareHost = onDemand(() => import('../../shared/team/ShareHost.tsx').then((module) => module.ShareHost));
const AccessHost = onDemand(() => import('../../shared/team/AccessHost.tsx').then((module) => module.AccessHost));

/** Action that an address may request for the open company's team: «Открыть доступ команде». */
export const SHARE_ACTIONS = ['share'] as const;

/** Returns the open company's relation to a team; null where there is no server to ask, and while it is unknown. */
function stateOf(sync: SyncState): 'local' | 'uploading' | 'shared' | 'joined' | null {
  if (sync.mode === 'unknown') return null;
  if (sync.mode === 'local') return hasServer() ? 'local' : null;
  if (sync.isUploading) return 'uploading';
  return mayGiveAccess(sync.role) ? 'shared' : 'joined';
}

/** Returns the team part of the open company's settings, and the dialog that it opens. */
export function useTeamOfCompany(companies: readonly Company[]): {
  readonly team: CompaniesSectionProps['team'];
  readonly dialog: ReactNode;
} {
  const { companyId, chooseCompany } = useCompanyChoice();
  const sync = useSync();
  const navigate = useNavigate();
  const personName = ownName(useRecord('profile', 'profile').data);
  const [shown, setShown] = useState<'share' | 'access' | null>(null);
  const companyName = companies.find(({ id }) => id === companyId)?.name ?? '';
  const state = stateOf(sync);
  const open = () => setShown(state === 'shared' ? 'access' : 'share');
  const [action, onTaken] = useScreenAction(SHARE_ACTIONS);
  useAskedAction(state === null || state === 'joined' ? null : action, open, onTaken);
  const close = () => setShown(null);
  const isOwner = sync.mode === 'team' && !sync.isUploading && sync.role === 'Owner';
  const team = state && {
    state,
    onOpen: open,
    onJournal: isOwner ? () => void navigate(`${accountHref('companies')}&${JOURNAL_HREF.slice(1)}`) : null,
  };
  if (shown === 'share')
    return {
      team,
      dialog: (
        <ShareHost
          companyId={companyId}
          companyName={companyName}
          personName={personName}
          isBegun={state === 'uploading'}
          onShared={(id) => {
            if (id !== companyId) chooseCompany(id);
            setShown('access');
          }}
          onClose={close}
        />
      ),
    };
  return { team, dialog: shown === 'access' ? <AccessHost companyId={companyId} onClose={close} /> : null };
}
