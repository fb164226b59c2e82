import { useEffect, useRef } from 'react';

import { isDialogOpen } from '#src/ui/dialog/isDialogOpen.ts';

import { ROUTE_LABELS } from '../routing/paths.ts';
import { sectionAt } from '../routing/screenCode.ts';

/**
 * Names the page after its section, and takes the focus to its content when the section changes; from an open dialog, as the palette
 * that was opened meanwhile, nobody takes it.
 */
export function usePageChange(pathname: string): void {
  const before = useRef(pathname);
  useEffect(() => {
    const name = sectionAt(pathname);
    document.title = name ? `${ROUTE_LABELS[name]} — Ориентир` : 'Ориентир';
    if (before.current === pathname) return;
    before.current = pathname;
    window.scrollTo(0, 0);
    if (isDialogOpen()) return;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
}
