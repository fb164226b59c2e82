import type { Query, QueryClient } from '@tanstack/react-query';

import { sectionAt } from '../routing/screenCode.ts';
import { readProduct } from '../shared/board/product/shownProduct.ts';
import { openAsItIs } from '#store/indexedDb/openAsItIs.ts';
import { OF_THE_DAY, recordReads } from './frameReads.ts';
import type { KeptFor, KeptFrame } from './ownFrame.ts';

/** How long nothing in the page changes before its section is kept, ms; twice. Another tab's news have come by then. */
const QUIET = 1000;

/** Most characters of a frame and of what it was drawn from: more would hold up the page that begins with it. */
const MOST_TEXT = 1_000_000;

/**
 * Stored in place of an address while a frame is about to be kept. Deleted when records are written meanwhile, as all frames are.
 */
const KEEPING = 'keeping';

/**
 * Transient states that change without a change of records: loading, failed, opened, typed and not stored yet, presence of
 * others.
 */
const PASSING = [
  '[aria-busy=true], [data-decor=skeleton], [data-typing=true]',
  '[role=alert], [data-here]:not(:empty)',
  '[aria-expanded=true][aria-haspopup], details[open]',
  '[data-unsaved=true]',
].join();

/** Dialogs and menus, which are outside the app's element. */
const OVER_IT = '[role=dialog], [role=alertdialog], [role=menu]';

const isText = (field: Element): boolean =>
  field.matches('textarea, input:not([type=checkbox], [type=radio], [type=file])');

/** Whether a screen shows nothing but what the next visit begins with. */
function isCalm(main: Element): boolean {
  if (main.querySelector(PASSING) || document.querySelector(OVER_IT)) return false;
  const focused = document.activeElement;
  if (focused && main.contains(focused) && isText(focused) && (focused as HTMLInputElement).value !== '') return false;
  const typed = main.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('textarea, input[type=search]');
  return [...typed].every(({ value }) => value === '');
}

/** The markup of a screen, with what is chosen in its fields: that is no part of it. */
function markupOf(main: Element): string {
  const copy = main.cloneNode(true) as Element;
  const [chosen, copied] = [main, copy].map((one) => [...one.querySelectorAll('option, input')]);
  copied?.forEach((field, index) => {
    const own = chosen?.[index];
    if (own instanceof HTMLOptionElement) field.toggleAttribute('selected', own.selected);
    else if (own instanceof HTMLInputElement) field.toggleAttribute('checked', own.checked);
  });
  return copy.innerHTML;
}

/** Rules of the library that an element's descendants may need. */
function rulesOf(main: Element): string {
  const used = new Set([...main.querySelectorAll('[class]')].flatMap((one) => [...one.classList]));
  const isUsed = ({ cssText }: CSSRule) => {
    const classes = cssText.slice(0, cssText.lastIndexOf('{')).match(/\.[\w-]+/g);
    return !classes || classes.some((name) => used.has(name.slice(1)));
  };
  return [...document.styleSheets]
    .filter(({ ownerNode }) => ownerNode instanceof HTMLStyleElement && ownerNode.dataset.styled !== undefined)
    .flatMap(({ cssRules }) => [...cssRules])
    .filter(isUsed)
    .map(({ cssText }) => cssText)
    .join('');
}

/** Whether a value has no more than so many characters, its numbers and names not counted. */
function isSmall(value: unknown, most: number): boolean {
  let left = most;
  const take = (one: unknown): boolean => {
    if (typeof one === 'string') left -= one.length;
    else if (typeof one === 'object' && one !== null) {
      // An empty one has its cost, too.
      left -= 2;
      return left >= 0 && Object.values(one).every(take);
    }
    return left >= 0;
  };
  return take(value);
}

const asked = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the browser gave no data')));
  });

/** Does something with the frames of the database, in one transaction; nothing where the database is gone. */
async function inFrames<T>(database: string, action: (frames: IDBObjectStore) => Promise<T>): Promise<T | undefined> {
  const opened = await openAsItIs(database);
  if (!opened?.objectStoreNames.contains('frames')) {
    opened?.close();
    return undefined;
  }
  try {
    return await action(opened.transaction('frames', 'readwrite').objectStore('frames'));
  } finally {
    opened.close();
  }
}

