import { useEffect, useState, type ReactNode } from 'react';

import type { Role } from '#src/domain/account/account.ts';
import { Rights, type RightsProps } from '#src/ui/context/Rights.tsx';

import { useSync } from '../shared/team/useSync.ts';
import { showToast } from '../shared/toast.ts';

export interface SharedRightsProps {
  /** Every screen, and the frame around it. */
  children: ReactNode;
}

const tellWhy = (title: string): void => void showToast({ title });

/** While the words come, with code that a company of this browser alone never needs, nothing is changed that may not be. */
const ASKING = 'Узнаём, что позволяет ваша роль';
const NOT_YET: RightsProps['barred'] = { Researcher: ASKING, Admin: ASKING, Owner: ASKING };

/** What the person may do in the open company: everything in one of this browser alone, and where their role is not known. */
export function SharedRights({ children }: SharedRightsProps) {
  const sync = useSync();
  const role = sync.mode === 'team' ? sync.role : undefined;
  const [known, setKnown] = useState<{ readonly role: Role; readonly barred: RightsProps['barred'] } | null>(null);
  useEffect(() => {
    if (role === undefined || role === 'Owner') return;
    void import('#src/domain/sync/rightsWords.ts').then(
      ({ barredFor }) => setKnown({ role, barred: barredFor(role) }),
      // Without the words the store refuses all the same, and says so.
      () => setKnown({ role, barred: null }),
    );
  }, [role]);
  const isFree = role === undefined || role === 'Owner';
  return (
    <Rights barred={isFree ? null : known?.role === role ? known.barred : NOT_YET} onAsked={tellWhy}>
      {children}
    </Rights>
  );
}
