import { CircleMinus, CirclePlus } from 'lucide-react';
import { styled } from 'styled-components';

import {
  isAllExample,
  isBlank,
  NO_TOUCHPOINT,
  type JourneyHypothesis,
  type JourneyQuote,
  type TouchpointCard,
} from '../../domain/tactics/journey.ts';
import { TERMS } from '../../domain/terms.ts';
import { fontSizes, spaces, widths } from '../../theme/tokens.ts';
import { BlankTouchpoint } from './BlankTouchpoint.tsx';
import { HypothesisList } from './HypothesisList.tsx';
import { OriginBadge } from './OriginBadge.tsx';
import { QuoteList } from './QuoteList.tsx';
import { SectionLines } from './SectionLines.tsx';
import type { ShowAllNoun } from './ShowAll.tsx';

export interface TouchpointSectionsProps {
  /** The touchpoint with everything known of it. */
  card: TouchpointCard;
  /** In the carousel: smaller text, and at most two lines per section at first, long ones cut short. Default false. */
  compact?: boolean;
  /** Called when a quote is pressed: «Детали исследования». */
  onOpenQuote: (quote: JourneyQuote) => void;
  /** «Создать эксперимент». */
  onCreate: (hypothesis: JourneyHypothesis) => void;
  /** Address of an experiment. */
  experimentHref: (experimentId: string) => string;
  /** Address of the studies, where hypotheses come from. */
  researchHref: string;
}

/** Quotes and hypotheses shown at first (R36). */
const FIRST = 2;

/** Lines of a section shown at first in the list. Whole for any card a person reads; a bound for one that collects hundreds. */
const LINES = 20;

/** Where the names of the sections stand, px. */
const MARGIN = 176;

/** What the sections hold, for the buttons that show the rest. */
const NOUNS = {
  jtbd: ['все', 'задачи'],
  context: ['весь', 'контекст'],
  gains: ['все', 'выгоды'],
  pains: ['все', 'боли'],
  metrics: ['все', 'метрики'],
} as const satisfies Readonly<Record<string, ShowAllNoun>>;

/** Names and texts together, px. */
const COLUMNS = MARGIN + spaces[5] + Number.parseInt(widths.reading, 10);

// Measured by its own width, not the window's: it lies in a wide row and in a narrow card of the carousel.
const Root = styled.div`
  container-type: inline-size;
  position: relative;

  &[data-compact='true'] {
    font-size: ${fontSizes.sm};
  }
  & > :first-child {
    padding-block-start: 0;
    border-block-start: 0;
  }
  & > :last-child {
    padding-block-end: 0;
  }
`;

const Note = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[1]}px ${spaces[2]}px;
  align-items: center;
  max-width: ${COLUMNS}px;
  padding-block-end: ${spaces[4]}px;
  color: var(--color-ink-soft);
  font-size: ${fontSizes.sm};
`;

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, ${widths.reading});
  gap: ${spaces[1]}px ${spaces[5]}px;
  max-width: ${COLUMNS}px;
  padding-block: ${spaces[3]}px;
  border-block-start: 1px solid var(--color-hairline);

  & > h4 {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
    line-height: 1.5rem;
  }
  @container (min-width: 720px) {
    grid-template-columns: ${MARGIN}px minmax(0, ${widths.reading});
    padding-block: ${spaces[4]}px;
  }
`;

/** Gains and Pains, side by side where there is room. */
const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[4]}px ${spaces[5]}px;
  padding-block: ${spaces[3]}px ${spaces[4]}px;
  border-block-start: 1px solid var(--color-hairline);

  & h4 {
    display: flex;
    gap: ${spaces[2]}px;
    align-items: center;
    margin-block-end: ${spaces[2]}px;
    padding-block-end: ${spaces[1]}px;
    border-block-end: 2px solid var(--tone-solid);
    font-size: ${fontSizes.sm};
    line-height: 1.5rem;
  }
  & h4 > svg {
    width: 18px;
    height: 18px;
    color: var(--tone-solid);
  }
  @container (min-width: 480px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    max-width: ${COLUMNS}px;
  }
  @container (min-width: 720px) {
    padding-block: ${spaces[4]}px;
    padding-inline-start: ${MARGIN + spaces[5]}px;
  }
`;

/**
 * A touchpoint in seven sections, in the specified order. What the team found stands above the examples, and the origin is
 * named once for all it holds for; a card that is nothing but an example says so once, at the top.
 */
export function TouchpointSections(props: TouchpointSectionsProps) {
  const { card, compact = false, onOpenQuote, onCreate, experimentHref, researchHref } = props;
  if (isBlank(card)) return <BlankTouchpoint card={card} researchHref={researchHref} />;
  const origins = card.examples === 'hidden' || !isAllExample(card);
  // In the carousel the next touchpoint's buttons stand beside.
  const of = compact ? card.name : undefined;
  const common = { of, limit: compact ? FIRST : LINES, clamp: compact, origins };
  return (
    <Root data-compact={compact}>
      {origins ? null : (
        <Note>
          <OriginBadge origin="example" />
          Вся карточка составлена для примера: находок об этой точке касания пока нет.
        </Note>
      )}
      {card.unknown ? (
        <Note>
          {card.name === NO_TOUCHPOINT
            ? 'У этих гипотез не указана точка касания, поэтому примеров для них нет.'
            : 'Этой точки касания нет в списке этапа: название взято из гипотез, примеров для неё нет.'}
        </Note>
      ) : null}
      <Part>
        <h4 lang="en">{TERMS.hypothesis.jtbd}</h4>
        <SectionLines noun={NOUNS.jtbd} lines={card.jtbd} {...common} />
      </Part>
      <Part>
        <h4>{TERMS.hypothesis.context}</h4>
        <SectionLines noun={NOUNS.context} lines={card.context} {...common} />
      </Part>
      <Pair>
        <section data-tone="green">
          <h4>
            <CirclePlus aria-hidden />
            <span lang="en">{TERMS.hypothesis.gains}</span>
          </h4>
          <SectionLines noun={NOUNS.gains} lines={card.gains} mark="plus" {...common} />
        </section>
        <section data-tone="red">
          <h4>
            <CircleMinus aria-hidden />
            <span lang="en">{TERMS.hypothesis.pains}</span>
          </h4>
          <SectionLines noun={NOUNS.pains} lines={card.pains} mark="minus" {...common} />
        </section>
      </Pair>
      {card.quotes.length > 0 ? (
        <Part>
          <h4>{TERMS.hypothesis.quotes}</h4>
          <QuoteList of={of} quotes={card.quotes} limit={FIRST} origins={origins} onOpen={onOpenQuote} />
        </Part>
      ) : null}
      <Part>
        <h4>{TERMS.hypothesis.metrics}</h4>
        <SectionLines noun={NOUNS.metrics} lines={card.metrics} mark="dot" {...common} />
      </Part>
      <Part>
        <h4>Гипотезы для улучшений</h4>
        <HypothesisList
          of={of}
          hypotheses={card.hypotheses}
          limit={FIRST}
          origins={origins}
          experimentHref={experimentHref}
          onCreate={onCreate}
        />
      </Part>
    </Root>
  );
}
