import { useCallback, useSyncExternalStore } from 'react';

import type { ThemeName } from '#src/features/shell/ThemeToggle.tsx';

/** Key of the stored choice in local storage (R13). */
const KEY = 'theme';
const DARK_SYSTEM = '(prefers-color-scheme: dark)';

function storedChoice(): ThemeName | null {
  try {
    const value = localStorage.getItem(KEY);
    return value === 'light' || value === 'dark' ? value : null;
  } catch {
    return null;
  }
}

/** The theme in force: the stored choice, else the system's (R13). index.html does the same before the paint. */
function currentTheme(): ThemeName {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

const listeners = new Set<() => void>();

function apply(theme: ThemeName): void {
  document.documentElement.dataset.theme = theme;
  for (const listener of listeners) listener();
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  const system = window.matchMedia(DARK_SYSTEM);
  const onSystem = () => {
    if (!storedChoice()) apply(system.matches ? 'dark' : 'light');
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key === KEY) apply(storedChoice() ?? (system.matches ? 'dark' : 'light'));
  };
  system.addEventListener('change', onSystem);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', onSystem);
    window.removeEventListener('storage', onStorage);
  };
}

/** The theme and the way to choose another; the choice is kept, and other tabs and the system's changes are followed. */
export function useTheme(): [ThemeName | undefined, (theme: ThemeName) => void] {
  const theme = useSyncExternalStore<ThemeName | undefined>(follow, currentTheme, () => undefined);
  const choose = useCallback((next: ThemeName) => {
    apply(next);
    try {
      localStorage.setItem(KEY, next);
    } catch {
      // Storage is off: the choice holds for this page.
    }
  }, []);
  return [theme, choose];
}
