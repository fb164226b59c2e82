import { startTransition, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** How long typing rests before it reaches the address bar, ms. */
const TYPING_REST = 300;

/** How a change goes into the history. `typing` replaces the entry once the keys rest; the screen changes at once. */
export type UrlChange = 'push' | 'replace' | 'typing';

/** Changes the state: what to make of the present value, and how that goes into the history. */
export type SetUrl<T> = (next: (current: T) => T, how: UrlChange) => void;

/** How a state lives in the query string. Both must ignore parameters of others. */
export interface UrlCodec<T> {
  read(params: URLSearchParams): T;
  write(value: T, params: URLSearchParams): void;
}

/** Returns the part of an address that holds a codec's state. */
function partOf<T>(codec: UrlCodec<T>, address: string): string {
  const part = new URLSearchParams();
  codec.write(codec.read(new URLSearchParams(address)), part);
  return part.toString();
}

/**
 * State of a screen kept in the query string (R12): a reload, the back button and a link sent to a colleague show
 * the same thing. The screen sees a change at once; the address follows, and the router with it. The way to change it is
 * the same function at every draw, and takes what to make of the present value.
 * @param codec must be a constant
 */
export function useUrlState<T>(codec: UrlCodec<T>): [T, SetUrl<T>] {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const fromUrl = useMemo(() => codec.read(new URLSearchParams(address)), [codec, address]);
  const [ahead, setAhead] = useState<{ value: T } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  /** The address as last written or seen: writes build on it before the router has drawn them. */
  const latest = useRef(address);
  /** The address as the router drew it last. */
  const drawn = useRef(address);
  /** Addresses written here that the router has yet to draw; any other comes from outside. */
  const written = useRef(new Set<string>());

  useEffect(() => {
    const own = written.current.delete(address);
    if (own && address !== latest.current) return;
    if (own && timer.current !== undefined) return;
    const before = drawn.current;
    drawn.current = address;
    // Other parameters changed during typing: the typed text goes into the new address.
    if (!own && timer.current !== undefined && partOf(codec, address) === partOf(codec, before)) {
      latest.current = address;
      return;
    }
    clearTimeout(timer.current);
    timer.current = undefined;
    latest.current = address;
    setAhead(null);
  }, [codec, address]);

  useEffect(() => {
    // Back, before the router drew what was pushed: it then never sees another address, and would leave us ahead of it.
    const goBack = () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      written.current.clear();
      latest.current = new URLSearchParams(window.location.search).toString();
      setAhead(null);
    };
    window.addEventListener('popstate', goBack);
    return () => {
      clearTimeout(timer.current);
      window.removeEventListener('popstate', goBack);
    };
  }, []);

  const current = ahead ? ahead.value : fromUrl;
  const shown = useRef(current);
  useLayoutEffect(() => {
    shown.current = current;
  }, [current]);

  const change = useCallback(
    (next: (value: T) => T, how: UrlChange) => {
      const value = next(shown.current);
      shown.current = value;
      const send = () => {
        timer.current = undefined;
        const address = new URLSearchParams(latest.current);
        codec.write(value, address);
        const to = address.toString();
        if (to === latest.current) return;
        latest.current = to;
        written.current.add(to);
        // The screen shows it already: the router may take its time, and must not hold up the next letter.
        startTransition(() => setParams(address, { replace: how !== 'push', preventScrollReset: true }));
      };
      setAhead({ value });
      clearTimeout(timer.current);
      if (how === 'typing') timer.current = setTimeout(send, TYPING_REST);
      else send();
    },
    [codec, setParams],
  );

  return [current, change];
}

/** Sets a parameter, or drops it when the value is the default, so that addresses stay short. */
export function setOrDrop(params: URLSearchParams, name: string, value: string, byDefault = ''): void {
  if (value === byDefault) params.delete(name);
  else params.set(name, value);
}
