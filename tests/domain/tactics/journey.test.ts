import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { isUnderWay, type ExperimentStatus, type ExperimentSummary } from '#src/domain/experiments/experiment.ts';
import type { Hypothesis, HypothesisStatus, Quote } from '#src/domain/research/hypothesis.ts';
import { journeyOf } from '#src/domain/tactics/journey.ts';
import { balanceOf } from '#src/domain/tactics/journeyMap.ts';
import { filterJourney, matchesOf } from '#src/domain/tactics/journeySearch.ts';
import {
  doesCount,
  isAllExample,
  isBlank,
  type Journey,
  type TouchpointCard,
} from '#src/domain/tactics/journeyCard.ts';
import { examplesFor, rowsOf, type Examples, type JourneyLine } from '#src/domain/tactics/touchpointRow.ts';
import {
  JOURNEY_PLACE_LABELS,
  JOURNEY_PLACES,
  NO_JOURNEY_FILTER,
  readJourneyPlace,
  readStage,
} from '#src/domain/tactics/journeyFilter.ts';
import { NO_TOUCHPOINT } from '#src/domain/tactics/places.ts';
import type { Proofs } from '#src/domain/research/across/proof.ts';
import { keyedList, keyedTexts } from '#src/domain/core/record.ts';
import { STAGES, type Stage } from '#src/domain/core/stage.ts';
import { TOUCHPOINTS } from '#src/domain/tactics/touchpoint.ts';
import { EXAMPLE_STUDY, exampleOf } from '#src/domain/tactics/touchpointExample.ts';
import { SAMPLE_COMPANY_ID } from '#src/domain/workspace.ts';
import { backlogHypotheses } from '#src/samples/hypotheses.ts';
import { researchHypotheses } from '#src/samples/research-hypotheses.ts';

interface Changes extends Partial<Omit<Hypothesis, 'gains' | 'pains' | 'metrics' | 'quotes'>> {
  readonly gains?: readonly string[];
  readonly pains?: readonly string[];
  readonly metrics?: readonly string[];
  readonly quotes?: readonly Quote[];
}

function hypothesis({ gains = [], pains = [], metrics = [], quotes = [], ...changes }: Changes = {}): Hypothesis {
  return {
    id: 'h',
    v: 1,
    createdAt: '2026-11-01T00:00:00.000Z',
    updatedAt: '2026-11-01T00:00:00.000Z',
    deletedAt: null,
    text: 'Если спросить, то ответят',
    description: '',
    stage: 'activation',
    touchpoint: 'Онбординг',
    status: 'added',
    relevance: 'medium',
    priority: 1,
    researchId: null,
    productId: 'main',
    comment: '',
    jtbd: '',
    context: '',
    ...changes,
    gains: keyedTexts('gain', gains),
    pains: keyedTexts('pain', pains),
    metrics: keyedTexts('metric', metrics),
    quotes: keyedList('quote', quotes),
    history: {},
  };
}

const quote = (text: string, changes: Partial<Quote> = {}): Quote => ({
  text,
  stance: 'for',
  respondent: 'Марина',
  research: 'Интервью',
  researchId: 'research-1',
  passage: { materialId: 'm', start: 0, end: 5 },
  ...changes,
});

const experiment = (id: string, hypothesisId: string | null, status: ExperimentStatus = 'New'): ExperimentSummary => ({
  id,
  name: id,
  status,
  cjmStage: 'activation',
  productId: 'main',
  hypothesis: '',
  hypothesisId,
  assigneeId: null,
  startDate: '2026-11-01',
  endDate: '2026-11-15',
  deadline: null,
  verdict: null,
});

const EXAMPLE = exampleOf('activation', 1);

function cardOf(journey: Journey, stage: Stage, name: string): TouchpointCard {
  const card = journey[stage].find((candidate) => candidate.name === name);
  if (card === undefined) throw new Error(`no card «${name}»`);
  return card;
}

const onboarding = (
  hypotheses: readonly Hypothesis[],
  experiments: readonly ExperimentSummary[] = [],
): TouchpointCard => cardOf(journeyOf(hypotheses, experiments, 'counted'), 'activation', 'Онбординг');

