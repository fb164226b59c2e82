import type { ReactNode } from 'react';

import { CommentsButton } from '#src/patterns/CommentsButton.tsx';

import { useLateCode } from '../../shared/evidence/useLateCode.ts';

// Where it does not come nothing is counted, and talk is opened all the same.
const fetchHost = () => import('./CommentsStateHost.tsx');

interface TalkStatesProps {
  children: ReactNode;
}

/** Lets rows and records say how much is said of them; what counts it comes after the screen. */
export function CommentsStates({ children }: TalkStatesProps) {
  const host = useLateCode(fetchHost);
  return (
    <CommentsButton.Context value={host?.CommentsStateHost ?? CommentsButton.Silent}>{children}</CommentsButton.Context>
  );
}
