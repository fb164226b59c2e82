import { useMemo } from 'react';

import { failed, type Loadable } from '#src/domain/loadable.ts';
import type { Profile } from '#src/domain/account.ts';
import { AccountScreen } from '#src/features/account/AccountScreen.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

import { ACCOUNT_URL, accountHref } from '../accountView.ts';
import { useFileUrl } from '../useFileUrl.ts';
import { useUrlState } from '../useUrlState.ts';
import { toLoadable, useRecord, useRetryFailed } from '../workspace/queries.ts';
import { ACCOUNT_PANES } from './account/lazyPanes.ts';

/** Личный кабинет: whose it is, and the section that the address names. */
export function ProfileRoute() {
  const [{ section, unknownSection }] = useUrlState(ACCOUNT_URL);
  const { data, error } = useRecord('profile', 'profile');
  const profile = useMemo<Loadable<Profile>>(() => {
    const loaded = toLoadable({ data, error });
    if (loaded.state !== 'ready') return loaded;
    return loaded.value ? { state: 'ready', value: loaded.value } : failed('Профиля в этом браузере ещё нет.');
  }, [data, error]);
  const picture = useFileUrl(data?.avatarFileId ?? null);
  const Pane = ACCOUNT_PANES[section];
  return (
    <AccountScreen
      profile={profile}
      picture={picture}
      section={section}
      unknownSection={unknownSection}
      sectionHref={accountHref}
      onRetry={useRetryFailed()}
    >
      <Pane fallback={<Skeleton height={320} />} />
    </AccountScreen>
  );
}
