import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { TALK_FILES, talkOfSize } from '../data/talks.mjs';
import { idle, longestTask } from '../reaction.mjs';

const SIZE = 5_000_000;

/** Chooses a file in a study. Returns what is there when it has been read and stored. */
async function intoStudy(page, file) {
  await page.getByLabel('Добавить файлы', { exact: true }).and(page.locator('input')).setInputFiles(file);
  return page.getByRole('button', { name: `Читать: ${path.basename(file)}` });
}

/** Chooses a project of REFI-QDA. Returns what is there when it has been read. */
async function asProject(page, file) {
  await page.getByRole('button', { name: 'Загрузить исследование' }).click();
  const dialog = page.getByRole('dialog', { name: 'Загрузить новое исследование' });
  await dialog.locator('input[type=file]:not([webkitdirectory])').setInputFiles(file);
  return page.getByText(/^Проект из/);
}

/** A file of 5 MB of each kind: from choosing it to its stored text. */
export async function readers({ openProfile, base, table }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'orientir-bench-'));
  const rows = {};
  for (const kind of Object.keys(TALK_FILES)) {
    const file = path.join(folder, kind.includes('.') ? kind : `talk.${kind}`);
    writeFileSync(file, await talkOfSize(kind, SIZE));
    const { context, page } = await openProfile();
    await page.goto(`${base}/?open=research-edtech`);
    await page.getByLabel('Добавить файлы', { exact: true }).and(page.locator('input')).waitFor({ state: 'attached' });
    await idle(page);
    await longestTask(page);
    const start = Date.now();
    const read = await (kind === 'qdpx' ? asProject : intoStudy)(page, file);
    await read.waitFor({ timeout: 120_000 });
    rows[kind] = { ms: Date.now() - start, 'longest task': await longestTask(page) };
    await context.close();
  }
  rmSync(folder, { recursive: true });
  table('A file of 5 MB: chosen → read and stored', rows);
  return rows;
}
