import { useEffect, useState } from 'react';

/**
 * Code that no screen begins with: asked for once what is drawn first stands there and answers, so that it is never in the way of
 * the first rows. Null until it is here, and where it does not come.
 * @param load imports it; the same function at every drawing. Null while it is not wanted
 */
export function useLateCode<T>(load: (() => Promise<T>) | null): T | null {
  const [code, setCode] = useState<{ readonly here: T } | null>(null);
  useEffect(() => {
    if (!load) return undefined;
    let left = false;
    const timer = setTimeout(() => {
      load().then(
        (here) => {
          if (!left) setCode({ here });
        },
        () => undefined,
      );
    }, 0);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [load]);
  return code?.here ?? null;
}
