import { Moon, Sun } from 'lucide-react';

import { IconButton } from '../../ui/IconButton.tsx';

export type ThemeName = 'light' | 'dark';

export interface ThemeToggleProps {
  /** The theme in force. Undefined until the page has loaded: then the toggle keeps its place, but is not shown. */
  theme: ThemeName | undefined;
  /** Called with the other theme. */
  onThemeChange: (theme: ThemeName) => void;
}

export function ThemeToggle({ theme, onThemeChange }: ThemeToggleProps) {
  if (!theme) return <span aria-hidden style={{ width: 40 }} />;
  const next = theme === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      label={next === 'dark' ? 'Включить тёмную тему' : 'Включить светлую тему'}
      icon={next === 'dark' ? <Moon aria-hidden /> : <Sun aria-hidden />}
      variant="quiet"
      onClick={() => onThemeChange(next)}
    />
  );
}
