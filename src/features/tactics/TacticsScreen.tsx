import { Download, FileText, Image, List, Map as MapIcon, Route } from 'lucide-react';
import { lazy, Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { styled } from 'styled-components';

import type { Canvas } from '../../domain/experiment.ts';
import { formatNumber } from '../../domain/format.ts';
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
import { BrokenNote } from '../../patterns/BrokenNote.tsx';
import { FilterBar } from '../../patterns/FilterBar.tsx';
import { PageHeader } from '../../patterns/PageHeader.tsx';
import { useBusy } from '../../patterns/useBusy.ts';
import { WindowedAccordion } from '../../patterns/WindowedAccordion.tsx';
import { media } from '../../theme/media.ts';
import { fontSizes, spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { FoundElsewhere } from './FoundElsewhere.tsx';
import { StageSelector, type StageFacts } from './StageSelector.tsx';
import { TouchpointItem } from './TouchpointItem.tsx';
import { TouchpointSections } from './TouchpointSections.tsx';

const CjmCarousel = lazy(() => import('./CjmCarousel.tsx').then((module) => ({ default: module.CjmCarousel })));
const JourneyMap = lazy(() => import('./JourneyMap.tsx').then((module) => ({ default: module.JourneyMap })));
const QuoteDialog = lazy(() => import('./QuoteDialog.tsx').then((module) => ({ default: module.QuoteDialog })));
const CanvasDialog = lazy(() =>
  import('../../patterns/CanvasDialog.tsx').then((module) => ({ default: module.CanvasDialog })),
);

/** How the journey is shown; on a phone always as a list (specification §2). `map`: the whole journey at once. */
export type TacticsView = 'list' | 'cjm' | 'map';

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

/** Height of a closed row, px. */
const ROW_HEIGHT = 70;
const NO_JOURNEY = Object.fromEntries(STAGES.map((stage) => [stage, []])) as unknown as Journey;
const WHERE = JOURNEY_PLACES.map((value) => ({ value, label: JOURNEY_PLACE_LABELS[value] }));
const VIEWS = [
  { view: 'list', label: 'Список', icon: <List /> },
  { view: 'cjm', label: 'CJM', icon: <Route /> },
  { view: 'map', label: 'Карта пути', icon: <MapIcon /> },
] as const;

const Views = styled.fieldset`
  display: flex;
  gap: ${spaces[1]}px;
  margin: 0;
  padding: 0;
  border: 0;

  & > button[aria-pressed='true'] {
    background: var(--color-accent-soft);
    box-shadow: inset 0 0 0 1px var(--color-accent);
  }
  ${media.mobile} {
    display: none;
  }
`;

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

const Space = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[4]}px;

  & h2 {
    font-size: ${fontSizes.lg}px;
    font-variant-numeric: tabular-nums;
  }
`;

const Note = styled.output`
  display: block;
  margin-block-end: ${spaces[3]}px;
  color: var(--color-ink-soft);
  font-size: ${fontSizes.sm}px;
`;

const keyOf = (card: TouchpointCard): string => card.id;

function factsOf(journey: Journey): Record<Stage, StageFacts> {
  return Object.fromEntries(
    STAGES.map((stage) => [
      stage,
      {
        touchpoints: journey[stage].length,
        hypotheses: journey[stage].reduce((sum, card) => sum + card.hypotheses.length, 0),
        running: journey[stage].reduce((sum, card) => sum + card.running, 0),
      },
    ]),
  ) as Record<Stage, StageFacts>;
}

/** Тактика: where in the journey people stumble, and what to try (specification §2 «Tactics»). */
export function TacticsScreen(props: TacticsScreenProps) {
  const { journey, stage, view, filter, openId, experimentHref, onFilterChange, onOpenChange, onStageChange } = props;
  const [quote, setQuote] = useState<{ quote: JourneyQuote; card: TouchpointCard } | null>(null);
  const [creating, setCreating] = useState<{ hypothesis: JourneyHypothesis; card: TouchpointCard } | null>(null);
  const [drafts, setDrafts] = useState<Readonly<Record<string, Canvas>>>({});
  const [exporting, exportAs] = useBusy(props.onExport);

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
        onOpenQuote={(one) => setQuote({ quote: one, card })}
        onCreate={(hypothesis) => setCreating({ hypothesis, card })}
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

  const selector = <StageSelector value={stage} facts={facts} onChange={onStageChange} />;
  const nothing = (
    <FoundElsewhere
      query={applied.query.trim()}
      stage={shown}
      found={found}
      onStageChange={onStageChange}
      onReset={() => onFilterChange(NO_JOURNEY_FILTER, 'chosen')}
    />
  );
  const list = (
    <Space>
      {selector}
      <Card as="section" aria-labelledby="touchpoints">
        <Space aria-busy={applied !== filter || shown !== stage}>
          <h2 id="touchpoints">
            Точки касания в этапе {STAGE_NAMES[shown]}
            {journey.state === 'ready' ? ` (${formatNumber(cards.length)})` : ''}
          </h2>
          {journey.state === 'loading' ? (
            <Skeleton height={ROW_HEIGHT * 4} />
          ) : cards.length === 0 ? (
            nothing
          ) : (
            <WindowedAccordion
              label={`Точки касания в этапе ${STAGE_NAMES[shown]}`}
              items={cards}
              keyOf={keyOf}
              rowHeight={ROW_HEIGHT}
              openKey={openId}
              onOpenChange={onOpen}
              renderItem={renderItem}
            />
          )}
        </Space>
      </Card>
    </Space>
  );

  return (
    <div>
      <PageHeader
        title="Тактика"
        subtitle="AAARRR-анализ touchpoints на основе исследований"
        actions={
          <>
            <Views aria-label="Вид">
              {VIEWS.map((one) => (
                <Button
                  key={one.view}
                  icon={one.icon}
                  aria-pressed={view === one.view}
                  onClick={() => props.onViewChange(one.view)}
                >
                  {one.label}
                </Button>
              ))}
            </Views>
            <Menu
              label="Экспорт карты пути"
              trigger={
                <Button icon={<Download />} busy={exporting} disabled={journey.state !== 'ready'}>
                  Экспорт карты
                </Button>
              }
              items={[
                { label: 'PDF', icon: <FileText />, onSelect: () => void exportAs('pdf') },
                { label: 'PNG', icon: <Image />, onSelect: () => void exportAs('png') },
              ]}
            />
          </>
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
              <Card as="section" aria-labelledby="cjm">
                <Space aria-busy={applied !== filter || shown !== stage}>
                  <h2 id="cjm">Customer Journey Map - Все этапы воронки</h2>
                  {selector}
                  {journey.state === 'loading' ? (
                    <Skeleton height={420} />
                  ) : cards.length === 0 ? (
                    nothing
                  ) : (
                    <Suspense fallback={<Skeleton height={420} />}>
                      <CjmCarousel
                        key={shown}
                        cards={cards}
                        label={`Точки касания этапа ${STAGE_NAMES[shown]}`}
                        current={Math.max(
                          0,
                          cards.findIndex(({ id }) => id === openId),
                        )}
                        onCurrentChange={(index) => onOpenChange(cards[index]?.id ?? null, 'replace')}
                        renderCard={renderCard}
                      />
                    </Suspense>
                  )}
                </Space>
              </Card>
            </View>
          ) : null}
          {view === 'map' ? (
            <View data-wide>
              {journey.state === 'loading' ? (
                <Skeleton height={640} />
              ) : (
                <Suspense fallback={<Skeleton height={640} />}>
                  <JourneyMap
                    journey={whole}
                    withExamples={props.withExamples}
                    onWithExamplesChange={props.onWithExamplesChange}
                    onOpenStage={onStageChange}
                    onOpenTouchpoint={props.onShowTouchpoint}
                  />
                </Suspense>
              )}
            </View>
          ) : null}
        </>
      )}
      <Suspense>
        {quote ? (
          <QuoteDialog
            quote={quote.quote}
            stage={quote.card.stage}
            touchpoint={quote.card.name}
            href={props.quoteHref(quote.quote)}
            onClose={() => setQuote(null)}
          />
        ) : null}
        {creating ? (
          <CanvasDialog
            hypothesis={{
              id: creating.hypothesis.key,
              text: creating.hypothesis.text,
              stage: creating.card.stage,
              touchpoint: creating.card.name,
            }}
            today={props.today}
            draft={drafts[creating.hypothesis.key]}
            onDraftChange={(canvas) => setDrafts({ ...drafts, [creating.hypothesis.key]: canvas })}
            onCreate={(canvas) => props.onCreate(creating.hypothesis, canvas)}
            onClose={() => setCreating(null)}
          />
        ) : null}
      </Suspense>
    </div>
  );
}
