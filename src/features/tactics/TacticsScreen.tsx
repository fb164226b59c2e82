import { useCallback, useRef, useState } from 'react';
import { styled } from 'styled-components';

import type { Canvas } from '../../domain/experiments/experiment.ts';
import {
  JOURNEY_PLACE_LABELS,
  JOURNEY_PLACES,
  matchesOf,
  NO_JOURNEY_FILTER,
  readJourneyPlace,
  type Examples,
  type Journey,
  type JourneyFilter,
  type JourneyHypothesis,
  type JourneyQuote,
  type TouchpointCard,
} from '../../domain/tactics/journey.ts';
import type { Loadable } from '../../domain/core/loadable.ts';
import type { Outcome } from '../../domain/core/outcome.ts';
import type { DateText } from '../../domain/core/record.ts';
import type { Stage } from '../../domain/core/stage.ts';
import { SCREEN_HEADINGS } from '../../domain/core/screenHeadings.ts';
import { BrokenNote } from '../../patterns/BrokenNote.tsx';
import { FilterBar } from '../../patterns/list/FilterBar.tsx';
import { PageHeader } from '../../patterns/PageHeader.tsx';
import { StageName } from '../../patterns/StageName.tsx';
import { media } from '../../theme/media.ts';
import { fontSizes, spaces } from '../../theme/tokens.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { onDemand } from '../../ui/onDemand.ts';
import { ExamplesBar } from './ExamplesBar.tsx';
import { FoundElsewhere } from './FoundElsewhere.tsx';
import { StageSelector } from './StageSelector.tsx';
import { TacticsActions, type TacticsView } from './TacticsActions.tsx';
import { TacticsDialogs, type TacticsSubject } from './TacticsDialogs.tsx';
import { TouchpointCarousel } from './TouchpointCarousel.tsx';
import { TouchpointItem } from './TouchpointItem.tsx';
import { TouchpointList } from './TouchpointList.tsx';
import { TouchpointSections } from './TouchpointSections.tsx';
import { useArrivalFocus, type Arrival } from './useArrivalFocus.ts';
import { useShownJourney, type ShownJourney } from './useShownJourney.ts';

const NOUN = ['точка касания', 'точки касания', 'точек касания'] as const;

const JourneyMap = onDemand(() => import('./JourneyMap.tsx').then((module) => module.JourneyMap));
export interface TacticsScreenProps {
  /** The journey with everything the workspace knows of it. */
  journey: Loadable<Journey>;
  /** How many experiments of each stage are «в работе» (underWayByStage). The same object while nothing changed. */
  underWay: Readonly<Record<Stage, number>>;
  /** Records that could not be read; they are kept, and said. */
  brokenCount: number;
  /** The chosen stage. */
  stage: Stage;
  /** The text in the address that names no stage; null when it names one. */
  unknownStage: string | null;
  /** List, carousel or map, as the address has it. */
  view: TacticsView;
  /** What the touchpoints are narrowed by, as the address has it. */
  filter: JourneyFilter;
  /** Id of the open touchpoint (unfolded in the list, in front in the carousel), or null. */
  openId: string | null;
  /** What becomes of the generated examples in this company, as the address has it. */
  examples: Examples;
  /** Calendar date of today: the canvas begins with it. */
  today: DateText;
  /** Address of an experiment. */
  experimentHref: (experimentId: string) => string;
  /** Address of a quote's study, at the quote where its place is known; null when the study is gone, and for an example. */
  quoteHref: (quote: JourneyQuote) => string | null;
  /** Address of the studies, where hypotheses come from. */
  researchHref: string;
  /** Another stage was chosen. */
  onStageChange: (stage: Stage) => void;
  /** Another view was chosen. */
  onViewChange: (view: TacticsView) => void;
  /** The filter changed; `typing` at every key. */
  onFilterChange: (filter: JourneyFilter, how: 'typing' | 'chosen') => void;
  /** A touchpoint was opened or closed, or brought to the front. */
  onOpenChange: (touchpointId: string | null, how: 'push' | 'replace') => void;
  /** A touchpoint of any stage is to be shown in the list: from the map. */
  onShowTouchpoint: (card: TouchpointCard) => void;
  /** Examples are to be shown, or not. */
  onExamplesWantedChange: (wanted: boolean) => void;
  /** What failed is to be loaded again. */
  onRetry: () => void;
  /** «Экспорт карты»: the whole journey as one page. */
  onExport: (format: 'pdf' | 'png') => Promise<unknown>;
  /** The canvas was filled in for a hypothesis. */
  onCreate: (hypothesis: JourneyHypothesis, canvas: Canvas) => Promise<Outcome>;
}

const WHERE = JOURNEY_PLACES.map((value) => ({ value, label: JOURNEY_PLACE_LABELS[value] }));
/** On a phone the list stands in for whatever view the address has. */
const View = styled.div`
  ${media.mobile} {
    &[data-wide] {
      display: none;
    }
  }
  ${media.desktop} {
    &[data-narrow] {
      display: none;
    }
  }
`;

const Note = styled.output`
  display: block;
  margin-block-end: ${spaces[3]}px;
  color: var(--color-ink-soft);
  font-size: ${fontSizes.sm};
`;

