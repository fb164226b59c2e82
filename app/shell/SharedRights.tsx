import { useEffect, useMemo, useState, type ReactNode } from 'react';

import type { Role } from '#src/domain/account/account.ts';
import { isEnough } from '#src/domain/sync/rights.ts';
import { Rights, type RightsProps } from '#src/ui/context/Rights.tsx';

import { useSync } from '../shared/team/useSync.ts';
import { showToast } from '../shared/toast.ts';

export interface SharedRightsProps {
  /** Every screen, and the frame around it. */
  children: ReactNode;
}

/** What stands in the way of somebody of a role. */
interface Known {
  readonly role: Role;
  readonly sees: boolean;
  readonly barred: RightsProps['barred'];
}

const tellWhy = (title: string): void => void showToast({ title });

const NEEDS = ['Researcher', 'Admin', 'Owner'] as const;
const SHORTLY = 'Ваша роль этого не позволяет';

/**
 * What stands in the way until the reasons have come, with code that a company of this browser alone never needs. Not a control more
 * than afterwards: whoever presses at once what they may use must not press in vain.
 */
function barredShortly(role: Role, sees: boolean): RightsProps['barred'] {
  const barred = [...NEEDS.filter((needed) => !isEnough(role, needed)), ...(sees ? [] : (['names'] as const))];
  return Object.fromEntries(barred.map((needed) => [needed, SHORTLY]));
}

/** What the person may do in the open company: everything in one of this browser alone, and where their role is not known. */
export function SharedRights({ children }: SharedRightsProps) {
  const sync = useSync();
  const role = sync.mode === 'team' ? sync.role : undefined;
  const sees = sync.mode !== 'team' || sync.hidesNames !== true;
  const [known, setKnown] = useState<Known | null>(null);
  useEffect(() => {
    if (role === undefined || role === 'Owner') return;
    void import('#src/domain/sync/rightsWords.ts').then(
      ({ barredFor }) => setKnown({ role, sees, barred: barredFor(role, sees) }),
      // Without the words the store refuses all the same, and says so.
      () => setKnown({ role, sees, barred: null }),
    );
  }, [role, sees]);
  const isFree = role === undefined || role === 'Owner';
  const own = known !== null && known.role === role && known.sees === sees ? known.barred : undefined;
  const shortly = useMemo(() => (role === undefined ? null : barredShortly(role, sees)), [role, sees]);
  return (
    <Rights barred={isFree ? null : own === undefined ? shortly : own} onAsked={tellWhy}>
      {children}
    </Rights>
  );
}
