import { Close, Content, Description, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog';
import { useFocusScopeBranch } from '@radix-ui/react-focus-scope';
import { X } from 'lucide-react';
import { useId, useRef, type CSSProperties, type ReactNode, type RefObject } from 'react';
import { keyframes, styled } from 'styled-components';

import { media } from '../../theme/media.ts';
import { durations, fontSizes, layers, radii, spaces } from '../../theme/tokens.ts';
import { IconButton } from '../IconButton.tsx';
import { isInToasts, useToastArea } from '../toast/toastArea.ts';

export interface DialogProps {
  /** Whether it is shown. */
  open: boolean;
  /** Called with false by Escape, the scrim and the close button. */
  onOpenChange: (open: boolean) => void;
  /** Heading, and the dialog's name. */
  title: ReactNode;
  /** A line under the heading that says what the dialog is for. */
  description?: ReactNode;
  /** The body; scrolls while heading and footer stay. */
  children?: ReactNode;
  /** Buttons at the bottom left, the main one first. */
  footer?: ReactNode;
  /** Width: `sm` 440, `md` 560, `lg` 880 px; below 768 px always the whole screen. Default `md`. */
  size?: 'sm' | 'md' | 'lg';
  /** Where it lies: in the middle, or as a Sheet at an edge. Default `center`. */
  placement?: 'center' | 'left' | 'right' | 'bottom';
  /** Width at a left or right edge, a CSS length. Default `24rem`. */
  width?: string;
  /** `alertdialog` for a question that must be answered; the body is then read out at once. Default `dialog`. */
  role?: 'dialog' | 'alertdialog';
  /** What has the focus first. Default the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
}

const fade = keyframes`
  from { opacity: 0; }
`;
const rise = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`;
const fromLeft = keyframes`
  from { opacity: 0; transform: translateX(-24px); }
`;
const fromRight = keyframes`
  from { opacity: 0; transform: translateX(24px); }
`;
const fromBottom = keyframes`
  from { opacity: 0; transform: translateY(24px); }
`;

// Scrim and frame share a layer: a dialog opened from a dialog comes later in the page and so covers the first.
const Scrim = styled(Overlay)`
  position: fixed;
  z-index: ${layers.dialog};
  inset: 0;
  background: var(--color-scrim);
  ${media.motion} {
    animation: ${fade} ${durations.fast}ms;
  }
  ${media.print} {
    display: none;
  }
`;

// The frame itself scrolls, under a sticky heading and footer, so that the arrow keys scroll from any focused control.
const Frame = styled(Content)`
  position: fixed;
  z-index: ${layers.dialog};
  display: flex;
  flex-direction: column;
  overflow: auto;
  overscroll-behavior: contain;
  scroll-padding-block: 72px;
  background: var(--color-surface);
  box-shadow: var(--shadow-float);
  outline: none;

  &[data-placement='center'] {
    inset: 0;
    width: min(var(--dialog-width), calc(100vw - 64px));
    height: fit-content;
    max-height: calc(100dvh - 64px);
    margin: auto;
    border-radius: ${radii.block}px;
    --dialog-width: 560px;
  }
  &[data-size='sm'] {
    --dialog-width: 440px;
  }
  &[data-size='lg'] {
    --dialog-width: 880px;
  }
  &[data-placement='left'] {
    inset: 0 auto 0 0;
    width: min(var(--sheet-width), calc(100vw - 48px));
  }
  &[data-placement='right'] {
    inset: 0 0 0 auto;
    width: min(var(--sheet-width), calc(100vw - 48px));
  }
  &[data-placement='bottom'] {
    inset: auto 0 0;
    max-width: 720px;
    max-height: 85dvh;
    margin-inline: auto;
    border-radius: ${radii.block}px ${radii.block}px 0 0;
  }
  ${media.mobile} {
    &[data-placement='center'] {
      width: 100%;
      height: 100dvh;
      max-height: none;
      border-radius: 0;
    }
  }
  /* All of it, in the page's own flow; the screen behind it is not printed (src/theme/printStyle.ts). */
  ${media.print} {
    &[data-placement] {
      position: static;
      width: auto;
      height: auto;
      max-width: none;
      max-height: none;
      overflow: visible;
      border-radius: 0;
    }
    & > * {
      position: static;
      padding-inline: 0;
    }
  }
  /* Of a surface and a shadow nothing is left there. */
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
  ${media.motion} {
    animation: ${rise} ${durations.slow}ms;
    &[data-placement='left'] {
      animation-name: ${fromLeft};
    }
    &[data-placement='right'] {
      animation-name: ${fromRight};
    }
    &[data-placement='bottom'] {
      animation-name: ${fromBottom};
    }
  }
`;

const Header = styled.div`
  position: sticky;
  z-index: 1;
  top: 0;
  flex: none;
  padding: calc(${spaces[5]}px - ${spaces[1]}px) calc(${spaces[8]}px + ${spaces[2]}px) ${spaces[3]}px ${spaces[5]}px;
  background: var(--color-surface);
  ${media.mobile} {
    padding: ${spaces[4]}px calc(${spaces[8]}px + ${spaces[1]}px) ${spaces[3]}px ${spaces[4]}px;
  }
`;

const Heading = styled(Title)`
  font-size: ${fontSizes.lg};
  overflow-wrap: anywhere;
`;

const Lead = styled(Description)`
  margin-top: ${spaces[1]}px;
  color: var(--color-ink-soft);
  font-size: ${fontSizes.sm};
`;

const Body = styled.div`
  flex: 1 0 auto;
  padding: ${spaces[1]}px ${spaces[5]}px ${spaces[5]}px;
  ${media.mobile} {
    padding-inline: ${spaces[4]}px;
  }
`;

// Actions begin at the left, the main one first: toasts lie at the bottom right and must not cover it.
const Footer = styled.div`
  position: sticky;
  z-index: 1;
  bottom: 0;
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: ${spaces[2]}px;
  padding: ${spaces[3]}px ${spaces[5]}px;
  border-top: 1px solid var(--color-hairline);
  background: var(--color-surface);
  ${media.mobile} {
    padding: ${spaces[3]}px ${spaces[4]}px max(${spaces[3]}px, env(safe-area-inset-bottom));
    & > * {
      flex: 1 1 auto;
    }
  }
  ${media.print} {
    display: none;
  }
`;

// Last in the page, so that focus starts in the body; drawn at the top, where it is looked for.
const CloseBox = styled.div`
  position: sticky;
  z-index: 2;
  top: 0;
  order: -1;
  flex: none;
  align-self: flex-end;
  height: 0;
  padding-right: ${spaces[3]}px;

  & > * {
    position: relative;
    top: ${spaces[3]}px;
  }
  ${media.mobile} {
    padding-right: ${spaces[2]}px;
    & > * {
      top: 6px;
    }
  }
  ${media.print} {
    display: none;
  }
`;

/** Tells the focus trap around it that the toasts belong to the dialog, so that focus may go to them. */
function ToastBranch() {
  useFocusScopeBranch(useToastArea());
  return null;
}

/** Where focus should come back to: what has it now, or the button of the menu that has it. */
function findOpener(): HTMLElement | null {
  const active = document.activeElement;
  const menuButton = active?.closest('[role="menu"]')?.getAttribute('data-opener');
  if (menuButton) return document.getElementById(menuButton);
  return active instanceof HTMLElement && active !== document.body ? active : null;
}

/** What can take the focus, in reading order. */
const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';

/**
 * Gives the focus back. The opener may be gone: what the dialog did put something else in its place; then what stands there
 * now is nearest to where the person was.
 * @param homes the opener and everything it stood in, from the inside out
 */
function goHome(homes: readonly HTMLElement[]): void {
  const home = homes.find((one) => one.isConnected);
  if (!home || home === document.body) return;
  const target = home === homes[0] ? home : home.querySelector<HTMLElement>(FOCUSABLE);
  target?.focus();
}

function withAncestors(element: HTMLElement | null): HTMLElement[] {
  const homes: HTMLElement[] = [];
  for (let one = element; one; one = one.parentElement) homes.push(one);
  return homes;
}

/** What happens in a toast is no business of the dialog under it. */
function keepForToasts(event: Event): void {
  if (isInToasts(event.target)) event.preventDefault();
}

/** A modal dialog. Escape and the scrim close it, and focus returns to what opened it; a toast above it stays usable. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  size = 'md',
  placement = 'center',
  width = '24rem',
  role = 'dialog',
  initialFocus,
}: DialogProps) {
  const homes = useRef<readonly HTMLElement[]>([]);
  const bodyId = useId();
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <Scrim data-decor="scrim" />
        <Frame
          role={role}
          aria-describedby={role === 'alertdialog' ? bodyId : undefined}
          data-size={size}
          data-placement={placement}
          style={{ '--sheet-width': width } as CSSProperties}
          onOpenAutoFocus={(event) => {
            homes.current = withAncestors(findOpener());
            if (!initialFocus?.current) return;
            event.preventDefault();
            initialFocus.current.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            goHome(homes.current);
          }}
          onInteractOutside={keepForToasts}
          onEscapeKeyDown={keepForToasts}
        >
          <ToastBranch />
          <Header>
            <Heading>{title}</Heading>
            {description ? <Lead>{description}</Lead> : null}
          </Header>
          <Body id={bodyId}>{children}</Body>
          {footer ? <Footer data-bottom-bar="">{footer}</Footer> : null}
          <CloseBox>
            <Close asChild>
              <IconButton label="Закрыть" icon={<X />} />
            </Close>
          </CloseBox>
        </Frame>
      </Portal>
    </Root>
  );
}
