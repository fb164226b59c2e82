import { readFileSync } from 'node:fs';
import path from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';

import { HOSTILE } from '../fixtures/hostile.ts';
import type { Faults } from '../support/browser.ts';
import { hostileWorkspace } from '../support/hostileWorkspace.ts';
import { downloadBy, eachProfile } from '../support/journey.ts';
import { openScreen, SCREENS } from '../support/screens.ts';

const FIXTURES = path.resolve(import.meta.dirname, '../fixtures');

let page: Page;
let faults: Faults;
// Without the policy: it would stop what must not be there to be stopped.
eachProfile((profile) => ({ page, faults } = profile), { bypassCSP: true, mayErr: true });

/** Everything that ran, opened, or went somewhere. */
async function setTraps(appUrl: string): Promise<string[]> {
  const ran: string[] = [];
  await page.context().exposeFunction('pwned', (what: unknown) => ran.push(`pwned(${String(what)}) at ${page.url()}`));
  page.on('dialog', (dialog) => {
    ran.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.context().on('page', (opened) => ran.push(`window: ${opened.url()}`));
  page.on('framenavigated', (frame) => {
    if (!frame.url().startsWith(appUrl) && frame.url() !== 'about:blank') ran.push(`navigation: ${frame.url()}`);
  });
  return ran;
}

/** What only markup from outside can have put on the page, and what it may have done to every object. */
const foreignMarkup = (): Promise<string[]> =>
  page.evaluate(() => {
    const OURS =
      '[onerror], [onload], [onclick], [onfocus], [ontoggle], [onstart], [onbegin], iframe, object, embed, base, math, marquee, ' +
      'body form[action], [src="x"], [href^="javascript:" i], [src^="javascript:" i], [href^="data:text"], [href*="evil.example"], ' +
      '[src*="evil.example"], meta[http-equiv="refresh"], body script:not([src]), template';
    const found = [...document.querySelectorAll(OURS)].map((element) => element.outerHTML.slice(0, 150));
    if (Object.keys(Object.prototype).length > 0 || 'polluted' in {}) found.push('Object.prototype is polluted');
    return found;
  });

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Adds what can be read on the page, the values of fields included, screenful by screenful. */
async function read(into: Set<string>): Promise<void> {
  const texts = await page.evaluate(async () => {
    const seen: string[] = [];
    for (let top = 0; top < 9000; top += 700) {
      window.scrollTo(0, top);
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      });
      seen.push(document.body.textContent ?? '');
      for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea')) seen.push(field.value);
      if (top + window.innerHeight >= document.documentElement.scrollHeight) break;
    }
    window.scrollTo(0, 0);
    return seen;
  });
  const whole = plain(texts.join('\n'));
  for (const { text } of HOSTILE) if (whole.includes(plain(text))) into.add(text);
}

/** Bidi controls whose effect reaches words that stand beside somebody's text. */
const spilled = (): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const opens = (text.data.match(/[\u202A\u202B\u202D\u202E\u2066-\u2068]/g) ?? []).length;
      const closes = (text.data.match(/[\u202C\u2069]/g) ?? []).length;
      const parent = text.parentElement;
      if (opens <= closes || !parent || /^(SCRIPT|STYLE|OPTION|TEXTAREA)$/.test(parent.tagName)) continue;
      if (!parent.checkVisibility()) continue;
      // Up to the first element that keeps its direction to itself, nothing may follow.
      for (let node: Node = text; ; node = node.parentNode as Node) {
        const beside = [node.nextSibling, node.previousSibling].find((one) =>
          /[\p{L}\p{N}»]/u.test(one?.textContent ?? ''),
        );
        const element = node instanceof Element ? node : null;
        if (element) {
          const style = getComputedStyle(element);
          const isInline = style.display === 'inline' || style.display === 'contents';
          if (!isInline || /isolate|plaintext/.test(style.unicodeBidi)) break;
        }
        if (beside) {
          found.push(`${parent.tagName} «${parent.textContent?.slice(0, 60)}»`);
          break;
        }
      }
      // In one piece with ours: «…» around it.
      if (/»[^»]*$/.test(text.data) && text.data.indexOf('«') < text.data.search(/[\u202A-\u202E\u2066-\u2068]/)) {
        found.push(`in one text: ${parent.tagName} «${text.data.slice(0, 60)}»`);
      }
    }
    return [...new Set(found)];
  });

const dialog = () => page.locator('[role=dialog], [role=alertdialog]').last();

