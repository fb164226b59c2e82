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
  /** They are not of the company any more. */
  readonly isOut: boolean;
  readonly sees: boolean;
  readonly barred: RightsProps['barred'];
}

const tellWhy = (title: string): void => void showToast({ title });

const NEEDS = ['Researcher', 'Admin', 'Owner'] as const;
const SHORTLY = 'Ваша роль этого не позволяет';

const BARRED_ALL: RightsProps['barred'] = Object.fromEntries(
  ['Viewer', ...NEEDS, 'names'].map((needed) => [needed, SHORTLY]),
);

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
  const isOut = sync.mode === 'team' && sync.connection === 'noAccess';
  const sees = sync.mode !== 'team' || sync.hidesNames !== true;
  const [known, setKnown] = useState<Known | null>(null);
  useEffect(() => {
    if (role === undefined || (role === 'Owner' && !isOut)) return;
    void import('#src/domain/sync/rightsWords.ts').then(
      ({ BARRED_OUT, barredFor }) =>
        setKnown({ role, isOut, sees, barred: isOut ? BARRED_OUT : barredFor(role, sees) }),
      // Without the words the store refuses all the same, and says so.
      () => setKnown({ role, isOut, sees, barred: null }),
    );
  }, [role, isOut, sees]);
  const isFree = role === undefined || (role === 'Owner' && !isOut);
  const isKnown = known !== null && known.role === role && known.isOut === isOut && known.sees === sees;
  const own = isKnown ? known.barred : undefined;
  const shortly = useMemo(
    () => (role === undefined ? null : isOut ? BARRED_ALL : barredShortly(role, sees)),
    [role, isOut, sees],
  );
  return (
    <Rights barred={isFree ? null : own === undefined ? shortly : own} onAsked={tellWhy}>
      {children}
    </Rights>
  );
}
