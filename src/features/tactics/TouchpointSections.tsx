import { CircleMinus, CirclePlus } from 'lucide-react';

import {
  isAllExample,
  isBlank,
  type JourneyHypothesis,
  type JourneyQuote,
  type TouchpointCard,
} from '../../domain/tactics/journeyCard.ts';
import { NO_TOUCHPOINT } from '../../domain/tactics/places.ts';
import { HYPOTHESIS_TERMS } from '../../domain/research/words/hypothesisTerms.ts';
import { BlankTouchpoint } from './BlankTouchpoint.tsx';
import { HypothesisList } from './HypothesisList.tsx';
import { OriginBadge } from './OriginBadge.tsx';
import { QuoteList } from './QuoteList.tsx';
import { SectionLines } from './SectionLines.tsx';
import type { ShowAllNoun } from './ShowAll.tsx';
import { Note, Pair, Part, Root } from './TouchpointSections.styles.ts';

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

/** Nouns of the sections, for the buttons that show the rest. */
const NOUNS = {
  jtbd: ['все', 'задачи'],
  context: ['весь', 'контекст'],
  gains: ['все', 'выгоды'],
  pains: ['все', 'боли'],
  metrics: ['все', 'метрики'],
} as const satisfies Readonly<Record<string, ShowAllNoun>>;

/**
 * A touchpoint in seven sections, in the specified order. The team's findings are above the examples, and the origin is named
 * once for all it holds for; a card that is only an example says so once, at the top.
 */
export function TouchpointSections(props: TouchpointSectionsProps) {
  const { card, compact = false, onOpenQuote, onCreate, experimentHref, researchHref } = props;
  if (isBlank(card)) return <BlankTouchpoint card={card} researchHref={researchHref} />;
  const origins = card.examples === 'hidden' || !isAllExample(card);
  // In the carousel the next touchpoint's buttons are beside these.
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
        <h4 lang="en">{HYPOTHESIS_TERMS.hypothesis.jtbd}</h4>
        <SectionLines noun={NOUNS.jtbd} lines={card.jtbd} {...common} />
      </Part>
      <Part>
        <h4>{HYPOTHESIS_TERMS.hypothesis.context}</h4>
        <SectionLines noun={NOUNS.context} lines={card.context} {...common} />
      </Part>
      <Pair>
        <section data-tone="green">
          <h4>
            <CirclePlus aria-hidden />
            <span lang="en">{HYPOTHESIS_TERMS.hypothesis.gains}</span>
          </h4>
          <SectionLines noun={NOUNS.gains} lines={card.gains} mark="plus" {...common} />
        </section>
        <section data-tone="red">
          <h4>
            <CircleMinus aria-hidden />
            <span lang="en">{HYPOTHESIS_TERMS.hypothesis.pains}</span>
          </h4>
          <SectionLines noun={NOUNS.pains} lines={card.pains} mark="minus" {...common} />
        </section>
      </Pair>
      {card.quotes.length > 0 ? (
        <Part>
          <h4>{HYPOTHESIS_TERMS.hypothesis.quotes}</h4>
          <QuoteList of={of} quotes={card.quotes} limit={FIRST} origins={origins} onOpen={onOpenQuote} />
        </Part>
      ) : null}
      <Part>
        <h4>{HYPOTHESIS_TERMS.hypothesis.metrics}</h4>
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
