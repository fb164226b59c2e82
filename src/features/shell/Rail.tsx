import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { media } from '../../theme/media.ts';
import { spaces, widths } from '../../theme/tokens.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { NavList } from './NavList.tsx';
import type { NavItem } from './nav.ts';

export interface RailProps {
  /** The assistant, the introduction and the seven sections (R11). */
  items: readonly NavItem[];
  /** 16rem with names when open, 3rem with icons when not (R11). */
  open: boolean;
  /** Called with the wanted state. Ctrl/Cmd+B does the same; the app listens for it. */
  onOpenChange: (open: boolean) => void;
  /** The foot: the company switcher. */
  footer?: ReactNode;
}

const Root = styled.aside`
  position: sticky;
  top: 56px;
  display: flex;
  flex: none;
  flex-direction: column;
  gap: ${spaces[2]}px;
  width: ${widths.rail};
  height: calc(100dvh - 56px);
  padding: ${spaces[2]}px ${spaces[1]}px;
  border-inline-end: 1px solid var(--color-hairline);
  overflow: hidden auto;
  scrollbar-width: none;

  &[data-open] {
    width: ${widths.railOpen};
    padding-inline: ${spaces[2]}px;
  }
  & > :last-child {
    margin-block-start: auto;
  }
  ${media.mobile} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;

/** The desktop's side navigation, beside the page. */
export function Rail({ items, open, onOpenChange, footer }: RailProps) {
  const label = open ? 'Свернуть боковую панель' : 'Развернуть боковую панель';
  return (
    <Root data-open={open || undefined} aria-label="Боковая навигация">
      <IconButton
        label={label}
        tooltip={`${label}: Ctrl+B`}
        data-tooltip-side="right"
        aria-keyshortcuts="Control+B Meta+B"
        icon={open ? <PanelLeftClose aria-hidden /> : <PanelLeftOpen aria-hidden />}
        variant="quiet"
        aria-expanded={open}
        onClick={() => onOpenChange(!open)}
      />
      <nav aria-label="Все разделы">
        <NavList items={items} collapsed={!open} />
      </nav>
      <div>{footer}</div>
    </Root>
  );
}
