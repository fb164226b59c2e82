import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

import type { TouchpointCard } from '../../../domain/tactics/journeyCard.ts';

/** Returns the scroll position that puts a slide in front, px: its start, less what the track keeps free before it. */
function restOf(track: HTMLElement, index: number): number {
  const slide = track.children[index];
  if (!(slide instanceof HTMLElement)) return 0;
  const before = Number.parseFloat(getComputedStyle(track).scrollPaddingInlineStart) || 0;
  return Math.min(Math.max(0, slide.offsetLeft - before), track.scrollWidth - track.clientWidth);
}

function nearestTo(track: HTMLElement, count: number): number {
  let nearest = 0;
  let least = Infinity;
  for (let index = 0; index < count; index += 1) {
    const distance = Math.abs(restOf(track, index) - track.scrollLeft);
    if (distance < least) [nearest, least] = [index, distance];
  }
  return nearest;
}

/** How long no scrolling means that it is over, ms; only where the browser does not say so itself. */
const REST = 150;

/**
 * Keeps a track with snap points and the index of the card in front together, both ways: a new index scrolls there, a
 * finished scroll tells its index. A scroll of its own tells nothing until it arrives, so that quick presses are not taken
 * back half-way; a touch, a wheel or a pen ends it.
 * @param cards the track's first children, in order; other cards are shown at once, without motion
 */
export function useSnapTrack(
  cards: readonly TouchpointCard[],
  current: number,
  onCurrentChange: (index: number) => void,
): RefObject<HTMLDivElement | null> {
  const track = useRef<HTMLDivElement>(null);
  const aim = useRef<number | null>(null);
  const shown = useRef<string | undefined>(undefined);
  // The track's width when it was last put in its place, px; 0 while it is hidden.
  const width = useRef(0);
  const first = cards[0]?.id;

  useLayoutEffect(() => {
    const element = track.current;
    if (!element) return;
    width.current = element.clientWidth;
    const left = restOf(element, current);
    const isNew = shown.current !== first;
    shown.current = first;
    if (Math.abs(element.scrollLeft - left) <= 1) return;
    aim.current = isNew ? null : current;
    element.scrollTo({ left, behavior: isNew ? 'instant' : 'auto' });
  }, [current, first]);

  const settle = useEffectEvent(() => {
    const element = track.current;
    if (!element) return;
    const nearest = nearestTo(element, cards.length);
    if (aim.current !== null) {
      if (nearest === aim.current) aim.current = null;
      return;
    }
    if (nearest !== current) onCurrentChange(nearest);
  });

  const keepInFront = useEffectEvent(() => {
    const element = track.current;
    element?.scrollTo({ left: restOf(element, current), behavior: 'instant' });
  });

  useEffect(() => {
    const element = track.current;
    // A track without cards is not in the page; with other cards it may be another.
    if (!element || first === undefined) return undefined;
    const over = new AbortController();
    const { signal } = over;
    const takenOver = (): void => {
      aim.current = null;
    };
    for (const kind of ['pointerdown', 'touchstart', 'wheel'] as const) {
      element.addEventListener(kind, takenOver, { signal, passive: true });
    }
    // A track that was hidden when drawn, or has another width now, shows another card than the one in front.
    const sizes = new ResizeObserver(() => {
      if (element.clientWidth === width.current) return;
      width.current = element.clientWidth;
      keepInFront();
    });
    sizes.observe(element);
    let timer: ReturnType<typeof setTimeout> | undefined;
    if ('onscrollend' in element) element.addEventListener('scrollend', () => settle(), { signal });
    else {
      (element as HTMLElement).addEventListener(
        'scroll',
        () => {
          clearTimeout(timer);
          timer = setTimeout(() => settle(), REST);
        },
        { signal, passive: true },
      );
    }
    return () => {
      over.abort();
      sizes.disconnect();
      clearTimeout(timer);
    };
  }, [first]);

  return track;
}