const lost = (status: HypothesisStatus, experiments: readonly ExperimentSummary[]): boolean | undefined =>
  onboarding([hypothesis({ status })], experiments).hypotheses[0]?.lostExperiment;

const texts = (lines: readonly JourneyLine[]): string[] => lines.map(({ text }) => text);
const origins = (lines: readonly JourneyLine[]): string[] => lines.map(({ origin }) => origin);

describe('examples', () => {
  it.each([
    ['hidden', 'company-new', null],
    ['hidden', 'company-new', false],
    ['shown', 'company-new', true],
    ['counted', SAMPLE_COMPANY_ID, null],
    ['counted', SAMPLE_COMPANY_ID, true],
    ['hidden', SAMPLE_COMPANY_ID, false],
  ] as const)('are %s in %s when wanted is %s', (mode, companyId, wanted) => {
    expect(examplesFor(companyId, wanted)).toBe(mode);
  });

  it('are not those of a product that was added to the sample company', () => {
    expect(examplesFor(SAMPLE_COMPANY_ID, null, true)).toBe('hidden');
    expect(examplesFor(SAMPLE_COMPANY_ID, true, true)).toBe('shown');
  });

  it('never count where they are only shown', () => {
    for (const mode of ['hidden', 'shown', 'counted'] as const) {
      for (const card of Object.values(journeyOf([], [], mode)).flat()) {
        expect(card.hypothesisCount).toBe(mode === 'counted' ? card.hypotheses.length : 0);
        expect(isBlank(card)).toBe(mode === 'hidden');
        expect(isAllExample(card)).toBe(mode !== 'hidden');
      }
    }
  });

  it('beside the team’s own keep their mark and stay out of its count', () => {
    const own = hypothesis({ gains: ['Своё'] });
    const card = cardOf(journeyOf([own], [], 'shown'), 'activation', 'Онбординг');
    expect(card.hypothesisCount).toBe(1);
    expect(origins(card.hypotheses)).toEqual(['backlog', ...EXAMPLE.hypotheses.map(() => 'example')]);
    expect(origins(card.gains)).toEqual(['backlog', ...EXAMPLE.gains.map(() => 'example')]);
    expect(isAllExample(card)).toBe(false);
  });
});

describe('an empty workspace', () => {
  it('is empty: thirty places to fill, and nothing to find in them', () => {
    const journey = journeyOf([], []);
    for (const stage of STAGES) {
      expect(journey[stage].map(({ name }) => name)).toEqual(TOUCHPOINTS[stage]);
      expect(journey[stage].every(isBlank)).toBe(true);
    }
    const word = EXAMPLE.pains[0]?.split(' ')[0] ?? '';
    const found = filterJourney(journey, { ...NO_JOURNEY_FILTER, query: word, where: 'pains' });
    expect(Object.values(found).flat()).toEqual([]);
  });

  it('shows thirty touchpoints of examples in the sample company', () => {
    const journey = journeyOf([], [], 'counted');
    for (const stage of STAGES) {
      expect(journey[stage].map(({ name }) => name)).toEqual(TOUCHPOINTS[stage]);
      for (const card of journey[stage]) {
        const example = exampleOf(stage, journey[stage].indexOf(card));
        expect(card).toMatchObject({
          id: example.id,
          unknown: false,
          experiments: [],
          running: 0,
          fromResearch: false,
        });
        expect(texts(card.hypotheses)).toEqual(
          texts(example.hypotheses.map((line) => ({ ...line, key: '', origin: 'example' }))),
        );
        expect(texts([...card.jtbd, ...card.context])).toEqual([example.jtbd, example.context]);
        const every = [
          card.jtbd,
          card.context,
          card.gains,
          card.pains,
          card.metrics,
          card.quotes,
          card.hypotheses,
        ].flat();
        expect(new Set(origins(every))).toEqual(new Set(['example']));
        expect(new Set(every.map(({ key }) => key)).size).toBe(every.length);
        for (const { research, researchId } of card.quotes)
          expect([research, researchId]).toEqual([EXAMPLE_STUDY, null]);
      }
    }
  });
});

