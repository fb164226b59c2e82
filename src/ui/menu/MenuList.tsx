import { Portal, Root, Trigger } from '@radix-ui/react-dropdown-menu';
import { Check } from 'lucide-react';
import { Fragment, use, useImperativeHandle, type FocusEvent, type Ref, type RefObject } from 'react';

import type { MenuItem } from './Menu.tsx';
import { Line, List, Mark, MarkLine, Rule } from './Menu.styles.ts';
import { RightsContext } from '../context/rights.ts';

export interface MenuListProps {
  /** Id of the list. */
  id: string;
  /** Id of the button that opened it. */
  openerId: string;
  /** The opener button: the list is beside it, and gives the focus back to it. */
  opener: RefObject<HTMLElement | null>;
  /** Name of the menu for screen readers. */
  label: string;
  /** The lines, in order. */
  items: readonly MenuItem[];
  /** Whether it is shown. */
  open: boolean;
  /** Whether a key has opened it: its first line then has the focus. */
  byKey: boolean;
  /** Called when it is to close. */
  onClose: () => void;
}

/** Keeps the menu open, with the reason beside the line. */
const stay = (event: Event): void => event.preventDefault();

/** Draws nothing: tells Radix which button opened the list, as that button exists before the list's code has come. */
function Opener({ ref, of }: { ref?: Ref<HTMLElement | null>; of: RefObject<HTMLElement | null> }) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => of.current, [of]);
  return null;
}

/** Radix does so, too, but only where it has heard the key, and its code may come after it. */
function toFirstLine({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target !== currentTarget) return;
  currentTarget.querySelector<HTMLElement>('[role^=menuitem]:not([data-disabled])')?.focus();
}

/** The lines of a Menu, floating beside the button that opened them. */
export function MenuList({ id, openerId, opener, label, items, open, byKey, onClose }: MenuListProps) {
  const { barred, scope } = use(RightsContext);
  return (
    // Not modal: the rest of the page stays reachable, and Alt+T may take focus to a toast.
    <Root modal={false} open={open} onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <Trigger asChild>
        <Opener of={opener} />
      </Trigger>
      <Portal>
        <List
          id={id}
          aria-label={label}
          aria-labelledby={undefined}
          data-opener={openerId}
          align="end"
          sideOffset={6}
          collisionPadding={8}
          onFocus={byKey ? toFirstLine : undefined}
        >
          {items.map(({ label: text, icon, onSelect, danger, disabled, checked, divided, needs = scope }) => {
            const reason = needs === null ? undefined : barred[needs];
            const common = reason
              ? {
                  // The arrows come to it all the same: the reason is read there.
                  'aria-disabled': true,
                  'aria-describedby': reason.id,
                  'data-barred': '',
                  'data-tooltip': reason.text,
                  'data-tooltip-side': 'right',
                  textValue: text,
                  onSelect: stay,
                }
              : { disabled, 'data-danger': danger, textValue: text };
            const line =
              checked === undefined ? (
                <Line onSelect={onSelect} {...common}>
                  {icon ? (
                    <span aria-hidden style={{ display: 'contents' }}>
                      {icon}
                    </span>
                  ) : null}
                  {text}
                </Line>
              ) : (
                <MarkLine checked={checked} onCheckedChange={reason ? undefined : onSelect} {...common}>
                  <Mark aria-hidden>{checked ? <Check /> : null}</Mark>
                  {text}
                </MarkLine>
              );
            return (
              <Fragment key={text}>
                {divided ? <Rule data-decor="rule" /> : null}
                {line}
              </Fragment>
            );
          })}
        </List>
      </Portal>
    </Root>
  );
}
