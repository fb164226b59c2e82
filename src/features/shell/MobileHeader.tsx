import { Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { media } from '../../theme/media.ts';
import { fontSizes, layers, scrollbarRoom, spaces } from '../../theme/tokens.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Brand } from './Brand.tsx';

export interface MobileHeaderProps {
  /** Opens the side navigation. */
  onMenuOpen: () => void;
  /** Which company is open, beside the product's name. */
  company?: ReactNode;
  /** Controls at the end: the search, the theme toggle. */
  actions?: ReactNode;
}

const Root = styled.header`
  position: sticky;
  top: 0;
  z-index: ${layers.bar};
  display: none;
  align-items: center;
  gap: ${spaces[1]}px;
  height: 56px;
  margin-inline-end: calc(-1 * ${scrollbarRoom});
  padding-inline: ${spaces[2]}px calc(${spaces[2]}px + ${scrollbarRoom});
  border-bottom: 1px solid var(--color-hairline);
  background: var(--color-paper);

  /* Both names have to find room: the product's, and the company's. */
  & > a {
    flex: none;
    font-size: ${fontSizes.md};
  }
  @media (max-width: 389px) {
    & > a > span {
      display: none;
    }
  }
  /* A shared company brings its bell and its cloud: its name is worth more than the product's then. */
  &:has([data-shared]) > a > span {
    display: none;
  }
  & > :last-child {
    display: flex;
    flex: none;
    margin-inline-start: auto;
  }
  ${media.mobile} {
    display: flex;
  }
  ${media.print} {
    display: none;
  }
`;

/** The phone's header: the way to the side navigation, and the product's name. */
export function MobileHeader({ onMenuOpen, company, actions }: MobileHeaderProps) {
  return (
    <Root>
      <IconButton label="Открыть меню" icon={<Menu aria-hidden />} variant="quiet" data-menu="" onClick={onMenuOpen} />
      <Brand />
      {company}
      <div>{actions}</div>
    </Root>
  );
}