const studied = () =>
  hypothesis({
    id: 'study',
    researchId: 'research-1',
    jtbd: 'Работа',
    context: 'Место',
    gains: ['Выгода'],
    pains: ['Боль', ' '],
    metrics: ['Мера'],
    quotes: [quote('Слова'), quote('Слова с конференции', { researchId: null, research: 'Встреча' })],
  });

it('stands above the examples and is marked by where it comes from', () => {
  const study = studied();
  const card = onboarding([study]);
  expect(card.fromResearch).toBe(true);
  for (const [lines, own, example] of [
    [card.jtbd, 'Работа', [EXAMPLE.jtbd]],
    [card.context, 'Место', [EXAMPLE.context]],
    [card.gains, 'Выгода', EXAMPLE.gains],
    [card.pains, 'Боль', EXAMPLE.pains],
    [card.metrics, 'Мера', EXAMPLE.metrics],
  ] as const) {
    expect(texts(lines)).toEqual([own, ...example]);
    expect(origins(lines)).toEqual(['research', ...example.map(() => 'example')]);
  }
  expect(origins(card.hypotheses)).toEqual(['research', ...EXAMPLE.hypotheses.map(() => 'example')]);
  expect(card.hypotheses[0]).toMatchObject({ key: 'study', hypothesis: study, lostExperiment: false });
  expect(card.quotes.slice(0, 2)).toMatchObject([
    { text: 'Слова', origin: 'research', researchId: 'research-1', passage: { materialId: 'm' } },
    { text: 'Слова с конференции', origin: 'backlog', researchId: null, research: 'Встреча' },
  ]);
  expect(origins(card.quotes).slice(2)).toEqual(EXAMPLE.quotes.map(() => 'example'));
});

describe('evidence', () => {
  it('may rest on a quote alone; without one it is the team’s own', () => {
    expect(origins(onboarding([hypothesis({ quotes: [quote('Слова')] })]).hypotheses)[0]).toBe('research');
    const own = onboarding([hypothesis({ quotes: [quote('Слова', { researchId: null })] })]);
    expect([origins(own.hypotheses)[0], own.fromResearch]).toEqual(['backlog', false]);
  });

  it('comes by priority, then by age, and never as a new one', () => {
    const card = onboarding([
      hypothesis({ id: 'c', priority: 2 }),
      hypothesis({ id: 'b', createdAt: '2026-11-02T00:00:00.000Z' }),
      hypothesis({ id: 'fresh', status: 'new', gains: ['Новая выгода'] }),
      hypothesis({ id: 'gone', deletedAt: '2026-11-02T00:00:00.000Z' }),
      hypothesis({ id: 'a', status: 'in_backlog' }),
    ]);
    expect(card.hypotheses.flatMap(({ hypothesis: stored }) => stored?.id ?? [])).toEqual(['a', 'b', 'c']);
    expect(texts(card.gains)).toEqual(EXAMPLE.gains);
  });

  it('is said once, where it came first, and never loses its study to a repeat', () => {
    const card = onboarding([
      hypothesis({ id: 'a', pains: ['Ещё долго', 'Иное'], quotes: [quote('Дорого', { researchId: null })] }),
      hypothesis({
        id: 'b',
        priority: 2,
        researchId: 'research-1',
        pains: ['еще\u00A0 долго '],
        quotes: [quote('дорого'), quote('Дорого', { respondent: 'Олег' })],
      }),
      hypothesis({ id: 'c', priority: 3, gains: [EXAMPLE.gains[1] ?? ''] }),
    ]);
    expect(card.pains.slice(0, 2)).toMatchObject([
      { key: 'b:pains:pain-0', origin: 'research' },
      { text: 'Иное', origin: 'backlog' },
    ]);
    expect(card.pains).toHaveLength(2 + EXAMPLE.pains.length);
    expect(card.quotes.slice(0, 2)).toMatchObject([
      { respondent: 'Марина', origin: 'research', researchId: 'research-1' },
      { respondent: 'Олег' },
    ]);
    expect(card.quotes).toHaveLength(2 + EXAMPLE.quotes.length);
    expect(card.gains).toHaveLength(EXAMPLE.gains.length);
    expect(card.gains[0]).toMatchObject({ text: EXAMPLE.gains[1], origin: 'backlog' });
  });
});

