import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright';
import readXlsxFile from 'read-excel-file/node';
import { expect, it } from 'vitest';

import { eachProfile, openBehind, toast } from '../../support/page/journey.ts';

let page: Page;
eachProfile((profile) => ({ page } = profile));

const TALK = [
  'Интервьюер: Расскажите, как вы планируете неделю.',
  'Марина: По понедельникам выписываю задачи на бумагу и теряю её к среде.',
  'Интервьюер: А что бывает в пятницу?',
  'Марина: Каждую пятницу собираю отчёт руками, уходит два часа.',
  'Интервьюер: Спасибо.',
].join('\n\n');
const NAME = 'Марина Лебедкина';

const studyOn = (on: Page): Locator =>
  on.getByRole('listitem').filter({ has: on.getByRole('button', { name: 'Интервью о планировании' }) });

async function upload(): Promise<void> {
  await page.goto('/?action=upload');
  const form = page.getByRole('dialog', { name: 'Загрузить новое исследование' });
  await form.getByLabel('Название').fill('Интервью о планировании');
  await form.getByLabel('Описание').fill('Как люди планируют неделю');
  await form.getByLabel('Тип исследования').selectOption({ label: 'Интервью' });
  await form
    .locator('input[type=file]:not([webkitdirectory])')
    .setInputFiles([{ name: 'разговор.txt', mimeType: 'text/plain', buffer: Buffer.from(TALK) }]);
  await form.getByRole('button', { name: 'Загрузить', exact: true }).click();
  await toast(page, 'Исследование загружено').waitFor();
}

async function makeHypothesis(): Promise<void> {
  const study = studyOn(page);
  await study.getByRole('button', { name: /^Читать/ }).click();
  const reader = page.getByRole('region', { name: 'разговор.txt' });
  await reader.getByRole('button', { name: /^Выбрать реплику 4: Марина/ }).click();
  await reader.getByRole('button', { name: 'Гипотеза', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Создать гипотезу' });
  await form.getByLabel('Гипотеза').fill('Если собирать отчёт за человека, он останется');
  await form.getByLabel('Этап').selectOption({ label: 'Retention' });
  await form.getByRole('button', { name: 'Создать', exact: true }).click();
  await form.waitFor({ state: 'detached' });
  await reader.getByRole('button', { name: 'К исследованиям' }).click();
  await reader.waitFor({ state: 'detached' });
  await study.getByRole('button', { name: /^Добавить в гипотезы/ }).click();
  const backlog = page.getByRole('dialog', { name: 'Добавить гипотезу в бэклог' });
  await backlog.getByRole('button', { name: 'Добавить', exact: true }).click();
  await backlog.waitFor({ state: 'detached' });
}

it('speakers become participants, quotes are signed by them, and one switch hides their names everywhere', async () => {
  await upload();
  const study = studyOn(page);

  // Who speaks is proposed by what the text tells, and a new participant begins with the label.
  await study.getByRole('button', { name: 'Кто говорит: разговор.txt' }).click();
  const dialog = page.getByRole('dialog', { name: 'Кто говорит' });
  const asked = dialog.getByRole('group', { name: 'Интервьюер' }).getByLabel('Кто это');
  expect(await asked.inputValue()).toBe('interviewer');
  const marina = dialog.getByRole('group', { name: 'Марина' });
  await marina.getByLabel('Кто это').selectOption({ label: 'Новый участник…' });
  expect(await marina.getByLabel('Имя').inputValue()).toBe('Марина');
  await marina.getByLabel('Имя').fill(NAME);
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await toast(page, 'Говорящие названы').waitFor();
  await study.getByRole('button', { name: `${NAME} — кто говорит: разговор.txt` }).waitFor();
  await study.getByRole('heading', { name: 'Участники (1)' }).waitFor();

  // A quote is signed by its participant, and one person is behind its hypothesis.
  await makeHypothesis();
  await study.getByText(`— ${NAME}`).waitFor();
  await study.getByText(/^За этим 1\sчеловек из 1\sисследования$/).waitFor();
  await study.getByText('1 цитата').waitFor();

  // Hidden here, it is hidden in the other tab, too, without a reload.
  const second = await openBehind(page);
  await second.goto(page.url());
  await studyOn(second).getByText(`— ${NAME}`).waitFor();
  await study.getByRole('switch', { name: 'Скрыть имена' }).click();
  await toast(page, 'Имена скрыты').waitFor();
  await study.getByText('— Р5').waitFor();
  await studyOn(second).getByText('— Р5').waitFor();
  await expect.poll(() => second.locator('main').textContent()).not.toContain('Лебедкина');
  await second.close();

  // Nor does the file name her.
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Экспорт' }).click();
  const sheets = await readXlsxFile(await readFile(await (await downloading).path()));
  const cells = JSON.stringify(sheets.map(({ data }) => data));
  expect(cells).toContain('уходит два часа.» — Р5');
  expect(cells).not.toContain('Марина');

  // A reload changes nothing, and Тактика signs the same way.
  await page.reload();
  await study.getByText('— Р5').waitFor();
  await page.goto('/journey?stage=retention');
  await page
    .getByRole('button', { name: /Первое возвращение/ })
    .first()
    .click();
  await page.getByText('Р5 · Интервью о планировании').first().waitFor();
  await expect.poll(() => page.locator('main').textContent()).not.toContain('Лебедкина');

  // Настройки have the same switch.
  await page.goto('/profile?section=settings');
  const names = page.getByRole('switch', { name: 'Скрыть имена' });
  await expect.poll(() => names.isChecked()).toBe(true);
  await names.click();
  await toast(page, 'Имена показаны').waitFor();
});
