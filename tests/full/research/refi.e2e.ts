import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';

import { downloadBy, eachProfile, toast } from '../../support/page/journey.ts';
import { giveOutProject, lasting, openedProject } from '../../support/files/refiProjects.ts';

import { maxqda } from '../../fixtures/refi/projects.ts';

let page: Page;
eachProfile((profile) => ({ page } = profile));

/** The words, codes and places that a document tells. */
const told = (document: string, tag: string): number => document.split(`<${tag} `).length - 1;

const dialog = (name: string): Locator => page.getByRole('dialog', { name });

/** A project is chosen among the files of a new study. */
async function choose(file: Uint8Array, name: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Загрузить исследование' }).click();
  const files = dialog('Загрузить новое исследование').locator('input[type=file]:not([webkitdirectory])');
  await files.setInputFiles({ name, mimeType: 'application/zip', buffer: Buffer.from(file) });
  return dialog('Проект REFI-QDA');
}

/** A document without what tells its hypotheses. */
const withoutHypotheses = (document: string): string =>
  document
    .replaceAll(/<Note [^>]*name="Гипотеза">.*?<\/Note>\n?/gs, '')
    .replaceAll(
      /<PlainTextSelection [^>]*>\s*<Description>(?:За|Против)[^<]*<\/Description>.*?<\/PlainTextSelection>\n?/gs,
      '',
    )
    .replaceAll(/<Sets>.*?<\/Sets>\n?/gs, '');

it('a study goes out and comes in elsewhere with its hypotheses, and goes out the same again; one undo takes it all back', async () => {
  await page.goto('/?open=research-edtech');
  const file = await giveOutProject(page);
  const first = openedProject(file);
  expect(told(first.document, 'MemberNote')).toBe(5);
  await page.goto('/onboarding');
  await page.getByLabel(/^Название компании/).fill('Другая компания');
  await page.getByLabel(/^Первый продукт/).fill('Продукт');
  await page.getByLabel(/^Первый продукт/).press('Enter');
  await page.waitForURL('**/chat');
  await page.goto('/');
  await page.getByText('Исследований пока нет', { exact: true }).waitFor();
  const project = await choose(file, 'онбординг.qdpx');
  await project.getByText(/, 5.гипотез\.$/).waitFor();
  await project.getByText(/^В бэклог добавится 3.гипотезы\.$/).waitFor();
  await project.getByRole('button', { name: 'Загрузить исследование' }).click();
  await toast(page, 'Исследование загружено').waitFor();
  const second = openedProject(await giveOutProject(page));
  expect(lasting(second.document)).toBe(lasting(first.document));
  expect(second.files).toEqual(first.files);
  await page.locator('.Toastify').getByRole('button', { name: 'Отменить', exact: true }).last().click();
  await page.getByText('Исследований пока нет', { exact: true }).waitFor();
  await page.goto('/experiments');
  await page.getByText('Экспериментов пока нет', { exact: true }).waitFor();
  expect(await page.getByText('Если дать продакту самому пройти', { exact: false }).count()).toBe(0);
});

it('a study comes in as a second one with the same passages, and what the company took up of its hypotheses is not made twice', async () => {
  await page.goto('/?open=research-edtech');
  const first = openedProject(await giveOutProject(page));
  expect(told(first.document, 'PlainTextSelection')).toBeGreaterThan(3);
  expect(told(first.document, 'Case')).toBeGreaterThan(0);
  expect(told(first.document, 'Code')).toBeGreaterThan(3);

  const project = await choose(await giveOutProject(page), 'онбординг.qdpx');
  await project.getByText(/^3.гипотезы в компании уже есть: второй раз не заведём\.$/).waitFor();
  await project.getByLabel(/^Этот проект уже есть/).selectOption({ label: 'Загрузить второй экземпляр' });
  await project.getByRole('textbox', { name: /^Название/ }).fill('Второй экземпляр');
  await project.getByRole('button', { name: 'Загрузить исследование' }).click();
  await toast(page, 'Исследование загружено').waitFor();
  await page.getByRole('heading', { name: 'Список исследований (8)' }).waitFor();
  await page.getByRole('button', { name: 'В REFI-QDA', exact: true }).waitFor();

  const second = openedProject(await giveOutProject(page));
  const titled = second.document.replace(
    'name="Второй экземпляр"',
    `name="${/<Project[^>]* name="([^"]*)"/.exec(first.document)?.[1] ?? ''}"`,
  );
  expect(withoutHypotheses(lasting(titled))).toBe(withoutHypotheses(lasting(first.document)));
  expect(told(second.document, 'MemberNote')).toBe(2);
  expect(second.files).toEqual(first.files);

  await page.locator('.Toastify').getByRole('button', { name: 'Отменить', exact: true }).last().click();
  await page.getByRole('heading', { name: 'Список исследований (7)' }).waitFor();
});

