import axe from 'axe-core';
import { unzipSync } from 'fflate';
import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';

import { downloadBy, eachProfile, openBehind, readPdf, tabTo, toast } from '../../support/page/journey.ts';

let page: Page;
eachProfile((profile) => ({ page } = profile));

const STUDY = 'Глубинные интервью с продактами EdTech';
const report = (on: Page): Locator => on.getByRole('region', { name: 'Отчёт' });
const squeezed = (text: string): string => text.replaceAll(/\s+/g, '');

/** Opens the report of the sample's study from its row. */
async function open(): Promise<void> {
  await page.goto('/?open=research-edtech');
  const study = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: STUDY }) });
  await study.getByRole('button', { name: 'Отчёт', exact: true }).click();
  await report(page).getByRole('heading', { level: 1, name: STUDY }).waitFor();
}

/** Types into a place of the report, whose button begins with what it is for. */
async function typeIn(on: Page, button: string | RegExp, text: string): Promise<void> {
  await report(on).getByRole('button', { name: button }).click();
  const field = report(on).getByRole('textbox');
  await field.fill(text);
  await on.keyboard.press('Control+Enter');
  await field.waitFor({ state: 'detached' });
}

const file = (format: 'PDF' | 'DOCX' | 'HTML') =>
  downloadBy(page, () =>
    report(page)
      .getByRole('button', { name: `Скачать ${format}` })
      .click(),
  );

/** Returns the words of a Word file, in their order. */
function wordsOf(docx: Uint8Array): string {
  const xml = unzipSync(docx)['word/document.xml'];
  return new TextDecoder()
    .decode(xml)
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"');
}

/** The words of the three files, spaces aside. */
async function files(): Promise<{ pdf: string; docx: string; html: string; names: string[] }> {
  const [pdf, docx, html] = [await file('PDF'), await file('DOCX'), await file('HTML')];
  return {
    pdf: squeezed((await readPdf(pdf.file)).text),
    docx: squeezed(wordsOf(docx.file)),
    html: squeezed(html.file.toString('utf8').replaceAll(/<style>[\s\S]*?<\/style>|<[^>]+>/g, '')),
    names: [pdf.name, docx.name, html.name],
  };
}

