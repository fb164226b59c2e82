import { useId, useMemo, type ReactNode } from 'react';

import { RightsContext, type MissingRole, type Needs, type Over, type RightsValue } from './rights.ts';

export interface RightsProps {
  /** Why the person may not do what needs a role, by the role; null where they may do everything. A constant of their role. */
  barred: Readonly<Partial<Record<Needs, string>>> | null;
  /** Their access has ended: what the empty states say then. Default null. A constant. */
  over?: Over | null;
  /** Says a reason where no control does, a toast for one: a key was pressed. A constant. */
  onAsked: (reason: string) => void;
  /** Everything that asks what may be done. */
  children: ReactNode;
}

const NEEDS: readonly Needs[] = ['Viewer', 'Researcher', 'Admin', 'Owner', 'names'];

/**
 * Rights of the current user: once, around the whole page. A control names its role by its `needs`; barred controls are
 * unavailable, with the reason beside them and read out with them.
 */
export function Rights({ barred, over = null, onAsked, children }: RightsProps) {
  const id = useId();
  const value = useMemo((): RightsValue => {
    const reasons: Partial<Record<Needs, MissingRole>> = {};
    for (const needed of NEEDS) {
      const text = barred?.[needed];
      if (text !== undefined) reasons[needed] = { text, id: `${id}${needed}` };
    }
    return { over, barred: reasons, scope: null, tell: onAsked };
  }, [barred, over, id, onAsked]);
  return (
    <RightsContext value={value}>
      {children}
      {Object.values(value.barred).map((one) => (
        // Only ever read out with the controls that it describes.
        <span key={one.id} id={one.id} hidden>
          {one.text}
        </span>
      ))}
    </RightsContext>
  );
}
