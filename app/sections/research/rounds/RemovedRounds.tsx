import { useState, type ReactNode } from 'react';

import { isUnderWay, studyRemovalWords } from '#src/domain/fieldwork/places/underWay.ts';
import type { Research } from '#src/domain/research/research.ts';

import { useAnswering } from '../../../shared/asking/useAnswering.ts';
import { useChildren } from '#store/queries.ts';

export interface RemovedRoundsProps {
  readonly research: Pick<Research, 'id'>;
  /** Draws what says it. */
  readonly draw: (words: ReactNode) => ReactNode;
}

/** Says what becomes of those who answer in a study's rounds when it goes: nothing where no round is under way; drawn once they are read. */
export function RemovedRounds({ research, draw }: RemovedRoundsProps) {
  const [now] = useState(() => new Date());
  const { data, isPending } = useChildren('round', research.id);
  const standing = useAnswering((data?.items ?? []).filter((round) => isUnderWay(round, now)));
  if (isPending) return null;
  return draw(studyRemovalWords(standing, now).map((words) => <p key={words}>{words}</p>));
}
