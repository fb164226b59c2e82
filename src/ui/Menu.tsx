import { Portal, Root, Trigger } from '@radix-ui/react-dropdown-menu';
import { Check } from 'lucide-react';
import { Fragment, use, useId, type ReactElement, type ReactNode } from 'react';

import { Line, List, Mark, MarkLine, Rule } from './Menu.styles.ts';
import { RightsContext, type NeedsProps } from './context/rights.ts';

/** One line of a Menu. */
export interface MenuItem extends NeedsProps {
  /** What it does. */
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
  /** It begins a group: a rule stands above it. Default false. */
  divided?: boolean;
}

export interface MenuProps {
  /** The button that opens it: one element that takes a ref. */
  trigger: ReactElement;
  /** Name of the menu for screen readers. */
  label: string;
  /** The lines, in order. */
  items: readonly MenuItem[];
}

/** Keeps the menu open, with the reason beside the line. */
const stay = (event: Event): void => event.preventDefault();

/** Actions behind a button. Arrows move, letters jump, Escape closes and returns focus to the button. */
export function Menu({ trigger, label, items }: MenuProps) {
  const openerId = useId();
  const { barred, scope } = use(RightsContext);
  return (
    // Not modal: the rest of the page stays reachable, and Alt+T may take focus to a toast.
    <Root modal={false}>
      <Trigger asChild id={openerId}>
        {trigger}
      </Trigger>
      <Portal>
        <List
          aria-label={label}
          aria-labelledby={undefined}
          data-opener={openerId}
          align="end"
          sideOffset={6}
          collisionPadding={8}
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
