import { readFileSync } from 'node:fs';
import path from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';

import { HOSTILE, rotation } from '../../fixtures/hostile.ts';
import type { Faults } from '../../support/page/browser.ts';
import { FILES_OUT, readArchive, readPaper, readWorkbook } from '../../support/files/filesOut.ts';
import { hostileWorkspace } from '../../support/hostileWorkspace.ts';
import { downloadBy, eachProfile } from '../../support/page/journey.ts';
import { openScreen, SCREENS } from '../../support/page/screens.ts';
import { foreignMarkup, setTraps, spilled } from '../../support/page/traps.ts';

const FIXTURES = path.resolve(import.meta.dirname, '../../fixtures');

let page: Page;
let faults: Faults;
/** Addresses of all requests of a journey, those of its workers included. */
let asked: string[];
// Without the policy: it would stop what must not be there to be stopped.
eachProfile(
  (profile) => {
    ({ page, faults } = profile);
    asked = [];
    profile.context.on('request', (request) => asked.push(request.url()));
  },
  { bypassCSP: true, mayErr: true, isChanged: true },
);

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

const dialog = () => page.locator('[role=dialog], [role=alertdialog]').last();

/** A package file with the inputs in the place of one of its texts, and entries that would leave it or mean every object. */
function hostilePackage(name: string, entry: string, tag: string): Buffer {
  const entries = unzipSync(new Uint8Array(readFileSync(path.join(FIXTURES, 'chat', name))));
  const escaped = HOSTILE.map(({ text }) => text)
    .join('\n')
    // Characters that XML cannot hold at all would make it another test: that of a damaged file.
    .replace(/[^\P{C}\n\t\p{Cf}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
  const xml = strFromU8(entries[entry] ?? new Uint8Array());
  expect(xml).toContain(`<${tag}>`);
  entries[entry] = strToU8(xml.replace(new RegExp(`<${tag}>[^<]*`), `<${tag}>${escaped}`));
  return Buffer.from(zipSync({ ...entries, '../../evil.txt': strToU8('x'), 'C:\\evil.exe': strToU8('x') }));
}

/** A name that every file system takes, with the day and the kind at its end. */
const SAFE_NAME =
  /^[^\p{C}\p{Zl}\p{Zp}/\\:*?"<>|.\s][^\p{C}\p{Zl}\p{Zp}/\\:*?"<>|]*\d{4}-\d\d-\d\d\.(xlsx|pdf|zip|png|pptx|docx|html|qdpx|qdc)$/u;

/** Every door out: the screen, its button, and for a menu the formats. */
const DOORS_OUT: readonly (readonly [
  address: string,
  button: string | RegExp,
  ...formats: readonly (string | RegExp)[],
])[] = [
  ['/', 'Экспорт'],
  ['/?open=research-edtech', 'В REFI-QDA'],
  ['/?view=codes', 'Кодовая книга', /^Скачать \.qdc/],
  ['/?view=table', 'Экспорт'],
  ['/?report=research-edtech', 'Скачать PDF'],
  ['/?report=research-edtech', 'Скачать DOCX'],
  ['/?report=research-edtech', 'Скачать HTML'],
  ['/vision', 'Скачать', 'PDF', 'PPTX', 'XLSX', 'PNG', 'HTML'],
  ['/strategy', 'Скачать', 'PDF', 'PPTX', 'XLSX', 'PNG', 'HTML'],
  ['/journey', 'Экспорт карты', 'PDF', 'PNG'],
  ['/experiments', 'Экспорт', 'PDF', 'XLSX'],
  ['/audiences', 'Экспорт'],
  ['/profile?section=balance', 'Экспорт'],
  ['/profile?section=balance', /^Скачать счёт/],
  ['/profile?section=settings', 'Сохранить в файл'],
];

/** Goes through a door, and gives what came out of it. */
const exported = (button: string | RegExp, format?: string | RegExp): Promise<{ file: Buffer; name: string }> =>
  downloadBy(page, async () => {
    await page.getByRole('button', { name: button }).first().click();
    if (button === 'В REFI-QDA') {
      await dialog()
        .getByText(/^Войдёт: /)
        .waitFor();
      await dialog().getByRole('button', { name: 'Скачать .qdpx' }).click();
    }
    if (format) await page.getByRole('menuitem', { name: format }).click();
    if (button === 'Сохранить в файл') await dialog().getByRole('button', { name: button }).click();
  });

/** Words without what no file shows: controls, marks of direction, and kinds of space. */
const bare = (text: string): string => text.replaceAll(/\p{C}|\s/gu, '');

/** Hostile inputs that ran, or were taken for more than words. */
interface Wrong {
  /** Executed inputs: calls, dialogs, windows, navigations; and screens that did not open. */
  readonly ran: string[];
  readonly markup: string[];
  /** Texts whose direction of writing reaches past them. */
  readonly spills: Set<string>;
  /** Pages that scroll sideways. */
  readonly sideways: string[];
}

const NOTHING_WRONG = { ran: [], markup: [], spills: new Set(), sideways: [] };

async function look(wrong: Wrong): Promise<void> {
  wrong.markup.push(...(await foreignMarkup(page)).map((one) => `${page.url()}: ${one}`));
  for (const one of await spilled(page)) wrong.spills.add(`${new URL(page.url()).pathname}: ${one}`);
  const extra = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  if (extra > 0) wrong.sideways.push(`${page.url()}: ${extra} px`);
}

/** Opens a workspace that has them in every text, with the traps set. */
async function openHostile(): Promise<{ wrong: Wrong; workspace: Awaited<ReturnType<typeof hostileWorkspace>> }> {
  page.setDefaultTimeout(8_000);
  await page.goto('/profile?section=settings');
  const ran = await setTraps(page, new URL(page.url()).origin);
  await page.reload();
  const workspace = await hostileWorkspace();
  await page.getByRole('button', { name: 'Открыть из файла' }).click();
  const opening = page.getByRole('dialog', { name: 'Открыть рабочее пространство' });
  await opening.locator('input[type=file]:not([webkitdirectory])').setInputFiles({
    name: '\u202Epiz.exe=cmd<img src=x onerror=pwned(1)>.zip',
    mimeType: 'application/zip',
    buffer: workspace.file,
  });
  await opening.getByRole('button', { name: 'Заменить' }).click();
  await opening.getByRole('button', { name: 'Да, заменить' }).click();
  await opening.waitFor({ state: 'detached' });
  return { wrong: { ran, markup: [], spills: new Set(), sideways: [] }, workspace };
}

describe(`${HOSTILE.length} hostile inputs`, () => {
  it('in every text of a workspace stay words on every screen', async () => {
    const { wrong, workspace } = await openHostile();
    const seen = new Set<string>();
    for (const screen of SCREENS) {
      await openScreen(page, screen).catch((error: unknown) =>
        wrong.ran.push(`${screen.address} did not open: ${String(error).slice(0, 200)}`),
      );
      await read(seen);
      await look(wrong);
    }
    console.log(
      `${HOSTILE.length} hostile inputs in ${workspace.fields} fields of ${workspace.records} records on ${SCREENS.length} screens: ` +
        `${wrong.ran.length} ran, ${wrong.markup.length} became markup, ${seen.size} shown as text, ${wrong.spills.size} spill their direction`,
    );
    const unseen = HOSTILE.filter(({ text }) => !seen.has(text));
    expect({ ...wrong, unseen }).toEqual({ ...NOTHING_WRONG, unseen: [] });
  });

  it('in every text of a workspace stay words in every file that leaves it', async () => {
    const { wrong } = await openHostile();
    const files: Record<string, { readonly inputs: number; readonly KB: number; readonly ms: number }> = {};
    const does: string[] = [];
    const unread = new Set(HOSTILE);
    // A file of hundreds of records takes longer than a screen.
    page.setDefaultTimeout(40_000);
    for (const [address, button, ...formats] of DOORS_OUT) {
      await page.goto(address);
      for (const format of formats.length > 0 ? formats : [undefined]) {
        const since = performance.now();
        const { file, name } = await exported(button, format);
        const ms = Math.round(performance.now() - since);
        const which = `${address} ${path.extname(name)}`;
        const back = await FILES_OUT[path.extname(name)]?.(file, page);
        const text = bare(back?.text ?? '');
        const inside = HOSTILE.filter((input) => text.includes(bare(input.text)));
        for (const input of inside) unread.delete(input);
        files[which] = { inputs: inside.length, KB: Math.round(file.length / 1000), ms };
        does.push(...(back?.does ?? ['no reader']).map((what) => `${which}: ${what}`));
        if (!SAFE_NAME.test(name) || Buffer.byteLength(name) > 255) does.push(`a name: ${name}`);
      }
      await look(wrong);
    }
    console.table(files);
    expect({ ...wrong, unread: [...unread], does }).toEqual({ ...NOTHING_WRONG, unread: [], does: [] });
  });

  it('in files come in as words, and nothing of the whole way asks another origin', async () => {
    page.setDefaultTimeout(15_000);
    await page.goto('/');
    const { origin } = new URL(page.url());
    const ran = await setTraps(page, origin);
    await page.reload();
    // A text with control characters is no text, and refused as such (tests/full/trouble/trouble.e2e.ts).
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
    await form.locator('input[type=file]:not([webkitdirectory])').setInputFiles([
      ...NAMES.map((name) => ({ name, mimeType: 'text/plain', buffer })),
      {
        name: 'конструктор.docx',
        mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
        buffer: hostilePackage('brief.docx', 'word/document.xml', 'w:t'),
      },
    ]);
    const wrong: string[] = [...(await foreignMarkup(page)), ...(await spilled(page))];
    await form.getByRole('button', { name: 'Загрузить', exact: true }).click();
    const refusal = form.getByRole('alert');
    await Promise.race([form.waitFor({ state: 'detached' }), refusal.first().waitFor()]);
    expect(await refusal.allTextContents()).toEqual([]);
    const read = page.getByRole('button', { name: 'Читать' });
    await read.first().waitFor();
    // Each comes when its text has been read.
    await expect.poll(() => read.count()).toBe(NAMES.length + 1);
    for (const at of [0, NAMES.length]) {
      await read.nth(at).click();
      const text = page.getByRole('region', { name: 'Текст материала' });
      await text.getByText('evil.example').first().waitFor({ state: 'attached' });
      wrong.push(...(await foreignMarkup(page)), ...(await spilled(page)));
      await page.keyboard.press('Escape');
      await text.waitFor({ state: 'detached' });
    }

    // A message that names the files it refuses.
    await page.getByRole('button', { name: 'Загрузить исследование' }).click();
    await form.locator('input[type=file]:not([webkitdirectory])').setInputFiles([
      { name: '\u202Egpj.<img src=x onerror=pwned(1)>.exe', mimeType: 'image/png', buffer },
      { name: '\u2067пустой.txt', mimeType: 'text/plain', buffer: Buffer.from('') },
    ]);
    await form.getByRole('alert').waitFor();
    wrong.push(...(await foreignMarkup(page)), ...(await spilled(page)));

    // Contacts: a table, and lines typed.
    await page.goto('/audiences?open=audience-edtech-pm');
    await page.getByRole('button', { name: 'Добавить контакты' }).first().click();
    await dialog()
      .locator('input[type=file]:not([webkitdirectory])')
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
    wrong.push(...(await foreignMarkup(page)), ...(await spilled(page)));
    // The page asks before it is left with what was typed.
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });

    // The assistant reads a presentation.
    await page.goto('/chat');
    await page.getByText(/Здравствуйте! Я\sпомогу/).waitFor();
    const field = page.getByRole('textbox', { name: 'Сообщение' }).and(page.locator(':enabled'));
    await field.fill('https://evil.example/"><img src=x onerror=pwned(1)>');
    await field.press('Enter');
    await page.locator('input[type=file]:not([webkitdirectory])').waitFor({ state: 'attached' });
    await page.locator('input[type=file]:not([webkitdirectory])').setInputFiles([
      {
        name: '\u202Extpp.<b>.pptx',
        mimeType: 'application/octet-stream',
        buffer: hostilePackage('product.pptx', 'ppt/slides/slide1.xml', 'a:t'),
      },
    ]);
    await page.getByRole('log').getByText('.pptx').first().waitFor();
    wrong.push(...(await foreignMarkup(page)), ...(await spilled(page)));

    // The longest form, and one that the store sums up: each of their fields typed.
    const next = rotation();
    const fillAll = async (form: Locator): Promise<string[]> => {
      const typed: string[] = [];
      await form.getByRole('textbox').first().waitFor();
      for (const field of await form.locator('textarea, input[type=text]:not([inputmode])').all()) {
        const text = next();
        typed.push(text);
        await field.fill(text);
      }
      wrong.push(...(await foreignMarkup(page)), ...(await spilled(page)));
      return typed;
    };
    await page.goto('/audiences?action=create');
    const cohort = page.getByRole('dialog', { name: 'Новая аудитория' });
    await fillAll(cohort);
    await cohort.getByLabel(/^Ожидаемое количество/).fill('12');
    await cohort.getByLabel(/^Этап воронки/).selectOption('намерение');
    await cohort.getByRole('button', { name: 'Создать' }).click();
    await cohort.waitFor({ state: 'detached' });
    await page.goto('/experiments?backlog=1');
    const backlog = page.getByRole('region', { name: 'Бэклог гипотез' });
    await backlog.locator('[data-accordion-trigger]').first().click();
    await backlog.getByRole('button', { name: 'Создать эксперимент' }).click();
    const canvas = page.getByRole('dialog', { name: 'MVP Experiment Canvas' });
    const planned = await fillAll(canvas);
    await canvas.getByRole('button', { name: 'Создать эксперимент' }).click();
    await canvas.waitFor({ state: 'detached' });
    wrong.push(...(await foreignMarkup(page)), ...(await spilled(page)));

    // Found by its words, and out again.
    await page.goto('/');
    await page.locator('[data-accordion-trigger]').first().waitFor();
    await page.keyboard.press('Control+KeyK');
    await dialog().getByRole('combobox').fill('onerror');
    await dialog().getByRole('option').filter({ hasText: '=1+1<img src=x onerror=pwned(1)>' }).first().waitFor();
    wrong.push(...(await foreignMarkup(page)), ...(await spilled(page)));
    await page.keyboard.press('Escape');
    const studies = await readWorkbook((await exported('Экспорт')).file);
    expect(studies.does).toEqual([]);
    expect(studies.text).toContain('=1+1<img src=x onerror=pwned(1)>');
    await page.goto('/experiments');
    expect((await readPaper((await exported('Экспорт', 'PDF')).file)).does).toEqual([]);
    const plans = await readWorkbook((await exported('Экспорт', 'XLSX')).file);
    expect(plans.does).toEqual([]);
    expect(planned.length).toBeGreaterThan(10);
    expect(planned.filter((text) => !bare(plans.text).includes(bare(text)))).toEqual([]);
    await page.goto('/profile?section=settings');
    expect((await readArchive((await exported('Сохранить в файл')).file)).does).toEqual([]);
    wrong.push(...(await foreignMarkup(page)));
    expect([...new Set(wrong)]).toEqual([]);
    expect(ran).toEqual([]);

    const sent = asked.filter((url) => !/^(blob|data):/.test(url));
    const workers = sent.filter((url) => /worker/.test(url)).length;
    console.log(
      `Network log: ${sent.length} requests, ${workers} of them for workers, ${faults.foreign.length} to another origin`,
    );
    expect([...new Set(sent.map((url) => new URL(url).origin))]).toEqual([origin]);
    expect(workers).toBeGreaterThan(0);
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
