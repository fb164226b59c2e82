import { useState } from 'react';

/**
 * Calls back while drawing whenever a value is another than at the last draw, not at the first: what was kept for the one is
 * given up before the other is shown.
 * @param onChange may only set state
 */
export function useChanged<T>(value: T, onChange: () => void): void {
  const [seen, setSeen] = useState({ value });
  if (Object.is(seen.value, value)) return;
  setSeen({ value });
  onChange();
}
