import { useCallback, type ReactNode } from 'react';

import type { ResearchScreenProps } from '#src/features/research/ResearchScreen.tsx';
import { onDemand } from '#src/ui/onDemand.ts';

import type { ResearchView } from './url.ts';
import type { SetUrl } from '../../routing/useUrlState.ts';

/** A text is read, and a report made, later than the list is looked at: each view and what it reads come when it is opened. */
const ReadingRoute = onDemand(() => import('./reading/ReadingRoute.tsx').then((module) => module.ReadingRoute));
const ReportRoute = onDemand(() => import('./report/ReportRoute.tsx').then((module) => module.ReportRoute));

const RoundRoute = onDemand(() => import('./rounds/RoundRoute.tsx').then((module) => module.RoundRoute));

const InterviewSteps = onDemand(() => import('./interview/InterviewSteps.tsx').then((module) => module.InterviewSteps));

/**
 * Returns the view that the address opens in place of the list, and the navigation to it. Words of a report are read over it, and
 * lead back to it.
 */
export function useInsteadOfList(
  view: ResearchView,
  setView: SetUrl<ResearchView>,
): Pick<ResearchScreenProps, 'onRead' | 'onReport' | 'onInterview'> & { reading: ReactNode } {
  const onView = useCallback(
    (change: Partial<ResearchView>) => setView((now) => ({ ...now, ...change }), 'push'),
    [setView],
  );
  const onRead = useCallback<ResearchScreenProps['onRead']>(
    (material, place) => onView({ material, place, typing: false }),
    [onView],
  );
  const onReport = useCallback((report: readonly string[]) => onView({ report }), [onView]);
  const onInterview = useCallback(() => onView({ interview: 'whom' }), [onView]);
  let reading: ReactNode = null;
  if (view.material) reading = <ReadingRoute view={view} onRead={onRead} />;
  else if (view.report.length > 0) reading = <ReportRoute studyIds={view.report} onView={onView} />;
  else if (view.round !== null) reading = <RoundRoute id={view.round} />;
  else if (view.interview !== null) reading = <InterviewSteps view={view} setView={setView} />;
  return { reading, onRead, onReport, onInterview };
}
