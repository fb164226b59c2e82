import { use, useMemo, type ReactNode } from 'react';

import { RightsContext, type Needs } from './rights.ts';

export interface NeedsScopeProps {
  /** Role needed by every control within that sets none itself; null lifts the outer one. */
  needs: Needs | null;
  /** The part of the screen: a form, a section that is as a whole for those who may change it. */
  children: ReactNode;
}

/** Says once for all fields and buttons within what they need; one that everybody may use says `needs={null}`. */
export function NeedsScope({ needs, children }: NeedsScopeProps) {
  const rights = use(RightsContext);
  const value = useMemo(() => ({ ...rights, scope: needs }), [rights, needs]);
  return <RightsContext value={value}>{children}</RightsContext>;
}
