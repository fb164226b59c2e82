import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { styled } from 'styled-components';

import type { Canvas } from '../../domain/experiment.ts';
import {
  filterJourney,
  JOURNEY_PLACE_LABELS,
  JOURNEY_PLACES,
  matchesOf,
  NO_JOURNEY_FILTER,
  readJourneyPlace,
  type Journey,
  type JourneyFilter,
  type JourneyHypothesis,
  type JourneyQuote,
  type TouchpointCard,
} from '../../domain/journey.ts';
import type { Loadable } from '../../domain/loadable.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { DateText } from '../../domain/record.ts';
import { STAGE_NAMES, STAGES, type Stage } from '../../domain/stage.ts';
import { SCREEN_HEADINGS } from '../../domain/screenHeadings.ts';
import { BrokenNote } from '../../patterns/BrokenNote.tsx';
import { FilterBar } from '../../patterns/FilterBar.tsx';
import { PageHeader } from '../../patterns/PageHeader.tsx';
import { media } from '../../theme/media.ts';
import { fontSizes, spaces } from '../../theme/tokens.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { onDemand } from '../../ui/onDemand.ts';
import { FoundElsewhere } from './FoundElsewhere.tsx';
import { factsOf } from './stageFacts.ts';
import { StageSelector } from './StageSelector.tsx';
import { TacticsActions, type TacticsView } from './TacticsActions.tsx';
import { TacticsDialogs, type TacticsSubject } from './TacticsDialogs.tsx';
import { TouchpointCarousel } from './TouchpointCarousel.tsx';
import { TouchpointItem } from './TouchpointItem.tsx';
import { TouchpointList } from './TouchpointList.tsx';
import { TouchpointSections } from './TouchpointSections.tsx';

const JourneyMap = onDemand(() => import('./JourneyMap.tsx').then((module) => module.JourneyMap));
export interface TacticsScreenProps {
  /** The journey with everything the workspace knows of it. */
  journey: Loadable<Journey>;
  /** Records that could not be read; they are kept, and said. */
  brokenCount: number;
  /** The chosen stage, and the text in the address that names none, or null. */
  stage: Stage;
  unknownStage: string | null;
  /** List, carousel or map, as the address has it. */
  view: TacticsView;
  /** What the touchpoints are narrowed by, as the address has it. */
  filter: JourneyFilter;
  /** Id of the open touchpoint (unfolded in the list, in front in the carousel), or null. */
  openId: string | null;
  /** Whether generated examples count on the map. */
  withExamples: boolean;
  /** Calendar date of today: the canvas begins with it. */
  today: DateText;
  /** Address of an experiment. */
  experimentHref: (experimentId: string) => string;
  /** Address of a quote's study, at the quote where its place is known; null when the study is gone, and for an example. */
  quoteHref: (quote: JourneyQuote) => string | null;
  /** Another stage was chosen. */
  onStageChange: (stage: Stage) => void;
  onViewChange: (view: TacticsView) => void;
  /** The filter changed; `typing` at every key. */
  onFilterChange: (filter: JourneyFilter, how: 'typing' | 'chosen') => void;
  /** A touchpoint was opened or closed, or brought to the front. */
  onOpenChange: (touchpointId: string | null, how: 'push' | 'replace') => void;
  /** A touchpoint of any stage is to be shown in the list: from the map. */
  onShowTouchpoint: (card: TouchpointCard) => void;
  onWithExamplesChange: (withExamples: boolean) => void;
  /** What failed is to be loaded again. */
  onRetry: () => void;
  /** «Экспорт карты»: the whole journey as one page. */
  onExport: (format: 'pdf' | 'png') => Promise<unknown>;
  /** The canvas was filled in for a hypothesis. */
  onCreate: (hypothesis: JourneyHypothesis, canvas: Canvas) => Promise<Outcome>;
}

const NO_JOURNEY = Object.fromEntries(STAGES.map((stage) => [stage, []])) as unknown as Journey;
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
  font-size: ${fontSizes.sm}px;
`;

/** Тактика: where in the journey people stumble, and what to try (specification §2 «Tactics»). */
export function TacticsScreen(props: TacticsScreenProps) {
  const { journey, stage, view, filter, openId, experimentHref, onFilterChange, onOpenChange, onStageChange } = props;
  const [subject, setSubject] = useState<TacticsSubject | null>(null);

  const whole = journey.state === 'ready' ? journey.value : NO_JOURNEY;
  const applied = useDeferredValue(filter);
  const found = useMemo(() => filterJourney(whole, applied), [whole, applied]);
  const facts = useMemo(() => factsOf(found), [found]);
  // The stage's button answers at once; what it shows may take a moment longer.
  const shown = useDeferredValue(stage);
  const cards = found[shown];
  const searching = applied.query.trim() !== '';

  const sections = useCallback(
    (card: TouchpointCard, compact: boolean) => (
      <TouchpointSections
        card={card}
        compact={compact}
        onOpenQuote={(one) => setSubject({ quote: one, card })}
        onCreate={(hypothesis) => setSubject({ hypothesis, card })}
        experimentHref={experimentHref}
      />
    ),
    [experimentHref],
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

  const nothing = (
    <FoundElsewhere
      query={applied.query.trim()}
      stage={shown}
      found={found}
      onStageChange={onStageChange}
      onReset={() => onFilterChange(NO_JOURNEY_FILTER, 'chosen')}
    />
  );
  const views = {
    stage: shown,
    cards: journey.state === 'ready' ? cards : null,
    busy: applied !== filter || shown !== stage,
    openId,
    selector: <StageSelector value={stage} facts={facts} onChange={onStageChange} />,
    nothing,
  };
  const list = <TouchpointList {...views} onOpenChange={onOpen} renderItem={renderItem} />;

  return (
    <div>
      <PageHeader
        {...SCREEN_HEADINGS.journey}
        actions={
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
          Этапа «{props.unknownStage}» нет, показан {STAGE_NAMES[stage]}.
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
              query={filter.query}
              onQueryChange={(query) => onFilterChange({ ...filter, query }, 'typing')}
              choices={[{ name: 'where', label: 'Где искать', options: WHERE, value: filter.where }]}
              onChoose={(values) =>
                onFilterChange({ ...filter, where: readJourneyPlace(values.where ?? filter.where) }, 'chosen')
              }
            />
          </View>
          {view === 'list' ? list : <View data-narrow>{list}</View>}
          {view === 'cjm' ? (
            <View data-wide>
              <TouchpointCarousel
                {...views}
                onCurrentChange={(id) => onOpenChange(id, 'replace')}
                renderCard={renderCard}
              />
            </View>
          ) : null}
          {view === 'map' ? (
            <View data-wide>
              {journey.state === 'loading' ? (
                <Skeleton height={640} />
              ) : (
                <JourneyMap
                  fallback={<Skeleton height={640} />}
                  journey={whole}
                  withExamples={props.withExamples}
                  onWithExamplesChange={props.onWithExamplesChange}
                  onOpenStage={onStageChange}
                  onOpenTouchpoint={props.onShowTouchpoint}
                />
              )}
            </View>
          ) : null}
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
