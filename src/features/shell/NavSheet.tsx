import type { ReactNode } from 'react';

import { widths } from '../../theme/tokens.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { NavList } from './NavList.tsx';
import type { NavItem } from './nav.ts';

export interface NavSheetProps {
  /** Whether it lies over the page. */
  open: boolean;
  /** Called with the wanted state: Escape, the scrim, a chosen destination. */
  onOpenChange: (open: boolean) => void;
  /** All destinations (decision 16). */
  items: readonly NavItem[];
  /** The foot: the company switcher. */
  footer?: ReactNode;
}

/** The phone's side navigation: a sheet from the left, 18rem wide (specification §2). */
export function NavSheet({ open, onOpenChange, items, footer }: NavSheetProps) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title="Меню" side="left" width={widths.railMobile} footer={footer}>
      <nav aria-label="Все разделы">
        <NavList items={items} onNavigate={() => onOpenChange(false)} />
      </nav>
    </Sheet>
  );
}
