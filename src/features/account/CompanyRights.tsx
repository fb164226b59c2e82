import type { ReactNode } from 'react';

import type { Role } from '../../domain/account/account.ts';
import { BARRED_OUT, barredFor } from '../../domain/sync/rightsWords.ts';
import { Rights } from '../../ui/context/Rights.tsx';

export interface CompanyRightsProps {
  /** Person's role in that company; undefined for one of this browser alone: everything is allowed. */
  role: Role | undefined;
  /** The person was removed from it: they may change nothing, whatever their role was. Default false. */
  isOut?: boolean;
  /** Content about the company. */
  children: ReactNode;
}

const BARRED: Readonly<Record<Role, ReturnType<typeof barredFor>>> = {
  Viewer: barredFor('Viewer'),
  Researcher: barredFor('Researcher'),
  Admin: barredFor('Admin'),
  Owner: barredFor('Owner'),
};

const noop = (): void => undefined;

/**
 * Wraps the part about one of several companies: the person's rights there follow their role in it, whichever company is open.
 */
export function CompanyRights({ role, isOut = false, children }: CompanyRightsProps) {
  return (
    <Rights barred={role === undefined ? null : isOut ? BARRED_OUT : BARRED[role]} onAsked={noop}>
      {children}
    </Rights>
  );
}
