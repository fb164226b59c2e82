import path from 'node:path';
import type { BrowserContext, Page, Route } from 'playwright';
import { describe, expect, it } from 'vitest';

import { eventually } from '../support/eventually.ts';
import {
  downloadBy,
  eachProfile,
  readPdf,
  sharedProfile,
  tabTo,
  toast,
  type Profile,
} from '../support/page/journey.ts';

const FILES = path.resolve(import.meta.dirname, '../fixtures/chat');
const BAD = path.resolve(import.meta.dirname, '../fixtures/bad');

let context: BrowserContext;
let page: Page;
async function take(profile: Profile): Promise<void> {
  ({ context, page } = profile);
  await context.clock.install();
}

const field = () => page.getByPlaceholder('Введите ваш ответ...');
const log = () => page.getByRole('log');
const answered = () => field().and(page.locator(':enabled')).waitFor();

/** Sends a message by Enter and waits until the bot has replied; its pause for typing is wound forward. */
async function say(text: string): Promise<void> {
  await answered();
  await field().fill(text);
  await field().press('Enter');
  await log().getByText(text, { exact: true }).last().waitFor();
  await page.getByText('ИИ печатает...').first().waitFor();
  await page.clock.fastForward(1500);
  await answered();
}

async function downloaded(): Promise<string> {
  const { file, name } = await downloadBy(page, () => page.getByRole('button', { name: 'Скачать PDF' }).click());
  expect(name).toMatch(/^Vision Board — Азимут — \d{4}-\d\d-\d\d\.pdf$/);
  return (await readPdf(file)).text;
}

/** Returns the tab's memory of files that are being read. */
const kept = () => Object.keys(sessionStorage).filter((key) => key.startsWith('chat-files:'));

const ANSWERS = Array.from({ length: 9 }, (_, index) => `Ответ на вопрос ${index + 1}: коротко и по делу`);

