import { styled } from 'styled-components';

import { media } from '../../theme/media.ts';
import { fontSizes, spaces } from '../../theme/tokens.ts';
import { Link } from '../../ui/Link.tsx';

export interface BrandProps {
  /** Where the logo leads. Default `/` (R11). */
  href?: string;
}

const Root = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${spaces[2]}px;
  min-height: 40px;
  color: var(--color-ink);
  font-size: ${fontSizes.lg};
  font-weight: 600;
  letter-spacing: -0.01em;
  text-decoration: none;

  & svg {
    width: 26px;
    height: 26px;
  }
  ${media.mobile} {
    min-width: 44px;
    min-height: 44px;
  }
`;

/** The logo: an orienteering control flag, and the product's name. */
export function Brand({ href = '/' }: BrandProps) {
  return (
    <Root href={href} aria-label="Ориентир — на главную">
      <svg viewBox="0 0 26 26" aria-hidden>
        <path d="M2 2h22v22z" fill="var(--color-accent)" />
        <path d="M2 2v22h22z" fill="none" stroke="var(--color-accent)" strokeWidth="2" strokeLinejoin="round" />
      </svg>
      <span>Ориентир</span>
    </Root>
  );
}
