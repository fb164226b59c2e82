import { Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip';
import type { CSSProperties } from 'react';
import { keyframes, styled } from 'styled-components';

import { media } from '../../theme/media.ts';
import { durations, fontSizes, layers, radii, spaces } from '../../theme/tokens.ts';

export interface TooltipProps {
  /** The control that it names. */
  anchor: Element;
  /** A few words; never the only place that says something, since a thumb cannot hover. */
  content: string;
  /** Side it prefers; it turns where there is no room. Default `top`. */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Called when it is to go: Escape, a press elsewhere, the pointer has left it. */
  onClose: () => void;
}

const appear = keyframes`
  from { opacity: 0; }
`;

const Bubble = styled(Content)`
  z-index: ${layers.popover};
  max-width: 280px;
  padding: ${spaces[1]}px ${spaces[2]}px;
  /* Seen where the system takes backgrounds away. */
  border: 1px solid transparent;
  border-radius: ${radii.small}px;
  background: var(--color-ink);
  box-shadow: var(--shadow-float);
  color: var(--color-paper);
  font-size: ${fontSizes.xs};
  line-height: 1.125rem;
  ${media.motion} {
    animation: ${appear} ${durations.fast}ms;
  }
  ${media.print} {
    display: none;
  }
`;

/** Lies where the control does, and takes nothing from it. */
const Place = styled.span`
  position: fixed;
  top: var(--top);
  left: var(--left);
  width: var(--width);
  height: var(--height);
  pointer-events: none;
`;

/** The name of a control beside it; Tooltips shows it. Escape puts it away, and nothing under it. */
export function Tooltip({ anchor, content, side = 'top', onClose }: TooltipProps) {
  const { top, left, width, height } = anchor.getBoundingClientRect();
  const place = { '--top': `${top}px`, '--left': `${left}px`, '--width': `${width}px`, '--height': `${height}px` };
  return (
    <Provider>
      <Root
        open
        onOpenChange={(open) => {
          if (!open) onClose();
        }}
      >
        <Portal>
          <Trigger asChild>
            <Place aria-hidden style={place as CSSProperties} />
          </Trigger>
        </Portal>
        <Portal>
          <Bubble data-tooltip-bubble="" side={side} sideOffset={6} collisionPadding={8}>
            {content}
          </Bubble>
        </Portal>
      </Root>
    </Provider>
  );
}
