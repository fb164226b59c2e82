import { onDemand } from '#src/ui/onDemand.ts';

import { useSync } from '../shared/team/useSync.ts';

const OutOfCompany = onDemand(() => import('./team/OutOfCompany.tsx').then((module) => module.OutOfCompany));

/** Over every screen of a company that the person was removed from, what that means; nothing elsewhere. */
export function OutBanner() {
  const sync = useSync();
  return sync.mode === 'team' && sync.connection === 'noAccess' ? <OutOfCompany sync={sync} /> : null;
}
