import { useEffect, useState } from 'react';

/**
 * Returns code that no screen begins with: it is loaded once the first content is shown and handles input, so that it never
 * delays the first rows. Null until it is loaded, and when loading fails.
 * @param load imports it; the same function at every render. Null while it is not wanted
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
