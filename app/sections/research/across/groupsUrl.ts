import { setOrDrop, type UrlCodec } from '../../../routing/useUrlState.ts';

/** State of «Группы» in the address. */
export interface GroupsView {
  /** The code whose passages are sorted; null: all passages. */
  readonly codeId: string | null;
}

/** `?view=groups&of=…` */
export const GROUPS_VIEW: UrlCodec<GroupsView> = {
  read: (params) => ({ codeId: (params.get('view') === 'groups' && params.get('of')) || null }),
  write: ({ codeId }, params) => setOrDrop(params, 'of', codeId ?? ''),
};