describe('an example taken up', () => {
  const [first, second] = EXAMPLE.hypotheses;
  const takenUp = hypothesis({
    id: second?.id ?? '',
    text: second?.text ?? '',
    status: 'in_backlog',
    jtbd: EXAMPLE.jtbd,
    gains: EXAMPLE.gains,
    quotes: EXAMPLE.quotes.map(({ text, respondent }) =>
      quote(text, { respondent, research: EXAMPLE_STUDY, researchId: null, passage: null }),
    ),
  });

  it('takes the example’s place and stays an example', () => {
    const card = onboarding([takenUp, hypothesis({ id: 'own', priority: 5 })], [experiment('e', takenUp.id)]);
    expect(card.hypotheses.map(({ key }) => key)).toEqual(['own', ...EXAMPLE.hypotheses.map(({ id }) => id)]);
    expect(card.hypotheses[1]).toMatchObject({ key: first?.id, hypothesis: null });
    expect(card.hypotheses[2]).toMatchObject({ origin: 'example', hypothesis: takenUp, experiments: [{ id: 'e' }] });
    expect(texts(card.jtbd)).toEqual([EXAMPLE.jtbd]);
    expect(texts(card.gains)).toEqual(EXAMPLE.gains);
    expect(card.quotes).toHaveLength(EXAMPLE.quotes.length);
    expect(new Set(origins([...card.jtbd, ...card.gains, ...card.quotes]))).toEqual(new Set(['example']));
    expect([card.fromResearch, card.running]).toEqual([false, 0]);
  });

  it('counts as the team’s hypothesis; what is invented around it does not show while examples are hidden', () => {
    const written = { ...takenUp, pains: keyedTexts('pain', ['Своими словами']) };
    const hidden = cardOf(journeyOf([written], [], 'hidden'), 'activation', 'Онбординг');
    expect(hidden.hypotheses).toMatchObject([{ key: takenUp.id, origin: 'example' }]);
    expect([hidden.jtbd, hidden.gains, hidden.quotes]).toEqual([[], [], []]);
    expect(hidden.pains).toMatchObject([{ text: 'Своими словами', origin: 'backlog' }]);
    expect(hidden.hypothesisCount).toBe(1);
    expect(cardOf(journeyOf([written], [], 'shown'), 'activation', 'Онбординг').hypothesisCount).toBe(1);
  });

  it('and given to another touchpoint is listed there only', () => {
    const journey = journeyOf([{ ...takenUp, touchpoint: 'Регистрация' }], [], 'counted');
    expect(cardOf(journey, 'activation', 'Регистрация').hypotheses.at(-1)).toMatchObject({ key: takenUp.id });
    const keys = cardOf(journey, 'activation', 'Онбординг').hypotheses.map(({ key }) => key);
    expect(keys).toEqual(EXAMPLE.hypotheses.map(({ id }) => id).filter((id) => id !== takenUp.id));
  });
});

describe('an unknown touchpoint', () => {
  it('is nowhere in the sample', () => {
    const sample = Object.values(journeyOf([...backlogHypotheses, ...researchHypotheses], [])).flat();
    expect(sample.filter(({ unknown }) => unknown)).toEqual([]);
    expect(sample.some(({ fromResearch }) => fromResearch)).toBe(true);
  });

  it('gets a card after the stage’s own, with nothing generated', () => {
    const journey = journeyOf(
      [
        hypothesis({ id: 'a', touchpoint: 'Якорная встреча', pains: ['Боль'] }),
        hypothesis({ id: 'b', touchpoint: '  ' }),
        hypothesis({ id: 'c', touchpoint: 'якорная  встреча' }),
        hypothesis({ id: 'd', touchpoint: 'Оплата/подключение' }),
      ],
      [experiment('e', 'c')],
    );
    const extra = journey.activation.slice(TOUCHPOINTS.activation.length);
    expect(extra.map(({ name }) => name)).toEqual([NO_TOUCHPOINT, 'Оплата/подключение', 'Якорная встреча']);
    expect(new Set(extra.map(({ id }) => id)).size).toBe(3);
    for (const card of extra) {
      expect(card).toMatchObject({ unknown: true, stage: 'activation', jtbd: [], quotes: [] });
      expect(card.id).toMatch(/^tp-activation-x-[0-9a-z]+$/);
    }
    expect(extra[2]?.hypotheses.map(({ key }) => key)).toEqual(['a', 'c']);
    expect(extra[2]).toMatchObject({ pains: [{ text: 'Боль' }], gains: [], experiments: [{ id: 'e' }] });
  });

  it('is none when only case, ё or a space differ', () => {
    const journey = journeyOf([hypothesis({ stage: 'referral', touchpoint: 'активность приглашенного ' })], []);
    expect(journey.referral).toHaveLength(TOUCHPOINTS.referral.length);
    expect(cardOf(journey, 'referral', 'Активность приглашённого').hypotheses[0]).toMatchObject({ key: 'h' });
  });
});

