import { watchFirstFrame } from './firstFrame/watchFirstFrame.ts';
import { readCompany } from '../shell/chosenCompany.ts';
import { SCREEN_CODE, sectionAt } from '../routing/screenCode.ts';
import { DATABASE_NAME } from '../workspace/databaseName.ts';
import { readStudyRows, summariesKey, type HeadStart } from '../workspace/headStart.ts';
import { ownReads } from './ownFrame.ts';

/**
 * Calls back once the frame that stands in the page (app/boot/prerender.tsx) has been painted; at once in a tab that nobody
 * sees, which paints none. Out of a cache the app's code arrives before that frame, and would hold it up by its own start.
 */
function afterFirstFrame(callback: () => void): void {
  if (document.hidden) callback();
  else requestAnimationFrame(() => setTimeout(callback, 0));
}

/** Whether a section other than the main page, which has it in hand, waits for the sample. No, where the browser does not tell. */
async function wantsSample(section: string | undefined): Promise<boolean> {
  return section !== 'research' && (await window.isNewcomer) === true;
}

/** What the app will ask for once it runs, fetched beside its start. What does not come is asked for again, and missed, there. */
async function fetchAhead(withSample: boolean): Promise<void> {
  const parts: (() => Promise<unknown>)[] = [
    () => import('../workspace/indexedDb.ts'),
    () => import('../workspace/undo.ts'),
  ];
  if (withSample) parts.push(async () => (await import('./start.ts')).fetchFirstStart());
  for (const fetchPart of parts) {
    fetchPart().catch(() => undefined);
    // Each asks for several files, 10 ms a file on a slow machine: whoever presses a key in between is answered.
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

/** What the screen can show before its store answers, read while the app's code is on its way. */
async function readAhead(section: string | undefined): Promise<HeadStart | null> {
  const sampleReads = takeSampleReads();
  const reads = await ownReads();
  if (reads) return reads;
  if ((await window.isNewcomer) === true) return sampleReads();
  if (section !== 'research') return null;
  const companyId = readCompany();
  // What cannot be read here the store tells, with its reason.
  const rows = await readStudyRows(DATABASE_NAME, companyId).catch(() => null);
  return rows && [{ key: summariesKey(companyId, 'research'), data: rows }];
}

/** Names the face that the page's head held back (app/build/prerenderPages.ts); nothing while developing. */
function nameLateFonts(): void {
  const style = document.querySelector<HTMLStyleElement>('style[data-fonts=late]');
  if (style) style.media = 'all';
}

/** Says so in the screen's place when the app itself did not come: else its first frame would stand there for good. */
function tellNotLoaded(): void {
  const note = document.createElement('p');
  note.setAttribute('role', 'alert');
  note.textContent =
    'Ориентир не загрузился. Проверьте соединение и обновите страницу: данные остались в этом браузере.';
  delete document.documentElement.dataset.elsewhere;
  // A frame that is still on its way would come in its place (index.html).
  document.querySelector('template[data-sample]')?.remove();
  document.querySelector('main')?.replaceChildren(note);
  // Nobody answers them now.
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
