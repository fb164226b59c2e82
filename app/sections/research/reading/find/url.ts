import { setOrDrop, type UrlCodec } from '../../../../routing/useUrlState.ts';
import { RESEARCH_VIEW, type ResearchView } from '../../url.ts';

/** Open material and query in the address of the reading view. */
export interface ReadingView extends Pick<ResearchView, 'material' | 'place' | 'typing'> {
  /** Words searched in all materials; null until the user has searched here. */
  readonly find: string | null;
  /** Whether the materials of all studies are meant, not only of the one that is read. */
  readonly everywhere: boolean;
}

/** `?material=…&at=120-180&typing=1&find=…&in=all`; without an open material nothing is looked for. */
export const READING_VIEW: UrlCodec<ReadingView> = {
  read: (params) => {
    const { material, place, typing } = RESEARCH_VIEW.read(params);
    const isReading = material !== null;
    const find = isReading ? params.get('find') : null;
    return { material, place, typing, find, everywhere: isReading && params.get('in') === 'all' };
  },
  write: ({ material, place, typing, find, everywhere }, params) => {
    setOrDrop(params, 'material', material ?? '');
    setOrDrop(params, 'at', place ? `${place.start}-${place.end}` : '');
    setOrDrop(params, 'typing', typing ? '1' : '');
    if (find === null) params.delete('find');
    else params.set('find', find);
    setOrDrop(params, 'in', everywhere ? 'all' : '');
  },
};
