import { asCommentsKey, type CommentsPlace } from '#src/domain/comments/place.ts';

import { setOrDrop, type UrlCodec } from './useUrlState.ts';

/** Talk open beside the screen, and the comment to show in it. */
export type OpenComments = CommentsPlace & { readonly comment: string | null };

/** `?talk=<kind>:<id>&part=…&comment=…`; null for none. */
export const COMMENTS_URL: UrlCodec<OpenComments | null> = {
  read: (params) => {
    const on = asCommentsKey(params.get('talk'));
    return on === null ? null : { on, part: params.get('part'), comment: params.get('comment') };
  },
  write: (talk, params) => {
    setOrDrop(params, 'talk', talk?.on ?? '');
    setOrDrop(params, 'part', talk?.part ?? '');
    setOrDrop(params, 'comment', talk?.comment ?? '');
  },
};
