import path from 'node:path';
import { runnerImport } from 'vite';

import { spread } from '../figures.mjs';

const RUNS = 5;
/** Words of an hour's talk. */
const HOUR = 10_000;
const TALKS = 12;

const wordsOf = (text) => text.match(/\S+/g)?.length ?? 0;

/** Talks of the corpus: one as long as an hour, put together of those of one layout, and twelve as they are. */
async function talksOf() {
  const { module } = await runnerImport(path.resolve(import.meta.dirname, '../../evidence/corpus.ts'));
  const texts = module.readCorpus().map(({ text }) => text);
  let hour = '';
  for (const text of texts) if (text.startsWith('Интервьюер: ') && wordsOf(hour) < HOUR) hour += `${text}\n\n`;
  return { [`an hour's talk, ${wordsOf(hour)} words`]: [hour], [`${TALKS} interviews`]: texts.slice(0, TALKS) };
}

async function upload(page, title, texts) {
  await page.getByRole('button', { name: 'Загрузить исследование' }).click();
  const dialog = page.getByRole('dialog', { name: 'Загрузить новое исследование' });
  await dialog.getByLabel('Название').fill(title);
  await dialog.getByLabel('Описание').fill(title);
  await dialog.getByLabel('Тип исследования').selectOption({ label: 'Интервью' });
  await dialog.locator('input[type=file]:not([webkitdirectory])').setInputFiles(
    texts.map((text, index) => ({
      name: `${title} ${index + 1}.txt`,
      mimeType: 'text/plain',
      buffer: Buffer.from(text),
    })),
  );
  await dialog.getByRole('button', { name: 'Загрузить', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  const link = page.getByRole('link', { name: 'Все находки' });
  await link.waitFor();
  return link.getAttribute('href');
}

/** Runs in the page: when the first of what was found stands there, and when all of it, ms since the page was asked for. */
function timeFound() {
  const first = document.querySelector('main a[data-passage]');
  const done = [...document.querySelectorAll('main output')].some(({ textContent }) => textContent.endsWith('разбора'));
  globalThis.firstFound ??= first ? performance.now() : undefined;
  return first && done ? [globalThis.firstFound, performance.now()] : null;
}

/** «Находки»: the page loaded anew, everything looked through again. */
export async function findings({ openProfile, base, table }) {
  const { context, page } = await openProfile();
  await page.goto(`${base}/`);
  const rows = {};
  for (const [title, texts] of Object.entries(await talksOf())) {
    const href = await upload(page, title, texts);
    const times = [];
    for (let run = 0; run < RUNS; run += 1) {
      await page.goto(`${base}${href}`);
      const found = await page.waitForFunction(timeFound);
      times.push(await found.jsonValue());
    }
    rows[`${title}: first found`] = spread(times.map(([first]) => first));
    rows[`${title}: all found and put together`] = spread(times.map(([, all]) => all));
    await page.goto(`${base}/`);
  }
  await context.close();
  table('«Находки», ms from the address to what was found, with the page itself', rows);
}
