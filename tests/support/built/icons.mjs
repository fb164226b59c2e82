// Draws the installed app's icons from app/public/favicon.svg: node tests/support/built/icons.mjs
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { CHROMIUM_ARGS, findChromium } from '../chromium/chromium.mjs';

const FOLDER = 'app/public/icons';
/** Share of the side that the sign takes: a maskable icon may lose all but a circle of 80 %, iOS rounds the corners. */
const ICONS = [
  { name: 'icon-48', side: 48, share: 1 },
  { name: 'icon-192', side: 192, share: 0.86 },
  { name: 'icon-512', side: 512, share: 0.86 },
  { name: 'maskable-512', side: 512, share: 0.54 },
  { name: 'apple-touch-icon', side: 180, share: 0.66 },
];

const svg = readFileSync('app/public/favicon.svg', 'utf8');
const paper = /<path d="M0 0h26v26H0z" fill="(#[0-9a-f]{6})"\/>/.exec(svg)?.[1];
if (!paper) throw new Error('favicon.svg has no paper');

mkdirSync(FOLDER, { recursive: true });
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
const page = await browser.newPage();
for (const { name, side, share } of ICONS) {
  await page.setViewportSize({ width: side, height: side });
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${paper}">
      <div style="width:${Math.round(side * share)}px;line-height:0">${svg}</div>`,
  );
  writeFileSync(`${FOLDER}/${name}.png`, await page.screenshot());
}
await browser.close();
