import { useEffect, useRef } from 'react';

import { isDialogOpen } from '#src/ui/dialog/isDialogOpen.ts';

import { ROUTE_LABELS } from '../routing/paths.ts';
import { sectionAt } from '../routing/screenCode.ts';

/** Whether the page was loaded again: it is where it was left. */
function isReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
}

/**
 * Names the page after its section, and scrolls the row that its address opens into the window. When the section changes, moves
 * the focus to its content, but not from an open dialog, such as a palette opened meanwhile.
 */
export function usePageChange(pathname: string): void {
  const before = useRef(pathname);
  useEffect(() => {
    if (location.search !== '' && !(before.current === pathname && isReloaded())) {
      void import('../shared/reveal.ts').then(
        ({ showRowOf }) => showRowOf(location.search),
        // The row stays where it is.
        () => undefined,
      );
    }
    const name = sectionAt(pathname);
    document.title = name ? `${ROUTE_LABELS[name]} — Ориентир` : 'Ориентир';
    if (before.current === pathname) return;
    before.current = pathname;
    window.scrollTo(0, 0);
    if (isDialogOpen()) return;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
}
