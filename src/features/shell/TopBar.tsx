import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { media } from '../../theme/media.ts';
import { fontSizes, layers, radii, spaces } from '../../theme/tokens.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Link } from '../../ui/Link.tsx';
import { Brand } from './Brand.tsx';
import type { NavItem } from './nav.ts';

export interface TopBarProps {
  /** The seven destinations in the order of specification §2; the last is the profile, shown with an avatar. */
  items: readonly NavItem[];
  /** Who uses the product, for the avatar's initials. Empty while it is not known. */
  userName: string;
  /** Picture of the user, or undefined for initials. */
  userPicture?: string;
  /** Controls after the links: the search, the theme toggle. */
  actions?: ReactNode;
}

/** Below this the logo stands without its word: seven links need the room (768 px is the narrowest). */
const TIGHT = '@media (max-width: 1023px)';

const Root = styled.header`
  position: sticky;
  top: 0;
  z-index: ${layers.bar};
  display: flex;
  align-items: center;
  gap: ${spaces[5]}px;
  height: 56px;
  padding-inline: ${spaces[4]}px;
  border-bottom: 1px solid var(--color-hairline);
  background: var(--color-paper);

  & nav {
    margin-inline-start: auto;
  }
  & ul {
    display: flex;
    gap: 2px;
  }
  ${TIGHT} {
    gap: ${spaces[3]}px;
    padding-inline: ${spaces[2]}px;

    & > a > span {
      display: none;
    }
  }
  ${media.mobile} {
    display: none;
  }
`;

const Actions = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${spaces[1]}px;
  ${TIGHT} {
    gap: 0;
  }
`;

const Item = styled(Link)`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${spaces[2]}px;
  height: 40px;
  padding-inline: ${spaces[3]}px;
  border-radius: ${radii.block}px;
  color: var(--color-ink-soft);
  font-size: ${fontSizes.sm}px;
  font-weight: 500;
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    background: var(--color-sunken);
    color: var(--color-ink);
  }
  &[aria-current='page'] {
    background: var(--color-accent-soft);
    color: var(--color-ink);
  }
  /* On the bar's own bottom line, so that the eye reads a tab. */
  &[aria-current='page']::after {
    content: '';
    position: absolute;
    inset: auto ${spaces[2]}px -8px;
    height: 2px;
    background: var(--color-accent);
  }
  ${TIGHT} {
    padding-inline: 5px;
    font-size: ${fontSizes.xs}px;
  }
`;

/** The desktop's navigation: logo, seven links, the person. Below 768 px the mobile header takes over. */
export function TopBar({ items, userName, userPicture, actions }: TopBarProps) {
  return (
    <Root>
      <Brand />
      <nav aria-label="Разделы">
        <ul>
          {items.map((item, index) => (
            <li key={item.href}>
              <Item href={item.href} aria-current={item.current ? 'page' : undefined}>
                {index === items.length - 1 ? <Avatar size="sm" name={userName} src={userPicture} /> : null}
                {item.label}
              </Item>
            </li>
          ))}
        </ul>
      </nav>
      {actions ? <Actions>{actions}</Actions> : null}
    </Root>
  );
}
