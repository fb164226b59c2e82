import { Provider } from '@radix-ui/react-tooltip';
import type { ReactNode } from 'react';

import { TooltipContext } from './tooltipContext.ts';

export interface TooltipProviderProps {
  /** The part of the page whose tooltips share their timing; the app. */
  children: ReactNode;
}

/** One per app: a tooltip waits 700 ms; the next one, within 300 ms, comes at once (specification §9). */
export function TooltipProvider({ children }: TooltipProviderProps) {
  return (
    <TooltipContext value={true}>
      <Provider delayDuration={700} skipDelayDuration={300}>
        {children}
      </Provider>
    </TooltipContext>
  );
}
