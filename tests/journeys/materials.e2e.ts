import path from 'node:path';
import type { BrowserContext, Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';

import { backlogHypotheses } from '#src/samples/hypotheses.ts';
import { marks } from '#src/samples/coding.ts';
import { materials, materialTexts } from '#src/samples/materials.ts';
import { researchHypotheses } from '#src/samples/research-hypotheses.ts';
import { research } from '#src/samples/research.ts';

import { eachProfile, sharedProfile, toast } from '../support/page/journey.ts';

const TRANSCRIPTS = path.resolve(import.meta.dirname, '../fixtures/transcripts');

let page: Page;
let context: BrowserContext;

const bytes = (name: string, text: string, mimeType = 'text/plain') => ({
  name,
  mimeType,
  buffer: Buffer.from(text, 'utf8'),
});
const recording = (name: string) => bytes(name, `звук ${name}`, 'audio/mpeg');

const row = (title: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: title }) });
const files = (count: number) => page.getByRole('heading', { name: `Материалы (${count})` }).waitFor();
const names = () => page.getByRole('button', { name: /^Действия с файлом / });
const inOrder = async (): Promise<string[]> =>
  (await names().evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))).map((name) =>
    name.replace('Действия с файлом ', ''),
  );

/** Takes a line of a file's menu. */
async function take(name: string, line: string): Promise<void> {
  await page.getByRole('button', { name: `Действия с файлом ${name}` }).click();
  await page.getByRole('menuitem', { name: line }).click();
}

/** Takes a line of a file's menu that asks for a file, and gives it one. */
async function give(name: string, line: string, file: ReturnType<typeof bytes>): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await take(name, line);
  await (await choosing).setFiles(file);
}

const refused = (tab: Page) => tab.getByRole('alert').filter({ hasText: 'Запись уже изменилась' });

async function takeBack(): Promise<void> {
  await page.locator('.Toastify').getByRole('button', { name: 'Отменить', exact: true }).last().click();
}

async function closeToasts(): Promise<void> {
  // At once: one may go by itself while another is being closed.
  await page.getByRole('button', { name: 'Закрыть уведомление' }).evaluateAll((buttons) => {
    for (const button of buttons) (button as HTMLElement).click();
  });
}