describe('experiments', () => {
  it('are counted on the touchpoint, in the order given', () => {
    const card = onboarding(
      [hypothesis({ id: 'a', status: 'in_backlog' }), hypothesis({ id: 'b', status: 'in_backlog' })],
      [
        experiment('4', 'b', 'In Progress'),
        experiment('3', 'a', 'Done'),
        experiment('2', 'b', 'New'),
        experiment('1', 'b', 'backlog'),
        experiment('0', 'elsewhere'),
        experiment('nobody’s', null),
      ],
    );
    expect(card.experiments.map(({ id }) => id)).toEqual(['4', '3', '2', '1']);
    expect(card.running).toBe(1);
    expect(card.hypotheses[1]?.experiments.map(({ id }) => id)).toEqual(['4', '2', '1']);
  });

  it('that are gone are told of', () => {
    expect(lost('in_backlog', [])).toBe(true);
    expect(lost('in_backlog', [experiment('e', 'h')])).toBe(false);
    expect(lost('added', [])).toBe(false);
  });
});

const made = () =>
  journeyOf(
    [
      hypothesis({
        id: 'a',
        pains: ['Счёт ждём неделями', 'Ждём ответа'],
        gains: ['Счет приходит сразу'],
        quotes: [quote('А щас счёт где?')],
      }),
    ],
    [],
    'counted',
  );
const found = (query: string, where: (typeof JOURNEY_PLACES)[number] = 'all'): string[] =>
  STAGES.flatMap((stage) => filterJourney(made(), { ...NO_JOURNEY_FILTER, query, where })[stage]).map(
    ({ name }) => name,
  );

it('finds every word of a line, whatever the case and ё/е', () => {
  for (const query of ['счёт ждем неделями', ' НЕДЕЛЯМИ  Счет ']) expect(found(query)).toEqual(['Онбординг']);
  expect(found('неделями ответа')).toEqual([]);
  expect(found('щас', 'quotes')).toEqual(['Онбординг']);
  expect(found('щас', 'pains')).toEqual([]);
  expect(found('неделями', 'gains')).toEqual([]);
});

const idsOf = (cards: readonly TouchpointCard[]) =>
  cards.flatMap(({ hypotheses }) => hypotheses.flatMap((line) => line.hypothesis?.id ?? []));

