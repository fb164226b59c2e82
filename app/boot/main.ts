import { watchFirstFrame } from './firstFrame/watchFirstFrame.ts';
import { readCompany } from '../shell/chosenCompany.ts';
import { SCREEN_CODE, sectionAt } from '../routing/screenCode.ts';
import { DATABASE_NAME } from '#store/databaseName.ts';
import { readStudyRows, summariesKey, type HeadStart } from '#store/headStart.ts';
import { ownReads } from './ownFrame.ts';

/**
 * Calls back once the frame in the page (app/boot/prerender.tsx) has been painted; at once in a hidden tab, which paints none.
 * From a cache the app's code arrives before that frame, and its start would delay the frame.
 */
function afterFirstFrame(callback: () => void): void {
  if (document.hidden) callback();
  else requestAnimationFrame(() => setTimeout(callback, 0));
}

/** Whether a section other than the main page, which has it in hand, waits for the sample. No, where the browser does not tell. */
async function wantsSample(section: string | undefined): Promise<boolean> {
  return section !== 'research' && (await window.isNewcomer) === true;
}

/** Fetches what the app requests at its start, in parallel. The app requests failed files again, and reports them. */
async function fetchAhead(withSample: boolean): Promise<void> {
  const parts: (() => Promise<unknown>)[] = [() => import('#store/indexedDb.ts'), () => import('#store/undo.ts')];
  if (withSample) parts.push(async () => (await import('./start.ts')).fetchFirstStart());
  for (const fetchPart of parts) {
    fetchPart().catch(() => undefined);
    // Each requests several files, 10 ms a file on a slow machine: key presses in between are handled.
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}

/**
 * Takes out of the page what its frame over the sample was drawn from, which the build wrote there (app/build/prerenderPages.ts);
 * nothing while developing, and in the page of another address.
 */
function takeSampleReads(): () => HeadStart | null {
  const script = document.getElementById('sample-reads');
  script?.remove();
  const text = window.location.pathname === document.documentElement.dataset.page ? script?.textContent : undefined;
  return () => (text ? (JSON.parse(text) as HeadStart) : null);
}

/** Reads the data that the screen can show before its store answers, while the app's code loads. */
async function readAhead(section: string | undefined): Promise<HeadStart | null> {
  const sampleReads = takeSampleReads();
  const reads = await ownReads();
  if (reads) return reads;
  if ((await window.isNewcomer) === true) return sampleReads();
  if (section !== 'research') return null;
  const companyId = readCompany();
  // The store reports a failed read, with its reason.
  const rows = await readStudyRows(DATABASE_NAME, companyId).catch(() => null);
  return rows && [{ key: summariesKey(companyId, 'research'), data: rows }];
}

/** Names the face that the page's head held back (app/build/prerenderPages.ts); nothing while developing. */
function nameLateFonts(): void {
  const style = document.querySelector<HTMLStyleElement>('style[data-fonts=late]');
  if (style) style.media = 'all';
}

/** Shows an error in place of the screen when the app itself did not load: otherwise its first frame would stay for good. */
function tellNotLoaded(): void {
  const note = document.createElement('p');
  note.setAttribute('role', 'alert');
  note.textContent =
    'Ориентир не загрузился. Проверьте соединение и обновите страницу: данные остались в этом браузере.';
  delete document.documentElement.dataset.elsewhere;
  // A frame that is still on its way would come in its place (index.html).
  document.querySelector('template[data-sample]')?.remove();
  document.querySelector('main')?.replaceChildren(note);
  // Nothing handles them now.
  for (const button of document.querySelectorAll('button')) button.disabled = true;
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const section = sectionAt(window.location.pathname);
const withSample = wantsSample(section);
const known = readAhead(section);

afterFirstFrame(() => {
  const handOver = watchFirstFrame(root);
  const app = import('./mount.tsx');
  if (section) SCREEN_CODE[section]().catch(() => undefined);
  const shown = app
    .then(({ mount }) => new Promise<void>((resolve, reject) => mount(root, resolve, known).catch(reject)))
    .then(handOver);
  shown.then(nameLateFonts, tellNotLoaded);
  // The data layer after the app itself: on a slow line it would take half of what the first screen needs. Where what is shown is in
  // hand and the code is too, it would only hold up the first frame by its own start.
  Promise.all([app, known.then((found) => (found && navigator.serviceWorker?.controller ? shown : undefined))]).then(
    async () => fetchAhead(await withSample),
    () => undefined,
  );
});