interface ViewsProps {
  of: TacticsScreenProps;
  shown: ShownJourney;
  focusOnceShown: (arrival: Arrival) => void;
  onSubject: (subject: TacticsSubject) => void;
}

/** The touchpoints of a stage as a list or a carousel, or the whole journey as a map. */
function Views({ of, shown, focusOnceShown, onSubject }: ViewsProps) {
  const { journey, stage, view, openId, experimentHref, researchHref } = of;
  const { onFilterChange, onOpenChange, onStageChange } = of;
  const { applied } = shown;
  const searching = applied.query.trim() !== '';
  const onOpenStage = useCallback(
    (next: Stage) => {
      focusOnceShown({ stage: next });
      onStageChange(next);
    },
    [focusOnceShown, onStageChange],
  );
  const sections = useCallback(
    (card: TouchpointCard, compact: boolean) => (
      <TouchpointSections
        card={card}
        compact={compact}
        onOpenQuote={(one) => onSubject({ quote: one, card })}
        onCreate={(hypothesis) => onSubject({ hypothesis, card })}
        experimentHref={experimentHref}
        researchHref={researchHref}
      />
    ),
    [experimentHref, researchHref, onSubject],
  );
  const renderItem = useCallback(
    (card: TouchpointCard) => (
      <TouchpointItem card={card} matches={searching ? matchesOf(card, applied) : null}>
        {card.id === openId ? sections(card, false) : null}
      </TouchpointItem>
    ),
    [sections, openId, applied, searching],
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

  const views = {
    stage: shown.stage,
    cards: journey.state === 'ready' ? shown.cards : null,
    busy: shown.busy,
    openId,
    selector: <StageSelector value={stage} facts={shown.facts} onChange={onStageChange} />,
    nothing: (
      <FoundElsewhere
        query={applied.query.trim()}
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
  const list = <TouchpointList {...views} onOpenChange={onOpen} renderItem={renderItem} />;
  return (
    <>
      {view === 'list' ? list : <View data-narrow>{list}</View>}
      {view === 'cjm' ? (
        <View data-wide data-print-wide>
          <TouchpointCarousel
            {...views}
            onCurrentChange={(id) => onOpenChange(id, 'replace')}
            renderCard={renderCard}
          />
        </View>
      ) : null}
      {view === 'map' ? (
        <View data-wide data-print-wide>
          {journey.state === 'loading' ? (
            <Skeleton height={640} />
          ) : (
            <JourneyMap
              fallback={<Skeleton height={640} />}
              journey={shown.whole}
              onOpenStage={onOpenStage}
              onOpenTouchpoint={(card) => {
                focusOnceShown({ stage: card.stage, touchpoint: card.id });
                of.onShowTouchpoint(card);
              }}
            />
          )}
        </View>
      ) : null}
    </>
  );
}

/** Тактика: where in the journey people stumble, and what to try (R36). */
export function TacticsScreen(props: TacticsScreenProps) {
  const { journey, stage, view, filter, onFilterChange } = props;
  const [subject, setSubject] = useState<TacticsSubject | null>(null);
  const shown = useShownJourney(props);
  const root = useRef<HTMLDivElement>(null);
  // The map's buttons, and those of «Ничего не найдено», lead to what takes their place.
  const focusOnceShown = useArrivalFocus(
    root,
    view === 'map' || journey.state !== 'ready' ? null : shown.stage,
    props.openId,
  );

  return (
    <div ref={root}>
      <PageHeader
        {...SCREEN_HEADINGS.tactics}
        file={
          <TacticsActions
            view={view}
            disabled={journey.state !== 'ready'}
            onViewChange={props.onViewChange}
            onExport={props.onExport}
          />
        }
      />
      {props.unknownStage === null ? null : (
        <Note>
          Этапа «{props.unknownStage}» нет, показан <StageName stage={stage} />.
        </Note>
      )}
      <BrokenNote count={props.brokenCount} />
      {journey.state === 'failed' ? (
        <ErrorState title="Тактика не открылась" message={journey.message} onRetry={props.onRetry} />
      ) : (
        <>
          {/* The map has nothing to search in; on a phone the list stands in for it. */}
          <View data-narrow={view === 'map' ? '' : undefined}>
            <FilterBar
              searchLabel="Где болит: поиск по точкам касания..."
              found={journey.state === 'ready' && !shown.busy ? shown.cards.length : null}
              noun={NOUN}
              within={stage}
              query={filter.query}
              onQueryChange={(query) => onFilterChange({ ...filter, query }, 'typing')}
              choices={[{ name: 'where', label: 'Где искать', options: WHERE, value: filter.where }]}
              onChoose={(values) =>
                onFilterChange({ ...filter, where: readJourneyPlace(values.where ?? filter.where) }, 'chosen')
              }
            />
          </View>
          <ExamplesBar examples={props.examples} onWantedChange={props.onExamplesWantedChange} />
          <Views of={props} shown={shown} focusOnceShown={focusOnceShown} onSubject={setSubject} />
        </>
      )}
      <TacticsDialogs
        subject={subject}
        today={props.today}
        quoteHref={props.quoteHref}
        onCreate={props.onCreate}
        onClose={() => setSubject(null)}
      />
    </div>
  );
}
