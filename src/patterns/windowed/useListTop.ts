import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Returns how far below the page's top a list begins, px; updated as the content above it grows.
 * @param wanted without it nothing is measured, and it is 0
 */
export function useListTop(list: RefObject<HTMLElement | null>, wanted: boolean): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (!wanted) return undefined;
    const place = () => {
      if (list.current) setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY));
    };
    place();
    const observer = new ResizeObserver(place);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list, wanted]);
  return top;
}
