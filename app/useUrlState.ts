import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { NavigationType, useNavigationType, useSearchParams } from 'react-router-dom';

/** How long typing rests before it reaches the address bar, ms. */
const TYPING_REST = 300;

/** How a change goes into the history. `typing` replaces the entry once the keys rest; the screen changes at once. */
export type UrlChange = 'push' | 'replace' | 'typing';

/** How a state lives in the query string. Both must ignore parameters of others. */
export interface UrlCodec<T> {
  read(params: URLSearchParams): T;
  write(value: T, params: URLSearchParams): void;
}

/**
 * State of a screen kept in the query string (decision 17): a reload, the back button and a link sent to a colleague show
 * the same thing. The screen sees a change at once; the address follows.
 * @param codec must be a constant
 */
export function useUrlState<T>(codec: UrlCodec<T>): [T, (value: T, how: UrlChange) => void] {
  const [params, setParams] = useSearchParams();
  const navigation = useNavigationType();
  const [ahead, setAhead] = useState<{ value: T } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const fromUrl = useMemo(() => codec.read(params), [codec, params]);

  useEffect(() => {
    if (navigation === NavigationType.Pop) clearTimeout(timer.current);
    else if (timer.current !== undefined) return;
    timer.current = undefined;
    setAhead(null);
  }, [params, navigation]);

  useEffect(() => () => clearTimeout(timer.current), []);

  const change = useCallback(
    (value: T, how: UrlChange) => {
      setAhead({ value });
      clearTimeout(timer.current);
      const send = () => {
        timer.current = undefined;
        setParams(
          (current) => {
            const next = new URLSearchParams(current);
            codec.write(value, next);
            return next;
          },
          { replace: how !== 'push', preventScrollReset: true },
        );
      };
      if (how === 'typing') timer.current = setTimeout(send, TYPING_REST);
      else send();
    },
    [codec, setParams],
  );

  return [ahead ? ahead.value : fromUrl, change];
}

/** Sets a parameter, or drops it when the value is the default, so that addresses stay short. */
export function setOrDrop(params: URLSearchParams, name: string, value: string, byDefault = ''): void {
  if (value === byDefault) params.delete(name);
  else params.set(name, value);
}
