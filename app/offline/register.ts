import { offerUpdate } from './appUpdate.ts';
import type { WorkerMessage } from './sw.ts';

/** How often a tab that stays open looks for a newer version, ms: an hour. */
const LOOK_EVERY = 3_600_000;

/**
 * How often the newer version is asked to take over until it has, ms. The browser first lets the present one finish its work, and
 * a message to a worker that is being stopped is lost.
 */
const TELL_EVERY = 2000;

const reload = () => window.location.reload();
const tell = (worker: ServiceWorker | null, message: WorkerMessage) => worker?.postMessage(message, []);

/**
 * Registers the service worker and watches for newer versions. They are only offered: nothing is reloaded but by the
 * person, and only in the tab where they asked for it.
 */
export async function registerServiceWorker(): Promise<void> {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  // Blocked, or in a private window of a browser that has none there: the app works, only not without a network.
  const registration = await container?.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
  if (!container || !registration) return;

  let controlled = container.controller !== null;
  let wanted = false;
  const changeOver = () => {
    wanted = true;
    if (!registration.waiting) return reload();
    tell(registration.waiting, { type: 'takeOver' });
    setTimeout(changeOver, TELL_EVERY);
  };
  const offer = () => {
    if (!wanted && registration.waiting && registration.active) offerUpdate('ready', changeOver);
  };
  const watch = (worker: ServiceWorker | null) => {
    worker?.addEventListener('statechange', offer);
  };
  offer();
  watch(registration.installing);
  registration.addEventListener('updatefound', () => watch(registration.installing));
  container.addEventListener('controllerchange', () => {
    if (wanted) reload();
    // The very first worker takes control of a page that is as new as it is.
    else if (controlled) offerUpdate('elsewhere', reload);
    controlled = true;
  });
  tell(container.controller, { type: 'started', script: import.meta.url });

  let looked = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || performance.now() - looked < LOOK_EVERY) return;
    looked = performance.now();
    // Without a network there is nothing newer to be had.
    registration.update().catch(() => undefined);
  });
}
