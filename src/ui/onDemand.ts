import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';

import { keepKeys } from './keptKeys.ts';
import { partIsLate } from './context/lateParts.ts';

/** A component whose code is fetched when it is first drawn, or before by `preload`. */
export interface OnDemand<P> {
  (props: P & OnDemandProps): ReactNode;
  /** Fetches the code; nothing when it is there. Rejects when it cannot be fetched; the next drawing tries again. */
  preload: () => Promise<unknown>;
  /** Whether the code is there, so that the component is drawn at once. */
  isHere: () => boolean;
}

/** How a component on demand differs. */
export interface OnDemandOptions {
  /** Which keys wait for its code: those that no field takes, or all, where it is asked for by a key to type into it at once. Default `lost`. */
  keys?: 'lost' | 'all';
}

/** Props of such a component besides its own. */
export interface OnDemandProps {
  /** Placeholder until the code is there. Default nothing. */
  fallback?: ReactNode;
}

/**
 * Keeps a part's code out of the first load. Unlike React's `lazy` in a `Suspense`, it draws the part as soon as the code is there:
 * React keeps a fallback for 300 ms once it has shown it. A failure to fetch is thrown where the part is drawn, unless the browser
 * has no network: the part is then only late ({@link partIsLate}) and comes when the network is back. What is typed meanwhile, and
 * no field takes, goes to what the part gives the focus to.
 * @param load imports the module and gives the component
 */
export function onDemand<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { keys = 'lost' }: OnDemandOptions = {},
): OnDemand<P> {
  let loaded: ComponentType<P> | undefined;
  const preload = async (): Promise<ComponentType<P>> => {
    loaded ??= await load();
    return loaded;
  };
  function Part({ fallback = null, ...props }: P & OnDemandProps): ReactNode {
    const [Shown, setShown] = useState(() => loaded);
    const [failure, setFailure] = useState<unknown>(null);
    useEffect(() => {
      if (Shown) return undefined;
      let left = false;
      let comes = (): void => undefined;
      const fetchCode = (): void => {
        comes();
        comes = () => undefined;
        preload().then(
          (component) => {
            if (!left) setShown(() => component);
          },
          (error: unknown) => {
            if (left) return;
            if (navigator.onLine) setFailure(error ?? new Error('the code did not load'));
            else comes = partIsLate();
          },
        );
      };
      fetchCode();
      window.addEventListener('online', fetchCode);
      return () => {
        left = true;
        comes();
        window.removeEventListener('online', fetchCode);
      };
    }, [Shown]);
    // A dialog that was closed before it came wants none.
    const waits = !Shown && failure === null && (props as { open?: boolean }).open !== false;
    useEffect(() => (waits ? keepKeys(keys) : undefined), [waits]);
    if (failure !== null) throw failure;
    return Shown ? createElement(Shown, props as unknown as P) : fallback;
  }
  Part.preload = preload;
  Part.isHere = () => loaded !== undefined;
  return Part;
}
