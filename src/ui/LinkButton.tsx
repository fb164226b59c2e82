import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { media } from '../theme/media.ts';
import { fontSizes, radii, spaces } from '../theme/tokens.ts';
import { Link, type LinkProps } from './Link.tsx';

export interface LinkButtonProps extends Omit<LinkProps, 'variant'> {
  /** `primary`, `secondary` and `quiet` as in Button and IconButton; `row` on a closed row of a list, no higher than its badges. Default `secondary`. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'row';
  /** Height, as of a Button beside it: `sm` 32 px, `md` 40 px; both 44 px on a phone. Default `md`. */
  size?: 'sm' | 'md';
  /** The sign before the words; without words it is alone, and the link is square. Decorative. */
  icon?: ReactNode;
  /** Text of the tooltip beside it, where there are no words. Default nothing. */
  tooltip?: string | undefined;
  /** Something there waits for people: in the accent colour; its name says so, too. Default false. */
  waiting?: boolean;
}

const Root = styled(Link)`
  &&& {
    display: inline-flex;
    flex: none;
    gap: ${spaces[2]}px;
    align-items: center;
    justify-content: center;
    min-width: 40px;
    min-height: 40px;
    padding: ${spaces[1]}px ${spaces[4]}px;
    border: 1px solid var(--color-edge);
    border-radius: ${radii.block}px;
    background: var(--color-surface);
    color: var(--color-ink);
    font-size: ${fontSizes.md};
    font-weight: 500;
    font-variant-numeric: tabular-nums;
    line-height: 1.25;
    text-align: center;
    text-decoration: none;
  }
  &&&[data-size='sm'] {
    min-width: 32px;
    min-height: 32px;
    padding-inline: ${spaces[3]}px;
    font-size: ${fontSizes.sm};
  }
  &&&[data-look='primary'] {
    border-color: transparent;
    background: var(--color-accent);
    color: var(--color-on-accent);
  }
  &&&[data-look='quiet'],
  &&&[data-look='row'] {
    gap: ${spaces[1]}px;
    padding-inline: ${spaces[1]}px;
    border-color: transparent;
    background: transparent;
    color: var(--color-ink-soft);
  }
  &&&[data-sign] {
    padding-inline: 0;
  }
  /* Over the press of the row that it stands on. */
  &&&[data-look='row'] {
    position: relative;
    z-index: 1;
    min-width: 0;
    min-height: 24px;
    padding: 0 ${spaces[2]}px;
  }
  &&&[data-waiting] {
    color: var(--color-accent);
  }
  &&&:hover {
    background: var(--color-sunken);
  }
  &&&[data-look='primary']:hover {
    background: var(--color-accent-hover);
  }
  & svg {
    flex: none;
    width: 18px;
    height: 18px;
  }
  &[data-look='row'] svg {
    width: 16px;
    height: 16px;
  }
  ${media.mobile} {
    &&&& {
      min-width: 44px;
      min-height: 44px;
    }
  }
  ${media.print} {
    &&& {
      display: none;
    }
  }
`;

/** Link that looks like the buttons around it: it can be opened in another tab, and the browser's Back undoes it. */
export function LinkButton({
  variant = 'secondary',
  size = 'md',
  icon,
  tooltip,
  waiting = false,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Root
      variant="plain"
      data-look={variant}
      data-size={size}
      data-tooltip={tooltip}
      data-waiting={waiting ? '' : undefined}
      data-sign={children === undefined || children === null ? '' : undefined}
      {...rest}
    >
      {icon ? (
        <span aria-hidden style={{ display: 'contents' }}>
          {icon}
        </span>
      ) : null}
      {children}
    </Root>
  );
}
