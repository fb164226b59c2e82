import { onDemand } from '#src/ui/onDemand.ts';

import { useSync } from '../shared/team/useSync.ts';
import { LeftWordsHost } from './team/LeftWordsHost.tsx';

const OutOfCompany = onDemand(() => import('./team/OutOfCompany.tsx').then((module) => module.OutOfCompany));

/**
 * Over every screen of a shared company that the person was removed from, what that means, and what they were typing; that also
 * when they are back.
 */
export function OutBanner() {
  const sync = useSync();
  return (
    <>
      {sync.mode === 'team' && sync.connection === 'noAccess' ? <OutOfCompany sync={sync} /> : null}
      <LeftWordsHost />
    </>
  );
}
