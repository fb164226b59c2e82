// Takes the README's screenshots of the built app: npm run build && node tests/support/screenshots.mjs
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { CHROMIUM_ARGS, findChromium } from './chromium.mjs';

const FOLDER = 'stories/docs/screenshots';
mkdirSync(FOLDER, { recursive: true });
const server = await preview({ logLevel: 'error', preview: { port: 0, host: '127.0.0.1' } });
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
const context = await browser.newContext({
  baseURL: `http://127.0.0.1:${server.httpServer.address().port}`,
  viewport: { width: 1280, height: 800 },
  locale: 'ru-RU',
  reducedMotion: 'reduce',
});
const page = await context.newPage();

await page.goto('/');
await page.getByRole('button', { name: /EdTech/ }).click();
await page.getByRole('heading', { name: 'Ключевые инсайты' }).waitFor();
await page.evaluate(() => window.scrollTo(0, 220));
await page.screenshot({ path: `${FOLDER}/research.png` });

await page.getByRole('button', { name: 'Читать' }).first().click();
await page.getByRole('button', { name: /^Выбрать реплику 4/ }).click();
await page.getByRole('button', { name: 'Создать гипотезу' }).focus();
await page.screenshot({ path: `${FOLDER}/reader.png` });

await page.goto('/journey?view=map');
await page.getByRole('table').waitFor();
await page.screenshot({ path: `${FOLDER}/tactics.png` });

await page.goto('/experiments?view=board');
await page.locator('[data-card]').first().waitFor();
await page.evaluate(() => window.scrollTo(0, 520));
await page.screenshot({ path: `${FOLDER}/experiments.png` });

await page.goto('/audiences?open=audience-edtech-pm');
await page.getByRole('heading', { name: /^Контакты/ }).waitFor();
await page.evaluate(() => window.scrollTo(0, 120));
await page.screenshot({ path: `${FOLDER}/audiences.png` });

await page.goto('/strategy');
await page.getByRole('heading', { name: 'Размер рынка' }).waitFor();
await page.evaluate(() => window.scrollTo(0, 140));
await page.screenshot({ path: `${FOLDER}/strategy.png` });

await browser.close();
await server.close();