describe('hypotheses by evidence', () => {
  const { id: cardId } = cardOf(made(), 'activation', 'Онбординг');
  const journey = journeyOf(
    [
      hypothesis({ id: 'strong', text: 'Если сильная' }),
      hypothesis({ id: 'weak', text: 'Если слабая', priority: 2 }),
      hypothesis({ id: 'bare', text: 'Если без слов', priority: 3 }),
      hypothesis({ id: 'other', text: 'Если другая', touchpoint: 'Приглашение коллег', priority: 4 }),
    ],
    [],
    'counted',
  );
  const proofs: Proofs = new Map([
    ['strong', { proof: 'supported', total: 6 }],
    ['weak', { proof: 'supported', total: 2 }],
    ['bare', { proof: 'none', total: 0 }],
    ['other', { proof: 'refuted', total: -4 }],
  ]);
  const shown = (filter: Partial<typeof NO_JOURNEY_FILTER>, known?: Proofs): TouchpointCard[] =>
    STAGES.flatMap((stage) => [...filterJourney(journey, { ...NO_JOURNEY_FILTER, ...filter }, known)[stage]]);

  it('keeps the hypotheses that answer, and the touchpoints that have one; examples have no evidence', () => {
    const supported = shown({ proof: 'supported' }, proofs);
    expect(idsOf(supported)).toEqual(['strong', 'weak']);
    expect(supported.map(({ id }) => id)).toEqual([cardId]);
    expect(supported.map(({ hypotheses }) => hypotheses.length)).toEqual([2]);
    expect(supported[0]?.hypothesisCount).toBe(2);
    expect(idsOf(shown({ proof: 'none' }, proofs))).toEqual(['bare']);
    expect(shown({ proof: 'disputed' }, proofs)).toEqual([]);
  });

  it('orders the hypotheses of a touchpoint and leaves every touchpoint where it is', () => {
    const turned: Proofs = new Map([...proofs, ['weak', { proof: 'supported', total: 9 }]]);
    const ranked = shown({ rank: 'proof' }, turned);
    expect(ranked.map(({ id }) => id)).toEqual(shown({}).map(({ id }) => id));
    const [own] = ranked.filter(({ id }) => id === cardId);
    expect(idsOf(own ? [own] : []).slice(0, 2)).toEqual(['weak', 'strong']);
    expect(own?.hypotheses).toHaveLength(cardOf(journey, 'activation', 'Онбординг').hypotheses.length);
  });

  it('narrows what words have found, and finds nothing while no evidence is known', () => {
    expect(idsOf(shown({ proof: 'supported', query: 'онбординг' }, proofs))).toEqual(['strong', 'weak']);
    expect(shown({ proof: 'supported', query: 'ничего-такого' }, proofs)).toEqual([]);
    expect(shown({ proof: 'supported' })).toEqual([]);
    expect(filterJourney(journey, NO_JOURNEY_FILTER, proofs)).toBe(journey);
  });
});

describe('«где болит»', () => {
  it('lets the touchpoint’s name help only when it looks everywhere', () => {
    expect(found('онбординг неделями')).toEqual(['Онбординг']);
    expect(found('онбординг неделями', 'pains')).toEqual([]);
    expect(found('ОНБОРДИНГ')).toContain('Онбординг');
    expect(found('приглашенного')).toContain('Активность приглашённого');
  });

  it('counts the lines that match', () => {
    const card = cardOf(made(), 'activation', 'Онбординг');
    const inExamples = false;
    expect(matchesOf(card, { query: 'счет', where: 'all' })).toEqual({ pains: 1, gains: 1, quotes: 1, inExamples });
    expect(matchesOf(card, { query: 'ждём', where: 'pains' })).toEqual({ pains: 2, gains: 0, quotes: 0, inExamples });
    const nothing = { query: 'ничего-такого', where: 'all' } as const;
    expect(matchesOf(card, nothing)).toEqual({ pains: 0, gains: 0, quotes: 0, inExamples });
    const { pains, gains, quotes } = card;
    expect(matchesOf(card, NO_JOURNEY_FILTER)).toEqual({
      pains: pains.length,
      gains: gains.length,
      quotes: quotes.length,
      inExamples,
    });
  });

  it('finds in an example that does not count, and counts nothing', () => {
    const examples = journeyOf([], [], 'shown');
    const query = EXAMPLE.pains[0] ?? '';
    const example = cardOf(examples, 'activation', 'Онбординг');
    const nothing = { pains: 0, gains: 0, quotes: 0, inExamples: true };
    expect(matchesOf(example, { query, where: 'pains' })).toEqual(nothing);
    expect(filterJourney(examples, { ...NO_JOURNEY_FILTER, query, where: 'pains' }).activation).toContain(example);
  });

  it('gives the same journey for an empty query, and whole cards for any', () => {
    const journey = made();
    const card = cardOf(journey, 'activation', 'Онбординг');
    expect(filterJourney(journey, { ...NO_JOURNEY_FILTER, query: '  ', where: 'pains' })).toBe(journey);
    expect(filterJourney(journey, { ...NO_JOURNEY_FILTER, query: 'неделями', where: 'all' }).activation).toEqual([
      card,
    ]);
  });

  it('finds a card exactly when a line or the name matches', () => {
    const journey = made();
    const word = fc.constantFrom('счет', 'ждём', 'не', 'интервью', 'онбординг', 'цен', 'команд', 'ъъ');
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 3 }),
        fc.constantFrom(...JOURNEY_PLACES),
        (words, where) => {
          const filter = { ...NO_JOURNEY_FILTER, query: words.join(' '), where };
          const kept = filterJourney(journey, filter);
          for (const stage of STAGES) {
            expect(kept[stage]).toEqual(
              journey[stage].filter((candidate) => {
                const matches = matchesOf(candidate, filter);
                const name = candidate.name.toLowerCase().replaceAll('ё', 'е');
                const named = where === 'all' && words.every((part) => name.includes(part.replaceAll('ё', 'е')));
                return named || matches.pains + matches.gains + matches.quotes > 0;
              }),
            );
          }
        },
      ),
    );
  });

  it('is labelled, and read from a URL', () => {
    expect(JOURNEY_PLACES.map((place) => JOURNEY_PLACE_LABELS[place])).toEqual([
      'Во всей карточке',
      'Боли (Pains)',
      'Выгоды (Gains)',
      'Цитаты респондентов',
    ]);
    expect([null, 'pains', 'Боли'].map(readJourneyPlace)).toEqual(['all', 'pains', 'all']);
  });
});

