import { useState } from 'react';

import { SyncButton } from '#src/features/team/SyncButton.tsx';
import { onDemand } from '#src/ui/onDemand.ts';

import type { SyncState } from '../../workspace/port.ts';
import { standingOf } from './standingOf.ts';

/** The panel and what it leads to: loaded when first opened. */
const TeamDialogs = onDemand(() => import('./TeamDialogs.tsx').then((module) => module.TeamDialogs));

export interface TeamStatusProps {
  /** How the shared company stands. */
  sync: Extract<SyncState, { mode: 'team' }>;
}

/** The cloud in the header of a shared company, with what is behind it. */
export function TeamStatus({ sync }: TeamStatusProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <SyncButton standing={standingOf(sync)} onOpen={() => setOpen(true)} />
      {open ? <TeamDialogs sync={sync} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
