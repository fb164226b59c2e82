import { createRoot } from 'react-dom/client';

import { App } from './App.tsx';
import { preloadRoute } from './routes/lazyRoutes.ts';
import { openWorkspace } from './start.ts';
import { DATABASE_NAME } from './workspace/databaseName.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// The first frame must already be the screen: a fallback would flash over the prerendered page.
void preloadRoute(window.location.pathname)
  // The screen's place then says that its code did not come.
  .catch(() => undefined)
  .then(() => createRoot(root).render(<App openStore={openWorkspace} database={DATABASE_NAME} />));

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
