import { useCallback, useState } from 'react';

import { dateOf } from '#src/domain/core/format.ts';
import { ExperimentsScreen } from '#src/features/experiments/ExperimentsScreen.tsx';

import { useOwnerLine } from '../../shared/board/product/useOwnerLine.ts';
import { useMembers } from '../../shared/useMembers.ts';
import { useStudyHref } from '../../shared/useStudyHref.ts';
import { useExperimentLists, useNarrowing, useOpenExperiment } from './data.ts';
import { EXPERIMENTS_URL } from './url.ts';
import { useExperimentActions } from './useExperimentActions.ts';
import { useCanonicalAddress, type ScreenAddress } from '../../shared/canonicalAddress.ts';
import { useShowExperiment } from './useShowExperiment.tsx';
import { PATHS } from '../../routing/paths.ts';
import { useUrlState } from '../../routing/useUrlState.ts';
import { useRetryFailed } from '#store/queries.ts';
import { linksHref, experimentHref } from '../../routing/hrefs.ts';

const readToday = () => dateOf(new Date());

const ADDRESS: ScreenAddress = {
  codecs: [EXPERIMENTS_URL],
  records: { open: 'experiment', hypothesis: 'hypothesis' },
};

/** Эксперименты: reads, passes props, wires callbacks. */
export function ExperimentsRoute() {
  useCanonicalAddress(ADDRESS);
  const [url, setUrl] = useUrlState(EXPERIMENTS_URL);
  const { experiments, brokenCount, hypotheses, audiences } = useExperimentLists(url.backlogOpen);
  const members = useMembers();
  const opened = useOpenExperiment(url.open, members);
  const company = useOwnerLine();
  const [today] = useState(readToday);
  const narrowing = useNarrowing(url);
  const onOpenChange = useCallback((open: string | null) => setUrl((now) => ({ ...now, open }), 'push'), [setUrl]);
  const onOpenHypothesis = useCallback(
    (hypothesis: string | null) => setUrl((now) => ({ ...now, hypothesis }), 'push'),
    [setUrl],
  );
  const { onShow, dialog } = useShowExperiment(opened, company);
  return (
    <>
      <ExperimentsScreen
        experiments={experiments}
        brokenCount={brokenCount}
        {...narrowing}
        view={url.view}
        openId={url.open}
        opened={opened}
        hypotheses={hypotheses}
        backlogOpen={url.backlogOpen}
        openHypothesisId={url.hypothesis}
        members={members}
        audiences={audiences}
        today={today}
        experimentHref={experimentHref}
        studyHref={useStudyHref(experiments.state === 'ready')}
        researchHref={PATHS.research}
        linksHref={linksHref}
        linksOpen={url.links}
        onShow={onShow}
        onFilterChange={(next, how) =>
          setUrl((now) => ({ ...now, filter: next }), how === 'typing' ? 'typing' : 'push')
        }
        onViewChange={(view) => setUrl((now) => ({ ...now, view, open: null }), 'push')}
        onOpenChange={onOpenChange}
        onBacklogOpenChange={(backlogOpen) => setUrl((now) => ({ ...now, backlogOpen }), 'push')}
        onBacklogFilterChange={(next, how) =>
          setUrl((now) => ({ ...now, backlogFilter: next }), how === 'typing' ? 'typing' : 'push')
        }
        onOpenHypothesis={onOpenHypothesis}
        onRetry={useRetryFailed()}
        {...useExperimentActions(company)}
      />
      {dialog}
    </>
  );
}
