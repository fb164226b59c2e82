import { BOARD_TITLES } from '../boards/cards.ts';
import type { AudienceSummary } from '../audiences/audience.ts';
import { boardOf, type Board, type BoardRecordId } from '../boards/board.ts';
import type { ExperimentSummary } from '../experiments/experiment.ts';
import type { Hypothesis } from '../research/hypothesis.ts';
import type { Research } from '../research/research.ts';

/** Records of a workspace that links need. */
export interface LinkRecords {
  readonly studies: readonly Pick<
    Research,
    'id' | 'title' | 'status' | 'experimentIds' | 'hypothesisIds' | 'audienceId'
  >[];
  readonly hypotheses: readonly Pick<
    Hypothesis,
    'id' | 'text' | 'status' | 'stage' | 'touchpoint' | 'researchId' | 'quotes'
  >[];
  readonly experiments: readonly Pick<
    ExperimentSummary,
    'id' | 'name' | 'status' | 'verdict' | 'hypothesis' | 'hypothesisId'
  >[];
  readonly boards: readonly Pick<Board, 'id' | 'decidedInsights'>[];
  readonly audiences: readonly Pick<AudienceSummary, 'id' | 'name'>[];
  /** Names of the products by id, where the company has several: its boards are told apart by them. */
  readonly products?: ReadonlyMap<string, string>;
}

/** Name that a quote remembers of a removed study. */
export function rememberedTitles({ hypotheses }: LinkRecords): ReadonlyMap<string, string> {
  const titles = new Map<string, string>();
  for (const { quotes } of hypotheses) {
    for (const { researchId, research } of Object.values(quotes)) {
      if (researchId !== null && research.trim() !== '' && !titles.has(researchId)) titles.set(researchId, research);
    }
  }
  return titles;
}

/** Studies that the hypothesis of an experiment comes from, by experiment. */
export function studiesByExperiment({
  hypotheses,
  experiments,
}: LinkRecords): ReadonlyMap<string, ReadonlySet<string | null>> {
  const ofHypothesis = new Map(
    hypotheses.map(({ id, researchId, quotes }) => [
      id,
      new Set([researchId, ...Object.values(quotes).map((quote) => quote.researchId)]),
    ]),
  );
  return new Map(
    experiments.flatMap(({ id, hypothesisId }) => {
      const studies = hypothesisId === null ? undefined : ofHypothesis.get(hypothesisId);
      return studies ? [[id, studies] as const] : [];
    }),
  );
}

/** Returns the title of a board: with its product, where the company has several. */
export function boardTitle(id: BoardRecordId, { products }: LinkRecords): string {
  const named = boardOf(id);
  if (!named) return '';
  const product = products?.get(named.productId);
  return product === undefined ? BOARD_TITLES[named.board] : `${BOARD_TITLES[named.board]} · ${product}`;
}
