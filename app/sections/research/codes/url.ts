import type { PassagesBy, PassagesFilter, PassagesOrder } from '#src/domain/research/across/passagesView.ts';
import { personAt } from '#src/domain/research/privacy/personId.ts';

import { setOrDrop, type UrlCodec } from '../../../routing/useUrlState.ts';
import { readSectionView } from '../url.ts';

/** State of the codebook and of a code's page in the address. */
export interface CodesView extends PassagesFilter {
  /** The code whose page is open; null: the codebook. */
  readonly code: string | null;
  readonly by: PassagesBy;
  readonly order: PassagesOrder;
}

const ORDERS: readonly PassagesOrder[] = ['most', 'name', 'newest'];

/** `?view=codes&words=…` or `?view=codes&code=…&words=…&own=1&by=study&order=newest&study=…&segment=…&person=…&with=…` */
export const CODES_VIEW: UrlCodec<CodesView> = {
  read: (params) => {
    const isHere = readSectionView(params) === 'codes';
    const code = (isHere && params.get('code')) || null;
    /** Parameter that only the page of a code has. */
    const onPage = (name: string): string | null => (code === null ? null : params.get(name));
    const person = onPage('person');
    return {
      code,
      find: (isHere && params.get('words')) || '',
      own: onPage('own') === '1',
      by: onPage('by') === 'study' ? 'study' : 'person',
      order: ORDERS.find((one) => one === onPage('order')) ?? 'most',
      study: onPage('study') || null,
      segment: onPage('segment'),
      person: person ? personAt(person) : null,
      with: onPage('with') || null,
    };
  },
  write: (view, params) => {
    setOrDrop(params, 'words', view.find);
    setOrDrop(params, 'code', view.code ?? '');
    setOrDrop(params, 'own', view.own ? '1' : '');
    setOrDrop(params, 'by', view.by, 'person');
    setOrDrop(params, 'order', view.order, 'most');
    setOrDrop(params, 'study', view.study ?? '');
    // Empty says something here: those who have no segment.
    if (view.segment === null) params.delete('segment');
    else params.set('segment', view.segment);
    setOrDrop(params, 'person', view.person ?? '');
    setOrDrop(params, 'with', view.with ?? '');
  },
};
