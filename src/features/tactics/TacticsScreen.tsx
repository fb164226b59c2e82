import { useCallback, useRef, useState } from 'react';
import { styled } from 'styled-components';

import type { TypedCanvas } from '../../domain/experiments/experiment.ts';
import {
  isNarrowed,
  JOURNEY_PLACE_LABELS,
  JOURNEY_PLACES,
  readJourneyPlace,
  type JourneyFilter,
} from '../../domain/tactics/journeyFilter.ts';
import type { Examples, JourneyRows } from '../../domain/tactics/touchpointRow.ts';
import type { JourneyHypothesis, JourneyQuote } from '../../domain/tactics/journeyCard.ts';
import { asksForProof, readProofFilter, type Proofs } from '../../domain/research/across/proof.ts';
import type { Loadable } from '../../domain/core/loadable.ts';
import type { Outcome } from '../../domain/core/outcome.ts';
import type { DateText } from '../../domain/core/record.ts';
import { STAGES, type Stage } from '../../domain/core/stage.ts';
import { SCREEN_HEADINGS } from '../../domain/core/screenHeadings.ts';
import { BrokenNote } from '../../patterns/BrokenNote.tsx';
import { PROOF_CHOICE, rankChoice } from '../../patterns/evidence/proofChoices.ts';
import { FilterBar } from '../../patterns/list/FilterBar.tsx';
import { PageHeader } from '../../patterns/PageHeader.tsx';
import { ShownOn } from '../../patterns/ShownOn.tsx';
import { StageName } from '../../patterns/StageName.tsx';
import { fontSizes, spaces } from '../../theme/tokens.ts';
import { useOver } from '../../ui/context/rights.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { onDemand } from '../../ui/onDemand.ts';
import { ExamplesBar } from './ExamplesBar.tsx';
import { JourneyViews, type JourneyViewsProps } from './journey/JourneyViews.tsx';
import { TacticsActions, type TacticsView } from './TacticsActions.tsx';
import type { TacticsSubject } from './TacticsDialogs.tsx';
import { useAfterRows } from './journey/useAfterRows.ts';
import { useArrivalFocus } from './journey/useArrivalFocus.ts';
import { useShownJourney } from './journey/useShownJourney.ts';

/** Items pressed within a touchpoint open in these dialogs, which load after the touchpoints. */
const TacticsDialogs = onDemand(() => import('./TacticsDialogs.tsx').then((module) => module.TacticsDialogs));

const NOUN = ['точка касания', 'точки касания', 'точек касания'] as const;

export interface TacticsScreenProps extends Omit<JourneyViewsProps, 'shown' | 'focusOnceShown' | 'onSubject'> {
  /** Content of the closed rows of the journey: the list uses it until a search begins. */
  rows: Loadable<JourneyRows>;
  /** How many experiments of each stage are «в работе» (underWayByStage). The same object while nothing changed. */
  underWay: Readonly<Record<Stage, number>>;
  /** Records that could not be read; they are kept, and said. */
  brokenCount: number;
  /** The text in the address that names no stage; null when it names one. */
  unknownStage: string | null;
  /** Filter of the touchpoints, as in the address. */
  filter: JourneyFilter;
  /** How well hypotheses are founded, for a filter that asks; loading while none does. */
  proofs: Loadable<Proofs>;
  /** State of the generated examples in this company, as in the address. */
  examples: Examples;
  /** Calendar date of today: the canvas begins with it. */
  today: DateText;
  /** Address of a quote's study, at the quote where its place is known; null when the study is gone, and for an example. */
  quoteHref: (quote: JourneyQuote) => string | null;
  /** Another view was chosen. */
  onViewChange: (view: TacticsView) => void;
  /** Examples are to be shown, or not. */
  onExamplesWantedChange: (wanted: boolean) => void;
  /** «Экспорт карты»: the whole journey as one page. */
  onExport: (format: 'pdf' | 'png') => Promise<unknown>;
  /** The canvas was filled in for a hypothesis. */
  onCreate: (hypothesis: JourneyHypothesis, canvas: TypedCanvas) => Promise<Outcome>;
}

