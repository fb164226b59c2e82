import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { BUTTON_BUDGET, weigh } from '#library/weigh.ts';
import { colors } from '#src/theme/tokens.ts';
import { launch, openProfile, type Faults } from '#tests/support/page/browser.ts';
import { filesOfLibrary, installPackedLibrary, type ForeignApp } from '#tests/support/built/packedLibrary.ts';
import { filesUnder } from '#tests/support/source.ts';
import { startStaticHost, type StaticHost } from '#tests/support/built/staticHost.ts';

/** The library as others get it: packed, installed in a fresh Vite app outside the project, drawn there in a browser. */

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Milliseconds it may take to pack: that builds the library and its types, which takes a busy machine its time. */
const PACKED = 240_000;

let app: ForeignApp;
let host: StaticHost;
let browser: Browser;
beforeAll(async () => {
  app = await installPackedLibrary();
}, PACKED);
beforeAll(async () => {
  await app.run('vite', 'build', '--logLevel', 'error');
  host = await startStaticHost(path.join(app.folder, 'dist'));
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await host?.stop();
  app?.remove();
});

describe('the package', () => {
  it('asks the app for React and styled-components only, and brings the rest', () => {
    const { peerDependencies, dependencies, sideEffects, version } = app.packageJson;
    const project = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as typeof app.packageJson;
    expect(Object.keys(peerDependencies)).toEqual(['react', 'react-dom', 'styled-components']);
    expect(project.dependencies).toMatchObject({ ...peerDependencies, ...dependencies });
    expect(version).toBe(project.version);
    expect(sideEffects).toBe(false);
  });

  it('has every file of src but the samples as one module with its types, and no style sheet that code asks for', () => {
    const files = filesOfLibrary(app);
    const modules = filesUnder('src')
      .filter((file) => !file.startsWith('src/samples/'))
      .map((file) => file.replace(/^src\/|\.tsx?$/g, ''));
    expect(modules.length).toBeGreaterThan(500);
    const missing = modules.flatMap((file) => [`${file}.js`, `${file}.d.ts`]).filter((file) => !files.includes(file));
    expect(missing).toEqual([]);
    expect(files.filter((file) => /\.tsx$|(?<!\.d)\.ts$|stories|^samples/.test(file))).toEqual([]);
    expect(files.filter((file) => file.endsWith('.css'))).toEqual(['tokens/tokens.css']);
    expect(files).toEqual(expect.arrayContaining(['README.md', 'LICENSE', 'theme/fonts/LICENSE']));
  });

  it('opens by every one of its entry points, and loads outside a browser, too', async () => {
    const entries = Object.keys(app.packageJson.exports).filter((name) => !/[*]|package\.json/.test(name));
    const names = entries.map((name) => path.posix.join(app.packageJson.name, name));
    expect(names.length).toBeGreaterThan(20);
    const code = `for (const name of ${JSON.stringify(names)}) if (Object.keys(await import(name)).length === 0) throw new Error(name);`;
    await app.run('node', '--input-type=module', '--eval', code);
  });

  it('types the app that uses it: what is right passes, what is wrong does not', async () => {
    await app.run('tsc', '-p', '.');
    // Types of records come from another package; were it missing, they would take anything.
    writeFileSync(
      path.join(app.folder, 'wrong.tsx'),
      [
        `import type { ButtonProps } from '${app.packageJson.name}';`,
        `import type { ResearchSummary } from '${app.packageJson.name}/domain/research';`,
        `export const title: ResearchSummary['title'] = 1;`,
        `export const size: ButtonProps['size'] = 'xl';`,
      ].join('\n'),
    );
    await expect(app.run('tsc', '-p', '.')).rejects.toThrow(/wrong\.tsx\(3,[^]*wrong\.tsx\(4,/);
  });

  it('costs an app that imports the Button no more than its budget', async () => {
    const weight = await weigh(app.folder, app.packageJson.name, ['Button']);
    expect(weight).toBeGreaterThan(0.5);
    expect(weight).toBeLessThanOrEqual(BUTTON_BUDGET);
  });

  it('shows in its README the very screen that is drawn here', () => {
    const readme = readFileSync(path.join(app.library, 'README.md'), 'utf8');
    expect(readme).toContain(readFileSync(path.join(app.folder, 'First.tsx'), 'utf8').trim());
    for (const [, name = ''] of readme.matchAll(/from '(@orientir\/[^']+)'/g)) {
      const file = path.posix.relative(app.packageJson.name, name);
      const isThere = [`${file}.js`, path.join(file, 'index.js')].some((one) =>
        existsSync(path.join(app.library, one)),
      );
      expect(isThere).toBe(true);
    }
  });
});

/** Opens the app in a theme. */
async function open(theme: 'light' | 'dark', hash: string): Promise<{ page: Page; faults: Faults }> {
  const { page, faults } = await openProfile(browser, host.url);
  await page.goto(`/?theme=${theme}${hash}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return { page, faults };
}

/** Computed colours of the page, as the browser writes them. */
const paint = (page: Page) =>
  page.evaluate(() => {
    const button = document.querySelector('button[data-variant="primary"]');
    return [getComputedStyle(document.body).backgroundColor, button && getComputedStyle(button).backgroundColor];
  });

const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('in the %s theme of another app', (theme, side) => {
  it('its components stand as they are, in their typeface', async () => {
    const { page, faults } = await open(theme, '');
    for (const [role, name] of [
      ['button', 'Открыть диалог'],
      ['button', 'Добавить'],
      ['checkbox', 'Согласие получено'],
      ['textbox', 'Название'],
      ['combobox', 'Статус'],
      ['textbox', 'Начало'],
      ['progressbar', 'Загрузка'],
      ['tab', 'Доска'],
      ['button', 'Ещё'],
      ['heading', 'Пока пусто'],
    ] as const) {
      await page.getByRole(role, { name }).waitFor();
    }
    expect(await paint(page)).toEqual([rgb(colors.paper[side]), rgb(colors.accent[side])]);
    const typefaces = page.evaluate(async () => {
      const faces = await document.fonts.load("400 16px 'Golos Text'", 'Ж');
      return faces.map(({ family, status }) => `${family} ${status}`);
    });
    expect(await typefaces).toContain('Golos Text loaded');
    await page.getByRole('button', { name: 'Открыть диалог' }).click();
    await page.getByRole('dialog', { name: 'Диалог' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Ещё' }).click();
    await page.getByRole('menuitem', { name: 'Удалить' }).waitFor();
    expect(faults).toEqual({ errors: [], foreign: [] });
  });

  it('a whole screen works, and fetches a form when it is asked for', async () => {
    const from = host.asked.length;
    const asked = () => host.asked.slice(from).filter((file) => file.includes('UploadResearchDialog'));
    const { page, faults } = await open(theme, '#screen');
    await page.getByRole('button', { name: /^Первые интервью/ }).waitFor();
    expect(asked()).toEqual([]);
    await page.getByRole('button', { name: 'Загрузить исследование' }).click();
    await page.getByRole('dialog').waitFor();
    expect(asked()).toHaveLength(1);
    await page.keyboard.press('Escape');
    await page.getByRole('searchbox').fill('нет такого');
    await page.getByRole('button', { name: /^Первые интервью/ }).waitFor({ state: 'detached' });
    expect(await paint(page)).toContain(rgb(colors.paper[side]));
    expect(faults).toEqual({ errors: [], foreign: [] });
  });
});
