import {
  cloneElement,
  useId,
  useRef,
  useState,
  type ButtonHTMLAttributes,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
} from 'react';

import type { NeedsProps } from '../context/rights.ts';
import { onDemand } from '../onDemand.ts';

/**
 * The floating list and its focus are a sixth of a screen's code, and most screens are left without a menu having been opened.
 */
const MenuList = onDemand(() => import('./MenuList.tsx').then((module) => module.MenuList));

const fetchList = (): void => void MenuList.preload().catch(() => undefined);

export interface MenuItem extends NeedsProps {
  /** Action of the line. */
  label: string;
  /** Icon before the text, 18 px; decorative. */
  icon?: ReactNode;
  /** Called when it is chosen; the menu has closed by then. */
  onSelect: () => void;
  /** It destroys something. Default false. */
  danger?: boolean;
  /** Shown, but cannot be chosen. Default false. */
  disabled?: boolean;
  /** Given: the line is a mark that is set or not, and says so. */
  checked?: boolean;
  /** Whether it begins a group, with a rule above it. Default false. */
  divided?: boolean;
}

type TriggerElement = ReactElement<ButtonHTMLAttributes<HTMLButtonElement>>;

export interface MenuProps {
  /** The button that opens it: one element that takes a button's attributes. What keys, the pointer and the focus do to it is the menu's. */
  trigger: TriggerElement;
  /** Name of the menu for screen readers. */
  label: string;
  /** The lines, in order. */
  items: readonly MenuItem[];
}

interface TriggerProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  element: TriggerElement;
  'data-state': 'open' | 'closed';
}

/** The button with what the menu adds to it. Radix's Slot, which also joins handlers, refs and styles, is 2 kB of every screen with a menu. */
const Trigger = ({ element, ...added }: TriggerProps) => cloneElement(element, added);

/** Actions behind a button. Arrows move, letters jump, Escape closes and returns focus to the button. */
export function Menu({ trigger, label, items }: MenuProps) {
  const openerId = useId();
  const listId = useId();
  const anchor = useRef<HTMLElement>(null);
  const [isAsked, setIsAsked] = useState(false);
  const [opened, setOpened] = useState<'key' | 'pointer' | null>(null);
  const open = (button: HTMLElement, how: 'key' | 'pointer'): void => {
    // Taken from the pressed button: the trigger's own ref stays its owner's.
    anchor.current = button;
    setIsAsked(true);
    setOpened(how);
  };
  const press = (event: PointerEvent<HTMLElement>): void => {
    if (event.defaultPrevented || event.button !== 0 || event.ctrlKey) return;
    if (opened !== null) return setOpened(null);
    // The focus goes to the list and not, first, to the button.
    event.preventDefault();
    return open(event.currentTarget, 'pointer');
  };
  const pressKey = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.defaultPrevented || !['Enter', ' ', 'ArrowDown'].includes(event.key)) return;
    event.preventDefault();
    if (opened === null) open(event.currentTarget, 'key');
    else if (event.key !== 'ArrowDown') setOpened(null);
  };
  return (
    <>
      <Trigger
        element={trigger}
        id={openerId}
        aria-haspopup="menu"
        aria-expanded={opened !== null}
        aria-controls={opened === null ? undefined : listId}
        data-state={opened === null ? 'closed' : 'open'}
        onPointerEnter={fetchList}
        onFocus={fetchList}
        onPointerDown={press}
        onKeyDown={pressKey}
      />
      {isAsked ? (
        <MenuList
          id={listId}
          openerId={openerId}
          opener={anchor}
          label={label}
          items={items}
          open={opened !== null}
          byKey={opened === 'key'}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </>
  );
}
