import type { Browser, BrowserContext, Frame, Page } from 'playwright';

/** An entry of the built Storybook's index.json. */
export interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: 'story' | 'docs';
  readonly tags: readonly string[];
  /** The file that it comes from, from the project's root: `./stories/…`. */
  readonly importPath: string;
  /** Name that the file exports a story by. */
  readonly exportName?: string;
}

/** Every entry of a built Storybook. */
export async function indexOf(storybookUrl: string): Promise<readonly IndexEntry[]> {
  const index = (await (await fetch(`${storybookUrl}/index.json`)).json()) as { entries: Record<string, IndexEntry> };
  return Object.values(index.entries);
}

/** Milliseconds for one story: a limit against hanging. */
const PATIENCE = 60_000;

/** Tabs at once: plays wait for motion more than they compute. */
const TABS = 4;

/** A window, px. */
interface Size {
  readonly width: number;
  readonly height: number;
}

const CANVAS: Size = { width: 1140, height: 720 };

/** A browser profile as people have it: ordinary motion, and a clock that is not Moscow's. */
export function openStorybook(browser: Browser, storybookUrl: string): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: storybookUrl,
    locale: 'ru-RU',
    reducedMotion: 'no-preference',
    timezoneId: 'Asia/Vladivostok',
    viewport: CANVAS,
  });
}

/** Parts of the preview for a test: see storybook/internal/preview-api, PreviewWeb. */
interface PreviewWindow {
  readonly __STORYBOOK_PREVIEW__?: {
    readonly storyStoreValue?: {
      loadStory(of: { storyId: string }): Promise<{
        storyGlobals: { viewport?: { value?: string } };
        parameters: { viewport: { options: Record<string, { styles: { width: string; height: string } }> } };
      }>;
    };
    readonly currentRender?: { readonly id: string };
    /** The story that is shown, or all those in a page of the documentation. */
    readonly storyRenders: readonly { readonly phase?: string }[];
  };
  readonly __STORYBOOK_ADDONS_CHANNEL__: {
    on(event: string, listener: (data: never) => void): void;
    off(event: string, listener: (data: never) => void): void;
    emit(event: string, data: object): void;
  };
}

/** Waits until a frame of the preview takes stories; axe is left to the stories' own tests. */
async function ready(frame: Frame): Promise<Frame> {
  await frame.waitForFunction(
    () => (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined,
  );
  await frame.evaluate(() =>
    (window as unknown as PreviewWindow).__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', {
      globals: { a11y: { manual: true } },
    }),
  );
  return frame;
}

/** Opens the canvas with no story in it. */
export async function openCanvas(context: BrowserContext): Promise<Frame> {
  const page = await context.newPage();
  await page.goto('/iframe.html?viewMode=story');
  return ready(page.mainFrame());
}

/** Opens a frame over the whole window, as the documentation has them, with no story in it; the focus stays outside. */
export async function openFrame(context: BrowserContext): Promise<Frame> {
  const page = await context.newPage();
  // A small file of the same host serves as the page: a browser lays out the index, a megabyte in one line, for seconds.
  await page.goto('/project.json');
  await page.setContent(
    '<style>body { margin: 0; overflow: hidden } input { position: fixed; opacity: 0 } iframe { display: block; width: 100vw; height: 100vh; border: 0 }</style>' +
      '<input autofocus aria-label="Вне истории"><iframe src="/iframe.html?viewMode=story&framed=true"></iframe>',
  );
  const frame = await (await page.waitForSelector('iframe')).contentFrame();
  if (!frame) throw new Error('no frame');
  return ready(frame);
}

/**
 * Waits until a story or a page of the documentation is in Storybook's own window, and no story in it draws or plays any more: a
 * focus in a play takes the focus out of the sidebar, and its search closes.
 * @param id the id, or how it begins
 */
export async function opened(page: Page, id: string): Promise<void> {
  const preview = await (await page.waitForSelector('#storybook-preview-iframe')).contentFrame();
  if (!preview) throw new Error('no frame');
  await preview.waitForFunction((begin) => {
    const { currentRender, storyRenders = [] } = (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__ ?? {};
    return (
      currentRender?.id.startsWith(begin) &&
      document.querySelector('#storybook-root > *, #storybook-docs h1') &&
      storyRenders.every(({ phase }) => phase === 'finished')
    );
  }, id);
}

interface ShowOptions {
  /** The window of a story that asks for none; by default the canvas beside the sidebar. */
  readonly canvas?: Size;
  /** Called with each story that has played, and with what went wrong in it. */
  readonly onShown?: (id: string, page: Page, wrong: readonly string[]) => Promise<void>;
}

/** Every story of these, in a few tabs; what went wrong by the story's id. */
export async function showAll(
  open: () => Promise<Frame>,
  ids: readonly string[],
  { canvas = CANVAS, onShown }: ShowOptions = {},
): Promise<Record<string, readonly string[]>> {
  const queue = [...ids];
  const red: Record<string, readonly string[]> = {};
  await Promise.all(
    Array.from({ length: TABS }, async () => {
      const frame = await open();
      for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
        const wrong = await showStory(frame, id, canvas);
        if (wrong.length > 0) red[id] = wrong;
        await onShown?.(id, frame.page(), wrong);
      }
    }),
  );
  return red;
}

/**
 * Shows a story as the sidebar does, at the size that it asks for, and waits for the end of its play.
 * @returns what went wrong, in words; nothing when it is green
 */
async function showStory(frame: Frame, id: string, canvas: Size): Promise<readonly string[]> {
  const page = frame.page();
  const asked = await frame.evaluate(async (storyId) => {
    const story = await (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__?.storyStoreValue?.loadStory({
      storyId,
    });
    return story?.parameters.viewport.options[story.storyGlobals.viewport?.value ?? '']?.styles;
  }, id);
  const size = asked ? { width: Number.parseInt(asked.width), height: Number.parseInt(asked.height) } : canvas;
  const present = page.viewportSize();
  if (present?.width !== size.width || present.height !== size.height) {
    await page.setViewportSize(size);
    // The page hears of its new size a moment later; a story drawn before would put itself into the old one.
    await frame.waitForFunction(({ width, height }) => innerWidth === width && innerHeight === height, size);
  }
  return frame.evaluate(
    ([storyId, patience]) =>
      new Promise<string[]>((resolve) => {
        const channel = (window as unknown as PreviewWindow).__STORYBOOK_ADDONS_CHANNEL__;
        const wrong: string[] = [];
        // Testing Library says what is wrong first, and then prints the page.
        const say = (error: { message?: string } | null) =>
          wrong.push((error?.message ?? String(error)).split(/\n\s*(?:Ignored nodes|Here are|<body)/)[0] ?? '');
        const listeners: Record<string, (data: never) => void> = {
          playFunctionThrewException: say,
          storyThrewException: say,
          storyErrored: say,
          storyMissing: say,
          unhandledErrorsWhilePlaying: (errors: { message?: string }[]) => errors.forEach(say),
          storyFinished: (ended: { storyId: string; status: string; reporters: readonly object[] }) => {
            if (ended.storyId !== storyId) return;
            if (ended.status !== 'success' && wrong.length === 0) wrong.push(JSON.stringify(ended.reporters));
            end();
          },
        };
        const limit = setTimeout(() => {
          wrong.push('its play does not end');
          end();
        }, patience);
        function end() {
          clearTimeout(limit);
          for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener);
          resolve(wrong);
        }
        for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener);
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      }),
    [id, PATIENCE] as const,
  );
}
