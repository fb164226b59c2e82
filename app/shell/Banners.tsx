import { onDemand } from '#src/ui/onDemand.ts';

import { useSync } from '../shared/team/useSync.ts';
import { LatePartsBanner } from './LatePartsBanner.tsx';
import { StoreBanner } from './StoreBanner.tsx';
import { UpdateBanner } from './UpdateBanner.tsx';

const OutBanner = onDemand(() => import('./OutBanner.tsx').then((module) => module.OutBanner));

/**
 * Messages above every screen: the data cannot be reached, the user is no longer in the company and did not save what
 * they typed, a part cannot be fetched, a new version is available.
 */
export function Banners() {
  const sync = useSync();
  return (
    <>
      <StoreBanner />
      {sync.mode === 'team' ? <OutBanner /> : null}
      <LatePartsBanner />
      <UpdateBanner />
    </>
  );
}
