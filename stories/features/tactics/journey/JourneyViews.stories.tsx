import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { underWayByStage } from '#src/domain/experiments/experiment.ts';
import { NO_JOURNEY_FILTER } from '#src/domain/tactics/journeyFilter.ts';
import { filterJourney, matchesOf } from '#src/domain/tactics/journeySearch.ts';
import type { Journey } from '#src/domain/tactics/journeyCard.ts';
import { LOADING, ready, type Loadable } from '#src/domain/core/loadable.ts';
import { factsOf } from '#src/features/tactics/journey/stageFacts.ts';
import { JourneyViews } from '#src/features/tactics/journey/JourneyViews.tsx';
import type { ShownJourney } from '#src/features/tactics/journey/useShownJourney.ts';
import type { TacticsView } from '#src/features/tactics/TacticsActions.tsx';

import { experiments, journey } from '../sampleJourney.ts';

const LOADED: ShownJourney = {
  whole: journey,
  found: journey,
  applied: NO_JOURNEY_FILTER,
  stage: 'awareness',
  rows: journey.awareness,
  cards: journey.awareness,
  facts: factsOf(journey, underWayByStage(experiments)),
  busy: false,
};

const meta = preview.meta({
  id: 'features-tactics-journey-journeyviews',
  title: 'Разделы/Тактика/Виды пути · JourneyViews',
  component: JourneyViews,
  parameters: { docs: { description: { component: 'Точки этапа списком или каруселью — либо весь путь картой.' } } },
  args: {
    journey: ready(journey) as Loadable<Journey>,
    rules: { filterJourney, matchesOf },
    stage: 'awareness' as const,
    view: 'list' as TacticsView,
    openId: null as string | null,
    shown: LOADED,
    experimentHref: (id: string) => `/experiments?open=${id}`,
    researchHref: '/',
    focusOnceShown: fn(),
    onStageChange: fn(),
    onFilterChange: fn(),
    onOpenChange: fn(),
    onShowTouchpoint: fn(),
    onRetry: fn(),
    onSubject: fn(),
  },
});

export const List = meta.story({
  name: 'Списком: точка касания раскрывается',
  play: async ({ args, canvas, userEvent }) => {
    const [card] = journey.awareness;
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${card?.name}`) }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(card?.id, 'push');
  },
});

export const Carousel = meta.story({ name: 'Каруселью', args: { view: 'cjm' } });

export const Whole = meta.story({
  name: 'Картой: весь путь',
  args: { view: 'map' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
});

export const Loading = meta.story({
  name: 'Читается',
  args: { journey: LOADING, rules: null, shown: { ...LOADED, whole: null, rows: null, cards: null, facts: null } },
});
