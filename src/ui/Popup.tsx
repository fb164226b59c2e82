import { Anchor, Content, Portal, Root } from '@radix-ui/react-popover';
import type { ReactNode, RefObject } from 'react';
import { keyframes, styled } from 'styled-components';

import { media } from '../theme/media.ts';
import { durations, layers, radii } from '../theme/tokens.ts';

export interface PopupProps {
  /** Its name for screen readers; default: what `labelledBy` names. */
  label?: string;
  /** Id of the heading inside that names it. */
  labelledBy?: string;
  /** Element that it opens under, or above where there is more room. */
  anchor: RefObject<HTMLElement | null>;
  /** Which of their edges are in line. Default `start`. */
  align?: 'start' | 'end';
  /** Element that gets the focus when it closes. Default the anchor. */
  returnFocus?: RefObject<HTMLElement | null>;
  /** Called as it opens, before the focus goes to the first thing inside; `preventDefault` keeps it from that. */
  onOpenAutoFocus?: (event: Event) => void;
  /** Called when it is to close: Escape, a press beside it. */
  onClose: () => void;
  /** Content of the popup. */
  children: ReactNode;
}

const appear = keyframes`
  from { opacity: 0; }
`;

const Frame = styled(Content)`
  z-index: ${layers.popover};
  max-height: var(--radix-popover-content-available-height);
  overflow: auto;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;
  background: var(--color-surface);
  box-shadow: var(--shadow-float);
  color: var(--color-ink);
  ${media.motion} {
    animation: ${appear} ${durations.fast}ms;
  }
  ${media.print} {
    display: none;
  }
`;

/** Popup over the page beside its anchor, until Escape or a press beside it; nothing else is pressed meanwhile. */
export function Popup(props: PopupProps) {
  const {
    label,
    labelledBy,
    anchor,
    align = 'start',
    returnFocus = anchor,
    onOpenAutoFocus,
    onClose,
    children,
  } = props;
  return (
    <Root open modal onOpenChange={onClose}>
      <Anchor virtualRef={anchor as RefObject<HTMLElement>} />
      <Portal>
        <Frame
          aria-label={label}
          aria-labelledby={labelledBy}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          onOpenAutoFocus={onOpenAutoFocus}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            returnFocus.current?.focus();
          }}
        >
          {children}
        </Frame>
      </Portal>
    </Root>
  );
}
