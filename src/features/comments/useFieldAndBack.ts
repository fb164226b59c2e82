import { useEffect, useRef, useState, type RefObject } from 'react';

/** A field that opens in the place of a button. */
export interface FieldAndBack {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
  /** The field: it takes the focus once it is opened by a press. */
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** The button: it takes the focus once the field has gone. */
  readonly button: RefObject<HTMLButtonElement | null>;
}

/**
 * Moves the focus into a field that was opened, and back to its button when it closes.
 * @param begun whether it is open from the start: what was typed before opens it silently
 */
export function useFieldAndBack(begun = false): FieldAndBack {
  const [isOpen, setOpen] = useState(begun);
  const field = useRef<HTMLTextAreaElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const moved = useRef(false);
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    (isOpen ? field : button).current?.focus();
  }, [isOpen]);
  const turn = (next: boolean) => () => {
    moved.current = true;
    setOpen(next);
  };
  return { isOpen, open: turn(true), close: turn(false), field, button };
}
