import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

export interface TranscriptEnd {
  /** Key of its last message; empty without one. */
  readonly lastKey: string;
  /** The person said it. */
  readonly said: boolean;
  /** Identifies the content below it, in a word that changes with it. */
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
 * Keeps the end of a transcript in view as it grows, unless the person has scrolled up; their own messages scroll into view from
 * anywhere.
 * @param follow without it nothing scrolls
 * @param grows the end grows by itself, in answer to the person's last message: it is shown from its beginning
 */
export function useFollowEnd({ lastKey, said, parts }: TranscriptEnd, follow: boolean, grows: boolean): FollowedEnd {
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

  const scrollToEnd = () => {
    // Visibility is observed a frame later: what comes before then is followed, too.
    seen.current = true;
    end.current?.scrollIntoView({ block: 'end' });
  };
  useEffect(() => {
    const log = end.current?.parentElement;
    if (!grows || !follow || !log) return undefined;
    seen.current = true;
    // This runs before visibility is observed: words that push the end away are followed, a person who scrolls up is not called
    // back.
    const observer = new ResizeObserver(() => {
      if (seen.current) end.current?.scrollIntoView({ block: 'end' });
    });
    observer.observe(log);
    return () => observer.disconnect();
  }, [grows, follow]);
  // A keyboard that comes up on a phone takes half of the window; this also runs before visibility is observed.
  useEffect(() => {
    const keep = () => {
      if (follow && seen.current) end.current?.scrollIntoView({ block: 'end' });
    };
    window.addEventListener('resize', keep);
    return () => window.removeEventListener('resize', keep);
  }, [follow]);
  const known = useRef({ lastKey: '', parts: '', follow });
  useLayoutEffect(() => {
    const before = known.current;
    known.current = { lastKey, parts, follow };
    if (before.lastKey === lastKey && before.parts === parts) return;
    const spoke = said && before.lastKey !== lastKey;
    // Content that was awaited at the end scrolls into view when it comes, too.
    if ((follow || before.follow) && (seen.current || spoke)) scrollToEnd();
  });

  return { end, away, scrollToEnd };
}
