import { useMemo } from 'react';

import { failed, ready, type Loadable } from '#src/domain/core/loadable.ts';
import type { Profile } from '#src/domain/account/account.ts';
import { profileIn } from '#src/domain/account/names/ownName.ts';
import { AccountScreen } from '#src/features/account/AccountScreen.tsx';
import { useSharedCompany } from '#src/ui/context/SharedCompany.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';

import { ACCOUNT_URL, RETENTION_URL, SCENARIO_URL } from './url.ts';
import { guardOf, useSecurity } from '../../shared/team/useSecurity.ts';
import { useFileUrl } from '../../shared/useFileUrl.ts';
import { useUnknownNotice } from '../../shared/useUnknownNotice.ts';
import { useUrlState } from '../../routing/useUrlState.ts';
import { toLoadable, useRecord, useRetryFailed } from '#store/queries.ts';
import { useStore } from '#store/StoreContext.ts';
import { ACCOUNT_PANES, RetentionPane, ScenarioPane } from './lazyPanes.ts';
import { accountHref } from '../../routing/hrefs.ts';

/** Личный кабинет: whose it is, and the section that the address names. */
export function AccountRoute() {
  const [url] = useUrlState(ACCOUNT_URL);
  const { section } = url;
  const unknownSection = useUnknownNotice(url.unknownSection, section);
  const { companyId } = useStore();
  const { data, error } = useRecord('profile', 'profile');
  const profile = useMemo<Loadable<Profile>>(() => {
    const loaded = toLoadable({ data, error });
    if (loaded.state !== 'ready') return loaded;
    return loaded.value ? ready(profileIn(companyId, loaded.value)) : failed('Профиля в этом браузере ещё нет.');
  }, [data, error, companyId]);
  const picture = useFileUrl(data?.avatarFileId ?? null);
  const Pane = ACCOUNT_PANES[section];
  const guard = guardOf(useSecurity());
  const retry = useRetryFailed();
  const [{ scenario }] = useUrlState(SCENARIO_URL);
  const [{ isRetention }] = useUrlState(RETENTION_URL);
  const isShared = useSharedCompany();
  if (section === 'settings' && scenario !== null) {
    return (
      <ScenarioPane key={scenario} id={scenario === 'new' ? null : scenario} fallback={<Skeleton height={320} />} />
    );
  }
  // Until that is known nothing else is drawn: the section's own address knows nothing of it, and would erase it.
  if (section === 'settings' && isRetention && isShared === null) return <Skeleton height={320} />;
  if (section === 'settings' && isRetention && isShared) {
    return <RetentionPane fallback={<Skeleton height={320} />} />;
  }
  return (
    <AccountScreen
      profile={profile}
      guard={guard}
      picture={picture}
      section={section}
      unknownSection={unknownSection}
      sectionHref={accountHref}
      onRetry={retry}
    >
      <Pane fallback={<Skeleton height={320} />} />
    </AccountScreen>
  );
}
