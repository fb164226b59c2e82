import { onDemand } from '#src/ui/onDemand.ts';

import { hasServer } from '../../shared/team/server.ts';
import { useShared } from '../../shared/team/useShared.ts';

const InboxChoicesHost = onDemand(() => import('./InboxChoicesHost.tsx').then((module) => module.InboxChoicesHost));

/**
 * Returns «Настроить уведомления» over the server; undefined for a user who shares nothing: they receive no notices, and the
 * server is not asked.
 */
export function useNotices(): typeof InboxChoicesHost | undefined {
  const isTold = useShared().length > 0 && hasServer();
  return isTold ? InboxChoicesHost : undefined;
}
