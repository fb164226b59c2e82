import { useCallback, useMemo } from 'react';

import { AskedSlots } from '#src/features/audiences/contacts/AskedSlots.ts';
import { AudiencesScreen } from '#src/features/audiences/AudiencesScreen.tsx';

import { ASKED_PARTS } from './asked/parts.tsx';
import { useCandidates, useOpenAudience } from './data.ts';
import { AUDIENCES_URL } from './url.ts';
import { useAudienceActions, usePersonaActions } from './useAudienceActions.ts';
import { useAudiences } from '../../shared/asking/countedAudiences.ts';
import { NO_CONTACT_FILTER } from '#src/domain/audiences/contactFilter.ts';
import { useContactImport } from '../../shared/asking/contacts/useContactImport.ts';
import { useContactListing } from './useContactListing.ts';
import { usePersonaPeople } from './usePersonaPeople.ts';
import { useStudyHref } from '../../shared/useStudyHref.ts';
import { useCanonicalAddress, type ScreenAddress } from '../../shared/canonicalAddress.ts';
import { useScreenAction } from '../../routing/useScreenAction.ts';
import { useUrlState } from '../../routing/useUrlState.ts';
import { useRecord, useRetryFailed, useSummaries } from '#store/queries.ts';
import { useStore } from '#store/StoreContext.ts';
import { linksHref } from '../../routing/hrefs.ts';

const ACTIONS = ['create'] as const;

const ADDRESS: ScreenAddress = {
  codecs: [AUDIENCES_URL],
  actions: ACTIONS,
  records: { open: 'audience', persona: 'persona' },
};

/** Аудитории: reads, passes props, wires callbacks. */
export function AudiencesRoute() {
  useCanonicalAddress(ADDRESS);
  const { companyId } = useStore();
  const [action, onActionTaken] = useScreenAction(ACTIONS);
  const [url, setUrl] = useUrlState(AUDIENCES_URL);
  const opened = useOpenAudience(url.open);
  const company = useRecord('company', companyId).data?.name ?? '';
  const { query, stage, size } = url.filter;
  const filter = useMemo(() => ({ query, stage, size }), [query, stage, size]);
  const onOpenChange = useCallback(
    (open: string | null) =>
      setUrl((now) => ({ ...now, open, persona: null, contacts: NO_CONTACT_FILTER, contact: null }), 'push'),
    [setUrl],
  );
  const showPersona = useCallback((id: string | null) => setUrl((now) => ({ ...now, persona: id }), 'push'), [setUrl]);
  const audienceActions = useAudienceActions(url.open, company, setUrl);
  const { setPeople, ...personaActions } = usePersonaActions(showPersona);

  return (
    <AskedSlots value={ASKED_PARTS}>
      <AudiencesScreen
        audiences={useAudiences()}
        brokenCount={useSummaries('audience').data?.broken.length ?? 0}
        action={action}
        onActionTaken={onActionTaken}
        filter={filter}
        openId={url.open}
        opened={opened}
        contactListing={useContactListing(url, setUrl)}
        linksHref={linksHref}
        persona={useRecord('persona', url.persona).data ?? null}
        candidates={useCandidates(opened)}
        studyHref={useStudyHref()}
        {...useContactImport()}
        onFilterChange={(next, how) =>
          setUrl((now) => ({ ...now, filter: next }), how === 'typing' ? 'typing' : 'push')
        }
        onOpenChange={onOpenChange}
        onPersonaChange={showPersona}
        onRetry={useRetryFailed()}
        personaPeople={usePersonaPeople(url.persona !== null, setPeople)}
        {...audienceActions}
        {...personaActions}
      />
    </AskedSlots>
  );
}
