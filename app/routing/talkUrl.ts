import { asTalkKey, type TalkPlace } from '#src/domain/talk/place.ts';

import { setOrDrop, type UrlCodec } from './useUrlState.ts';

/** Talk open beside the screen, and the comment to show in it. */
export type OpenTalk = TalkPlace & { readonly comment: string | null };

/** `?talk=<kind>:<id>&part=…&comment=…`; null for none. */
export const TALK_URL: UrlCodec<OpenTalk | null> = {
  read: (params) => {
    const on = asTalkKey(params.get('talk'));
    return on === null ? null : { on, part: params.get('part'), comment: params.get('comment') };
  },
  write: (talk, params) => {
    setOrDrop(params, 'talk', talk?.on ?? '');
    setOrDrop(params, 'part', talk?.part ?? '');
    setOrDrop(params, 'comment', talk?.comment ?? '');
  },
};
