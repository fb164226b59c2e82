import { useState } from 'react';

/**
 * Returns the unknown value of an address, for the notice beside the content shown instead; the value is removed from the address
 * itself. Null again once something else is shown.
 * @param unknown unknown value in the current address; null when the value is known
 * @param shown the shown content
 */
export function useUnknownNotice(unknown: string | null, shown: string): string | null {
  const [said, setSaid] = useState({ unknown, shown });
  if (unknown !== null && unknown !== said.unknown) setSaid({ unknown, shown });
  else if (unknown === null && said.unknown !== null && said.shown !== shown) setSaid({ unknown, shown });
  return unknown ?? (said.shown === shown ? said.unknown : null);
}
