import { Waypoints } from 'lucide-react';
import { styled } from 'styled-components';

import { media } from '../theme/media.ts';
import { fontSizes, radii, spaces } from '../theme/tokens.ts';
import { Link } from '../ui/Link.tsx';

export interface ShowLinksProps {
  /** Address that opens the dialog «Связи» over the present screen. */
  href: string;
  /** Name of the record, for whoever hears the link without what stands around it. */
  of: string;
  /** `button` with its word, `icon` where other icons stand. Default `button`. */
  variant?: 'button' | 'icon';
  /** Height, as of a Button beside it: `sm` 32 px, `md` 40 px; both 44 px on a phone. Default `sm`. */
  size?: 'sm' | 'md';
}

// Looks like the buttons it stands among, and is a link: it can be opened in another tab, and the way back closes it.
const Root = styled(Link)`
  && {
    display: inline-flex;
    flex: none;
    gap: ${spaces[2]}px;
    align-items: center;
    justify-content: center;
    min-width: 32px;
    min-height: 32px;
    padding-inline: ${spaces[3]}px;
    border: 1px solid var(--color-edge);
    border-radius: ${radii.block}px;
    color: var(--color-ink);
    font-size: ${fontSizes.sm};
    font-weight: 500;
    text-decoration: none;
  }
  &&[data-size='md'] {
    min-height: 40px;
    padding-inline: ${spaces[4]}px;
    font-size: ${fontSizes.md};
  }
  &&[data-look='icon'] {
    padding: 0;
    border: 0;
    color: var(--color-ink-soft);
  }
  &&:hover {
    background: var(--color-sunken);
  }
  ${media.mobile} {
    &&& {
      min-width: 44px;
      min-height: 44px;
    }
  }
  ${media.print} {
    && {
      display: none;
    }
  }
`;

/** «Связи»: the way to what a record comes from and what came of it. */
export function ShowLinks({ href, of, variant = 'button', size = 'sm' }: ShowLinksProps) {
  return (
    <Root
      href={href}
      aria-label={`Связи: ${of}`}
      data-tooltip={variant === 'icon' ? 'Связи' : undefined}
      data-look={variant}
      data-size={size}
    >
      <Waypoints aria-hidden size={18} />
      {variant === 'icon' ? null : 'Связи'}
    </Root>
  );
}