describe('the balance', () => {
  it.each([
    [0, 0, null],
    [3, 0, 1],
    [0, 2, -1],
    [2, 2, 0],
    [3, 1, 0.5],
  ])('of %i gains and %i pains is %d', (gains, pains, balance) => {
    expect(balanceOf(gains, pains)).toBe(balance);
  });
});

describe('a stage in the URL', () => {
  it.each([
    [null, 'awareness', null],
    ['', 'awareness', null],
    ['revenue', 'revenue', null],
    ['Revenue', 'awareness', 'Revenue'],
    ['constructor', 'awareness', 'constructor'],
  ])('%s is read as %s', (value, stage, unknown) => {
    expect(readStage(value)).toEqual({ stage, unknown });
  });
});

describe('whatever is stored', () => {
  const stored = fc
    .uniqueArray(
      fc.record({
        id: fc.oneof(fc.uuid(), fc.constantFrom(...EXAMPLE.hypotheses.map(({ id }) => id))),
        stage: fc.constantFrom(...STAGES),
        touchpoint: fc.oneof(fc.constantFrom('Онбординг', 'Поиск решения', '', 'Встреча', '__proto__'), fc.string()),
        status: fc.constantFrom<HypothesisStatus>('new', 'added', 'in_backlog'),
        priority: fc.integer({ min: 1, max: 5 }),
        researchId: fc.constantFrom(null, 'research-1'),
        jtbd: fc.constantFrom('', 'Работа', 'работа ', 'Другая', EXAMPLE.jtbd, exampleOf('activation', 0).jtbd),
        gains: fc.array(fc.constantFrom('а', 'А ', 'б', 'ё', 'е', ''), { maxLength: 3 }),
      }),
      { selector: ({ id }) => id, maxLength: 40 },
    )
    .map((entries) => entries.map(hypothesis));

  const modes = fc.constantFrom<Examples>('hidden', 'shown', 'counted');

  it('no example is in a count, nor anywhere while examples are hidden', () => {
    fc.assert(
      fc.property(stored, (hypotheses) => {
        const hidden = journeyOf(hypotheses, []);
        const shown = journeyOf(hypotheses, [], 'shown');
        for (const stage of STAGES) {
          hidden[stage].forEach((card, index) => {
            expect(shown[stage][index]?.hypothesisCount).toBe(card.hypothesisCount);
            expect(card.hypotheses.every(({ hypothesis: record }) => record !== null)).toBe(true);
            expect(card.hypothesisCount).toBe(card.hypotheses.length);
            expect([...card.gains, ...card.quotes, ...card.jtbd].map(({ origin }) => origin)).not.toContain('example');
          });
        }
      }),
    );
  });

  it('the closed rows say what the whole journey says of them', () => {
    fc.assert(
      fc.property(
        stored,
        fc.array(fc.nat(60), { maxLength: 20 }),
        modes,
        fc.array(fc.constantFrom(...EXAMPLE.hypotheses.map(({ id }) => id)), { maxLength: 2 }),
        (hypotheses, picks, mode, elsewhere) => {
          const experiments = picks.map((pick, index) => experiment(`e-${index}`, hypotheses[pick]?.id ?? null));
          const rows = rowsOf(hypotheses, experiments, mode, elsewhere);
          const cards = journeyOf(hypotheses, experiments, mode, elsewhere);
          for (const stage of STAGES) {
            expect(rows[stage].map(({ id }) => id)).toEqual(cards[stage].map(({ id }) => id));
            rows[stage].forEach((row, index) => {
              const card = cards[stage][index] as TouchpointCard;
              const counted = card.hypotheses.filter((line) => doesCount(line, mode));
              expect(row).toEqual({
                id: card.id,
                stage: card.stage,
                name: card.name,
                unknown: card.unknown,
                job: card.jtbd[0] ?? null,
                hypothesisCount: counted.length,
                running: card.experiments.filter(isUnderWay).length,
              });
            });
          }
        },
      ),
    );
  });

  it('each hypothesis taken up is listed exactly once, each experiment of one, too', () => {
    fc.assert(
      fc.property(stored, fc.array(fc.nat(60), { maxLength: 20 }), modes, (hypotheses, picks, mode) => {
        const experiments = picks.map((pick, index) => experiment(`e-${index}`, hypotheses[pick]?.id ?? null));
        const shown = hypotheses.filter(({ status }) => status !== 'new');
        const ids = new Set(shown.map(({ id }) => id));
        const cards = Object.values(journeyOf(hypotheses, experiments, mode)).flat();
        const shownLines = cards.flatMap((card) => card.hypotheses);
        const listed = shownLines.flatMap((line) => line.hypothesis ?? []);
        expect(listed.map(({ id }) => id).sort()).toEqual([...ids].sort());
        expect(new Set(shownLines.map(({ key }) => key)).size).toBe(shownLines.length);
        expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
        const linked = experiments.filter(({ hypothesisId }) => hypothesisId !== null && ids.has(hypothesisId));
        expect(cards.flatMap((card) => card.experiments.map(({ id }) => id)).sort()).toEqual(
          linked.map(({ id }) => id).sort(),
        );
        for (const card of cards) {
          const marks = origins(card.hypotheses);
          const own = marks.filter((origin) => origin !== 'example').length;
          expect(marks.slice(own).every((origin) => origin === 'example')).toBe(true);
          expect(new Set(card.gains.map(({ key }) => key)).size).toBe(card.gains.length);
        }
      }),
    );
  });

  it('ten thousand hypotheses and experiments are put together in one pass', () => {
    let reads = 0;
    const counting: ProxyHandler<Hypothesis> = {
      get(record, name) {
        reads += 1;
        return Reflect.get(record, name);
      },
    };
    const many = Array.from({ length: 10_000 }, (_, index) => {
      const one = hypothesis({
        id: `h-${index}`,
        touchpoint: `Встреча ${index % 5000}`,
        status: 'in_backlog',
        pains: [`Боль ${index}`],
      });
      return new Proxy(one, counting);
    });
    const experiments = many.map(({ id }, index) => experiment(`e-${index}`, id));
    reads = 0;
    const journey = journeyOf(many, experiments);
    const found = filterJourney(journey, { ...NO_JOURNEY_FILTER, query: 'боль 9999', where: 'pains' });
    // A pass per card would read each of them five thousand times.
    expect(reads).toBeLessThan(many.length * 50);
    expect(journey.activation).toHaveLength(5005);
    expect(found.activation.map(({ name }) => name)).toEqual(['Встреча 4999']);
  });
});
