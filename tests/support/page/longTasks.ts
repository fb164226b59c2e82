import type { Page } from 'playwright';

/** The mark in a page's timeline that ends what is looked at. */
const END = 'long tasks end';

/** Browser's record of a moment or a span of a thread. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** When it began, µs. */
  readonly ts: number;
  /** How long a processor was at it, µs; not told when that was less than one. */
  readonly tdur?: number;
}

/**
 * Returns the cost of the tasks of a page's main thread until it is marked: ms of the processor, not of the clock, so that other
 * programs of the machine change little.
 * @param action makes the page mark the end
 */
async function tasksUntilEnd(page: Page, action: () => Promise<unknown>): Promise<readonly number[]> {
  const devtools = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const collected = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  const includedCategories = ['disabled-by-default-devtools.timeline', 'blink.user_timing'];
  await devtools.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } });
  await action();
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, END);
  await devtools.send('Tracing.end');
  await collected;
  await devtools.detach();
  const end = events.find(({ name }) => name === END);
  if (!end) throw new Error('the trace has no end');
  return events
    .filter(({ name, pid, tid, ts }) => name === 'RunTask' && pid === end.pid && tid === end.tid && ts < end.ts)
    .map(({ tdur = 0 }) => tdur / 1000);
}

/** Runs in the page: draws lines of text, work of the kind that a screen is, and always the same. */
function drawLines(count: number): void {
  const lines = document.createElement('section');
  lines.innerHTML = '<p>Строка, в которой <b>одно слово</b> стоит жирным</p>'.repeat(count);
  document.body.append(lines);
  lines.getBoundingClientRect();
  lines.remove();
}

/** Lines whose drawing is as long as a task may be: 80 ms of the processor where the screens' longest tasks took 25 to 56. */
const LINES = 4000;
/** How often they are drawn: what took least was disturbed least. */
const ROUNDS = 5;

/** How long a task may be on this machine, now, ms of the processor. */
async function mostOfTask(page: Page): Promise<number> {
  const tasks = await tasksUntilEnd(page, async () => {
    for (let round = 0; round < ROUNDS; round += 1) await page.evaluate(drawLines, LINES);
    await page.evaluate((mark) => void performance.mark(mark), END);
  });
  return tasks.toSorted((a, b) => b - a)[ROUNDS - 1] ?? 0;
}

/** Runs in the page: marks the frame that first shows what the selector finds. */
function markWhenShown([selector, mark]: readonly [string, string]): void {
  const watch = new MutationObserver(() => {
    if (document.querySelector(selector) === null) return;
    watch.disconnect();
    // In a task after the frame: what was found has been laid out and painted by then.
    requestAnimationFrame(() => setTimeout(() => performance.mark(mark)));
  });
  watch.observe(document, { attributes: true, childList: true, subtree: true });
}

/**
 * Opens an address, and gives the tasks that held the main thread for too long until its content was shown, ms of the processor.
 * Too long is longer than a known work on the same machine a moment before: machines and hours differ by half.
 * @param page one that nothing was opened in
 * @param selector what the content is known by
 */
export async function longTasks(page: Page, address: string, selector: string): Promise<readonly number[]> {
  const most = await mostOfTask(page);
  await page.addInitScript(markWhenShown, [selector, END] as const);
  const tasks = await tasksUntilEnd(page, () => page.goto(address, { waitUntil: 'commit' }));
  return tasks.filter((task) => task > most);
}
