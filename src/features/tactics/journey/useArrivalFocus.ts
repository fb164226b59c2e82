import { useCallback, useEffect, useRef, type RefObject } from 'react';

import type { Stage } from '../../../domain/core/stage.ts';

/** Destination of the focus: a stage's heading, or one of its touchpoints. */
export interface Arrival {
  readonly stage: Stage;
  /** Id of the touchpoint; without it the heading. */
  readonly touchpoint?: string;
}

/** The one that is seen: on a wide screen the phone's list is in the page too, and the other way round. */
function visible(root: HTMLElement | null, selector: string): HTMLElement | undefined {
  return [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])].find((one) => one.getClientRects().length > 0);
}

/**
 * Takes the focus along when a button leads to what takes its own place: without it the focus would fall to the page's start.
 * @param root the screen
 * @param shown the stage whose touchpoints are drawn; null while none are
 * @param openId the open touchpoint
 * @returns says where to; the focus goes there as soon as it is drawn, unless it is needed elsewhere by then
 */
export function useArrivalFocus(
  root: RefObject<HTMLElement | null>,
  shown: Stage | null,
  openId: string | null,
): (arrival: Arrival) => void {
  const awaited = useRef<(Arrival & { readonly from: Element | null }) | null>(null);

  useEffect(() => {
    const { stage, touchpoint, from } = awaited.current ?? {};
    // The pressed button is still there and not replaced yet.
    if (document.activeElement !== document.body && document.activeElement === from) return;
    if (stage === undefined || stage !== shown || (touchpoint !== undefined && touchpoint !== openId)) return;
    const trigger =
      touchpoint === undefined ? undefined : visible(root.current, '[data-accordion-trigger][aria-expanded="true"]');
    const target = trigger ?? visible(root.current, '[data-pane-heading]');
    if (!target) return;
    awaited.current = null;
    if (document.activeElement === document.body) target.focus();
  });

  return useCallback((arrival) => {
    awaited.current = { ...arrival, from: document.activeElement };
  }, []);
}
