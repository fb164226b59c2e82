import type { PassagesBy, PassagesFilter, PassagesOrder } from '../../../domain/research/across/passagesView.ts';

/** Filter and view of a code's passages, as the address has them. */
export interface PassagesView extends PassagesFilter {
  readonly by: PassagesBy;
  readonly order: PassagesOrder;
}

/** Everything of a code, by those who said it. */
export const WHOLE_VIEW: PassagesView = {
  find: '',
  own: false,
  study: null,
  segment: null,
  person: null,
  with: null,
  by: 'person',
  order: 'most',
};