/** Address of the app's script: another build has another. */
const buildOf = (page: Document): string =>
  page.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '';

const keptFor = (path: string, companyId: string): KeptFor => ({
  path,
  companyId,
  product: readProduct(companyId),
  width: window.innerWidth,
  build: buildOf(document),
});

/** The address, where it says no more than a section. */
function barePath(): string | null {
  const { pathname, search, hash } = window.location;
  return search === '' && hash === '' && sectionAt(pathname) ? pathname : null;
}

export interface FrameKeeper {
  readonly client: QueryClient;
  readonly companyId: string;
  /** Name of the browser's database. */
  readonly database: string;
}

/** Returns the screen when it looks as the next visit begins; null otherwise. */
function standingScreen({ client, companyId }: FrameKeeper): Element | null {
  const main = document.querySelector('#root main');
  // A long list renders only its visible rows, and a visit begins at the top.
  if (!main || barePath() === null || window.scrollY > 0 || !isCalm(main)) return null;
  // Server state and personal data are no records: no write would clear a frame that shows them.
  const isRead = ({ queryKey, state }: Query) =>
    (queryKey[0] === companyId || queryKey[0] === 'code') && state.status === 'success' && state.fetchStatus === 'idle';
  return client.getQueryCache().findAll({ type: 'active' }).every(isRead) ? main : null;
}

/** A frame of the screen; null where it is too big to begin with. */
function takeFrame(main: Element, { client, companyId }: FrameKeeper): KeptFrame | null {
  const reads = recordReads(client, companyId, (query) => query.isActive());
  const frame = { html: markupOf(main), css: rulesOf(main) + OF_THE_DAY, reads };
  return isSmall(frame, MOST_TEXT) ? { ...frame, ...keptFor(window.location.pathname, companyId) } : null;
}

const isSameFrame = (one: KeptFrame | undefined, other: KeptFrame): boolean =>
  one !== undefined &&
  (['html', 'companyId', 'product', 'width', 'build'] as const).every((field) => one[field] === other[field]);

/**
 * Keeps how each section looks, once nothing in it changes: the next visit begins with that (app/build/ownFrames.ts), before the
 * app's code and the records have come. A frame is only ever kept if no record was written, in any tab, since the page grew quiet.
 * @returns ends it
 */
export function keepFrames(keeper: FrameKeeper): () => void {
  const { database } = keeper;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  /** Grows with every change in the page. */
  let changes = 0;

  const keep = async (): Promise<void> => {
    if (!standingScreen(keeper)) return;
    const [before, id, path] = [changes, crypto.randomUUID(), window.location.pathname];
    const stored = await inFrames(database, async (frames) => {
      frames.put({ path: KEEPING, id });
      return (await asked(frames.get(path))) as KeptFrame | undefined;
    });
    await new Promise((resolve) => setTimeout(resolve, QUIET));
    const main = standingScreen(keeper);
    if (isOver || !main || changes !== before || window.location.pathname !== path) return;
    const frame = takeFrame(main, keeper);
    if (!frame || isSameFrame(stored, frame)) return;
    await inFrames(database, async (frames) => {
      const note = (await asked(frames.get(KEEPING))) as { id: string } | undefined;
      if (note?.id === id) await asked(frames.put(frame));
    });
  };
  const wait = (): void => {
    clearTimeout(timer);
    // A frame that cannot be kept is drawn anew the next time.
    timer = setTimeout(() => void keep().catch(() => undefined), QUIET);
  };
  const watch = new MutationObserver(() => {
    changes += 1;
    wait();
  });
  const root = document.getElementById('root');
  if (root) watch.observe(root, { attributes: true, characterData: true, childList: true, subtree: true });
  wait();
  return () => {
    isOver = true;
    clearTimeout(timer);
    watch.disconnect();
  };
}
