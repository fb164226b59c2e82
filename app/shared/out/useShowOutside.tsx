import { useCallback, useState, type ReactNode } from 'react';

import { useSharedCompany } from '#src/ui/context/SharedCompany.ts';
import { onDemand } from '#src/ui/onDemand.ts';

import type { Showable } from './OutwardHost.tsx';

/** The dialog and what it asks the server: loaded when first opened. */
const OutwardHost = onDemand(() => import('./OutwardHost.tsx').then((module) => module.OutwardHost));

/**
 * «Показать снаружи»: a screen passes the content to show to the button, and puts the dialog beside that content.
 * @returns `show` is undefined in a company of one browser, where no one could read it
 */
export function useShowOutside(): {
  readonly show: ((what: Showable) => void) | undefined;
  readonly dialog: ReactNode;
} {
  const isShared = useSharedCompany();
  const [what, setWhat] = useState<Showable | null>(null);
  const show = useCallback((next: Showable) => setWhat(next), []);
  return {
    show: isShared ? show : undefined,
    dialog: what ? <OutwardHost what={what} onClose={() => setWhat(null)} /> : null,
  };
}
