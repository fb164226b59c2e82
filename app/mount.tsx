import { startTransition, useEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

import { App } from './App.tsx';
import { preloadRoute } from './routes/lazyRoutes.ts';
import { openWorkspace } from './start.ts';
import { DATABASE_NAME } from './workspace/databaseName.ts';

interface ShownProps {
  /** The app's first frame stands in the page, and its effects have run. */
  onShown: () => void;
  children: ReactNode;
}

function Shown({ onShown, children }: ShownProps) {
  useEffect(onShown, [onShown]);
  return children;
}

/**
 * Starts the app.
 * @param root where it is drawn, in place of what stands there
 * @param onShown called once, when its first frame stands there and answers
 */
export async function mount(root: HTMLElement, onShown: () => void): Promise<void> {
  // The first frame must already be the screen: a fallback would flash over the prerendered page.
  await preloadRoute(window.location.pathname)
    // The screen's place then says that its code did not come.
    .catch(() => undefined);
  // In slices: the frame that stands there answers meanwhile, and a slow machine draws the app for a quarter of a second.
  startTransition(() =>
    createRoot(root).render(
      <Shown onShown={onShown}>
        <App openStore={openWorkspace} database={DATABASE_NAME} />
      </Shown>,
    ),
  );
}

/** How long after loading the cache may begin to fill, ms: the first screen has its data by then. */
const QUIET = 3000;

/** Calls back once the page has loaded and has nothing to do. */
function whenIdle(callback: () => void): void {
  const idle = () => {
    // Safari has none.
    if ('requestIdleCallback' in window) window.requestIdleCallback(callback, { timeout: QUIET });
    else setTimeout(callback, 0);
  };
  const loaded = () => setTimeout(idle, QUIET);
  if (document.readyState === 'complete') loaded();
  else window.addEventListener('load', loaded, { once: true });
}

// The whole app is fetched into the cache: never in the way of the first screen.
if (import.meta.env.PROD) {
  whenIdle(() => void import('./offline/register.ts').then(({ registerServiceWorker }) => registerServiceWorker()));
}
