import type { ReactNode } from 'react';

import type { Role } from '../../domain/account/account.ts';
import { barredFor } from '../../domain/sync/rightsWords.ts';
import { Rights } from '../../ui/context/Rights.tsx';

export interface CompanyRightsProps {
  /** What the person may do in that company; undefined for one of this browser alone: everything. */
  role: Role | undefined;
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
export function CompanyRights({ role, children }: CompanyRightsProps) {
  return (
    <Rights barred={role === undefined ? null : BARRED[role]} onAsked={nothing}>
      {children}
    </Rights>
  );
}
