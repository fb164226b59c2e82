import { Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { media } from '../../theme/media.ts';
import { layers, spaces } from '../../theme/tokens.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Brand } from './Brand.tsx';

export interface MobileHeaderProps {
  /** Opens the side navigation. */
  onMenuOpen: () => void;
  /** Controls at the end: the search, the theme toggle. */
  actions?: ReactNode;
}

const Root = styled.header`
  position: sticky;
  top: 0;
  z-index: ${layers.bar};
  display: none;
  align-items: center;
  gap: ${spaces[2]}px;
  height: 56px;
  padding-inline: ${spaces[2]}px;
  border-bottom: 1px solid var(--color-hairline);
  background: var(--color-paper);

  & > :last-child {
    display: flex;
    margin-inline-start: auto;
  }
  ${media.mobile} {
    display: flex;
  }
`;

/** The phone's header: the way to the side navigation, and the product's name. */
export function MobileHeader({ onMenuOpen, actions }: MobileHeaderProps) {
  return (
    <Root>
      <IconButton label="Открыть меню" icon={<Menu aria-hidden />} variant="quiet" onClick={onMenuOpen} />
      <Brand />
      <div>{actions}</div>
    </Root>
  );
}
