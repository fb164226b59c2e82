import { Content, Portal, Root, Trigger } from '@radix-ui/react-tooltip';
import { useContext, type ReactElement, type ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';

import { media } from '../theme/media.ts';
import { durations, fontSizes, layers, radii } from '../theme/tokens.ts';
import { TooltipContext } from './tooltipContext.ts';
import { TooltipProvider } from './TooltipProvider.tsx';

export interface TooltipProps {
  /** A few words; never the only place that says something, since a thumb cannot hover. */
  content: ReactNode;
  /** The control it belongs to: one element that takes a ref and focus. */
  children: ReactElement;
  /** Side it prefers; it turns where there is no room. Default `top`. */
  side?: 'top' | 'right' | 'bottom' | 'left';
}

const appear = keyframes`
  from { opacity: 0; }
`;

const Bubble = styled(Content)`
  z-index: ${layers.popover};
  max-width: 280px;
  padding: 6px 10px;
  border-radius: ${radii.small}px;
  background: var(--color-ink);
  box-shadow: var(--shadow-float);
  color: var(--color-paper);
  font-size: ${fontSizes.xs}px;
  line-height: 18px;
  ${media.motion} {
    animation: ${appear} ${durations.fast}ms;
  }
`;

/** A word beside a control, at the pointer's rest or at once on focus; Escape puts it away. */
export function Tooltip({ content, children, side = 'top' }: TooltipProps) {
  const provided = useContext(TooltipContext);
  const tooltip = (
    <Root>
      <Trigger asChild>{children}</Trigger>
      <Portal>
        <Bubble side={side} sideOffset={6} collisionPadding={8}>
          {content}
        </Bubble>
      </Portal>
    </Root>
  );
  return provided ? tooltip : <TooltipProvider>{tooltip}</TooltipProvider>;
}
