import { onDemand } from '#src/ui/onDemand.ts';

import { CrashBoundary } from './CrashBoundary.tsx';
import { HISTORY_URL } from '../routing/historyUrl.ts';
import { useUrlState } from '../routing/useUrlState.ts';

const HistoryOverlay = onDemand(() => import('./history/HistoryOverlay.tsx').then((module) => module.HistoryOverlay));

/** The history that the URL names, over any screen; nothing while it names none. */
export function HistoryHost() {
  const [history, setHistory] = useUrlState(HISTORY_URL);
  if (history === null) return null;
  return (
    <CrashBoundary key={history}>
      <HistoryOverlay at={history} onClose={() => setHistory(() => null, 'push')} />
    </CrashBoundary>
  );
}
