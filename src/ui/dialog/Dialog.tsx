import { Close, Portal, Root } from '@radix-ui/react-dialog';
import { useFocusScopeBranch } from '@radix-ui/react-focus-scope';
import { X } from 'lucide-react';
import { useId, useRef, type CSSProperties, type ReactNode, type RefObject } from 'react';

import { IconButton } from '../IconButton.tsx';
import { isInToasts, useToastArea } from '../toast/toastArea.ts';
import { Body, CloseBox, Footer, Frame, Header, Heading, Lead, Scrim } from './Dialog.styles.ts';

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
  /** Content at the lower edge of the heading, no part of the dialog's name; it takes no room. */
  beside?: ReactNode;
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
  /** Element that has the focus first. Default the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
}

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

/** Elements that can take the focus, in reading order. */
const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';

/**
 * Gives the focus back. The dialog's action may have replaced the opener; then its replacement is nearest to where the person
 * was.
 * @param homes the opener and everything it was in, from the inside out
 */
function goHome(homes: readonly HTMLElement[]): void {
  const home = homes.find((one) => one.isConnected);
  if (!home || home === document.body) return;
  // A dialog opened meanwhile keeps it: the palette would take it back, and select what was typed into it by then.
  const opened = document.activeElement?.closest('[role="dialog"], [role="alertdialog"]');
  if (opened && !opened.contains(home)) return;
  // Where the whole page was put in the place of another its content is nearest, not the first link of its frame.
  const target =
    home === homes[0]
      ? home
      : (home.querySelector<HTMLElement>('main[tabindex]') ?? home.querySelector<HTMLElement>(FOCUSABLE));
  target?.focus();
}

function withAncestors(element: HTMLElement | null): HTMLElement[] {
  const homes: HTMLElement[] = [];
  for (let one = element; one; one = one.parentElement) homes.push(one);
  return homes;
}

/** Events in a toast do not concern the dialog under it. */
function keepForToasts(event: Event): void {
  if (isInToasts(event.target)) event.preventDefault();
}

/** Escape closes first the list that a field has open and says so (`data-keeps-escape`); nor is one in a toast the dialog's business. */
function keepForOthers(event: Event): void {
  keepForToasts(event);
  if (event.target instanceof Element && event.target.hasAttribute('data-keeps-escape')) event.preventDefault();
}

/** A modal dialog. Escape and the scrim close it, and focus returns to what opened it; a toast above it stays usable. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  beside,
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
          onEscapeKeyDown={keepForOthers}
        >
          <ToastBranch />
          <Header>
            <Heading>{title}</Heading>
            {description ? <Lead>{description}</Lead> : null}
            {beside}
          </Header>
          <Body id={bodyId}>{children}</Body>
          {footer ? <Footer data-bottom-bar="">{footer}</Footer> : null}
          <CloseBox>
            <Close asChild>
              <IconButton needs={null} label="Закрыть" icon={<X />} />
            </Close>
          </CloseBox>
        </Frame>
      </Portal>
    </Root>
  );
}
