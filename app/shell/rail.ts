import { useEffect, useState } from 'react';

import { isTextField } from '#src/ui/keptKeys.ts';

/** Cookie that keeps the rail's state, and how long, s: 7 days (R11). */
const COOKIE = 'sidebar:state';
const MAX_AGE = 604_800;

/**
 * Whether the rail is open, kept in a cookie. Ctrl/Cmd+B toggles it, but not while a text field has the focus (R11).
 */
export function useRail(): [boolean, (open: boolean) => void] {
  const [open, setOpen] = useState(() => document.documentElement.dataset.rail === 'open');
  const change = (next: boolean) => {
    document.cookie = `${COOKIE}=${next}; path=/; max-age=${MAX_AGE}; samesite=lax`;
    document.documentElement.dataset.rail = next ? 'open' : 'closed';
    setOpen(next);
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.code !== 'KeyB' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      if (isTextField(event.target)) return;
      event.preventDefault();
      change(!open);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
  return [open, change];
}