it('a project of MAXQDA is shown before it comes in; what is foreign comes back; a broken one is said', async () => {
  await page.goto('/');
  await page.getByRole('heading', { name: 'Список исследований (7)' }).waitFor();
  const broken = await choose(new TextEncoder().encode('Это не проект'), 'сломан.qdpx');
  await broken.getByRole('alert').filter({ hasText: 'не проект REFI-QDA' }).waitFor();
  await broken.getByText('Закрыть', { exact: true }).last().click();
  await dialog('Загрузить новое исследование').getByRole('button', { name: 'Отмена' }).click();

  const bytes = new Uint8Array(await maxqda().arrayBuffer());
  const project = await choose(bytes, 'woche.qdpx');
  await project.getByText(/^Проект из MAXQDA .*: 1.текст, 4.кода, 3.отрывка, 0.участников\.$/).waitFor();
  await project.getByText(/^Не показываем, но сохраним и вернём при выгрузке: 1.набор, 1.переменная\.$/).waitFor();
  await project.getByRole('button', { name: 'Загрузить исследование' }).click();
  await toast(page, 'Исследование загружено').waitFor();
  await page.getByRole('button', { name: 'В REFI-QDA', exact: true }).waitFor();
  const { document, files } = openedProject(await giveOutProject(page));
  expect(document).toContain('<Set name="Весна" guid="88888888-1111-4111-8111-000000000001">');
  expect(document).toContain('<TextValue>Казань</TextValue>');
  expect(files.some((name) => name.endsWith('.docx'))).toBe(true);

  // The same one again is said; in its place it is one study still.
  const again = await choose(bytes, 'woche.qdpx');
  await again.getByLabel(/^Этот проект уже есть/).selectOption({ label: 'Заменить «Woche»' });
  await again.getByRole('button', { name: 'Заменить исследование' }).click();
  await toast(page, 'Исследование заменено').waitFor();
  await page.getByRole('heading', { name: 'Список исследований (8)' }).waitFor();
});

it('a codebook goes out and comes in: the same adds nothing, another adds its codes with one undo', async () => {
  await page.goto('/?view=codes');
  const rows = page.locator('a[data-code]');
  await rows.first().waitFor();
  const before = await rows.allTextContents();
  const menu = page.getByRole('button', { name: 'Кодовая книга', exact: true });
  await menu.click();
  const { file, name } = await downloadBy(page, () => page.getByRole('menuitem', { name: /^Скачать \.qdc/ }).click());
  expect(name).toMatch(/^Кодовая книга.*\.qdc$/);
  const input = page.getByLabel('Файл кодовой книги');
  await input.setInputFiles({ name: 'та же.qdc', mimeType: 'application/xml', buffer: file });
  const reading = dialog('Кодовая книга из файла');
  await reading.getByText('Добавлять нечего: все эти коды уже есть.').waitFor();
  await page.keyboard.press('Escape');
  await reading.waitFor({ state: 'detached' });

  const more = file.toString('utf8').replace('</Codes>', '<Code guid="a" name="Новый из файла"/></Codes>');
  await input.setInputFiles({ name: 'другая.qdc', mimeType: 'application/xml', buffer: Buffer.from(more) });
  await reading.getByRole('button', { name: /^Добавить 1.код$/ }).click();
  await toast(page, 'Кодовая книга дополнена').waitFor();
  await rows.filter({ hasText: 'Новый из файла' }).waitFor();
  await page.locator('.Toastify').getByRole('button', { name: 'Отменить', exact: true }).last().click();
  await rows.filter({ hasText: 'Новый из файла' }).waitFor({ state: 'detached' });
  await expect.poll(() => rows.allTextContents()).toEqual(before);
});
