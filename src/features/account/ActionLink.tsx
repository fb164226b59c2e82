import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { media } from '../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { Link, type LinkProps } from '../../ui/Link.tsx';

export interface ActionLinkProps extends Omit<LinkProps, 'variant'> {
  /** Icon before the text, 18 px; decorative. */
  icon?: ReactNode;
}

const Root = styled(Link)`
  &&& {
    display: inline-flex;
    gap: ${spaces[2]}px;
    align-items: center;
    justify-content: center;
    min-height: 40px;
    padding: ${spaces[1]}px ${spaces[4]}px;
    border-radius: ${radii.block}px;
    background: var(--color-accent);
    color: var(--color-on-accent);
    font-size: ${fontSizes.md};
    font-weight: 500;
    line-height: 1.25;
    text-align: center;
    text-decoration: none;
  }
  &&&:hover {
    background: var(--color-accent-hover);
  }
  & svg {
    flex: none;
    width: 18px;
    height: 18px;
  }
  ${media.mobile} {
    &&& {
      min-height: 44px;
    }
  }
`;

/** A section's main action where it is a way to another place: looks like the primary Button, and is a link. */
export function ActionLink({ icon, children, ...rest }: ActionLinkProps) {
  return (
    <Root variant="plain" {...rest}>
      {icon ? (
        <span aria-hidden style={{ display: 'contents' }}>
          {icon}
        </span>
      ) : null}
      {children}
    </Root>
  );
}
