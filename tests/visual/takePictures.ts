import type { Browser, CDPSession, Page } from 'playwright';

import { launch } from '../support/browser.ts';
import { openCanvas, showAll } from '../support/storyPages.ts';
import type { Look, Sitting } from './album.ts';
import { atRest, NOW, standStill, STILL_CSS, type Rest, type StillWindow } from './still.ts';

/** What makes Chromium draw the same page the same way: everything anew, in one order, in one grey. */
const SAME_EACH_TIME = [
  // A part drawn over an older frame has other edges than the whole drawn at once.
  '--disable-partial-raster',
  '--run-all-compositor-stages-before-draw',
  '--disable-threaded-animation',
  '--disable-image-animation-resync',
  '--disable-checker-imaging',
  '--disable-smooth-scrolling',
  '--disable-skia-runtime-opts',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
];

/** The telephone that screens are also shown on. */
const PHONE = { width: 390, height: 844 };

/** A picture shows what lies below the window, too, up to here, px; a list of ten thousand rows would be a picture of 780 000. */
const TALLEST = 3_000;

type Theme = 'light' | 'dark';

/** Starts the Chromium that takes the pictures. */
export const launchStill = (): Promise<Browser> => launch({ args: SAME_EACH_TIME });

/** What the preview knows of a story; see storybook/internal/preview-api. */
interface PreviewWindow {
  readonly __STORYBOOK_PREVIEW__: {
    readonly storyStoreValue: {
      loadStory(of: { storyId: string }): Promise<{
        title: string;
        name: string;
        parameters: { visual?: { moves?: string }; chromatic?: { modes?: Record<string, { viewport?: string }> } };
      }>;
    };
  };
}

/** What a story says of itself. */
const aboutStory = (page: Page, id: string) =>
  page.evaluate(async (storyId) => {
    const { storyStoreValue } = (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__;
    const { title, name, parameters } = await storyStoreValue.loadStory({ storyId });
    const modes = Object.values(parameters.chromatic?.modes ?? {});
    return {
      title,
      name,
      moves: parameters.visual?.moves,
      onPhone: modes.some(({ viewport }) => viewport === 'mobile'),
    };
  }, id);

/** Gives the window a size, and waits until the page has heard of it. */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  const present = page.viewportSize();
  if (present?.width === size.width && present.height === size.height) return;
  await page.setViewportSize(size);
  await page.waitForFunction(({ width, height }) => innerWidth === width && innerHeight === height, size);
}

/** Throws when a story does not come to rest: a picture of it would be of a moment. */
async function rest(page: Page, theme: string): Promise<Rest> {
  const found = await page.evaluate(atRest, theme);
  if (!found.isStill)
    throw new Error('не стоит на месте: остановите или объясните в `parameters: { visual: { moves: … } }`');
  return found;
}

/**
 * Pictures of what is shown now, in both themes, in a window of this size or as tall as the page is. Dark comes first: with
 * each change of theme all is drawn anew, and what a play has scrolled or moved lies where it would lie at first.
 */
async function inBothThemes(
  page: Page,
  session: CDPSession,
  size: { width: number; height: number },
): Promise<Record<Theme, Buffer>> {
  const take = async (theme: Theme): Promise<Buffer> => {
    await rest(page, theme);
    const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
    return Buffer.from(data, 'base64');
  };
  await resize(page, size);
  const { height } = await rest(page, 'light');
  if (height > size.height) {
    await resize(page, { width: size.width, height: Math.min(height, TALLEST) });
    await page.evaluate(() => scrollTo(0, 0));
  }
  const dark = await take('dark');
  return { dark, light: await take('light') };
}

/** Pictures of the story that has played, and of a screen on a telephone as well. */
async function pictureStory(
  page: Page,
  session: CDPSession,
  id: string,
  keep: (picture: Buffer) => string,
): Promise<Sitting> {
  const { title, name, moves, onPhone } = await aboutStory(page, id);
  if (moves !== undefined) return { title, name, looks: {}, moves };
  const own = page.viewportSize();
  if (!own) throw new Error('a page without a window');
  const looks: Partial<Record<Look, string>> = {};
  for (const size of onPhone && own.width !== PHONE.width ? [own, PHONE] : [own]) {
    const pictures = await inBothThemes(page, session, size);
    looks[size === own ? 'light' : 'light 390'] = keep(pictures.light);
    looks[size === own ? 'dark' : 'dark 390'] = keep(pictures.dark);
  }
  return { title, name, looks };
}

interface TakeOptions {
  /** Keeps a picture and gives its fingerprint. */
  readonly keep: (picture: Buffer) => string;
  /** Called with each story as soon as it is pictured. */
  readonly onTaken: (id: string, sitting: Sitting) => void;
}

/**
 * Shows stories one after another in a few tabs, plays them, and takes their pictures in both themes. A story that fails is told
 * as one: what it looks like then is nobody's intention.
 * @param url a built Storybook's address, without a slash at the end
 */
export async function takePictures(
  browser: Browser,
  url: string,
  ids: readonly string[],
  { keep, onTaken }: TakeOptions,
): Promise<void> {
  const sessions = new Map<Page, CDPSession>();
  const open = async () => {
    const context = await browser.newContext({
      baseURL: url,
      locale: 'ru-RU',
      reducedMotion: 'reduce',
      timezoneId: 'Europe/Moscow',
      viewport: { width: 1140, height: 720 },
    });
    await context.addInitScript(standStill, NOW);
    const frame = await openCanvas(context);
    await frame.addStyleTag({ content: STILL_CSS });
    sessions.set(frame.page(), await context.newCDPSession(frame.page()));
    return frame;
  };
  await showAll(open, ids, {
    onShown: async (id, page, wrong) => {
      const session = sessions.get(page);
      if (!session) throw new Error('a page that nobody opened');
      const sitting = wrong.length > 0 ? failed(page, id, wrong) : pictureStory(page, session, id, keep);
      onTaken(id, await sitting.catch((error: unknown) => failed(page, id, [String(error)])));
      await page.evaluate(() => (window as unknown as StillWindow).startAnew());
    },
  });
  await Promise.all([...sessions.keys()].map((page) => page.context().close()));
}

/** A story of which no picture could be taken. */
async function failed(page: Page, id: string, wrong: readonly string[]): Promise<Sitting> {
  const { title, name } = await aboutStory(page, id);
  return { title, name, looks: {}, wrong };
}
