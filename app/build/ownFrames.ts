import type { Plugin } from 'vite';

import { withAppModule } from './appModule.ts';

/** Value that the page stores (app/boot/ownFrame.ts). */
type OwnFrame = Awaited<NonNullable<Window['ownFrame']>>;

interface FramePlaces {
  readonly sections: readonly string[];
  readonly database: string;
  readonly company: string;
}

/** Module with the places (app/boot/framePlaces.ts). */
interface Places {
  readonly FRAME_PLACES: FramePlaces;
}

/**
 * Runs in the page's head, as it is written here, so it can use nothing outside itself. Determines whether the app ever started
 * in this browser, and requests the frame of an address that names only a section. If the app never started, it is the sample's
 * frame; else the one kept when the section was last seen, if it is still valid (app/boot/ownFrame.ts).
 */
function askForFrame({ sections, database, company }: FramePlaces): void {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page is given this one function
  const isUntouched = (): boolean => {
    try {
      return localStorage.length === 0;
    } catch {
      return false;
    }
  };
  const known =
    'databases' in indexedDB ? indexedDB.databases() : Promise.reject(new Error('the browser does not tell'));
  window.isNewcomer = known.then(
    (databases) => !databases.some(({ name }) => name === database),
    () => false,
  );
  // The section's page holds its frame; a host that answers every address with the main page has that page all the same.
  const isElsewhere =
    sections.includes(location.pathname) && document.documentElement.dataset.page !== location.pathname;
  const askSample = () => (isElsewhere && location.search === '' ? fetch(`${location.pathname}.html`) : null);
  // Asked for at once, before the app's code takes the line, where nothing speaks against it yet.
  const asked = isUntouched() ? askSample() : null;
  asked?.catch(() => undefined);
  const ofSample = async (): Promise<OwnFrame> => {
    const answer = await (asked ?? askSample());
    if (!answer?.ok) return null;
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const html = page.querySelector('template[data-sample]')?.innerHTML;
    const reads = page.getElementById('sample-reads')?.textContent;
    return html && reads ? { html, css: '', reads: JSON.parse(reads) } : null;
  };
  const readKept = (): Promise<(OwnFrame & Record<string, unknown>) | null> =>
    new Promise((resolve) => {
      const opening = indexedDB.open(database);
      opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
      opening.addEventListener('error', (event) => {
        event.preventDefault();
        resolve(null);
      });
      opening.addEventListener('success', () => {
        const opened = opening.result;
        opened.addEventListener('versionchange', () => opened.close());
        if (opened.objectStoreNames.contains('frames')) {
          const asked = opened.transaction('frames').objectStore('frames').get(location.pathname);
          asked.addEventListener('success', () => resolve(asked.result ?? null));
          asked.addEventListener('error', () => resolve(null));
        } else resolve(null);
        // Once what was asked is answered.
        opened.close();
      });
    });
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page is given this one function
  const remembered = (key: string): string | null => sessionStorage.getItem(key) ?? localStorage.getItem(key);
  const kept = async (): Promise<OwnFrame> => {
    const frame = await readKept();
    const shown = remembered('company') ?? company;
    const isTrue =
      frame?.companyId === shown &&
      frame.product === remembered(`product:${shown}`) &&
      frame.width === innerWidth &&
      frame.build === document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src;
    return isTrue ? frame : null;
  };
  window.ownFrame = window.isNewcomer
    .then((isNewcomer) => (location.search !== '' ? null : isNewcomer ? ofSample() : kept()))
    // Without it the page shows that it is loading, as it does anywhere else.
    .catch(() => null);
}

/**
 * Makes the page request the frame of its address ({@link askForFrame}) where it does not contain it. The frame is shown as soon
 * as it arrives, and the app draws the same from the frame's data.
 */
export function ownFrames(): Plugin {
  return {
    name: 'own-frames',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler() {
        const places = await withAppModule('/boot/framePlaces.ts', (module: Places) => module.FRAME_PLACES);
        const script = `(${askForFrame.toString()})(${JSON.stringify(places)})`;
        return [{ tag: 'script', children: script, injectTo: 'head' as const }];
      },
    },
  };
}
