import { findingsIn } from '#src/domain/evidence/findings.ts';
import { loadPairModel } from '#src/domain/evidence/pairs/loadPairModel.ts';
import type { Model } from '#src/domain/evidence/model.ts';
import { pairsOf } from '#src/domain/evidence/pairs/pairs.ts';
import { FOUND, passagesOf } from '#src/domain/evidence/pairs/passage.ts';

import type { Line, ReadText } from './line.ts';

/** Read before anything else, as the model of findings is. */
const pairModel = await loadPairModel();

/** Likelihood from which on a pair is printed: far below what a person would be shown, for curves to be drawn of it. */
const PRINTED = { same: 0.01, contradiction: 0.01 };
/** Digits of a file's place among all: ids sort as the files do. */
const FILE_DIGITS = 4;

/**
 * Pairs of passages of different files that say the same, or contradict each other, the surest first. As of findings, the unlikely
 * are printed, too; `proposed` have those that a person would be shown.
 */
export function pairLines(texts: readonly ReadText[], model: Model): Line[] {
  const placed = texts.flatMap(({ file, text, turns, inFile }, index) =>
    passagesOf(
      { interview: String(index).padStart(FILE_DIGITS, '0'), text, turns, findings: findingsIn(text, turns, model) },
      pairModel,
      ({ score }) => score >= FOUND,
    ).map((passage) => ({ passage, place: { file, ...inFile(passage) } })),
  );
  const places = new Map(placed.map(({ passage, place }) => [passage.id, place]));
  return pairsOf(
    placed.map(({ passage }) => passage),
    pairModel,
    PRINTED,
  ).map(({ a, b, relation, score }) => ({
    type: 'pair',
    a: places.get(a),
    b: places.get(b),
    relation,
    score: Math.round(score * 1e4) / 1e4,
    ...(score >= pairModel.cuts[relation] ? { proposed: true } : {}),
  }));
}
