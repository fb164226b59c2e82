import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';

/**
 * Names a system package manager gives the browser, in order of preference. The shell is the same engine without the windows and
 * menus that nobody sees in a test, a seventh less work for the machine; Playwright's own headless Chromium is the same shell.
 */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * What Chromium leaves out. The last list counts, so Playwright's own stands here whole; then come processes that nobody sees:
 * a renderer kept ready for a next page, and the address bar's suggestions.
 */
const WITHOUT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'SpareRendererForSitePerProcess',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

/** Flags that keep a headless Chromium from talking to anyone, and let it run as root in CI. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A play presses «Слушать» by script, which is no gesture of a person: without one nothing would sound.
  '--autoplay-policy=no-user-gesture-required',
  // The shell alone would round every letter to whole pixels, which no window of a browser does.
  '--font-render-hinting=none',
  `--disable-features=${WITHOUT.join(',')}`,
];

/**
 * Finds a Chromium without downloading one: the CHROMIUM_PATH environment variable, then the system's
 * PATH, then one that Playwright installed earlier.
 * @returns {string | undefined} the executable's path, or undefined when there is none
 */
export function findChromium() {
  const fromEnv = process.env.CHROMIUM_PATH;
  if (fromEnv) return existsSync(fromEnv) ? fromEnv : undefined;
  for (const directory of (process.env.PATH ?? '').split(path.delimiter)) {
    for (const name of NAMES) {
      const candidate = path.join(directory, name);
      if (directory && existsSync(candidate)) return candidate;
    }
  }
  const own = chromium.executablePath();
  return own && existsSync(own) ? own : undefined;
}

/** What to do where there is none. @returns {string} */
export const withoutChromium = () =>
  process.env.CHROMIUM_PATH
    ? `CHROMIUM_PATH names no file: ${process.env.CHROMIUM_PATH}`
    : [
        'The tests need Chromium, and none was found. Do one of these and run them again:',
        '  · install the system package: apt-get install chromium-headless-shell or chromium (Debian), brew install chromium (macOS);',
        '  · set CHROMIUM_PATH to the executable of a Chromium or Chrome you have;',
        '  · npx playwright install chromium.',
      ].join('\n');

/** What is worth telling of a browser: that one of its processes ended by itself, or that it was ended. */
const DYING = /FATAL|Received signal|Check failed|Out of memory|OOM|GPU process exited|signal=SIG(?!KILL)/;

/** What browsers said of their deaths, with the moment, in order. */
export const LAST_WORDS = [];

/**
 * Listens for a browser's death in its own words: a runner knows only that a connection was closed. To be given to Playwright's
 * launch as `logger`.
 * @type {import('playwright').Logger}
 */
export const DEATHS = {
  isEnabled: (name) => name === 'browser',
  log: (_name, _severity, message) => {
    if (!DYING.test(String(message))) return;
    LAST_WORDS.push(`${new Date().toISOString()} ${String(message)}`);
    process.stderr.write(`Chromium: ${String(message)}\n`);
  },
};
