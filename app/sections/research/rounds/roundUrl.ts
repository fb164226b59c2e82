import type { RoundPart } from '#src/features/fieldwork/round/RoundParts.tsx';

import { setOrDrop, type UrlCodec } from '../../../routing/useUrlState.ts';

const PARTS: readonly RoundPart[] = ['questions', 'answers', 'people'];

/** `?round=…&look=people`: what of a round's page is looked at; its questions by default. */
export const ROUND_PART: UrlCodec<RoundPart> = {
  // A part is one of the open round.
  read: (params) => PARTS.find((part) => params.has('round') && part === params.get('look')) ?? 'questions',
  write: (part, params) => setOrDrop(params, 'look', part, 'questions'),
};
