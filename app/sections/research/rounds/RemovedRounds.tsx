import { useState } from 'react';

import { isUnderWay, studyRemovalWords } from '#src/domain/fieldwork/places/underWay.ts';
import type { Research } from '#src/domain/research/research.ts';

import { useAnswering } from '../../../shared/asking/useAnswering.ts';
import { useChildren } from '#store/queries.ts';

/** What becomes of those who answer in a study's rounds when it goes: nothing where no round is under way. */
export function RemovedRounds({ research }: { readonly research: Pick<Research, 'id'> }) {
  const [now] = useState(() => new Date());
  const rounds = useChildren('round', research.id).data?.items ?? [];
  const standing = useAnswering(rounds.filter((round) => isUnderWay(round, now)));
  return studyRemovalWords(standing, now).map((words) => <p key={words}>{words}</p>);
}
