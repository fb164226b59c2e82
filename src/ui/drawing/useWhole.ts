import { useDeferredValue } from 'react';

/**
 * False in the drawing in which a part appears and true in the next one, which React does once the first is shown: what lies
 * outside the window then does not hold up what lies in it.
 * @param options.atOnce draws the whole part in the first drawing, for what has to be found in it. Default false.
 */
export function useWhole({ atOnce = false }: { readonly atOnce?: boolean } = {}): boolean {
  return useDeferredValue(true, atOnce);
}
