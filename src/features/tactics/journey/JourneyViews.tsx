import { useCallback, useMemo } from 'react';

import type { Loadable } from '../../../domain/core/loadable.ts';
import type { Stage } from '../../../domain/core/stage.ts';
import type { JourneyRules } from '../../../domain/tactics/journey.ts';
import type { Journey, TouchpointCard } from '../../../domain/tactics/journeyCard.ts';
import { NO_JOURNEY_FILTER, type JourneyFilter } from '../../../domain/tactics/journeyFilter.ts';
import type { TouchpointRow } from '../../../domain/tactics/touchpointRow.ts';
import { AlsoHere } from '../../../patterns/AlsoHere.tsx';
import { ShownOn } from '../../../patterns/ShownOn.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { onDemand } from '../../../ui/onDemand.ts';
import { StageSelector } from '../StageSelector.tsx';
import type { TacticsView } from '../TacticsActions.tsx';
import type { TacticsSubject } from '../TacticsDialogs.tsx';
import { TouchpointCarousel } from '../TouchpointCarousel.tsx';
import { TouchpointItem } from '../TouchpointItem.tsx';
import { TouchpointList } from '../TouchpointList.tsx';
import { useAfterRows } from './useAfterRows.ts';
import type { Arrival } from './useArrivalFocus.ts';
import type { ShownJourney } from './useShownJourney.ts';

/** The content of a touchpoint loads after the touchpoints. */
const TouchpointSections = onDemand(() =>
  import('../TouchpointSections.tsx').then((module) => module.TouchpointSections),
);
const FoundElsewhere = onDemand(() => import('../FoundElsewhere.tsx').then((module) => module.FoundElsewhere));
const JourneyMap = onDemand(() => import('../JourneyMap.tsx').then((module) => module.JourneyMap));

export interface JourneyViewsProps {
  /** The journey with everything the workspace knows of it; its closed rows are there before. */
  journey: Loadable<Journey>;
  /** Search rules; null until loaded. */
  rules: JourneyRules | null;
  /** The chosen stage. */
  stage: Stage;
  /** List, carousel or map, as the address has it. */
  view: TacticsView;
  /** Id of the open touchpoint (unfolded in the list, in front in the carousel), or null. */
  openId: string | null;
  /** Address of an experiment. */
  experimentHref: (experimentId: string) => string;
  /** Address of the studies, where hypotheses come from. */
  researchHref: string;
  /** Another stage was chosen. */
  onStageChange: (stage: Stage) => void;
  /** The filter changed; `typing` at every key. */
  onFilterChange: (filter: JourneyFilter, how: 'typing' | 'chosen') => void;
  /** A touchpoint was opened or closed, or brought to the front. */
  onOpenChange: (touchpointId: string | null, how: 'push' | 'replace') => void;
  /** A touchpoint of any stage is to be shown in the list: from the map. */
  onShowTouchpoint: (card: TouchpointCard) => void;
  /** Called to load again what failed. */
  onRetry: () => void;
  /** The journey as it is shown: a moment behind what is typed and chosen. */
  shown: ShownJourney;
  /** Where the focus goes once it is shown: what was pressed gives its place to it. A stable function. */
  focusOnceShown: (arrival: Arrival) => void;
  /** A quote is to be read, or a canvas filled in. A stable function. */
  onSubject: (subject: TacticsSubject) => void;
}

/** The touchpoints of a stage as a list or a carousel, or the whole journey as a map. */
export function JourneyViews(props: JourneyViewsProps) {
  const { journey, rules, stage, view, openId, experimentHref, researchHref, shown, focusOnceShown } = props;
  const { onFilterChange, onOpenChange, onStageChange, onSubject, onRetry } = props;
  const { applied } = shown;
  const isSearching = applied.query.trim() !== '';
  const waiting = <Skeleton height={640} />;
  useAfterRows(shown.rows !== null && rules !== null, TouchpointSections.preload);
  const cards = useMemo(() => new Map(shown.cards?.map((card) => [card.id, card])), [shown.cards]);
  const failure = journey.state === 'failed' ? journey.message : null;
  const onOpenStage = useCallback(
    (next: Stage) => {
      focusOnceShown({ stage: next });
      onStageChange(next);
    },
    [focusOnceShown, onStageChange],
  );
  const sections = useCallback(
    (card: TouchpointCard | undefined, compact: boolean) => {
      const coming = <Skeleton height={480} />;
      if (!card && failure !== null) {
        return <ErrorState title="Точка касания не открылась" message={failure} onRetry={onRetry} />;
      }
      if (!card) return coming;
      return (
        <TouchpointSections
          fallback={coming}
          card={card}
          compact={compact}
          onOpenQuote={(one) => onSubject({ quote: one, card })}
          onCreate={(hypothesis) => onSubject({ hypothesis, card })}
          experimentHref={experimentHref}
          researchHref={researchHref}
        />
      );
    },
    [experimentHref, researchHref, onSubject, failure, onRetry],
  );
  const renderItem = useCallback(
    (row: TouchpointRow) => {
      const card = cards.get(row.id);
      return (
        <TouchpointItem row={row} matches={isSearching && card && rules ? rules.matchesOf(card, applied) : null}>
          {row.id === openId ? (
            <>
              <AlsoHere kind="touchpoint" id={row.id} place="edge" />
              {sections(card, false)}
            </>
          ) : null}
        </TouchpointItem>
      );
    },
    [sections, cards, openId, applied, isSearching, rules],
  );
  const renderCard = useCallback(
    (card: TouchpointCard) => (
      <>
        <h3>{card.name}</h3>
        {sections(card, true)}
      </>
    ),
    [sections],
  );
  const onOpen = useCallback((id: string | null) => onOpenChange(id, 'push'), [onOpenChange]);
  const onBringForward = (id: string | null) => onOpenChange(id, 'replace');
  const views = {
    stage: shown.stage,
    busy: shown.busy,
    openId,
    selector: <StageSelector value={stage} facts={shown.facts} onChange={onStageChange} />,
    nothing: (
      <FoundElsewhere
        query={applied.query.trim()}
        proof={applied.proof}
        stage={shown.stage}
        found={shown.found}
        onStageChange={onOpenStage}
        onReset={() => {
          focusOnceShown({ stage });
          onFilterChange(NO_JOURNEY_FILTER, 'chosen');
        }}
      />
    ),
  };
  const list = <TouchpointList {...views} rows={shown.rows} onOpenChange={onOpen} renderItem={renderItem} />;
  return (
    <>
      {view === 'list' ? list : <ShownOn width="mobile">{list}</ShownOn>}
      {view === 'cjm' ? (
        <ShownOn width="desktop" data-print-wide>
          <TouchpointCarousel {...views} cards={shown.cards} onCurrentChange={onBringForward} renderCard={renderCard} />
        </ShownOn>
      ) : null}
      {view === 'map' ? (
        <ShownOn width="desktop" data-print-wide>
          {shown.whole === null ? (
            waiting
          ) : (
            <JourneyMap
              fallback={waiting}
              journey={shown.whole}
              onOpenStage={onOpenStage}
              onOpenTouchpoint={(card) => {
                focusOnceShown({ stage: card.stage, touchpoint: card.id });
                props.onShowTouchpoint(card);
              }}
            />
          )}
        </ShownOn>
      ) : null}
    </>
  );
}
