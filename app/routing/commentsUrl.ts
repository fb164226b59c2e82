import { asCommentsKey, type CommentsPlace } from '#src/domain/comments/place.ts';

import { setOrDrop, type UrlCodec } from './useUrlState.ts';

/** Comments open beside the screen, and the comment to show in it. */
export type OpenComments = CommentsPlace & { readonly comment: string | null };

/** `?talk=<kind>:<id>&part=…&comment=…`; null for none. */
export const COMMENTS_URL: UrlCodec<OpenComments | null> = {
  read: (params) => {
    const on = asCommentsKey(params.get('talk'));
    return on === null ? null : { on, part: params.get('part'), comment: params.get('comment') };
  },
  write: (open, params) => {
    setOrDrop(params, 'talk', open?.on ?? '');
    setOrDrop(params, 'part', open?.part ?? '');
    setOrDrop(params, 'comment', open?.comment ?? '');
  },
};