describe('a report', () => {
  it('is made of a study, edited in its place, kept over a reload, and goes out three ways with the same words', async () => {
    await open();
    expect(new URL(page.url()).searchParams.get('report')).toBe('research-edtech');

    // A heading, steps, a finding less.
    await typeIn(page, 'Редактировать: Заголовок отчёта', 'Почему выводы не доходят');
    await report(page).getByRole('heading', { level: 1, name: 'Почему выводы не доходят' }).waitFor();
    await typeIn(page, /^Добавить шаги списком/, 'Показать цитату рядом с выводом\nПозвать пятерых');
    const first = report(page).getByRole('article', { name: /^Разбор одного часа/ });
    await first.getByRole('button', { name: /^Не включать: Разбор/ }).click();
    await first.waitFor({ state: 'detached' });

    // A step back and again, by the product's own undo.
    await toast(page, 'Убрано из отчёта').waitFor();
    await report(page).focus();
    await page.keyboard.press('Control+z');
    await first.waitFor();
    await first.getByRole('button', { name: /^Не включать: Разбор/ }).click();
    await first.waitFor({ state: 'detached' });

    await page.reload();
    await report(page).getByRole('heading', { level: 1, name: 'Почему выводы не доходят' }).waitFor();
    await expect.poll(() => report(page).getByRole('listitem').filter({ hasText: 'Позвать пятерых' }).count()).toBe(1);
    await first.waitFor({ state: 'detached' });

    const { names, ...out } = await files();
    expect(names.map((name) => name.replace(/ — \d{4}-\d{2}-\d{2}/, ''))).toEqual([
      'Почему выводы не доходят — Азимут.pdf',
      'Почему выводы не доходят — Азимут.docx',
      'Почему выводы не доходят — Азимут.html',
    ]);
    const quote =
      'Мне не нужен ещё один отчёт на сорок страниц, мне нужны три цитаты, с которыми можно пойти к команде.';
    for (const words of Object.values(out)) {
      for (const said of [
        'Почему выводы не доходят',
        'Показать цитату рядом с выводом',
        'Позвать пятерых',
        quote,
        'Об этом сказал 1 из 9',
      ]) {
        expect(words).toContain(squeezed(said));
      }
      expect(words).not.toContain(squeezed('Разбор одного часа разговора'));
    }

    // Back leads to the study it was opened from.
    await report(page).getByRole('button', { name: 'К исследованиям' }).click();
    await page.getByRole('heading', { name: 'Ключевые инсайты' }).waitFor();
    await page.goBack();
    await report(page).getByRole('heading', { level: 1, name: 'Почему выводы не доходят' }).waitFor();
  });

  it('as an HTML file opens by itself: nothing is asked of the network, nothing wrong for whoever hears it', async () => {
    await open();
    const { file: html } = await file('HTML');
    const alone = await page.context().newPage();
    await alone.setContent(html.toString('utf8'));
    await alone.getByRole('heading', { level: 1, name: STUDY }).waitFor();
    // The file's own policy forbids scripts; the checker is let in through the debugger.
    const problems = await alone.evaluate(
      `${axe.source}; axe.run().then(({ violations }) => violations.map(({ id }) => id))`,
    );
    expect(problems).toEqual([]);
    await alone.setViewportSize({ width: 390, height: 800 });
    expect(await alone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await alone.close();
  });

  it('follows its study where nobody typed, and says so where somebody did', async () => {
    await open();
    const question = /^Редактировать: Текст вопроса: Исследование/;
    await typeIn(page, new RegExp(question, 'u'), 'Где теряются выводы');
    const second = await openBehind(page);
    await second.goto('/?open=research-edtech');
    await second.getByRole('button', { name: 'Изменить исследование' }).click();
    const form = second.getByRole('dialog', { name: 'Изменить исследование' });
    await form.getByLabel('Описание').fill('Другой вопрос');
    await form.getByLabel('Название').fill('Интервью с продактами');
    await form.getByRole('button', { name: 'Сохранить' }).click();
    await form.waitFor({ state: 'detached' });
    await report(page).getByRole('heading', { level: 1, name: 'Интервью с продактами' }).waitFor();
    await report(page).getByText('В исследовании теперь иначе: «Другой вопрос»').waitFor();
    await report(page).getByText('Где теряются выводы').waitFor();
    await report(page)
      .getByRole('button', { name: /^Взять из исследования/ })
      .click();
    await report(page).getByText('Другой вопрос', { exact: true }).waitFor();
    await second.close();
  });

  it('edited in two tabs at one place loses neither text', async () => {
    await open();
    const second = await openBehind(page);
    await second.goto(page.url());
    await report(second).getByRole('button', { name: 'Редактировать: Заголовок отчёта' }).click();
    await report(second).getByRole('textbox').fill('Из второй вкладки');
    await typeIn(page, 'Редактировать: Заголовок отчёта', 'Из первой вкладки');
    await report(second).getByText('Запись изменили в другой вкладке').waitFor();
    await report(second)
      .getByRole('button', { name: /оставить своё$/ })
      .click();
    await report(second)
      .getByRole('button', { name: /^Сохранить/ })
      .click();
    await report(page).getByRole('heading', { level: 1, name: 'Из второй вкладки' }).waitFor();
    await second.close();
  });

  it('names nobody once code names are asked for, in files neither, and says why where the company hides names', async () => {
    await open();
    const signed = report(page).getByText(/^— Марина/);
    await signed.first().waitFor();
    await report(page).getByRole('switch', { name: 'Кодовые имена' }).click();
    await toast(page, 'В отчёте кодовые имена').waitFor();
    await signed.first().waitFor({ state: 'detached' });
    const { names: _names, ...out } = await files();
    for (const words of Object.values(out)) {
      expect(words).toContain('—Имяскрыто');
      expect(words).not.toContain('—Марина');
    }
    const second = await openBehind(page);
    await second.goto('/profile?section=settings');
    await second.getByRole('switch', { name: 'Скрыть имена' }).click();
    await toast(second, 'Имена скрыты').waitFor();
    await report(page).getByText('Имена скрыты во всей компании').waitFor();
    await expect
      .poll(() =>
        report(page)
          .getByRole('switch', { name: /^Кодовые имена/ })
          .isDisabled(),
      )
      .toBe(true);
    await second.close();
  });

  it('of chosen studies is chosen with the keyboard; a study that goes leaves the rest', async () => {
    await page.goto('/');
    await page.getByRole('heading', { name: 'Список исследований (7)' }).waitFor();
    const button = page.getByRole('button', { name: 'Общий отчёт', exact: true });
    await tabTo(button);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Отчёт' });
    const boxes = dialog.getByRole('checkbox');
    await boxes.first().focus();
    await page.keyboard.press('Space');
    await boxes.nth(1).focus();
    await page.keyboard.press('Space');
    await tabTo(dialog.getByRole('button', { name: 'Собрать отчёт' }));
    await page.keyboard.press('Enter');
    await report(page)
      .getByRole('heading', { level: 1, name: /^Отчёт по\s2\sисследованиям$/ })
      .waitFor();
    const ids = new URL(page.url()).searchParams.get('report')?.split(',') ?? [];
    expect(ids).toHaveLength(2);

    const second = await openBehind(page);
    await second.goto(`/?open=${ids[0]}`);
    await second.getByRole('button', { name: 'Удалить исследование' }).click();
    await second.getByRole('alertdialog').getByRole('button', { name: 'Удалить', exact: true }).click();
    await report(page)
      .getByText(/^1\sисследования из этого отчёта больше нет/)
      .waitFor();
    await second.getByRole('button', { name: 'Вернуть', exact: true }).click();
    await report(page)
      .getByRole('heading', { level: 1, name: /^Отчёт по\s2\sисследованиям$/ })
      .waitFor();
    await second.close();

    await page.goto('/?report=no-such-study');
    await report(page).getByText('Исследований этого отчёта больше нет').waitFor();
  });

  it('of a study with nothing in it says what is missing, and leads there', async () => {
    await page.goto('/?action=upload');
    const form = page.getByRole('dialog', { name: 'Загрузить новое исследование' });
    await form.getByLabel('Название').fill('Пустое');
    await form.getByLabel('Описание').fill('Ничего ещё не спросили');
    await form.getByLabel('Тип исследования').selectOption({ label: 'Интервью' });
    await form.getByRole('button', { name: 'Загрузить', exact: true }).click();
    await form.waitFor({ state: 'detached' });
    const study = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Пустое' }) });
    await study.getByRole('button', { name: 'Отчёт', exact: true }).click();
    await report(page).getByText('Находок пока нет').waitFor();
    const { pdf } = await files();
    expect(pdf).not.toContain('Находки');
    // On screen the sections wait for words; on paper, as in the files, a heading with nothing under it is missing.
    const paper = squeezed((await readPdf(await page.pdf({ preferCSSPageSize: true }))).text);
    expect(paper).toContain('Ничегоещёнеспросили');
    for (const heading of ['Находки', 'Гипотезы', 'Чтоделатьдальше']) {
      expect(paper).not.toContain(heading);
      expect(pdf).not.toContain(heading);
    }
    await report(page).getByRole('button', { name: 'К исследованию' }).first().click();
    await page.getByRole('heading', { name: 'Ключевые инсайты' }).waitFor();
  });
});
