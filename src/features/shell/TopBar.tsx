import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';

import { media } from '../../theme/media.ts';
import { fontSizes, layers, radii, scrollbarRoom, spaces } from '../../theme/tokens.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Link } from '../../ui/Link.tsx';
import { Brand } from './Brand.tsx';
import { calledInLine } from './CalledName.styles.ts';
import type { NavItem } from './nav.ts';

export interface TopBarProps {
  /** The seven destinations in their fixed order (R11); the last is the profile, shown with an avatar. */
  items: readonly NavItem[];
  /** Who uses the product, for the avatar's initials. Empty while it is not known. */
  userName: string;
  /** Picture of the user, or undefined for initials. */
  userPicture?: string;
  /** Which company is open, beside the logo. */
  company?: ReactNode;
  /** Controls after the links: the search, the theme toggle. */
  actions?: ReactNode;
}

/** Below this width the logo loses its word: seven links and the company's name need the room. */
const TIGHT = '@media (max-width: 1279px)';
/** The same where two names, or the bell and the cloud of a shared company, stand in it. */
const TIGHT_FULL = '@media (min-width: 1280px) and (max-width: 1599px)';
/** From here down the bell and the cloud of a shared company leave no room for the picture of the person. */
const CROWDED = '@media (max-width: 839px)';
/** Below this one the links have their smallest size: 768 px is the narrowest. The company is in the rail's foot. */
const NARROW = '@media (max-width: 1023px)';

const Company = styled.div`
  display: flex;
  min-width: 0;
  margin-inline-start: calc(-1 * ${spaces[3]}px);
`;

const Actions = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${spaces[1]}px;
`;

/** The bar without the logo's word, drawn together. */
const tight = css`
  gap: ${spaces[2]}px;
  padding-inline: ${spaces[2]}px calc(${spaces[2]}px + ${scrollbarRoom});

  & > a > span {
    display: none;
  }
  & nav a {
    padding-inline: ${spaces[2]}px;
  }
  & > ${Actions} {
    gap: 0;
  }
  & > ${Company} {
    flex-direction: column;
    margin-inline-start: 0;
  }
  /* Room for one name in a line: over that of the product that is shown stands the company's, each high enough to be hit. */
  & > ${Company}:has(> :nth-child(2)) > * {
    height: 26px;
    font-size: ${fontSizes.xs};
    line-height: 1.125rem;
    ${calledInLine}
  }
`;

const Root = styled.header`
  position: sticky;
  top: 0;
  z-index: ${layers.bar};
  display: flex;
  align-items: center;
  gap: ${spaces[5]}px;
  height: 56px;
  margin-inline-end: calc(-1 * ${scrollbarRoom});
  padding-inline: ${spaces[4]}px calc(${spaces[4]}px + ${scrollbarRoom});
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
    ${tight}
  }
  ${TIGHT_FULL} {
    &:has([data-shared]),
    &:has(> ${Company} > :nth-child(2)) {
      ${tight}
    }
  }
  ${NARROW} {
    & nav a {
      padding-inline: ${spaces[1]}px;
    }
    & > ${Company} {
      display: none;
    }
  }
  ${CROWDED} {
    &:has([data-shared]) nav a > span {
      display: none;
    }
  }
  ${media.mobile} {
    display: none;
  }
  ${media.print} {
    display: none;
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
  font-size: ${fontSizes.sm};
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
  ${NARROW} {
    font-size: ${fontSizes.xs};
  }
`;

/** The desktop's navigation: logo, seven links, the person. Below 768 px the mobile header takes over. */
export function TopBar({ items, userName, userPicture, company, actions }: TopBarProps) {
  return (
    <Root>
      <Brand />
      {company ? <Company>{company}</Company> : null}
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
