import { cp, mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Browser, BrowserContext, Page } from 'playwright';
import readXlsxFile from 'read-excel-file/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { launch, openProfile, type Faults } from '../../support/page/browser.ts';
import { buildVersion } from '../../support/built/buildVersion.ts';
import { startStaticHost, type StaticHost } from '../../support/built/staticHost.ts';

const DIST = path.resolve(import.meta.dirname, '../../../dist');
const TRANSCRIPTS = path.resolve(import.meta.dirname, '../../fixtures/transcripts');

let folder: string;
let browser: Browser;
let host: StaticHost;
let context: BrowserContext;
let page: Page;
let faults: Faults;

beforeAll(async () => {
  browser = await launch();
  folder = await mkdtemp(path.join(tmpdir(), 'orientir-'));
  await cp(DIST, path.join(folder, 'one'), { recursive: true });
});
afterAll(async () => {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  host = await startStaticHost(path.join(folder, 'one'));
  ({ context, page, faults } = await openProfile(browser, host.url, { serviceWorkers: 'allow' }));
});
afterEach(async () => {
  await context.close();
  await host.stop();
  expect(faults.foreign).toEqual([]);
});

/** The whole app is in the cache. */
const cached = (on: Page = page) =>
  on.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
const heading = (name: string | RegExp, on: Page = page) => on.getByRole('heading', { name }).waitFor();

async function visitOnce(): Promise<void> {
  await page.goto('/');
  await heading('Список исследований (7)');
  await cached();
}

async function saved(press: () => Promise<void>): Promise<Buffer> {
  const downloading = page.waitForEvent('download');
  await press();
  return readFile(await (await downloading).path());
}

const exportAs = (button: string, format: 'PDF' | 'XLSX') =>
  saved(async () => {
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('menuitem', { name: format }).click();
  });

