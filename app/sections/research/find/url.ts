import { setOrDrop, type UrlCodec } from '../../../routing/useUrlState.ts';

/** What is looked for in all materials, as the address of the reading view has it. */
export interface FindView {
  /** The words; null as long as nobody looked for any here. */
  readonly find: string | null;
  /** Whether the materials of all studies are meant, not only of the one that is read. */
  readonly everywhere: boolean;
}

/** `?material=…&find=…&in=all`; without an open material nothing is looked for. */
export const FIND_VIEW: UrlCodec<FindView> = {
  read: (params) => {
    const isReading = params.get('material') !== null;
    return { find: isReading ? params.get('find') : null, everywhere: isReading && params.get('in') === 'all' };
  },
  write: ({ find, everywhere }, params) => {
    if (find === null) params.delete('find');
    else params.set('find', find);
    setOrDrop(params, 'in', everywhere ? 'all' : '');
  },
};
