import { memo } from 'react';
import { styled } from 'styled-components';

import { fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { Link } from '../../ui/Link.tsx';
import type { NavItem } from './nav.ts';

export interface NavListProps {
  /** Destinations, top to bottom. */
  items: readonly NavItem[];
  /** Only icons; the names stay for screen readers and as hints. Default false. */
  collapsed?: boolean;
  /** Called after a destination was chosen, to close a sheet. */
  onNavigate?: () => void;
}

const Root = styled.ul`
  display: grid;
  gap: 2px;
`;

const Item = styled(Link)`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${spaces[3]}px;
  min-height: 40px;
  padding-inline: calc(${spaces[3]}px - 1px);
  border-radius: ${radii.block}px;
  color: var(--color-ink-soft);
  font-size: ${fontSizes.sm};
  font-weight: 500;
  text-decoration: none;
  white-space: nowrap;

  & svg {
    flex: none;
    width: 18px;
    height: 18px;
  }
  &:hover {
    background: var(--color-sunken);
    color: var(--color-ink);
  }
  &[aria-current='page'] {
    background: var(--color-accent-soft);
    color: var(--color-ink);
  }
  &[aria-current='page']::before {
    content: '';
    position: absolute;
    inset: 10px auto 10px 0;
    width: 3px;
    border-radius: 0 3px 3px 0;
    background: var(--color-accent);
  }
  [data-collapsed] > li > & {
    gap: 0;
    overflow: hidden;
  }
  [data-collapsed] > li > & > span {
    width: 0;
    opacity: 0;
  }
  [data-touch] > li > & {
    min-height: 48px;
    font-size: ${fontSizes.md};
  }
`;

type EntryProps = NavItem & Required<Pick<NavListProps, 'collapsed'>> & Pick<NavListProps, 'onNavigate'>;

/** Drawn again only when something of its own changes: with another screen that is two of them. */
const Entry = memo(function Entry({ href, label, icon: Icon, current, collapsed, onNavigate }: EntryProps) {
  return (
    <li>
      <Item
        href={href}
        aria-current={current ? 'page' : undefined}
        data-tooltip={collapsed ? label : undefined}
        data-tooltip-side="right"
        onClick={onNavigate}
      >
        <Icon aria-hidden />
        <span>{label}</span>
      </Item>
    </li>
  );
});

/** A column of destinations: in the rail, and in the phone's sheet. */
export function NavList({ items, collapsed = false, onNavigate }: NavListProps) {
  return (
    <Root data-collapsed={collapsed || undefined} data-touch={onNavigate ? true : undefined}>
      {items.map((item) => (
        <Entry key={item.href} {...item} collapsed={collapsed} onNavigate={onNavigate} />
      ))}
    </Root>
  );
}
