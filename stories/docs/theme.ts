import { DocsContext } from '@storybook/addon-docs/blocks';
import { createContext, useContext, useEffect, useState } from 'react';

/** Light or dark, as the toolbar has it. */
export type ThemeName = 'light' | 'dark';

/** The page's theme, for the stories framed in it; set by Page. */
export const ThemeContext = createContext<ThemeName>('light');

const fromAddress = (): ThemeName =>
  /theme:dark/.test(new URLSearchParams(window.location.search).get('globals') ?? '') ? 'dark' : 'light';

/** The toolbar's theme. A page without stories has no decorator to follow it, so it listens itself. */
export function useToolbarTheme(): ThemeName {
  const { channel } = useContext(DocsContext);
  const [theme, setTheme] = useState(fromAddress);
  useEffect(() => {
    function onGlobals(this: { from?: string }, { globals }: { globals?: { theme?: string } }) {
      // The stories framed in the page tell their own on the same channel, and a page shows both themes.
      if (this.from === (channel as unknown as { sender: string }).sender)
        setTheme(globals?.theme === 'dark' ? 'dark' : 'light');
    }
    channel.on('globalsUpdated', onGlobals);
    return () => channel.off('globalsUpdated', onGlobals);
  }, [channel]);
  return theme;
}
