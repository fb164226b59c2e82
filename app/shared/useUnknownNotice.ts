import { useState } from 'react';

/**
 * What an address said that there is not, for the notice beside what is shown instead; the address itself is cleaned of it. Null
 * again once something else is shown.
 * @param unknown what the address says now; null when that is known
 * @param shown what is shown
 */
export function useUnknownNotice(unknown: string | null, shown: string): string | null {
  const [said, setSaid] = useState({ unknown, shown });
  if (unknown !== null && unknown !== said.unknown) setSaid({ unknown, shown });
  else if (unknown === null && said.unknown !== null && said.shown !== shown) setSaid({ unknown, shown });
  return unknown ?? (said.shown === shown ? said.unknown : null);
}
