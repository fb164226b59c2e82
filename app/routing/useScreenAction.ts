import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

export const ACTION = 'action';

/**
 * Returns the action that the address starts on a screen: `?action=upload` opens its dialog, wherever the link was. A started
 * action is removed from the address, so that a reload or the back button starts nothing again.
 * @param known the actions of the screen; must be a constant
 */
export function useScreenAction<A extends string>(known: readonly A[]): [action: A | null, onTaken: () => void] {
  const [params, setParams] = useSearchParams();
  const asked = params.get(ACTION);
  const onTaken = useCallback(
    () =>
      setParams(
        (now) => {
          const rest = new URLSearchParams(now);
          rest.delete(ACTION);
          return rest;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );
  return [known.find((action) => action === asked) ?? null, onTaken];
}
