import { useCallback, useMemo, useState } from 'react';

import { dateOf } from '#src/domain/format.ts';
import { journeyOf, NO_JOURNEY_FILTER, type JourneyQuote } from '#src/domain/journey.ts';
import { ready } from '#src/domain/loadable.ts';
import { TacticsScreen, type TacticsScreenProps } from '#src/features/tactics/TacticsScreen.tsx';

import { attempt, attemptWithToast } from '../actions/outcomes.ts';
import { createFromJourney, exportJourney } from '../actions/tactics.ts';
import { useStudyHref } from '../experimentsData.ts';
import { JOURNEY_URL } from '../journeyView.ts';
import { PATHS } from '../paths.ts';
import { showToast } from '../toast.ts';
import { useUrlState } from '../useUrlState.ts';
import { toLoadable, useAll, useRecord, useRetryFailed, useSummaries } from '../workspace/queries.ts';
import { useStore } from '../workspace/StoreContext.ts';

const readToday = () => dateOf(new Date());
const experimentHref = (id: string): string => `${PATHS.experiments}?open=${encodeURIComponent(id)}`;

/** Тактика: reads, passes props, wires callbacks. */
export function JourneyRoute() {
  const store = useStore();
  const [url, setUrl] = useUrlState(JOURNEY_URL);
  const { data: hypotheses, error: hypothesesError } = useAll('hypothesis');
  const { data: experiments, error: experimentsError } = useSummaries('experiment');
  const studyHref = useStudyHref();
  const company = useRecord('company', store.companyId).data?.name ?? '';
  const [today] = useState(readToday);

  const journey = useMemo(() => {
    const first = toLoadable({ data: hypotheses?.items, error: hypothesesError });
    const second = toLoadable({ data: experiments?.items, error: experimentsError });
    if (first.state !== 'ready') return first;
    return second.state === 'ready' ? ready(journeyOf(first.value, second.value)) : second;
  }, [hypotheses, hypothesesError, experiments, experimentsError]);
  const { query, where } = url.filter;
  const filter = useMemo(() => ({ query, where }), [query, where]);

  const quoteHref = useCallback(
    ({ researchId, passage }: JourneyQuote) => {
      const study = researchId === null ? null : studyHref(researchId);
      if (study === null || passage === null) return study;
      return `${study}&material=${encodeURIComponent(passage.materialId)}&at=${passage.start}-${passage.end}`;
    },
    [studyHref],
  );
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
      journey={journey}
      brokenCount={(hypotheses?.broken.length ?? 0) + (experiments?.broken.length ?? 0)}
      stage={url.stage}
      unknownStage={url.unknownStage}
      view={url.view}
      filter={filter}
      openId={url.open}
      withExamples={url.withExamples}
      today={today}
      experimentHref={experimentHref}
      quoteHref={quoteHref}
      onStageChange={onStageChange}
      onViewChange={(view) => setUrl((now) => ({ ...now, view }), 'replace')}
      onFilterChange={(next, how) =>
        setUrl((now) => ({ ...now, filter: next }), how === 'typing' ? 'typing' : 'replace')
      }
      onOpenChange={onOpenChange}
      onShowTouchpoint={onShowTouchpoint}
      onWithExamplesChange={(withExamples) => setUrl((now) => ({ ...now, withExamples }), 'replace')}
      onRetry={useRetryFailed()}
      onExport={(format) =>
        attemptWithToast('Карта не экспортирована', async () => {
          if (journey.state !== 'ready') return;
          const name = await exportJourney(journey.value, company, url.withExamples, format);
          void showToast({ tone: 'success', title: 'Карта пути сохранена', description: name });
        })
      }
      onCreate={(hypothesis, canvas) =>
        attempt(async () => {
          await createFromJourney(store, hypothesis, canvas);
          void showToast({
            tone: 'success',
            title: 'Эксперимент создан',
            description: 'Новый эксперимент добавлен в список',
          });
        })
      }
    />
  );
}