describe('an interview, from the first word to the board', () => {
  sharedProfile(async (profile) => {
    await take(profile);
    await context.addInitScript(() => {
      const sheet = {
        canShare: () => !Object.hasOwn(globalThis, 'noShareSheet'),
        share: async ({ files }: { files: File[] }) => {
          const [file] = files;
          Object.assign(globalThis, { shared: `${file?.name} ${file?.type} ${await file?.slice(0, 5).text()}` });
        },
      };
      for (const [name, value] of Object.entries(sheet)) Object.defineProperty(navigator, name, { value });
    });
  });

  it('takes an answer at a time; what is half typed outlives the tab', async () => {
    await page.goto('/chat');
    await say('почта hello@example.com не ссылка?');
    await say('привет');
    await log().getByText('Пожалуйста, поделитесь ссылкой на сайт вашей компании или продукта...').first().waitFor();
    await say('мой-продукт.рф');
    await page.getByRole('button', { name: 'Продолжить без файлов' }).waitFor();
    await say('Делаем рабочее место для исследований');
    await page.getByRole('button', { name: 'Продолжить без файлов' }).waitFor({ state: 'detached' });
    for (const answer of ANSWERS.slice(0, 4)) await say(answer);

    // A half-typed answer and four given ones outlive the tab.
    await field().fill('Начал писать пятый');
    await page.close();
    page = await context.newPage();
    await page.goto('/chat');
    await log()
      .getByText(ANSWERS[3] ?? '', { exact: true })
      .waitFor();
    expect(await field().inputValue()).toBe('Начал писать пятый');
  });

  it('shows what changes on the board, over a reload, before it is written; the PDF says what was answered', async () => {
    for (const answer of ANSWERS.slice(4)) await say(answer);

    // The sample company has a board: nothing of it goes without a yes, and the question outlives a reload.
    const review = page.getByRole('region', { name: 'Что изменится на доске' });
    await review.waitFor();
    expect(await toast(page, 'Vision Board готов!').count()).toBe(0);
    await page.reload();
    await review.getByText('Каждая продуктовая команда').waitFor();
    await review.getByText(ANSWERS[0] ?? '', { exact: true }).waitFor();
    await review.getByRole('button', { name: /^Записать 9\s/ }).click();
    await toast(page, 'Vision Board готов!').waitFor();
    const text = await downloaded();
    for (const answer of ANSWERS) expect(text).toContain(answer);
    await toast(page, 'Vision Board сохраняется в PDF...').waitFor();
  });

  it('is handed to the system’s share sheet, or to the mail program', { tags: 'full' }, async () => {
    // Handed over to the system's share sheet, as a PDF; only then it is said.
    await page.getByRole('button', { name: 'Отправить команде' }).click();
    await toast(page, 'Vision Board успешно отправлен коллегам').waitFor();
    expect(await page.evaluate(() => (globalThis as unknown as { shared: string }).shared)).toMatch(
      /^Vision Board — Азимут — .*\.pdf application\/pdf %PDF-$/,
    );

    // Where the system has no share sheet: a mail to the company's people with the board's text.
    await page.clock.fastForward(5_000);
    await toast(page, 'Vision Board успешно отправлен коллегам').waitFor({ state: 'detached' });
    await page.evaluate(() => Object.assign(globalThis, { noShareSheet: true }));
    const session = await context.newCDPSession(page);
    await session.send('Page.enable');
    const mail = new Promise<string>((resolve) =>
      session.on('Page.frameRequestedNavigation', ({ url }) => resolve(url)),
    );
    await page.getByRole('button', { name: 'Отправить команде' }).click();
    const letter = new URL(await mail);
    expect(letter.protocol).toBe('mailto:');
    const to = decodeURIComponent(letter.pathname).split(',');
    expect(to).toContain('dmitry.orlov@example.com');
    // No one writes to themselves.
    expect(to).not.toContain('maria.sokolova@example.com');
    expect(letter.searchParams.get('body')).toContain(ANSWERS[0]);
    // A letter that is only open in the mail program is not called sent.
    await toast(page, 'Письмо готово').waitFor();
    expect(await toast(page, 'Отправлено команде').count()).toBe(0);
  });

  it('is corrected in its place, answers from the workspace, and starts over', async () => {
    // Corrected in its place, it is on the board of the company.
    await page.getByRole('button', { name: 'Редактировать', exact: true }).click();
    await page.getByRole('button', { name: 'Редактировать: Vision (Видение)' }).click();
    await page.getByRole('textbox', { name: /Vision/ }).fill('Исправленное видение');
    await page.keyboard.press('Control+Enter');
    await toast(page, 'Видение продукта обновлено').waitFor();
    await page.goto('/vision');
    await page.getByText(ANSWERS[1] ?? '', { exact: true }).waitFor();
    await page.goto('/chat');
    await page.getByText('Исправленное видение').first().waitFor();

    // A question is answered from the workspace, with links; asked before a reload, it is answered after it.
    await answered();
    await field().fill('Что говорили про онбординг?');
    await field().press('Enter');
    const places = page.getByRole('list', { name: 'Где об этом сказано' });
    await eventually(async () => {
      await page.clock.fastForward(1500);
      expect(await places.getByRole('link').count()).toBeGreaterThan(1);
    });
    await page.reload();
    await places.getByRole('link').first().click();
    await eventually(() => expect(new URL(page.url()).pathname).not.toBe('/chat'));
    await page.goto('/chat');

    // Going back changes one answer; starting over asks first.
    await page
      .getByRole('button', { name: /^Изменить ответ/ })
      .last()
      .click();
    await answered();
    await say('Другие каналы');
    await page.getByText('Другие каналы').last().waitFor();
    await page.getByRole('button', { name: 'Начать заново' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Начать заново' }).click();
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    await answered();
    expect(
      await log()
        .getByText(ANSWERS[0] ?? '', { exact: true })
        .count(),
    ).toBe(0);
  });
});

describe('the assistant', () => {
  eachProfile(take, { isChanged: true });

  it(
    'reads files, names what it could not read, proposes answers in the files’ own words',
    { tags: 'full' },
    async () => {
      await page.goto('/chat');
      await say('https://example.com');
      await page
        .locator('input[type=file]')
        .setInputFiles([
          path.join(FILES, 'brief.txt'),
          path.join(FILES, 'product.pptx'),
          path.join(BAD, 'encrypted.pdf'),
        ]);
      await log()
        .getByText(/encrypted\.pdf/)
        .first()
        .waitFor();
      await answered();
      await log()
        .getByText(/brief\.txt/)
        .first()
        .waitFor();
      // The files are there after a reload, each with what the bot told about it.
      await page.reload();
      const given = page.getByRole('list', { name: 'Файлы' });
      await given.getByRole('listitem').filter({ hasText: 'brief.txt' }).getByText('Прочитан').waitFor();
      const locked = given.getByRole('listitem').filter({ hasText: 'encrypted.pdf' });
      expect(await locked.getByText('Прочитан').count()).toBe(0);
      await expect.poll(() => given.getByRole('listitem').count()).toBe(3);
      await page.getByRole('button', { name: 'Готово' }).click();
      await answered();
      const proposal = page.getByText(/Нашёл в/).last();
      await proposal.waitFor();
      await page.getByRole('button', { name: 'Подходит' }).click();
      await log()
        .getByText(/Вопрос 2 из/)
        .waitFor();
      await answered();
      await page.reload();
      await log()
        .getByText(/Вопрос 2 из/)
        .waitFor();
    },
  );

  it(
    'an answer is picked in a file by keys, outlives a reload in the field, and says where it is from',
    { tags: 'full' },
    async () => {
      await page.goto('/chat');
      await say('https://example.com');
      await page
        .locator('input[type=file]')
        .setInputFiles([path.join(FILES, 'brief.txt'), path.join(FILES, 'briefs/bani.docx')]);
      await log()
        .getByText(/bani\.docx/)
        .first()
        .waitFor();
      await answered();
      await page.getByRole('button', { name: 'Готово' }).click();
      await log()
        .getByText(/Вопрос 1 из/)
        .waitFor();
      await answered();
      // Read before a reload, it can be picked from after it.
      await page.reload();
      await page.getByRole('button', { name: 'Выбрать в тексте' }).click();
      const dialog = page.getByRole('dialog', { name: 'Выбрать ответ в тексте' });
      await dialog.getByLabel('Где искать').selectOption({ label: 'bani.docx' });
      const wanted = dialog.getByRole('option', { name: /^Мы хотим вернуть людям/ });
      await wanted.waitFor();
      await tabTo(dialog.getByRole('listbox').getByRole('option').first());
      await eventually(async () => {
        await page.keyboard.press('ArrowDown');
        expect(await wanted.evaluate((one) => one === document.activeElement)).toBe(true);
      });
      await page.keyboard.press('Space');
      await page.keyboard.press('Enter');
      await dialog.waitFor({ state: 'detached' });
      const picked = 'Мы хотим вернуть людям привычку мыться вместе и разговаривать.';
      expect(await field().inputValue()).toBe(picked);
      await page.getByText(/^Взято из\sфайла «bani\.docx»/).waitFor();
      await page.reload();
      expect(await field().inputValue()).toBe(picked);
      await page.getByText(/^Взято из\sфайла «bani\.docx»/).waitFor();
      const corrected = `${picked} И чай.`;
      await say(corrected);
      await log()
        .getByText(/^Взято из\sфайла «bani\.docx»/)
        .waitFor();
      await log()
        .getByText(/Вопрос 2 из/)
        .waitFor();
      expect(await page.getByText(/^Взято из\sфайла/).count()).toBe(1);
      // Words that are drawn over with the pointer, out of the middle of a paragraph.
      await answered();
      await page.getByRole('button', { name: 'Выбрать в тексте' }).click();
      const guests = dialog.getByRole('option', { name: /^Мужчины и женщины/ });
      await dialog.getByLabel('Где искать').selectOption({ label: 'bani.docx' });
      await guests.dblclick({ position: { x: 60, y: 14 } });
      await dialog.getByRole('button', { name: /^Взять в/ }).click();
      await dialog.waitFor({ state: 'detached' });
      expect('Мужчины и женщины 28–45 лет из крупных городов'.split(' ')).toContain(await field().inputValue());
    },
  );

  it(
    'files that a reload, or another screen, finds half read are read again; one that was not kept yet says so',
    { tags: 'full' },
    async () => {
      // Reading does not come to its end.
      const held: Route[] = [];
      const hold = (route: Route) => void held.push(route);
      await page.goto('/chat');
      await say('https://example.com');
      await page.route(/text\.worker/, hold);
      await page.locator('input[type=file]').setInputFiles([path.join(FILES, 'brief.txt')]);
      const row = page.getByRole('list', { name: 'Файлы' }).getByRole('listitem').filter({ hasText: 'brief.txt' });
      await row.getByRole('progressbar').waitFor();
      await page.waitForFunction(() =>
        Object.values(sessionStorage).some((value: string) => /"fileId":"[0-9a-f]{64}"/.test(value)),
      );
      await page.reload();
      await row.getByRole('progressbar').waitFor();
      await page.getByRole('link', { name: 'Видение' }).first().click();
      await page.waitForURL(/vision/);
      await page.unroute(/text\.worker/, hold);
      await Promise.all(held.map((route) => route.continue().catch(() => undefined)));
      await page.getByRole('link', { name: 'Ассистент' }).first().click();
      await row.getByText('Прочитан').waitFor();
      await log()
        .getByText(/brief\.txt/)
        .first()
        .waitFor();
      expect(await page.evaluate(kept)).toEqual([]);

      await page.evaluate(() =>
        sessionStorage.setItem(
          'chat-files:company-orientir',
          JSON.stringify([{ id: 'x', name: 'потерян.pdf', size: 5, type: '', fileId: null }]),
        ),
      );
      await page.reload();
      const lost = page.getByRole('listitem').filter({ hasText: 'потерян.pdf' });
      await lost.getByText('Добавьте его ещё раз').waitFor();
      await lost.getByRole('button', { name: 'Убрать файл потерян.pdf' }).click();
      await lost.waitFor({ state: 'detached' });
      expect(await page.evaluate(kept)).toEqual([]);
    },
  );

  it(
    'white space is not sent, Shift+Enter breaks the line, a sixth file is named, HTML stays text',
    { tags: 'full' },
    async () => {
      await page.goto('/chat');
      await answered();
      await field().fill('   ');
      expect(await page.getByRole('button', { name: 'Отправить' }).isDisabled()).toBe(true);
      await field().fill('example.com');
      await field().press('Shift+Enter');
      expect(await field().inputValue()).toBe('example.com\n');
      await field().press('Enter');
      await answered();
      const six = Array.from({ length: 6 }, (_, index) => ({
        name: `файл-${index + 1}.txt`,
        mimeType: 'text/plain',
        buffer: Buffer.from('Наше видение: каждая команда слышит людей.'),
      }));
      await page.locator('input[type=file]').setInputFiles(six);
      await page
        .getByText(/файл-6\.txt/)
        .first()
        .waitFor();
      await answered();
      await page.getByRole('button', { name: 'Готово' }).click();
      await answered();
      await say('<img src=x onerror="document.title=1"> и <b>текст</b>');
      await page.reload();
      await log().getByText('<img src=x onerror="document.title=1"> и <b>текст</b>').waitFor();
      expect(await page.title()).not.toBe('1');
    },
  );
});