/** A package file with the inputs in the place of one of its texts, and entries that would leave it or mean every object. */
function hostilePackage(name: string, entry: string, tag: string): Buffer {
  const entries = unzipSync(new Uint8Array(readFileSync(path.join(FIXTURES, 'chat', name))));
  const escaped = HOSTILE.map(({ text }) => text)
    .join('\n')
    // What XML cannot hold at all would make it another test: that of a damaged file.
    .replace(/[^\P{C}\n\t\p{Cf}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
  const xml = strFromU8(entries[entry] ?? new Uint8Array());
  expect(xml).toContain(`<${tag}>`);
  entries[entry] = strToU8(xml.replace(new RegExp(`<${tag}>[^<]*`), `<${tag}>${escaped}`));
  return Buffer.from(zipSync({ ...entries, '../../evil.txt': strToU8('x'), 'C:\\evil.exe': strToU8('x') }));
}

/** Cells of a workbook that a spreadsheet could run, and all its text. */
function readWorkbook(file: Buffer): { runs: string[]; text: string } {
  const entries = unzipSync(new Uint8Array(file));
  const xml = Object.entries(entries).filter(([name]) => /sheet\d+\.xml$|sharedStrings\.xml$/.test(name));
  const texts = xml.flatMap(([, bytes]) =>
    [...strFromU8(bytes).matchAll(/<t(?: [^>]*)?>([^<]*)<\/t>/g)].map(([, text]) =>
      (text ?? '')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&#39;', "'")
        .replaceAll('&apos;', "'")
        .replaceAll('&amp;', '&'),
    ),
  );
  const formulas = xml.flatMap(([name, bytes]) =>
    /<f[ >]|<hyperlink/.test(strFromU8(bytes)) ? [`${name} has a formula or a link`] : [],
  );
  return { runs: [...formulas, ...texts.filter((text) => /^[=+\-@＝＋－＠\t\r]/.test(text))], text: texts.join('\n') };
}

describe(`${HOSTILE.length} hostile inputs`, () => {
  it('in every text of a workspace from a file stay words on every screen', { timeout: 280_000 }, async () => {
    page.setDefaultTimeout(8_000);
    await page.goto('/profile?section=settings');
    const ran = await setTraps(new URL(page.url()).origin);
    await page.reload();
    const workspace = await hostileWorkspace();
    const figures = { records: workspace.records, fields: workspace.fields, screens: 0 };

    await page.getByRole('button', { name: 'Открыть из файла' }).click();
    const opening = page.getByRole('dialog', { name: 'Открыть рабочее пространство' });
    await opening.locator('input[type=file]').setInputFiles({
      name: '\u202Epiz.exe=cmd<img src=x onerror=pwned(1)>.zip',
      mimeType: 'application/zip',
      buffer: workspace.file,
    });
    await opening.getByRole('button', { name: 'Заменить' }).click();
    await opening.getByRole('button', { name: 'Да, заменить' }).click();
    await opening.waitFor({ state: 'detached' });
    const seen = new Set<string>();
    const markup: string[] = [];
    const bidi: string[] = [];
    const sideways: string[] = [];
    const look = async () => {
      markup.push(...(await foreignMarkup()).map((one) => `${page.url()}: ${one}`));
      bidi.push(...(await spilled()).map((one) => `${new URL(page.url()).pathname}: ${one}`));
      const extra = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (extra > 0) sideways.push(`${page.url()}: ${extra} px`);
    };
    for (const screen of SCREENS) {
      await openScreen(page, screen).catch((error: unknown) =>
        ran.push(`${screen.address} did not open: ${String(error).slice(0, 200)}`),
      );
      figures.screens += 1;
      await read(seen);
      await look();
    }
    console.log(
      `${HOSTILE.length} hostile inputs in ${figures.fields} fields of ${figures.records} records on ${figures.screens} screens: ` +
        `${ran.length} ran, ${markup.length} became markup, ${seen.size} shown as text, ${bidi.length} spill their direction`,
    );
    const unseen = HOSTILE.filter(({ text }) => !seen.has(text));
    const spills = [...new Set(bidi)];
    expect({ ran, markup, sideways, unseen, spills }).toEqual({
      ran: [],
      markup: [],
      sideways: [],
      unseen: [],
      spills: [],
    });
  });

  it('in files come in as words, and go out of exports as words', { timeout: 120_000 }, async () => {
    page.setDefaultTimeout(15_000);
    await page.goto('/');
    const ran = await setTraps(new URL(page.url()).origin);
    await page.reload();
    // A text with control characters is no text, and refused as such (tests/e2e/trouble.e2e.ts).
    const lines = HOSTILE.map(({ text }) => text.replaceAll(/[^\P{Cc}\t\n]/gu, ''));
    const says = lines.map((text) => `Респондент: ${text}`).join('\n');
    const buffer = Buffer.from(says);
    const NAMES = [
      '\u202Etxt.exe=1+1.txt',
      '<img src=x onerror=pwned(1)>.txt',
      '__proto__.txt',
      '=HYPERLINK("javascript:pwned(1)").txt',
      '..%2f..%2fetc%2fpasswd.txt',
      `${'ж'.repeat(200)}.txt`,
    ];
    const form = page.getByRole('dialog', { name: 'Загрузить новое исследование' });
    await page.getByRole('button', { name: 'Загрузить исследование' }).click();
    await form.getByLabel('Название').fill('=1+1<img src=x onerror=pwned(1)>');
    await form.getByLabel('Описание').fill('@SUM(1)\u202Eобратно');
    await form.getByLabel('Автор').fill('+7 <svg onload=pwned(1)>');
    await form.getByLabel('Тип исследования').selectOption({ label: 'Опрос' });
    await form.locator('input[type=file]').setInputFiles([
      ...NAMES.map((name) => ({ name, mimeType: 'text/plain', buffer })),
      {
        name: 'конструктор.docx',
        mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
        buffer: hostilePackage('brief.docx', 'word/document.xml', 'w:t'),
      },
    ]);
    const wrong: string[] = [...(await foreignMarkup()), ...(await spilled())];
    await form.getByRole('button', { name: 'Загрузить', exact: true }).click();
    const refusal = form.getByRole('alert');
    await Promise.race([form.waitFor({ state: 'detached' }), refusal.first().waitFor()]);
    expect(await refusal.allTextContents()).toEqual([]);
    const read = page.getByRole('button', { name: 'Читать' });
    await read.first().waitFor();
    expect(await read.count()).toBe(NAMES.length + 1);
    for (const at of [0, NAMES.length]) {
      await read.nth(at).click();
      await dialog().getByText('evil.example').first().waitFor({ state: 'attached' });
      wrong.push(...(await foreignMarkup()), ...(await spilled()));
      await page.keyboard.press('Escape');
      await dialog().waitFor({ state: 'detached' });
    }

    // A message that names the files it refuses.
    await page.getByRole('button', { name: 'Загрузить исследование' }).click();
    await form.locator('input[type=file]').setInputFiles([
      { name: '\u202Egpj.<img src=x onerror=pwned(1)>.exe', mimeType: 'image/png', buffer },
      { name: '\u2067пустой.txt', mimeType: 'text/plain', buffer: Buffer.from('') },
    ]);
    await form.getByRole('alert').waitFor();
    wrong.push(...(await foreignMarkup()), ...(await spilled()));

    // Contacts: a table, and lines typed.
    await page.goto('/audiences?open=audience-edtech-pm');
    await page.getByRole('button', { name: 'Добавить контакты' }).first().click();
    await dialog()
      .locator('input[type=file]')
      .first()
      .setInputFiles([
        {
          name: '=cmd.csv',
          mimeType: 'text/csv',
          buffer: Buffer.from(lines.map((one) => `"${one.replaceAll('"', '""')}";+79000000000`).join('\n')),
        },
      ]);
    await dialog().locator('textarea').first().fill(lines.join('\n'));
    await dialog().getByLabel('Нераспознанные строки').waitFor();
    wrong.push(...(await foreignMarkup()), ...(await spilled()));

    // The assistant reads a presentation.
    await page.goto('/chat');
    await page.getByText(/Здравствуйте! Я\sпомогу/).waitFor();
    const field = page.getByRole('textbox', { name: 'Сообщение' }).and(page.locator(':enabled'));
    await field.fill('https://evil.example/"><img src=x onerror=pwned(1)>');
    await field.press('Enter');
    await page.locator('input[type=file]').waitFor({ state: 'attached' });
    await page.locator('input[type=file]').setInputFiles([
      {
        name: '\u202Extpp.<b>.pptx',
        mimeType: 'application/octet-stream',
        buffer: hostilePackage('product.pptx', 'ppt/slides/slide1.xml', 'a:t'),
      },
    ]);
    await page.getByRole('log').getByText('.pptx').first().waitFor();
    wrong.push(...(await foreignMarkup()), ...(await spilled()));

    const exported = async (address: string, button: RegExp, item?: string) => {
      await page.goto(address);
      const menu = page.getByRole('button', { name: button }).first();
      await menu.waitFor();
      return downloadBy(page, async () => {
        await menu.click();
        if (item) await page.getByRole('menuitem', { name: item }).click();
      });
    };
    const studies = readWorkbook((await exported('/', /^Экспорт$/)).file);
    expect(studies.runs).toEqual([]);
    expect(studies.text).toContain("'=1+1<img src=x onerror=pwned(1)>");
    wrong.push(...(await foreignMarkup()));
    expect([...new Set(wrong)]).toEqual([]);
    expect(ran).toEqual([]);
  });
});

it('the built page allows no script that it does not name, and no eval', async () => {
  await page.goto('/');
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  const scripts = /script-src ([^;]*)/.exec(policy ?? '')?.[1];
  expect(scripts).toMatch(/^'self'( 'sha256-[\w+/]+=*')*$/);
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toContain('unsafe-eval');
  expect(faults.errors).toEqual([]);
});
