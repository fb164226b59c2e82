import type { ReactNode } from 'react';

import { TalkButton } from '#src/patterns/TalkButton.tsx';

import { useLateCode } from '../../shared/evidence/useLateCode.ts';

// Where it does not come nothing is counted, and talk is opened all the same.
const fetchHost = () => import('./TalkStateHost.tsx');

interface TalkStatesProps {
  children: ReactNode;
}

/** Lets rows and records say how much is said of them; what counts it comes after the screen. */
export function TalkStates({ children }: TalkStatesProps) {
  const host = useLateCode(fetchHost);
  return <TalkButton.Context value={host?.TalkStateHost ?? TalkButton.Silent}>{children}</TalkButton.Context>;
}
