import { useRef, type ReactNode } from 'react';

import { widths } from '../../theme/tokens.ts';
import { Sheet } from '../../ui/dialog/Sheet.tsx';
import { NavList } from './NavList.tsx';
import type { NavItem } from './nav.ts';

export interface NavSheetProps {
  /** Whether it lies over the page. */
  open: boolean;
  /** Called with the wanted state: Escape, the scrim, a chosen destination. */
  onOpenChange: (open: boolean) => void;
  /** All destinations (R11). */
  items: readonly NavItem[];
  /** The foot: the company switcher. */
  footer?: ReactNode;
}

/** The phone's side navigation: a sheet from the left, 18rem wide (R11). */
export function NavSheet({ open, onOpenChange, items, footer }: NavSheetProps) {
  // Radix skips links when it looks for the first control: without this the focus would begin at the foot.
  const list = useRef<HTMLElement>(null);
  return (
    <Sheet
      initialFocus={list}
      open={open}
      onOpenChange={onOpenChange}
      title="Меню"
      side="left"
      width={widths.railMobile}
      footer={footer}
    >
      <nav ref={list} tabIndex={-1} aria-label="Все разделы">
        <NavList items={items} onNavigate={() => onOpenChange(false)} />
      </nav>
    </Sheet>
  );
}
