import { useState } from 'react';
import { fn } from 'storybook/test';

import { underWayByStage } from '#src/domain/experiments/experiment.ts';
import { LOADING, ready, type Loadable } from '#src/domain/core/loadable.ts';
import { DONE } from '#src/domain/core/outcome.ts';
import type { Proofs } from '#src/domain/research/across/proof.ts';
import { filterJourney, matchesOf } from '#src/domain/tactics/journeySearch.ts';
import type { Journey } from '#src/domain/tactics/journeyCard.ts';
import { NO_JOURNEY_FILTER } from '#src/domain/tactics/journeyFilter.ts';
import { TacticsScreen, type TacticsScreenProps } from '#src/features/tactics/TacticsScreen.tsx';

import { experiments, journey } from './sampleJourney.ts';

/** Keeps stage, view, filter and what is open, as the address does. */
export function Demo(props: TacticsScreenProps) {
  const [stage, setStage] = useState(props.stage);
  const [view, setView] = useState(props.view);
  const [filter, setFilter] = useState(props.filter);
  const [openId, setOpenId] = useState(props.openId);
  return (
    <TacticsScreen
      {...props}
      stage={stage}
      view={view}
      filter={filter}
      openId={openId}
      onStageChange={(next) => {
        props.onStageChange(next);
        setStage(next);
        setOpenId(null);
        // As the route does: a stage opened from the map is shown in the list.
        setView((now) => (now === 'map' ? 'list' : now));
      }}
      onViewChange={(next) => {
        props.onViewChange(next);
        setView(next);
      }}
      onFilterChange={(next, how) => {
        props.onFilterChange(next, how);
        setFilter(next);
      }}
      onOpenChange={(id, how) => {
        props.onOpenChange(id, how);
        setOpenId(id);
      }}
      onShowTouchpoint={(card) => {
        props.onShowTouchpoint(card);
        setStage(card.stage);
        setOpenId(card.id);
        setView('list');
      }}
    />
  );
}

/** A journey of which everything is there. */
export const whole = (one: Journey): Pick<TacticsScreenProps, 'rows' | 'journey'> => ({
  rows: ready(one),
  journey: ready(one),
});

/** The sample company's, with everything there. */
export const screenArgs: TacticsScreenProps = {
  ...whole(journey),
  rules: { filterJourney, matchesOf },
  underWay: underWayByStage(experiments),
  brokenCount: 0,
  stage: 'awareness',
  unknownStage: null,
  view: 'list',
  filter: NO_JOURNEY_FILTER,
  proofs: LOADING as Loadable<Proofs>,
  openId: null,
  examples: 'counted',
  today: '2026-11-21',
  experimentHref: (id) => `/experiments?open=${id}`,
  quoteHref: ({ researchId }) => (researchId ? `/?open=${researchId}` : null),
  researchHref: '/',
  onStageChange: fn(),
  onViewChange: fn(),
  onFilterChange: fn(),
  onOpenChange: fn(),
  onShowTouchpoint: fn(),
  onExamplesWantedChange: fn(),
  onRetry: fn(),
  onExport: fn(() => Promise.resolve()),
  onCreate: fn(() => Promise.resolve(DONE)),
};
