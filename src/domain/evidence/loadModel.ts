import { fetchedOnce } from '../core/lazily.ts';
import { readModel, type Model, type StoredModel } from './model.ts';

/**
 * The shipped model: its weights come as a file of their own when first asked for, and are read once; what could not be fetched is
 * tried again by whoever asks next. The import says no type: a development server sends them as a module, and a browser that was
 * told `json` refuses that.
 */
export const loadModel: () => Promise<Model> = fetchedOnce(async () =>
  readModel((await import('./weights.json')).default as unknown as StoredModel),
);