describe('without a network', () => {
  it('after one visit every screen opens, and an unknown path is not found', async () => {
    await visitOnce();
    await host.stop();

    const SCREENS: readonly [path: string, title: string][] = [
      ['/', 'Исследования'],
      ['/chat', 'Ассистент'],
      ['/onboarding', 'Знакомство'],
      ['/vision', 'Видение'],
      ['/strategy', 'Стратегия'],
      ['/journey', 'Тактика'],
      ['/experiments', 'Эксперименты'],
      ['/audiences', 'Аудитории'],
      ['/profile', 'Мария Соколова'],
    ];
    for (const [at, title] of SCREENS) {
      await page.goto(at);
      // The heads are in the page before the app runs; the title is the app's.
      await page.waitForFunction(() => document.title !== 'Ориентир');
      await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    }
    await page.goto('/no/such-page');
    await heading('Oops! Page not found');
    expect(faults.errors.filter((text) => !text.includes('/no/such-page'))).toEqual([]);
  });

  it('files are written and read', async () => {
    await visitOnce();
    await host.stop();
    await page.goto('/experiments');
    await heading(/^Список экспериментов \(16\)$/);
    const pdf = await getDocument({ data: new Uint8Array(await exportAs('Экспорт', 'PDF')) }).promise;
    const text = await (await pdf.getPage(1)).getTextContent();
    expect(text.items.map((item) => ('str' in item ? item.str : '')).join(' ')).toContain('Эксперимент');
    await page.goto('/vision');
    const sheets = await readXlsxFile(await exportAs('Скачать', 'XLSX'));
    expect(JSON.stringify(sheets)).toContain('Целевая аудитория');

    await page.goto('/');
    await page.getByRole('button', { name: 'Загрузить исследование' }).click();
    const dialog = page.getByRole('dialog', { name: 'Загрузить новое исследование' });
    await dialog.getByLabel('Название').fill('В поезде');
    await dialog.getByLabel('Описание').fill('Без связи');
    await dialog.getByLabel('Тип исследования').selectOption({ label: 'Интервью' });
    await dialog
      .locator('input[type=file]:not([webkitdirectory])')
      .setInputFiles(['interview-4.docx', 'interview-5.pdf'].map((name) => path.join(TRANSCRIPTS, name)));
    await dialog.getByRole('button', { name: 'Загрузить', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await heading('Список исследований (8)');
    await page.reload();
    await heading('Список исследований (8)');
    expect(host.asked.length).toBeGreaterThan(0);
  });

  it('the first frame is that of the address, not of the main page', async () => {
    await visitOnce();
    await host.stop();
    // Before any script of the page has run, when the whole of it has been read.
    await context.addInitScript(() => {
      document.addEventListener(
        'readystatechange',
        () => {
          const head = document.querySelector('#root main h1');
          (globalThis as { firstFrame?: string }).firstFrame ??= head?.textContent ?? 'none';
        },
        { once: true },
      );
    });
    const firstFrame = () => page.evaluate(() => (globalThis as { firstFrame?: string }).firstFrame);
    await page.goto('/vision');
    await heading('Видение');
    expect(await firstFrame()).toBe('Видение');
    await page.goto('/');
    await heading('Список исследований (7)');
    expect(await firstFrame()).toBe('Исследования');
  });

  it('nothing but the first screen is fetched before the page is at rest, and then every built file once', async () => {
    await page.goto('/');
    await heading('Список исследований (7)');
    expect(host.asked).not.toContain('/sw.js');
    const early = host.asked.length;
    await cached();
    const names = (await readdir(path.join(folder, 'one'), { recursive: true })).map((name) => `/${name}`);
    const missing: string[] = [];
    for (const name of names) {
      // The page of respondents and the widget are of strangers; the sections' own pages are of a first visit: the main one is all of them.
      if (/^\/(?:(?!index)[a-z]+\.html|w\.js|assets\/respond-[^/]*)$/.test(name)) continue;
      if (name === '/sw.js' || (await stat(path.join(folder, 'one', name))).isDirectory()) continue;
      const kept = await page.evaluate(
        async (url) => (await caches.match(url, { ignoreSearch: true })) !== undefined,
        name,
      );
      if (!kept) missing.push(name);
    }
    expect(missing).toEqual([]);
    expect(early).toBeLessThan(host.asked.length);
  });

  it('the app can be installed: a manifest in Russian, with icons of the sizes it names', async () => {
    await page.goto('/');
    const manifest = (await page.evaluate(async () => {
      const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
      return link && (await fetch(link.href)).json();
    })) as { lang: string; short_name: string; icons: { src: string; sizes: string; purpose?: string }[] };
    expect(manifest).toMatchObject({ lang: 'ru', short_name: 'Ориентир' });
    const sizes = await page.evaluate(
      (icons) =>
        Promise.all(
          icons.map(async ({ src }) => {
            const image = new Image();
            image.src = src;
            await image.decode();
            return `${image.naturalWidth}x${image.naturalHeight}`;
          }),
        ),
      manifest.icons,
    );
    expect(sizes).toEqual(manifest.icons.map((icon) => icon.sizes));
    expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  });
});

const notice = (on: Page = page) => on.getByText('Вышла новая версия');
/** Which build a page runs: the second one says so when its audiences are opened. */
const runsSecond = (on: Page) => on.evaluate(() => 'secondBuild' in globalThis);
const lookForUpdate = (on: Page) =>
  on.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
const filesKept = () =>
  page.evaluate(async () => {
    const [name = ''] = await caches.keys();
    return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
  });

describe('a newer version', () => {
  beforeAll(async () => {
    await buildVersion(path.join(folder, 'two'), 'secondBuild');
  });

  // The browser gives the old version time to finish what it is at: on a busy machine half a minute and more.
  const CHANGE_OVER = { timeout: 120_000 };

  it('is offered, and loses nothing half typed: nothing happens by itself', async () => {
    await visitOnce();
    await page.getByRole('button', { name: 'Загрузить исследование' }).click();
    const dialog = page.getByRole('dialog', { name: 'Загрузить новое исследование' });
    await dialog.getByLabel('Название').fill('Не дописано');

    host.setFolder(path.join(folder, 'two'));
    await lookForUpdate(page);
    await notice().waitFor({ state: 'attached' });
    // Half typed, under a dialog: it is there.
    expect(await dialog.getByLabel('Название').inputValue()).toBe('Не дописано');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Позже' }).click();
    await notice().waitFor({ state: 'detached' });
    await page.reload();
    await notice().waitFor();
    await page.goto('/audiences');
    await heading('Список аудиторий (5)');
    expect(await runsSecond(page)).toBe(false);
    await notice().waitFor();
    expect(faults.errors).toEqual([]);
  });

  it('is taken over where it is asked for; other tabs go on until they ask', async () => {
    await visitOnce();
    const before = await filesKept();
    const second = await context.newPage();
    await second.goto('/onboarding');
    await second.getByLabel(/^Название компании/).fill('Недописанная');
    await page.goto('/audiences');
    await heading('Список аудиторий (5)');
    host.setFolder(path.join(folder, 'two'));
    await lookForUpdate(page);
    await notice(second).waitFor();
    await page.getByRole('button', { name: 'Обновить' }).click();
    await page.waitForFunction(() => 'secondBuild' in globalThis, null, CHANGE_OVER);
    await heading('Список аудиторий (5)');
    expect(await notice().count()).toBe(0);

    // The other tab receives the news, keeps the typed text, and still opens screens of its own version, the host being gone.
    await second.getByText(/в\sдругой вкладке/).waitFor();
    expect(await second.getByLabel(/^Название компании/).inputValue()).toBe('Недописанная');
    await host.stop();
    await second
      .getByRole('navigation', { name: 'Разделы', exact: true })
      .getByRole('link', { name: 'Аудитории' })
      .click();
    await heading('Список аудиторий (5)', second);
    expect(await runsSecond(second)).toBe(false);
    await second.getByRole('button', { name: 'Обновить' }).click();
    await second.waitForFunction(() => 'secondBuild' in globalThis, null, CHANGE_OVER);

    // The old files are no longer needed.
    await second.close();
    await page.reload();
    await heading('Список аудиторий (5)');
    const two = (await readdir(path.join(folder, 'two', 'assets'))).map((name) => `/assets/${name}`);
    const old = before.filter((name) => name.startsWith('/assets/') && !two.includes(name));
    expect(old.length).toBeGreaterThan(0);
    await expect
      .poll(async () => (await filesKept()).filter((name) => old.includes(name)), { timeout: 20_000 })
      .toEqual([]);
    expect(faults.errors).toEqual([]);
  });

  it('that is not whole on the host is not taken; the present one goes on', async () => {
    const three = path.join(folder, 'three');
    await cp(path.join(folder, 'two'), three, { recursive: true });
    const assets = await readdir(path.join(three, 'assets'));
    const audiences = assets.find((name) => name.startsWith('AudiencesRoute-'));
    if (!audiences) throw new Error('no chunk of the audiences');
    await rm(path.join(three, 'assets', audiences));
    await visitOnce();
    host.setFolder(three);
    const end = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      const worker = registration.installing;
      return new Promise((resolve) => {
        worker?.addEventListener('statechange', () => resolve(worker.state));
      });
    });
    expect(end).toBe('redundant');
    expect(await notice().count()).toBe(0);
    await host.stop();
    await page.goto('/audiences');
    await heading('Список аудиторий (5)');
    expect(await runsSecond(page)).toBe(false);
  });
});
