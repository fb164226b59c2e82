import type { Page } from 'playwright';

/** A state of the product that an address shows. */
export interface Screen {
  /** Path and query, on the sample's ids. */
  readonly address: string;
  /** CSS selector of an element that is there when it is shown; the words may be any. */
  readonly shows: string;
}

const screen = (address: string, shows: string): Screen => ({ address, shows });

/** An open item of an accordion. */
const OPEN = '[data-accordion-trigger][aria-expanded=true]';
const DIALOG = '[role=dialog]';
/** A text has been looked through for findings, whether there are any or not. */
const SEARCHED = 'output:text-matches("разбора$|разобраны$|в тексте нет$")';
/** Findings in the texts of a study are listed, or the note that there are none. */
const FOUND = 'main a[data-passage], main :is(h2, h3):text-matches("находок в этих текстах нет$|разобраны$")';
const PANEL = '[role=tabpanel] h2, [role=tabpanel] h3';

/** Every route, with its views, its sections, and one open record each. */
export const SCREENS: readonly Screen[] = [
  screen('/', '[data-accordion-trigger]'),
  screen('/?open=research-edtech', OPEN),
  screen('/?open=research-edtech&material=material-42', '[data-part] h1'),
  screen('/?open=research-edtech&material=material-45', SEARCHED),
  screen('/?view=codes', 'a[data-code]'),
  screen('/?view=codes&code=code-work', 'blockquote'),
  screen('/?view=table', '[role=gridcell]'),
  screen('/?view=groups', 'main li'),
  screen('/?view=findings&studies=research-edtech', FOUND),
  screen('/?report=research-edtech', 'article'),
  screen('/chat', 'textarea'),
  screen('/onboarding', 'form input'),
  screen('/vision', 'main h2, main h3'),
  screen('/strategy', PANEL),
  screen('/strategy?tab=product', PANEL),
  screen('/strategy?tab=marketing', PANEL),
  screen('/journey', '[data-accordion-trigger]'),
  screen('/journey?stage=activation&open=tp-activation-1', OPEN),
  screen('/journey?view=cjm', '[aria-roledescription=карусель]'),
  screen('/journey?view=map', 'main table'),
  screen('/experiments', '[data-accordion-trigger]'),
  screen('/experiments?open=experiment-report-landing', OPEN),
  screen('/experiments?view=board', '[data-card]'),
  screen('/experiments?view=board&open=experiment-report-landing', DIALOG),
  screen('/experiments?backlog=1&hypothesis=hypothesis-quote-of-week', OPEN),
  screen('/audiences', '[data-accordion-trigger]'),
  screen('/audiences?open=audience-edtech-pm', OPEN),
  screen('/audiences?open=audience-edtech-pm&persona=persona-marina', DIALOG),
  screen('/profile', 'main form'),
  screen('/profile?section=settings', 'main form'),
  screen('/profile?section=settings&scenario=scenario-problem', 'main form [data-part]'),
  screen('/profile?section=companies', 'main h3'),
  screen('/profile?section=teams', 'main h3'),
  screen('/profile?section=balance', 'main h3'),
  screen('/profile?section=billing', 'main form'),
  screen('/no/such-page', 'main h1'),
];

/** Opens a screen and waits until nothing of it is loading any more. */
export async function openScreen(page: Page, { address, shows }: Screen): Promise<void> {
  await page.goto(address);
  await page.locator(shows).filter({ visible: true }).first().waitFor();
  await settled(page);
}

/** Waits until nothing on the page is loading: no skeleton, nothing busy, fonts there, the picture drawn. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('main h1') !== null &&
      document.querySelector('main [aria-busy=true], main span[aria-hidden][style*="--radius"]') === null,
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
  });
}
