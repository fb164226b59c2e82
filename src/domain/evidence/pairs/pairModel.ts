import { readWeights, type StoredWeights, type Weights } from '../weights.ts';

/** Relation of two passages: the same matter in other words, or a contradiction about one matter. */
export type PairRelation = 'same' | 'contradiction';

/** How many buckets the words of a denial are hashed into. */
export const DENIAL_BUCKETS = 1 << 12;

/** How often something is named in any talk: by a name, its share of passages, 0 to 1. */
export type UsualNames = ReadonlyMap<string, number>;

/**
 * Weights for the likeness of passages of one matter: of the places where they name the same thing (PLACE_PAIRS in
 * sharedWords.ts), by stems of words and by classes of matters, and the value for no likeness.
 */
export interface LikenessWeights {
  readonly stems: readonly number[];
  readonly matters: readonly number[];
  /** Names that are usual in talks of any domain, and so say little. */
  readonly usual: { readonly stems: UsualNames; readonly matters: UsualNames };
  /** Weights of features other than the words (BESIDE in pairs.ts). */
  readonly beside: readonly number[];
  readonly bias: number;
}

export interface PairModel {
  readonly likeness: LikenessWeights;
  /** The second look, at how alike two passages are among all others of the talks: weights of SECOND in pairs.ts, the bias last. */
  readonly relations: Readonly<Record<PairRelation, readonly number[]>>;
  /** Weights of denials. */
  readonly denial: Weights;
  /** Weights of the second look at denials, at their surroundings: for the rows of heardIn in passage.ts, the bias last. */
  readonly heard: readonly number[];
  /** The score from which on a pair is proposed to a person. */
  readonly cuts: Readonly<Record<PairRelation, number>>;
}

/** Shares of passages in thousandths, by name. */
type StoredUsual = Readonly<Record<string, number>>;

/** The same as it is stored in pairWeights.json, which `npm run train:evidence` writes. */
export interface StoredPairModel extends Omit<PairModel, 'denial' | 'likeness'> {
  readonly likeness: Omit<LikenessWeights, 'usual'> & {
    readonly usual: { readonly stems: StoredUsual; readonly matters: StoredUsual };
  };
  readonly denial: StoredWeights;
}

const readUsual = (stored: StoredUsual): UsualNames =>
  new Map(Object.entries(stored).map(([name, thousandths]) => [name, thousandths / 1000]));

/**
 * Reads a stored model.
 * @throws Error when it was made for other features than the code has
 */
export const readPairModel = (stored: StoredPairModel): PairModel => ({
  ...stored,
  likeness: {
    ...stored.likeness,
    usual: { stems: readUsual(stored.likeness.usual.stems), matters: readUsual(stored.likeness.usual.matters) },
  },
  denial: readWeights(stored.denial, DENIAL_BUCKETS),
});
