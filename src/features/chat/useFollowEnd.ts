import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** What a transcript ends with. */
export interface TranscriptEnd {
  /** Key of its last message; empty without one. */
  readonly lastKey: string;
  /** The person said it. */
  readonly said: boolean;
  /** What stands below it, in a word that changes with it. */
  readonly parts: string;
}

/** Where the end of a transcript is. */
export interface FollowedEnd {
  /** Its very end. */
  readonly end: RefObject<HTMLDivElement | null>;
  /** It lies below the window. */
  readonly away: boolean;
  readonly scrollToEnd: () => void;
}

/**
 * Keeps the end of a transcript in view as it grows, unless the person has scrolled up; what they say themselves is looked at
 * wherever they were.
 * @param follow without it nothing scrolls
 */
export function useFollowEnd({ lastKey, said, parts }: TranscriptEnd, follow: boolean): FollowedEnd {
  const end = useRef<HTMLDivElement>(null);
  const [away, setAway] = useState(false);
  const seen = useRef(true);

  useEffect(() => {
    const target = end.current;
    if (!target) return undefined;
    // The end may lie a little below the window before the person counts as having scrolled up.
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        const below = !entry.isIntersecting && entry.boundingClientRect.top > 0;
        seen.current = !below;
        setAway(below);
      },
      { rootMargin: '0px 0px 24px 0px' },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, []);

  const scrollToEnd = () => end.current?.scrollIntoView({ block: 'end' });
  const known = useRef({ lastKey: '', parts: '' });
  useLayoutEffect(() => {
    const before = known.current;
    if (before.lastKey === lastKey && before.parts === parts) return;
    known.current = { lastKey, parts };
    const spoke = said && before.lastKey !== lastKey;
    if (follow && (seen.current || spoke)) scrollToEnd();
  });

  return { end, away, scrollToEnd };
}