const WHERE = JOURNEY_PLACES.map((value) => ({ value, label: JOURNEY_PLACE_LABELS[value] }));

const RANK_CHOICE = rankChoice('По приоритету');

const isBare = (rows: JourneyRows): boolean =>
  STAGES.every((stage) => rows[stage].every(({ hypothesisCount }) => hypothesisCount === 0));

const Note = styled.output`
  display: block;
  margin-block-end: ${spaces[3]}px;
  color: var(--color-ink-soft);
  font-size: ${fontSizes.sm};
`;

/** Тактика: where in the journey people stumble, and what to try (R36). */
export function TacticsScreen(given: TacticsScreenProps) {
  // A filter by evidence waits for the proofs, and fails with them.
  const { proofs } = given;
  const journey = asksForProof(given.filter) && proofs.state !== 'ready' ? proofs : given.journey;
  const props = { ...given, journey };
  const { stage, view, filter, onFilterChange } = props;
  // The closed rows of all touchpoints are drawn without their contents.
  const asked = view === 'list' && !isNarrowed(filter) ? props.rows : journey;
  // Null until something was pressed for the first time: from then on the dialogs keep what is typed.
  const [pressed, setPressed] = useState<{ readonly subject: TacticsSubject | null } | null>(null);
  const onSubject = useCallback((subject: TacticsSubject | null) => setPressed({ subject }), []);
  const shown = useShownJourney(props);
  useAfterRows(shown.rows !== null && props.rules !== null, TacticsDialogs.preload);
  const root = useRef<HTMLDivElement>(null);
  // The touchpoints themselves are in the code: without a hypothesis they would tell of a company where nobody has found anything.
  const isGone = useOver() !== null && props.rows.state === 'ready' && isBare(props.rows.value);
  // The map's buttons, and those of «Ничего не найдено», lead to what takes their place.
  const focusOnceShown = useArrivalFocus(
    root,
    view === 'map' || asked.state !== 'ready' ? null : shown.stage,
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
      {asked.state === 'failed' ? (
        <ErrorState title="Тактика не открылась" message={asked.message} onRetry={props.onRetry} />
      ) : isGone ? (
        <EmptyState title="Находок пока нет" />
      ) : (
        <>
          {/* The map has nothing to search in; on a phone the list replaces it. */}
          <ShownOn width={view === 'map' ? 'mobile' : 'any'}>
            <FilterBar
              searchLabel="Где болит: поиск по точкам касания..."
              found={shown.busy ? null : (shown.rows?.length ?? null)}
              noun={NOUN}
              within={stage}
              query={filter.query}
              onQueryChange={(query) => onFilterChange({ ...filter, query }, 'typing')}
              choices={[
                { name: 'where', label: 'Где искать', options: WHERE, value: filter.where },
                { ...PROOF_CHOICE, value: filter.proof },
                { ...RANK_CHOICE, value: filter.rank },
              ]}
              onChoose={(values) => {
                const chosen = { ...filter, ...values };
                const where = readJourneyPlace(chosen.where);
                onFilterChange({ ...filter, where, ...readProofFilter(chosen.proof, chosen.rank) }, 'chosen');
              }}
            />
          </ShownOn>
          <ExamplesBar examples={props.examples} onWantedChange={props.onExamplesWantedChange} />
          <JourneyViews {...props} shown={shown} focusOnceShown={focusOnceShown} onSubject={onSubject} />
        </>
      )}
      {pressed ? (
        <TacticsDialogs
          subject={pressed.subject}
          today={props.today}
          quoteHref={props.quoteHref}
          onCreate={props.onCreate}
          onClose={() => onSubject(null)}
        />
      ) : null}
    </div>
  );
}
