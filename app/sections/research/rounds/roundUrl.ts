import type { RoundPart } from '#src/features/fieldwork/round/RoundScreen.tsx';

import { setOrDrop, type UrlCodec } from '../../../routing/useUrlState.ts';

const PARTS: readonly RoundPart[] = ['questions', 'answers', 'people'];

/** `?rows=people`: what of a round's page is looked at; its questions by default. */
export const ROUND_PART: UrlCodec<RoundPart> = {
  read: (params) => PARTS.find((part) => part === params.get('rows')) ?? 'questions',
  write: (part, params) => setOrDrop(params, 'rows', part, 'questions'),
};
