import { useCallback, useState, type ReactNode } from 'react';

import { useSharedCompany } from '#src/ui/context/SharedCompany.ts';
import { onDemand } from '#src/ui/onDemand.ts';

import type { Showable } from './OutwardHost.tsx';

/** The dialog and what it asks the server: loaded when first opened. */
const OutwardHost = onDemand(() => import('./OutwardHost.tsx').then((module) => module.OutwardHost));

/**
 * «Показать снаружи»: a screen gives the button what is to be shown, and puts the dialog beside what it shows.
 * @returns `show` is not there in a company of one browser, where nobody could read it
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