describe('files of a study, one thing after the other', () => {
  sharedProfile((profile) => ({ page } = profile));

  it('come to a planned round, get names, an order, a recording', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Наблюдение за еженедельными разборами интервью' }).click();
    await files(0);

    await page
      .getByLabel('Добавить файлы', { exact: true })
      .and(page.locator('input'))
      .setInputFiles([path.join(TRANSCRIPTS, 'interview-1-utf8.txt'), path.join(TRANSCRIPTS, 'interview-4.docx')]);
    await toast(page, 'Файлы добавлены').waitFor();
    await files(2);
    await closeToasts();

    // A text is pasted, and becomes a file.
    await page.getByRole('button', { name: 'Вставить текст' }).click();
    const dialog = page.getByRole('dialog', { name: 'Вставить текст' });
    await dialog.getByLabel('Название файла').fill('Заметки с разбора');
    await dialog.getByLabel('Текст').fill('И: Что решили?\nР: Решили записывать цитаты.');
    await dialog.getByRole('button', { name: 'Добавить', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await files(3);
    await closeToasts();

    // The same bytes under another name are not taken twice, and it is said.
    const same = bytes('Ещё раз.txt', 'И: Что решили?\nР: Решили записывать цитаты.');
    await page.getByLabel('Добавить файлы', { exact: true }).and(page.locator('input')).setInputFiles(same);
    await page.getByRole('alert').filter({ hasText: 'такой же уже есть — «Заметки с разбора.txt»' }).waitFor();

    // Another name, typed in its place.
    await take('interview-4.docx', 'Переименовать');
    await page.getByRole('textbox', { name: 'Название файла' }).fill('Марина, методист');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Действия с файлом Марина, методист.docx' }).waitFor();

    // Another order, by the keyboard alone.
    await page.getByRole('button', { name: 'Действия с файлом Заметки с разбора.txt' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Выше' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Заметки с разбора.txt: место 2 из 3').waitFor({ state: 'attached' });
    await expect.poll(inOrder).toEqual(['interview-1-utf8.txt', 'Заметки с разбора.txt', 'Марина, методист.docx']);

    // A text gets its recording, and both are one row that moves as one.
    await closeToasts();
    await give('Заметки с разбора.txt', 'Добавить запись…', recording('Разбор.mp3'));
    await toast(page, 'Запись добавлена').waitFor();
    await files(4);
    await take('Разбор.mp3', 'Выше');
    await expect
      .poll(inOrder)
      .toEqual(['Разбор.mp3', 'Заметки с разбора.txt', 'interview-1-utf8.txt', 'Марина, методист.docx']);

    // By the mouse, too: the grip of a row below the middle of the last one.
    const rowOf = (name: string) =>
      page
        .getByRole('listitem')
        .filter({ has: page.getByRole('button', { name: `Действия с файлом ${name}` }) })
        .last();
    await closeToasts();
    await rowOf('Марина, методист.docx').scrollIntoViewIfNeeded();
    await rowOf('interview-1-utf8.txt').getByTitle('Перетащить').hover();
    await page.mouse.down();
    const last = await rowOf('Марина, методист.docx').boundingBox();
    await page.mouse.move(last?.x ?? 0, (last?.y ?? 0) + (last?.height ?? 0) - 4, { steps: 5 });
    await page.mouse.up();
    await expect
      .poll(inOrder)
      .toEqual(['Разбор.mp3', 'Заметки с разбора.txt', 'Марина, методист.docx', 'interview-1-utf8.txt']);
    await take('interview-1-utf8.txt', 'Выше');
    await page.getByText('interview-1-utf8.txt: место 2 из 3').waitFor({ state: 'attached' });
  });

  it('a recording gets its transcript; what was deleted comes back; a reload shows the same', async () => {
    await page
      .getByLabel('Добавить файлы', { exact: true })
      .and(page.locator('input'))
      .setInputFiles(recording('Второй разбор.mp3'));
    await files(5);
    await page.getByText('Нужна расшифровка').waitFor();
    await give('Второй разбор.mp3', 'Добавить расшифровку…', bytes('Второй разбор.txt', 'И: И что?\nР: Записали.'));
    await files(6);
    await page.getByText('Нужна расшифровка').waitFor({ state: 'detached' });

    // Deleted, and back.
    await closeToasts();
    await take('interview-1-utf8.txt', 'Удалить');
    await toast(page, 'Файл удалён').waitFor();
    await files(5);
    await takeBack();
    await files(6);
    await closeToasts();

    // A recording that has a transcript is asked about.
    await take('Второй разбор.mp3', 'Удалить');
    const asked = page.getByRole('alertdialog', { name: 'Удалить файл?' });
    await asked.getByRole('checkbox').check();
    await asked.getByRole('button', { name: 'Удалить', exact: true }).click();
    await files(4);

    await page.reload();
    await files(4);
    await expect
      .poll(inOrder)
      .toEqual(['Разбор.mp3', 'Заметки с разбора.txt', 'interview-1-utf8.txt', 'Марина, методист.docx']);
    await row('Наблюдение за еженедельными разборами интервью')
      .getByRole('button', { name: /^Читать: / })
      .first()
      .waitFor();
  });
});

describe('files of a study at any time', () => {
  eachProfile((profile) => ({ page, context } = profile));

  it('replaced in two tabs at once: one is stored, the other is told', { tags: 'full' }, async () => {
    const name = materials.find(({ id }) => id === 'material-42')?.name ?? '';
    const other = await context.newPage();
    const tabs = [page, other];
    const choosing = await Promise.all(
      tabs.map(async (tab) => {
        await tab.goto('/?open=research-edtech');
        const chooser = tab.waitForEvent('filechooser');
        await tab.getByRole('button', { name: `Действия с файлом ${name}` }).click();
        await tab.getByRole('menuitem', { name: 'Заменить файл…' }).click();
        return chooser;
      }),
    );
    const said = ['первой', 'второй'].map((which) =>
      bytes(`Из ${which}.txt`, `И: Что?\nР: Слова из ${which} вкладки.`),
    );
    await Promise.all(choosing.map((chooser, index) => chooser.setFiles(said[index] ?? [])));
    const ended = await Promise.all(
      tabs.map((tab) =>
        Promise.race([
          toast(tab, 'Файл заменён')
            .waitFor()
            .then(() => 'stored'),
          refused(tab)
            .waitFor()
            .then(() => 'refused'),
        ]),
      ),
    );
    expect(ended.toSorted()).toEqual(['refused', 'stored']);
    const stored = said[ended.indexOf('stored')]?.name ?? '';
    for (const tab of tabs) await tab.getByRole('button', { name: `Действия с файлом ${stored}` }).waitFor();
    await other.close();
  });

  it('replaced in another tab while it is read: the new text is shown, at once', { tags: 'full' }, async () => {
    const material = materials.find(({ id }) => id === 'material-42');
    const was = materialTexts.find(({ id }) => id === 'material-42')?.text ?? '';
    const reading = await context.newPage();
    await reading.goto('/?open=research-edtech&material=material-42');
    await reading
      .getByText(was.split('\n')[0]?.trim() ?? '')
      .first()
      .waitFor();
    await page.goto('/?open=research-edtech');
    await give(material?.name ?? '', 'Заменить файл…', bytes('Новая.txt', `Исправлено вчера\n\n${was}`));
    await toast(page, 'Файл заменён').waitFor();
    await reading.getByText('Исправлено вчера').first().waitFor();
    await reading.getByRole('region', { name: 'Новая.txt' }).waitFor();
    await reading.close();
  });

  it('a text is replaced: an insight and a quote lead to their words, and what is gone is said', async () => {
    const material = materials.find(({ id }) => id === 'material-42');
    const was = materialTexts.find(({ id }) => id === 'material-42')?.text ?? '';
    const study = research.find(({ id }) => id === 'research-edtech');
    if (!material || !study) throw new Error('no sample');
    const held = [
      ...Object.values(study.insights).map(({ passage, quote }) => ({ passage, words: quote })),
      ...[...backlogHypotheses, ...researchHypotheses].flatMap(({ quotes }) =>
        Object.values(quotes).map(({ passage, text }) => ({ passage, words: text })),
      ),
      ...marks.map((mark) => ({ passage: mark, words: mark.text })),
    ].filter(({ passage }) => passage?.materialId === material.id);
    const insight = Object.values(study.insights).find(({ passage }) => passage?.materialId === material.id);
    const gone = held.find(({ words }) => words !== insight?.quote)?.words ?? '';
    const lost = held.filter(({ words }) => words.includes(gone)).length;
    const now = `Интервью, исправленная расшифровка\n\n${was.replace(gone, 'Здесь было неразборчиво.')}`;

    await page.goto('/?open=research-edtech');
    await give(material.name, 'Заменить файл…', bytes('Интервью 42, исправлено.txt', now));
    await toast(page, 'Файл заменён').waitFor();
    const words = await page.locator('.Toastify').textContent();
    expect(words?.replaceAll('\u00A0', ' ')).toMatch(
      new RegExp(`Слова ${lost} отмет(?:ки|ок) не найдены в новом тексте\\.`),
    );

    // After a reload, too, both lead to the present place of the words.
    await page.reload();
    await page.getByRole('button', { name: 'Действия с файлом Интервью 42, исправлено.txt' }).waitFor();
    const quote = insight?.quote ?? '';
    await page.getByTitle('Открыть в тексте').filter({ hasText: quote }).first().click();
    await page
      .locator('mark')
      .filter({ hasText: quote.slice(0, 20) })
      .first()
      .waitFor();
    await page.getByText('Интервью, исправленная расшифровка').first().waitFor();
  });
});
