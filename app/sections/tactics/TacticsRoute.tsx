import { useCallback, useState } from 'react';

import { dateOf } from '#src/domain/core/format.ts';
import { NO_JOURNEY_FILTER } from '#src/domain/tactics/journeyFilter.ts';
import { TacticsScreen, type TacticsScreenProps } from '#src/features/tactics/TacticsScreen.tsx';

import { useNarrowing } from './data.ts';
import { useExamples } from '../../shared/board/journey/useExamples.ts';
import { useJourney, useQuoteHref } from '../../shared/board/journey/useJourney.ts';
import { JOURNEY_ADDRESS, JOURNEY_URL } from './url.ts';
import { useTacticsActions } from './useTacticsActions.ts';
import { useCanonicalAddress, type ScreenAddress } from '../../shared/canonicalAddress.ts';
import { PATHS } from '../../routing/paths.ts';
import { useUnknownNotice } from '../../shared/useUnknownNotice.ts';
import { useUrlState } from '../../routing/useUrlState.ts';
import { useRetryFailed } from '#store/queries.ts';
import { experimentHref } from '../../routing/hrefs.ts';

const ADDRESS: ScreenAddress = { codecs: [JOURNEY_ADDRESS] };

/** Тактика: reads, passes props, wires callbacks. */
export function TacticsRoute() {
  useCanonicalAddress(ADDRESS);
  const [url, setUrl] = useUrlState(JOURNEY_URL);
  const unknownStage = useUnknownNotice(url.unknownStage, url.stage);
  const [today] = useState(() => dateOf(new Date()));
  const examples = useExamples(url.examples);
  const { rows, journey, rules, underWay, brokenCount } = useJourney(examples);
  const narrowing = useNarrowing(url.filter);

  const onStageChange = useCallback<TacticsScreenProps['onStageChange']>(
    (stage) =>
      setUrl(
        (now) => ({ ...now, stage, unknownStage: null, open: null, view: now.view === 'map' ? 'list' : now.view }),
        'push',
      ),
    [setUrl],
  );
  const onOpenChange = useCallback<TacticsScreenProps['onOpenChange']>(
    (open, how) => setUrl((now) => ({ ...now, open }), how),
    [setUrl],
  );
  const onShowTouchpoint = useCallback<TacticsScreenProps['onShowTouchpoint']>(
    ({ stage, id }) =>
      setUrl(
        (now) => ({ ...now, stage, unknownStage: null, filter: NO_JOURNEY_FILTER, open: id, view: 'list' }),
        'push',
      ),
    [setUrl],
  );

  return (
    <TacticsScreen
      rows={rows}
      journey={journey}
      rules={rules}
      underWay={underWay}
      brokenCount={brokenCount}
      stage={url.stage}
      unknownStage={unknownStage}
      view={url.view}
      {...narrowing}
      openId={url.open}
      examples={examples}
      today={today}
      experimentHref={experimentHref}
      quoteHref={useQuoteHref(rows.state === 'ready')}
      researchHref={PATHS.research}
      onStageChange={onStageChange}
      onViewChange={(view) => setUrl((now) => ({ ...now, view }), 'push')}
      onFilterChange={(next, how) => setUrl((now) => ({ ...now, filter: next }), how === 'typing' ? 'typing' : 'push')}
      onOpenChange={onOpenChange}
      onShowTouchpoint={onShowTouchpoint}
      onExamplesWantedChange={(wanted) => setUrl((now) => ({ ...now, examples: wanted }), 'push')}
      onRetry={useRetryFailed()}
      {...useTacticsActions(journey)}
    />
  );
}
