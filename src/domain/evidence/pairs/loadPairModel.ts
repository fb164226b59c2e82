import { fetchedOnce } from '../../core/lazily.ts';
import { readPairModel, type PairModel, type StoredPairModel } from './pairModel.ts';

/** The shipped model of pairs, fetched and read as the model of findings is. No type is said, as in loadModel. */
export const loadPairModel: () => Promise<PairModel> = fetchedOnce(async () =>
  readPairModel((await import('./pairWeights.json')).default as unknown as StoredPairModel),
);
