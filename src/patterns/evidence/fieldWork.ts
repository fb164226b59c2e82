import type { MadeBy } from '../../domain/core/schema.ts';
import type { DraftedFields } from '../../domain/model/drafted.ts';

/** State of a model's proposals for the fields of a form. */
export type FieldWork<F extends string> =
  | { readonly state: 'idle' }
  | { readonly state: 'working' }
  /** Fields that wait for a yes or a no. Those decided about are not in it any more. */
  | { readonly state: 'done'; readonly madeBy: MadeBy; readonly fields: DraftedFields<F> }
  /** There is nothing; why, as a sentence. */
  | { readonly state: 'failed'; readonly trouble: string };

export const NOT_ASKED: FieldWork<never> = { state: 'idle' };
