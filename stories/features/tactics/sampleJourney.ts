import { summariseExperiment } from '#src/domain/experiments/experiment.ts';
import type { Hypothesis } from '#src/domain/research/hypothesis.ts';
import { journeyOf } from '#src/domain/tactics/journey.ts';
import type { JourneyQuote, TouchpointCard } from '#src/domain/tactics/journeyCard.ts';
import { STAGES, type Stage } from '#src/domain/core/stage.ts';
import type { StageFacts } from '#src/features/tactics/StageSelector.tsx';
import { sampleWorkspace } from '#src/samples/workspace.ts';

const hypotheses = sampleWorkspace.company.hypothesis ?? [];
export const experiments = (sampleWorkspace.company.experiment ?? []).map(summariseExperiment);

export const journey = journeyOf(hypotheses, experiments, 'counted');

const cards: readonly TouchpointCard[] = STAGES.flatMap((stage) => journey[stage]);

function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`the sample has no ${what}`);
  return value;
}

const ofResearch = ({ origin }: { readonly origin: string }): boolean => origin === 'research';

/** A touchpoint with quotes, lines and hypotheses from studies above the examples. */
export const researchCard = found(
  cards.find(
    (card) =>
      card.quotes.some(ofResearch) && card.hypotheses.some((one) => one.experiments.length === 0 && ofResearch(one)),
  ),
  'touchpoint with quotes from a study',
);

export const runningCard = found(
  cards.find((card) => card.running > 0),
  'touchpoint with a running experiment',
);

export const exampleCard = found(journeyOf([], [], 'shown').awareness[0], 'generated touchpoint');

export const blankCard = found(journeyOf([], []).awareness[0], 'touchpoint');

/** An experiment was made of an example; the other examples are hidden. */
export const takenUpCard = found(
  journeyOf(
    [
      {
        ...found(hypotheses[0], 'hypothesis'),
        ...found(exampleCard.hypotheses[0], 'generated hypothesis'),
        id: found(exampleCard.hypotheses[0], 'generated hypothesis').key,
        stage: exampleCard.stage,
        touchpoint: exampleCard.name,
        status: 'in_backlog',
        researchId: null,
        jtbd: '',
        context: '',
        gains: {},
        pains: {},
        metrics: {},
        quotes: {},
      },
    ],
    [],
  ).awareness[0],
  'touchpoint',
);

export const researchQuote: JourneyQuote = found(researchCard.quotes.find(ofResearch), 'quote from a study');
export const exampleQuote: JourneyQuote = found(exampleCard.quotes[0], 'generated quote');

const source: Hypothesis = found(
  hypotheses.find(({ id }) => researchCard.hypotheses.some((one) => ofResearch(one) && one.key === id)),
  'hypothesis from a study',
);

/** Its hypothesis names a touchpoint that no stage lists. */
export const unknownCard = found(
  journeyOf([{ ...source, touchpoint: 'Вебинар для руководителей исследований' }], [])[source.stage].find(
    (card) => card.unknown,
  ),
  'unknown touchpoint',
);

/** The experiment of its hypothesis is gone. */
export const lostCard = found(
  journeyOf([{ ...source, status: 'in_backlog' }], [])[source.stage].find((card) => card.hypotheses[0]?.lostExperiment),
  'lost experiment',
);

export const quietCard: TouchpointCard = { ...researchCard, quotes: [] };

export const quotedCard: TouchpointCard = {
  ...researchCard,
  quotes: Array.from({ length: 20 }, (_, index) => ({
    ...researchQuote,
    key: `quote-${index}`,
    text: `${researchQuote.text} (${index + 1})`,
  })),
};

/** 10,000 characters without a break, and as many with spaces. */
export const LONG_WORD = 'ъ'.repeat(10_000);
export const LONG_TEXT = 'Пересказывали разговор по памяти и спорили. '.repeat(228).slice(0, 10_000);

/** Unexpectedly long texts. */
export const longCard: TouchpointCard = {
  ...researchCard,
  name: 'Оченьдлинноеназваниеточкикасания'.repeat(12),
  jtbd: researchCard.jtbd.map((line, index) => (index === 0 ? { ...line, text: LONG_TEXT } : line)),
  pains: researchCard.pains.map((line, index) => (index === 0 ? { ...line, text: LONG_WORD } : line)),
  quotes: researchCard.quotes.map((line, index) => (index === 0 ? { ...line, text: LONG_TEXT } : line)),
};

/** Facts of each stage of the sample. */
export const facts = Object.fromEntries(
  STAGES.map((stage): [Stage, StageFacts] => {
    const cards = journey[stage];
    const sum = (of: (card: (typeof cards)[number]) => number) => cards.reduce((total, card) => total + of(card), 0);
    return [
      stage,
      {
        touchpoints: cards.length,
        hypotheses: sum((card) => card.hypothesisCount),
        running: sum((card) => card.running),
      },
    ];
  }),
) as Record<Stage, StageFacts>;

/** Every stage with the same figures. */
export const sameFacts = (one: StageFacts): Record<Stage, StageFacts> =>
  Object.fromEntries(STAGES.map((stage) => [stage, one])) as Record<Stage, StageFacts>;
