import { createContext } from 'react';

/** Which item of an accordion is open; items subscribe, so that a toggle draws two of them and not the list. */
export interface AccordionStore {
  /** Value of the open item, or null. */
  get: () => string | null;
  /** Called by the accordion whenever its props have changed. */
  update: (value: string | null, onToggle: (value: string | null) => void) => void;
  /** Called by an item's button. */
  toggle: (value: string) => void;
  /** Calls back on every change until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
}

/** Makes the store of one accordion. */
export function createAccordionStore(initial: string | null): AccordionStore {
  let open = initial;
  let hear: ((value: string | null) => void) | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => open,
    update: (value, onToggle) => {
      hear = onToggle;
      if (value === open) return;
      open = value;
      for (const listener of listeners) listener();
    },
    toggle: (value) => hear?.(value === open ? null : value),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const AccordionContext = createContext<AccordionStore | null>(null);
