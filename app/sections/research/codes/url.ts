import { setOrDrop, type UrlCodec } from '../../../routing/useUrlState.ts';
import { readSectionView } from '../url.ts';

/** How a code's passages are put together. */
export type PassagesBy = 'person' | 'study';
/** In which order groups of passages stand. */
export type PassagesOrder = 'most' | 'name' | 'newest';

/** What the codebook and a code's page show, as the address has it. */
export interface CodesView {
  /** The code whose page is open; null: the codebook. */
  readonly code: string | null;
  /** What is looked for in the codebook. */
  readonly find: string;
  /** Only the code's own passages, not those of codes under it. */
  readonly own: boolean;
  readonly by: PassagesBy;
  readonly order: PassagesOrder;
  /** Passages of one study only. */
  readonly study: string | null;
  /** Passages of participants of one segment only; empty: of those who have none. */
  readonly segment: string | null;
  /** Passages of one person only, as `personOf` names them. */
  readonly person: string | null;
  /** Passages that lie with one of this code only. */
  readonly with: string | null;
}

const ORDERS: readonly PassagesOrder[] = ['most', 'name', 'newest'];

/** `?view=codes&find=…` or `?view=codes&code=…&own=1&by=study&order=newest&study=…&segment=…&person=…&with=…` */
export const CODES_VIEW: UrlCodec<CodesView> = {
  read: (params) => {
    const isHere = readSectionView(params) === 'codes';
    const code = (isHere && params.get('code')) || null;
    /** What only the page of a code has. */
    const onPage = (name: string): string | null => (code === null ? null : params.get(name));
    return {
      code,
      find: (isHere && params.get('find')) || '',
      own: onPage('own') === '1',
      by: onPage('by') === 'study' ? 'study' : 'person',
      order: ORDERS.find((one) => one === onPage('order')) ?? 'most',
      study: onPage('study') || null,
      segment: onPage('segment'),
      person: onPage('person') || null,
      with: onPage('with') || null,
    };
  },
  write: (view, params) => {
    setOrDrop(params, 'find', view.find);
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
