import { watchFirstFrame } from './firstFrame.ts';
import { SCREEN_CODE, sectionAt } from './routes/screenCode.ts';

/**
 * Calls back once the frame that stands in the page (app/prerender.tsx) has been painted; at once in a tab that nobody
 * sees, which paints none. Out of a cache the app's code arrives before that frame, and would hold it up by its own start.
 */
function afterFirstFrame(callback: () => void): void {
  if (document.hidden) callback();
  else requestAnimationFrame(() => setTimeout(callback, 0));
}

/** What the app will ask for once it runs, fetched beside it. What does not come is asked for again, and missed, there. */
async function fetchAhead(): Promise<void> {
  const section = sectionAt(window.location.pathname);
  const parts = [
    ...(section ? [SCREEN_CODE[section]] : []),
    () => import('./workspace/indexedDb.ts'),
    () => import('./workspace/undo.ts'),
  ];
  for (const fetchPart of parts) {
    fetchPart().catch(() => undefined);
    // Each asks for several files, 10 ms a file on a slow machine: whoever presses a key in between is answered.
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}

/** Says so in the screen's place when the app itself did not come: else its first frame would stand there for good. */
function tellNotLoaded(): void {
  const note = document.createElement('p');
  note.setAttribute('role', 'alert');
  note.textContent =
    'Ориентир не загрузился. Проверьте соединение и обновите страницу: данные остались в этом браузере.';
  delete document.documentElement.dataset.elsewhere;
  document.querySelector('main')?.replaceChildren(note);
  // Nobody answers them now.
  for (const button of document.querySelectorAll('button')) button.disabled = true;
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

afterFirstFrame(() => {
  const handOver = watchFirstFrame(root);
  import('./mount.tsx').then(({ mount }) => mount(root, () => void handOver())).catch(tellNotLoaded);
  void fetchAhead();
});
