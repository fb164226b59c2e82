import { useEffect, useRef, useState } from 'react';

import { onDemand } from '../onDemand.ts';
import { watchTooltips, type TooltipWanted } from './watchTooltips.ts';

/** The tooltip's code is fetched with the first one: it is not needed before the pointer rests on a control. */
const Tooltip = onDemand(() => import('./Tooltip.tsx').then((module) => module.Tooltip));

/**
 * Names of controls that show only a picture: one per app. A control asks for it by `data-tooltip`, as IconButton does; it appears
 * after the pointer rested for 700 ms, the next one within 300 ms at once (R15), and at once by the keyboard. Escape
 * puts it away.
 */
export function Tooltips() {
  const [wanted, setWanted] = useState<TooltipWanted | null>(null);
  const close = useRef<() => void>(undefined);
  useEffect(() => {
    let latest: TooltipWanted | null = null;
    const watch = watchTooltips((next) => {
      latest = next;
      if (next === null) {
        setWanted(null);
        return;
      }
      void Tooltip.preload().then(
        () => {
          if (latest === next && next.anchor.isConnected) setWanted(next);
        },
        // The control has its name without it.
        () => undefined,
      );
    });
    close.current = watch.close;
    return watch.end;
  }, []);
  if (!wanted) return null;
  return <Tooltip key={wanted.content} {...wanted} onClose={() => close.current?.()} />;
}
