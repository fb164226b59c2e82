import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { toast, ToastContainer } from 'react-toastify/unstyled';
import { keyframes, styled } from 'styled-components';

import { media } from '../../theme/media.ts';
import { durations, layers, radii, scrollbarRoom, spaces } from '../../theme/tokens.ts';
import { giveFocusBack, isInToasts, rememberFocus, setToastArea, TOAST_CLASS } from './toastArea.ts';
import { keepToastsClear } from './toastPlace.ts';

/** How long a toast stays, ms, and how many are shown at once (R15). */
const DISPLAY_MS = 4000;
const VISIBLE = 3;

const appear = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`;
// react-toastify counts the time by an animation's end, so this one runs whatever motion the system asks for; it is
// never seen.
const elapse = keyframes`
  to { outline-offset: 0; }
`;

const Root = styled.div`
  & .Toastify__toast-container {
    position: fixed;
    z-index: ${layers.toast};
    right: calc(max(32px, env(safe-area-inset-right)) + ${scrollbarRoom});
    bottom: calc(max(32px, env(safe-area-inset-bottom)) + var(--toast-lift, 0px));
    display: flex;
    flex-direction: column;
    gap: 14px;
    width: 356px;
    outline: none;
    pointer-events: none;
  }
  & .${TOAST_CLASS} {
    --y: 0px;
    position: relative;
    display: flex;
    padding: ${spaces[3]}px ${spaces[4]}px;
    border: 1px solid var(--color-hairline);
    border-radius: ${radii.block}px;
    background: var(--color-surface);
    box-shadow: var(--shadow-float);
    color: var(--color-ink);
    /* A modal dialog takes pointer events from the page; a toast lies above it and keeps them. */
    pointer-events: auto;
    touch-action: pan-y;
  }
  & .Toastify__progress-bar--wrp {
    position: absolute;
    width: 0;
    height: 0;
    overflow: hidden;
  }
  & .Toastify__progress-bar--animated {
    animation: ${elapse} linear 1 forwards;
  }
  & .${TOAST_CLASS}:is(:focus-visible, :has(:focus-visible)) .Toastify__progress-bar--animated {
    animation-play-state: paused !important;
  }
  ${media.motion} {
    & .${TOAST_CLASS} {
      animation: ${appear} ${durations.slow}ms;
    }
  }
  ${media.mobile} {
    & .Toastify__toast-container {
      right: calc(16px + ${scrollbarRoom});
      bottom: calc(max(16px, env(safe-area-inset-bottom)) + var(--toast-lift, 0px));
      left: 16px;
      width: auto;
    }
  }
  ${media.print} {
    display: none;
  }
`;

function handleKeyDown(event: KeyboardEvent<HTMLElement>, isCalled: boolean) {
  const element = event.target as HTMLElement;
  const current = element.closest(`.${TOAST_CLASS}`);
  if (!current) return;
  if (event.key === 'Escape') {
    event.stopPropagation();
    // Focus goes back as the message leaves the page (ToastMessage).
    toast.dismiss(current.id);
    return;
  }
  // Who came here by Tab from the page's last place would be sent back to it for ever.
  if (event.key !== 'Tab' || !isCalled) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(`.${TOAST_CLASS}, .${TOAST_CLASS} button`)];
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  if (element === edge && giveFocusBack()) event.preventDefault();
}

/**
 * The place where toasts appear: one per app, at the bottom right, higher where they would lie over a field or the actions at
 * the foot of a screen or a dialog, or over anything that is pressed in a dialog. Alt+T brings the keyboard to the newest, also from
 * within a dialog; Escape, or Tab past the last button, brings it back. Who came by Tab goes on by Tab.
 */
export function Toasts() {
  const root = useRef<HTMLDivElement>(null);
  /** Whether Alt+T brought the keyboard here. */
  const isCalled = useRef(false);

  function handleFocus(event: FocusEvent) {
    if (isInToasts(event.relatedTarget)) return;
    rememberFocus(event.relatedTarget);
    isCalled.current = false;
  }

  useEffect(() => {
    setToastArea(root.current);
    function focusNewest(event: globalThis.KeyboardEvent) {
      // By place on the keyboard, so that the Russian layout works too.
      if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyT') return;
      const newest = [...(root.current?.querySelectorAll<HTMLElement>(`.${TOAST_CLASS}`) ?? [])].at(-1);
      if (!newest) return;
      event.preventDefault();
      rememberFocus(document.activeElement);
      newest.focus();
      isCalled.current = true;
    }
    document.addEventListener('keydown', focusNewest, { capture: true });
    const end = root.current ? keepToastsClear(root.current) : undefined;
    return () => {
      end?.();
      document.removeEventListener('keydown', focusNewest, { capture: true });
      setToastArea(null);
    };
  }, []);

  return (
    <Root ref={root} onFocus={handleFocus} onKeyDown={(event) => handleKeyDown(event, isCalled.current)}>
      <ToastContainer
        aria-label="Уведомления, Alt+T"
        position="bottom-right"
        autoClose={DISPLAY_MS}
        limit={VISIBLE}
        hideProgressBar
        closeButton={false}
        icon={false}
        transition={false}
        draggable="touch"
        hotKeys={() => false}
      />
    </Root>
  );
}
