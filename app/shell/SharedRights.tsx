import { useMemo, type ReactNode } from 'react';

import { barredFor } from '#src/domain/sync/rightsWords.ts';
import { Rights } from '#src/ui/context/Rights.tsx';

import { useSync } from '../shared/team/useSync.ts';
import { showToast } from '../shared/toast.ts';

export interface SharedRightsProps {
  /** Every screen, and the frame around it. */
  children: ReactNode;
}

const tellWhy = (title: string): void => void showToast({ title });

/** What the person may do in the open company: everything in one of this browser alone, and where their role is not known. */
export function SharedRights({ children }: SharedRightsProps) {
  const sync = useSync();
  const role = sync.mode === 'team' ? sync.role : undefined;
  const barred = useMemo(() => (role === undefined ? null : barredFor(role)), [role]);
  return (
    <Rights barred={barred} onAsked={tellWhy}>
      {children}
    </Rights>
  );
}
