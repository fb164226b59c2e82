import { useEffect, useMemo, useState, type ReactNode } from 'react';

import type { Role } from '#src/domain/account/account.ts';
import { isEnough } from '#src/domain/sync/rights.ts';
import type * as rightsWords from '#src/domain/sync/rightsWords.ts';
import { Rights, type RightsProps } from '#src/ui/context/Rights.tsx';

import { useSync } from '../shared/team/useSync.ts';
import { showToast } from '../shared/toast.ts';

export interface SharedRightsProps {
  /** Every screen, and the frame around it. */
  children: ReactNode;
}

const tellWhy = (title: string): void => void showToast({ title });

const NEEDS = ['Researcher', 'Admin', 'Owner'] as const;
const SHORTLY = 'Ваша роль этого не позволяет';

const BARRED_ALL: RightsProps['barred'] = Object.fromEntries(
  ['Viewer', ...NEEDS, 'names'].map((needed) => [needed, SHORTLY]),
);

/**
 * Restricts controls until the reasons have loaded, with code that a company of this browser alone never needs. Restricts no more
 * controls than afterwards: a user who immediately presses a permitted control must not press in vain.
 */
function barredShortly(role: Role, sees: boolean): RightsProps['barred'] {
  const barred = [...NEEDS.filter((needed) => !isEnough(role, needed)), ...(sees ? [] : (['names'] as const))];
  return Object.fromEntries(barred.map((needed) => [needed, SHORTLY]));
}

/** Rights of the user in the open company: all in a company of this browser alone, and where their role is unknown. */
export function SharedRights({ children }: SharedRightsProps) {
  const sync = useSync();
  const team = sync.mode === 'team' ? sync : null;
  const role = team?.role;
  const isOut = team?.connection === 'noAccess';
  const sees = team?.hidesNames !== true;
  const isFree = role === undefined || (role === 'Owner' && !isOut);
  const [words, setWords] = useState<typeof rightsWords | null>(null);
  useEffect(() => {
    if (isFree) return;
    void import('#src/domain/sync/rightsWords.ts').then(
      (module) => setWords(module),
      // Without them it is said shortly.
      () => undefined,
    );
  }, [isFree]);
  const barred = useMemo(() => {
    if (isFree) return null;
    if (isOut) return words?.BARRED_OUT ?? BARRED_ALL;
    return words ? words.barredFor(role, sees) : barredShortly(role, sees);
  }, [isFree, role, isOut, sees, words]);
  return (
    <Rights
      barred={barred}
      over={isOut && words ? words.OVER[team.isCleared ? 'cleared' : 'kept'] : null}
      onAsked={tellWhy}
    >
      {children}
    </Rights>
  );
}
