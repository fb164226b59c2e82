import { useEffect, useRef, useState, type RefObject } from 'react';

/** How far beyond the window a part counts as near. */
const MARGIN = '150px 0px';

/** Whether a part of the page is in sight or about to be: a framed story is a page of its own, and dozens are too many. */
export function useNear<E extends Element>(): [RefObject<E | null>, boolean] {
  const ref = useRef<E>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (last) setNear(last.isIntersecting);
      },
      { rootMargin: MARGIN },
    );
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return [ref, near];
}
