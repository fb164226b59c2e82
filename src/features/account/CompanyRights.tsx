import type { ReactNode } from 'react';

import type { Role } from '../../domain/account/account.ts';
import { BARRED_OUT, barredFor } from '../../domain/sync/rightsWords.ts';
import { Rights } from '../../ui/context/Rights.tsx';

export interface CompanyRightsProps {
  /** What the person may do in that company; undefined for one of this browser alone: everything. */
  role: Role | undefined;
  /** The person was removed from it: they may change nothing, whatever their role was. Default false. */
  isOut?: boolean;
  /** What concerns the company. */
  children: ReactNode;
}

const BARRED: Readonly<Record<Role, ReturnType<typeof barredFor>>> = {
  Viewer: barredFor('Viewer'),
  Researcher: barredFor('Researcher'),
  Admin: barredFor('Admin'),
  Owner: barredFor('Owner'),
};

const nothing = (): void => undefined;

/** What concerns one company of several: there the person may what their role in it allows, whichever company is open. */
export function CompanyRights({ role, isOut = false, children }: CompanyRightsProps) {
  return (
    <Rights barred={role === undefined ? null : isOut ? BARRED_OUT : BARRED[role]} onAsked={nothing}>
      {children}
    </Rights>
  );
}
