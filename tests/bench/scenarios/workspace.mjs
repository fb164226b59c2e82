// The workspace file: saving and opening 10,000 records and 200 MB of files, with the peak memory of the browser's processes.
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { makeStudies } from '../data/studies.mjs';
import { putRecords } from '../page.mjs';
import { longestTask } from '../reaction.mjs';

const COUNT = 10_000;
const FILES = 20;
const FILE_BYTES = 10 * 1024 * 1024;

/** Runs in the page: puts materials with random bytes into the app's database, shaped as the store shapes its rows. */
async function putFiles([count, bytes]) {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
  const asked = (request) =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error));
    });
  const database = await asked(indexedDB.open('orientir'));
  const rows = await asked(database.transaction('records').objectStore('records').getAll());
  const pattern = rows.find((row) => row.kind === 'material');
  for (let index = 0; index < count; index += 1) {
    const data = new Uint8Array(bytes);
    for (let at = 0; at < bytes; at += 65_536) crypto.getRandomValues(data.subarray(at, at + 65_536));
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', data));
    const id = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
    const writing = database.transaction(['records', 'files', 'blobs'], 'readwrite');
    const record = {
      ...pattern.record,
      id: `bench-file-${index}`,
      name: `запись-${index}.mp3`,
      size: bytes,
      fileId: id,
    };
    writing.objectStore('records').put({ ...pattern, id: record.id, record });
    writing.objectStore('files').put({ id, size: bytes, putAt: new Date().toISOString() });
    writing.objectStore('blobs').put({ id, blob: new Blob([data], { type: 'audio/mpeg' }) });
    await new Promise((resolve, reject) => {
      writing.addEventListener('complete', resolve);
      writing.addEventListener('error', () => reject(writing.error));
    });
  }
  database.close();
}

const megabytes = (bytes) => Math.round(bytes / 1024 / 1024);

/** Memory of a process as Linux tells it, bytes: `VmRSS` now, `VmHWM` at its peak. */
function memoryOf(pid, field) {
  const line = readFileSync(`/proc/${pid}/status`, 'utf8').match(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm'));
  return Number(line?.[1] ?? 0) * 1024;
}

/** Peak of each process above what it had when the action began, MB. Linux only. */
async function measured(browser, action) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const processes = processInfo.filter(({ type }) => type === 'browser' || type === 'renderer');
  const before = new Map(processes.map(({ id }) => [id, memoryOf(id, 'VmRSS')]));
  // 5 sets the peak back to what is used now.
  for (const { id } of processes) writeFileSync(`/proc/${id}/clear_refs`, '5');
  const start = Date.now();
  await action();
  const took = Date.now() - start;
  const grown = (wanted) =>
    Math.max(
      ...processes
        .filter(({ type }) => type === wanted)
        .map(({ id }) => megabytes(memoryOf(id, 'VmHWM') - before.get(id))),
    );
  await session.detach();
  return {
    ms: took,
    'page + workers: peak above start, MB': grown('renderer'),
    'browser process, MB': grown('browser'),
  };
}

/** Saves a workspace of 10,000 records and 200 MB of files, and opens it in another profile. */
export async function workspace({ browser, base, openProfile, table }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-workspace-'));
  const file = path.join(folder, 'workspace.zip');
  const settings = async (page) => {
    await page.goto(`${base}/profile?section=settings`);
    await page.getByRole('button', { name: 'Открыть из файла' }).waitFor({ timeout: 120_000 });
  };
  const rows = {};

  const saving = await openProfile();
  await settings(saving.page);
  await saving.page.evaluate(putRecords, ['research', makeStudies(COUNT)]);
  await saving.page.evaluate(putFiles, [FILES, FILE_BYTES]);
  await settings(saving.page);
  await saving.page.getByRole('button', { name: 'Сохранить в файл' }).click();
  const dialog = saving.page.getByRole('dialog');
  await dialog.waitFor();
  await saving.page.evaluate(() => globalThis.gc?.());
  rows['saved: pressed → file'] = await measured(browser, async () => {
    const downloading = saving.page.waitForEvent('download', { timeout: 300_000 });
    await dialog.getByRole('button', { name: 'Сохранить в файл' }).click();
    await (await downloading).saveAs(file);
  });
  rows['saved: pressed → file']['longest task, ms'] = await longestTask(saving.page);
  await saving.context.close();

  const opening = await openProfile();
  await settings(opening.page);
  await opening.page.getByRole('button', { name: 'Открыть из файла' }).click();
  const open = opening.page.getByRole('dialog');
  await open.waitFor();
  await opening.page.evaluate(() => globalThis.gc?.());
  rows['chosen → checked to the last byte'] = await measured(browser, async () => {
    // Through the driver a file of this size is read in pieces by the page itself, as a chosen one is.
    await open.locator('input[type=file]').setInputFiles(file);
    await open.getByRole('button', { name: 'Заменить' }).waitFor({ timeout: 300_000 });
  });
  rows['chosen → checked to the last byte']['longest task, ms'] = await longestTask(opening.page);
  await open.getByRole('button', { name: 'Заменить' }).click();
  rows['replaced: pressed → done'] = await measured(browser, async () => {
    await open.getByRole('button', { name: 'Да, заменить' }).click();
    await open.waitFor({ state: 'detached', timeout: 300_000 });
  });
  rows['replaced: pressed → done']['longest task, ms'] = await longestTask(opening.page);
  await opening.context.close();
  rows['the file, MB'] = { ms: megabytes(statSync(file).size) };
  rmSync(folder, { recursive: true });
  table('Workspace file: 10 000 records and 200 MB of files', rows);
}
