import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { styled } from 'styled-components';
import type { CatalogueStory } from 'virtual:catalogue';

import { MOBILE_BREAKPOINT } from '#src/theme/media.ts';
import { radii } from '#src/theme/tokens.ts';

import { StoryFrame } from '../StoryFrame.tsx';
import { useNear } from '../useNear.ts';
import { useTurn } from './useTurn.ts';

export interface FittedFrameProps {
  /** The story to draw. */
  story: CatalogueStory;
  /** It is a whole screen: a window of 1440 × 900 px, made smaller. Default false. */
  screen?: boolean;
  /** Called with the story's document and its scale whenever what it shows has changed; with null when the frame goes. */
  onDrawn?: (shown: Document | null, scale: number) => void;
  /** Least height, px: that of a neighbour level with it. Default 64. */
  least?: number;
  /** Called with the height that the story asks for, px. */
  onHeight?: (height: number) => void;
}

/** Widths of the window that a story is drawn in, px: a phone's, the narrowest with the desktop's layout, a desktop's. */
const PHONE = 390;
const DESK = MOBILE_BREAKPOINT;
const SCREEN = 1440;

/** In less room, px, the desktop's layout would be too small to read: a story is drawn as on a phone as wide as the room. */
const NARROW = 460;

/** Heights, px: a line; what opens over the page has none of its own; more than that is scrolled inside. */
const LEAST = 64;
const FLOATING = 520;
const MOST = 720;
const WINDOW = { phone: 844, screen: 900 };

/** A story has come to rest when nothing of it has changed for so long, ms. */
const REST = 1_500;

/** Elements that a story draws beside its own place: dialogs, menus, calendars, tooltips, toasts. */
const FLOATS =
  '[role="dialog"], [role="alertdialog"], [data-radix-popper-content-wrapper], .Toastify__toast, [popover]:popover-open';

const Box = styled.div`
  overflow: hidden;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;
  background: var(--color-paper);

  &[data-phone] {
    max-width: ${PHONE + 2}px;
  }
  & > iframe {
    display: block;
    width: var(--width);
    height: calc(100% / var(--scale));
    border: 0;
    transform: scale(var(--scale));
    transform-origin: 0 0;
  }
  &[data-waiting] > iframe {
    opacity: 0;
  }
`;

/** Returns the height and the right edge of a story's content, px; null before it shows anything. */
function sizeOf(shown: Document): { height: number; right: number } | null {
  const width = shown.documentElement.clientWidth;
  if (shown.querySelector(FLOATS)) return { height: width < DESK ? WINDOW.phone : FLOATING, right: width };
  const root = shown.querySelector('#storybook-root');
  if (!root?.firstElementChild) return null;
  const range = shown.createRange();
  range.selectNodeContents(root);
  const { top, bottom, right } = range.getBoundingClientRect();
  if (bottom === top) return null;
  // The canvas has the same room below as above.
  return { height: Math.min(MOST, Math.ceil(bottom + Math.max(16, Math.min(top, 32)))), right: right + 16 };
}

/**
 * A live story in a frame as high as the story, in a window as wide as its layout wants, made smaller only where it does not fit;
 * loaded when it comes near, and let go when it has passed.
 */
export function FittedFrame({ story, screen = false, onDrawn, least = LEAST, onHeight }: FittedFrameProps) {
  const [ref, near] = useNear<HTMLDivElement>();
  const [room, setRoom] = useState(0);
  const [size, setSize] = useState({ height: 0, right: Infinity });
  const told = useRef({ onDrawn, onHeight });
  useEffect(() => {
    told.current = { onDrawn, onHeight };
  });

  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    let frame = 0;
    // In the next frame: what is measured here changes sizes itself.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setRoom(box.clientWidth));
    });
    observer.observe(box);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [ref]);

  const phone = story.viewport === 'mobile';
  const width =
    screen && !phone ? SCREEN : phone ? PHONE : room < NARROW ? Math.max(PHONE, room) : Math.max(DESK, room);
  const scale = room === 0 || size.right <= room ? 1 : Math.min(1, room / width);
  const [drawn, done] = useTurn(near && room > 0);
  // Until the story is shown, the frame is a blank page with Storybook's wheel.
  const [seen, setSeen] = useState(false);

  useEffect(() => {
    const frame = drawn ? ref.current?.querySelector('iframe') : null;
    if (!frame) return;
    let observer: MutationObserver | undefined;
    let sizes: ResizeObserver | undefined;
    let next = 0;
    let resting: ReturnType<typeof setTimeout> | undefined;
    const end = (): void => {
      cancelAnimationFrame(next);
      clearTimeout(resting);
      observer?.disconnect();
      sizes?.disconnect();
    };
    const watch = (): void => {
      end();
      const shown = frame.contentDocument;
      if (!shown?.body || !shown.defaultView) return;
      const measureNow = (): void => {
        const wanted = screen ? { height: phone ? WINDOW.phone : WINDOW.screen, right: Infinity } : sizeOf(shown);
        if (!wanted) return;
        // It grows with its story at once, and shrinks when that has come to rest: a play opens what it then closes.
        setSize((known) => ({ height: Math.max(known.height, wanted.height), right: wanted.right }));
        clearTimeout(resting);
        resting = setTimeout(() => setSize(wanted), REST);
        setSeen(true);
        done();
        const now = wanted.right <= room ? 1 : Math.min(1, room / width);
        told.current.onHeight?.(Math.ceil(wanted.height * now));
        told.current.onDrawn?.(shown, now);
      };
      const measure = (): void => {
        cancelAnimationFrame(next);
        next = requestAnimationFrame(measureNow);
      };
      observer = new MutationObserver(measure);
      observer.observe(shown.body, { childList: true, subtree: true });
      // The frame's own: observed from here, its sizes would change in the middle of the page's layout.
      const { ResizeObserver: Sizes } = shown.defaultView as Window & typeof globalThis;
      sizes = new Sizes(measure);
      const root = shown.querySelector('#storybook-root');
      if (root) sizes.observe(root);
      measure();
    };
    frame.addEventListener('load', watch);
    watch();
    return () => {
      frame.removeEventListener('load', watch);
      end();
      setSeen(false);
      told.current.onDrawn?.(null, 1);
    };
  }, [done, drawn, phone, ref, room, screen, width]);

  return (
    <Box
      ref={ref}
      data-phone={phone || undefined}
      data-waiting={seen ? undefined : ''}
      style={
        {
          '--scale': scale,
          '--width': `${width}px`,
          height: Math.max(Math.ceil(size.height * scale) + 2, least),
        } as CSSProperties
      }
    >
      {drawn ? <StoryFrame story={story} /> : null}
    </Box>
  );
}
