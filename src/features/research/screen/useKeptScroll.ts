import { useLayoutEffect, useRef } from 'react';

/** Layer shown by the page of studies. */
export type Layer = 'list' | 'view' | 'reading';

/** Brings the page back to where it was when what it shows was left. */
export function useKeptScroll(layer: Layer): void {
  const tops = useRef<Readonly<Record<Layer, number>>>({ list: 0, view: 0, reading: 0 });
  const shown = useRef(layer);
  useLayoutEffect(() => {
    const left = shown.current;
    if (left === layer) return;
    shown.current = layer;
    // Deeper layers start anew when opened again.
    tops.current = { ...tops.current, [left]: window.scrollY, ...(layer === 'list' ? { view: 0 } : {}) };
    window.scrollTo(0, layer === 'reading' ? 0 : tops.current[layer]);
  }, [layer]);
}
