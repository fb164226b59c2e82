import { useLayoutEffect, useState, type HTMLAttributes, type KeyboardEvent, type ReactNode, type Ref } from 'react';

import { AccordionContext, createAccordionStore } from './accordionStore.ts';

export interface AccordionProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Value of the open item; null when all are closed. */
  value: string | null;
  /** Called with the item to open, or null when the open one is pressed. */
  onValueChange: (value: string | null) => void;
  /** AccordionItems, at any depth: a windowed list may wrap each. */
  children: ReactNode;
  /** Name of the list for screen readers, where no heading names it. Makes the root a group. */
  label?: string;
  /** The root element; a windowed list measures it. */
  ref?: Ref<HTMLDivElement>;
}

const TRIGGER = '[data-accordion-trigger]';

/** Moves focus between the buttons that are on the page. */
function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const root = event.currentTarget;
  const trigger = (event.target as Element).closest(TRIGGER);
  // A control inside a panel, and an accordion inside this one, keep their own keys.
  if (!trigger || trigger !== event.target || trigger.closest('[data-accordion]') !== root) return;
  if (!['ArrowDown', 'ArrowUp', 'Home', 'End'].includes(event.key) || event.altKey || event.ctrlKey || event.metaKey) {
    return;
  }
  const triggers = [...root.querySelectorAll<HTMLElement>(TRIGGER)].filter(
    (element) => element.closest('[data-accordion]') === root,
  );
  const index = triggers.indexOf(trigger as HTMLElement);
  const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: triggers.length - 1 }[event.key] ?? index;
  event.preventDefault();
  triggers[Math.min(triggers.length - 1, Math.max(0, next))]?.focus();
}

/**
 * A list of which at most one item is open. The arrow keys, Home and End move between the buttons on the page; a
 * windowed list that knows of more takes the key in `onKeyDown` and prevents the default.
 */
export function Accordion({ value, onValueChange, label, children, onKeyDown, ...rest }: AccordionProps) {
  const [store] = useState(() => createAccordionStore(value));
  useLayoutEffect(() => store.update(value, onValueChange), [store, value, onValueChange]);
  return (
    <AccordionContext value={store}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the keys of the buttons inside */}
      <div
        data-accordion=""
        role={label ? 'group' : undefined}
        aria-label={label}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (!event.defaultPrevented) moveFocus(event);
        }}
        {...rest}
      >
        {children}
      </div>
    </AccordionContext>
  );
}
