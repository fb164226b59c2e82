import { useEffect, useRef, useState, type RefObject } from 'react';

/** Whether an answer is being picked. */
export interface Picking {
  readonly isOpen: boolean;
  readonly open: () => void;
  /** @param hasPicked the focus goes to the message field, not back to the button */
  readonly close: (hasPicked: boolean) => void;
}

/** Opens and closes the dialog of picking; what was picked is looked at in the field. */
export function usePicking(field: RefObject<HTMLElement | null>): Picking {
  const [isOpen, setOpen] = useState(false);
  const hasPicked = useRef(false);
  useEffect(() => {
    if (isOpen || !hasPicked.current) return undefined;
    hasPicked.current = false;
    // Behind the dialog's own step, which gives the focus back to what opened it.
    const timer = setTimeout(() => field.current?.focus());
    return () => clearTimeout(timer);
  }, [isOpen, field]);
  return {
    isOpen,
    open: () => setOpen(true),
    close: (picked) => {
      hasPicked.current = picked;
      setOpen(false);
    },
  };
}
