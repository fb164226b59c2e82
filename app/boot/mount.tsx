import { closeInstead, watchUnsaved } from '../shell/unsaved.ts';
import { startTransition, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

import { App } from './App.tsx';
import { preloadRoute } from '../routing/lazyRoutes.ts';
import { openWorkspace } from './start.ts';
import { DATABASE_NAME } from '#store/databaseName.ts';
import type { HeadStart } from '#store/headStart.ts';

interface ShownProps {
  /** Called when the app's first frame is in the page and its effects have run. */
  onShown: () => void;
  children: ReactNode;
}

/**
 * Tells in the very task that puts the app in the place of the first frame: a second draw, of nothing, has React run the effects
 * at once. Left to the next task, letters typed in between would go to a field that is gone.
 */
function Shown({ onShown, children }: ShownProps) {
  const [stands, setStands] = useState(false);
  // oxlint-disable-next-line react-hooks/set-state-in-effect -- the second draw is what this is for
  useLayoutEffect(() => setStands(true), []);
  useEffect(() => {
    if (stands) onShown();
  }, [stands, onShown]);
  return children;
}

/**
 * Starts the app.
 * @param root element to draw in; its content is replaced
 * @param onShown called once, when the first frame is shown and handles input
 * @param reading data read without the store, for the first frame; ignored when it arrives later than the app's code
 */
export async function mount(root: HTMLElement, onShown: () => void, reading: Promise<HeadStart | null>): Promise<void> {
  // The first frame must already be the screen: a fallback would flash over the prerendered page.
  await preloadRoute(window.location.pathname)
    // The screen's place then says that its code did not come.
    .catch(() => undefined);
  const headStart = await Promise.race([reading, Promise.resolve(null)]);
  // Before the router listens: the window tells its listeners in order, and the first may keep a step from the rest.
  window.addEventListener('popstate', closeInstead);
  watchUnsaved();
  // In slices: the current frame handles input meanwhile, and a slow machine draws the app for a quarter of a second.
  startTransition(() =>
    createRoot(root).render(
      <Shown onShown={onShown}>
        <App openStore={openWorkspace} database={DATABASE_NAME} headStart={headStart} />
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
  // Where the network has gone by then the app works all the same, and what keeps it for the next time comes the next time.
  whenIdle(
    () =>
      void import('../offline/register.ts').then(
        ({ registerServiceWorker }) => registerServiceWorker(),
        () => undefined,
      ),
  );
}
