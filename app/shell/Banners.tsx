import { onDemand } from '#src/ui/onDemand.ts';

import { useSync } from '../shared/team/useSync.ts';
import { LatePartsBanner } from './LatePartsBanner.tsx';
import { StoreBanner } from './StoreBanner.tsx';
import { UpdateBanner } from './UpdateBanner.tsx';

const OutBanner = onDemand(() => import('./OutBanner.tsx').then((module) => module.OutBanner));

/** What is said above every screen: that the data cannot be reached, that one is not of the company any more, that a part cannot be fetched, that a new version is there. */
export function Banners() {
  const sync = useSync();
  return (
    <>
      <StoreBanner />
      {sync.mode === 'team' && sync.connection === 'noAccess' ? <OutBanner /> : null}
      <LatePartsBanner />
      <UpdateBanner />
    </>
  );
}
