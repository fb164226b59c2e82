import { fetchedOnce } from '../core/lazily.ts';
import { readModel, type Model, type StoredModel } from './model.ts';

/**
 * Returns the shipped model: its weights are a separate file, loaded on first use and read once; a failed fetch is retried at the
 * next call. The import names no type: a development server sends them as a module, and a browser would refuse that for `json`.
 */
export const loadModel: () => Promise<Model> = fetchedOnce(async () =>
  readModel((await import('./weights.json')).default as unknown as StoredModel),
);
