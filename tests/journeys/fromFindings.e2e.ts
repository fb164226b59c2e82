import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';

import { FIVE_TALKS } from '../fixtures/fiveTranscripts.ts';
import { eachProfile, sharedProfile, toast } from '../support/page/journey.ts';
import { giveOutProject, lasting, openedProject } from '../support/files/refiProjects.ts';

let page: Page;

const HYPOTHESIS = 'Если предупреждать об опоздании курьера, то отказов станет меньше';

const group = (on: Page) => on.getByRole('article').first();

async function upload(title: string, talks: typeof FIVE_TALKS): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Загрузить исследование' }).click();
  const dialog = page.getByRole('dialog', { name: 'Загрузить новое исследование' });
  await dialog.getByLabel('Название').fill(title);
  await dialog.getByLabel('Описание').fill('Как заказывают еду');
  await dialog.getByLabel('Тип исследования').selectOption({ label: 'Интервью' });
  await dialog
    .locator('input[type=file]:not([webkitdirectory])')
    .setInputFiles(talks.map(({ name, text }) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })));
  await dialog.getByRole('button', { name: 'Загрузить', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Uploads the five talks, and opens what was found in them. */
async function openFindings(): Promise<void> {
  await upload('Пять разговоров о доставке', FIVE_TALKS);
  await page.getByRole('link', { name: 'Все находки' }).click();
  await page.getByText(/^\d+.наход\S+ в 5.текстах ждут разбора$/).waitFor();
}

/** Makes a hypothesis of the first group, with the words against it. */
async function makeHypothesis(): Promise<void> {
  await group(page).getByRole('button', { name: 'Создать гипотезу' }).click();
  const dialog = page.getByRole('dialog', { name: 'Создать гипотезу' });
  const text = dialog.getByLabel('Гипотеза', { exact: false }).first();
  expect(await text.inputValue()).toMatch(/^Если .+, то .+, потому что о похожем рассказали 4.человека/);
  await text.fill(HYPOTHESIS);
  await dialog.getByText('Да ни разу курьер не опоздал').click();
  await dialog.getByRole('button', { name: 'Создать', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

const score = () => page.getByRole('button', { name: /^Доказанность: / }).first();

/** Opens the study that the findings are of. */
async function openStudy(): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: /^Пять разговоров/ }).click();
}

/** Takes the hypothesis into the backlog, makes an experiment of it, and finishes that with a yes. */
async function testHypothesis(): Promise<void> {
  await page.getByRole('button', { name: 'Добавить в гипотезы' }).click();
  const backlogDialog = page.getByRole('dialog');
  await backlogDialog.getByRole('button', { name: 'Добавить', exact: true }).click();
  await backlogDialog.waitFor({ state: 'detached' });

  await page.goto('/experiments?backlog=1');
  const backlog = page.getByRole('region', { name: 'Бэклог гипотез' });
  await backlog.getByRole('button', { name: HYPOTHESIS }).first().click();
  await backlog.getByRole('button', { name: 'Создать эксперимент' }).click();
  const canvas = page.getByRole('dialog', { name: 'MVP Experiment Canvas' });
  await canvas.getByLabel(/Название/).fill('Сообщение об опоздании');
  await canvas.getByRole('button', { name: 'Создать эксперимент' }).click();
  await canvas.waitFor({ state: 'detached' });
  await page
    .getByRole('button', { name: /^Сообщение об опоздании/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Детали эксперимента' }).click();
  const details = page.getByRole('dialog', { name: 'Детали эксперимента' });
  await details.getByRole('button', { name: 'Завершить эксперимент' }).click();
  await details.getByLabel(/Результаты/).fill('Отказов вдвое меньше.');
  await details.getByRole('radio', { name: /Подтверждена/ }).check();
  await details.getByRole('button', { name: 'Завершить', exact: true }).click();
  await toast(page, 'Эксперимент завершён').waitFor();
}

/** Two of the five are of another study. */
const isOfSecond = ({ name }: (typeof FIVE_TALKS)[number]) => name === 'Анна.txt' || name === 'Семён.txt';

describe('from what the program finds to a hypothesis', () => {
  sharedProfile((profile) => ({ page } = profile));

  it('the hypothesis is taken back, and the group is there again; so is what was taken out of it, over a reload', async () => {
    await openFindings();
    await group(page)
      .getByRole('button', { name: /^Убрать из группы: «Бесит/ })
      .click();
    await group(page)
      .getByText(/^3.человека из.5 сказали/)
      .waitFor();
    await page.reload();
    await group(page)
      .getByText(/^3.человека из.5 сказали/)
      .waitFor();
    await page.getByRole('button', { name: /^Вернуть в группу: «Бесит/ }).click();
    await group(page)
      .getByText(/^4.человека из.5 сказали/)
      .waitFor();
    await group(page)
      .getByRole('button', { name: /^Не то: «Бесит/ })
      .click();
    await toast(page, 'Больше не предлагаем').waitFor();
    await group(page)
      .getByText(/^3.человека из.5 сказали/)
      .waitFor();
    await page.getByRole('button', { name: 'Отменить', exact: true }).click();
    await group(page)
      .getByText(/^4.человека из.5 сказали/)
      .waitFor();
    await group(page).getByRole('button', { name: 'Создать гипотезу' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Создать', exact: true }).click();
    await toast(page, 'Гипотеза создана').waitFor();
    await group(page).waitFor({ state: 'detached' });
    await page.keyboard.press('Control+z');
    await group(page)
      .getByText(/^4.человека из.5 сказали/)
      .waitFor();
    await page.reload();
  });

  it('four people of five say it, one says the contrary, and a person makes a hypothesis of it that stands after a reload', async () => {
    await group(page)
      .getByText(/^4.человека из.5 сказали, 1.человек говорит обратное$/)
      .waitFor();
    await makeHypothesis();
    // A group that became a hypothesis waits no more.
    await toast(page, 'Гипотеза создана').waitFor();
    await group(page).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Открыть гипотезу' }).click();
    const links = page.getByRole('dialog');
    await links
      .getByText(/За.+4.человека.+[Пп]ротив.+1.человек/s)
      .first()
      .waitFor();
    await page.reload();
    await links
      .getByText(/За.+4.человека.+[Пп]ротив.+1.человек/s)
      .first()
      .waitFor();
  });

  it('the hypothesis is tested, and its score follows the verdict', async () => {
    await openStudy();
    await score()
      .filter({ hasText: /\+3,3.*за 4.человека из 1.исследования, против 1.человек/s })
      .waitFor();
    await testHypothesis();
    await openStudy();
    await score()
      .filter({ hasText: /\+6,3.*эксперименты \+3/s })
      .waitFor();
  });

  it('the study goes out as .qdpx and comes in again in its own place, hypothesis and all', async () => {
    // Words that are marked go out with their texts.
    await page.getByRole('button', { name: 'Читать: Ирина.txt' }).click();
    await page.locator('[data-found]').first().waitFor();
    await page.keyboard.press('Period');
    await page.keyboard.press('q');
    await toast(page, 'Цитата отмечена').waitFor();
    await page.getByRole('button', { name: 'К исследованиям' }).click();
    const file = await giveOutProject(page);
    const first = openedProject(file);
    // The quotation that was marked, and the words of the hypothesis: four for it, one against.
    expect(first.document.split('<PlainTextSelection ').length - 1).toBe(6);
    expect(first.document.match(/<Description>За(?: ·[^<]*)?<\/Description>/g)).toHaveLength(4);
    expect(first.document).toContain(HYPOTHESIS);
    expect(first.files.filter((name) => name.endsWith('.txt'))).toHaveLength(5);
    await page.getByRole('button', { name: 'Загрузить исследование' }).click();
    await page
      .getByRole('dialog', { name: 'Загрузить новое исследование' })
      .locator('input[type=file]:not([webkitdirectory])')
      .setInputFiles({ name: 'доставка.qdpx', mimeType: 'application/zip', buffer: Buffer.from(file) });
    const project = page.getByRole('dialog', { name: 'Проект REFI-QDA' });
    // Its experiment holds it in the company: it is not made twice, and moves to the study that comes.
    await project.getByText(/^1.гипотеза в компании уже есть: второй раз не заведём\.$/).waitFor();
    await project.getByLabel(/^Этот проект уже есть/).selectOption('replace');
    await project.getByRole('button', { name: 'Заменить исследование' }).click();
    await toast(page, 'Исследование заменено').waitFor();
    await page.getByRole('button', { name: 'В REFI-QDA', exact: true }).waitFor();
    const second = openedProject(await giveOutProject(page));
    expect(lasting(second.document)).toBe(lasting(first.document));
    expect(second.files).toEqual(first.files);
    await score()
      .filter({ hasText: /\+6,3.*эксперименты \+3/s })
      .waitFor();
  });
});

describe('of what the program finds', () => {
  eachProfile((profile) => ({ page } = profile));

  it(
    'a hypothesis that there is already is named while another is typed, and takes the words instead',
    { tags: 'full' },
    async () => {
      await page.goto('/?open=research-edtech&material=material-42');
      await page.locator('[data-found]').first().waitFor();
      await page.keyboard.press('Period');
      await page.keyboard.press('h');
      const dialog = page.getByRole('dialog', { name: 'Создать гипотезу' });
      const text = dialog.getByLabel('Гипотеза', { exact: false }).first();
      await text.fill('Если показать готовый сценарий интервью, то больше людей проведут первое интервью');
      await dialog.getByRole('button', { name: 'Создать', exact: true }).click();
      await toast(page, 'Гипотеза создана').waitFor();
      // The same in other words, from other words.
      await page.keyboard.press('Period');
      await page.keyboard.press('h');
      await text.fill('Если сначала показать готовый сценарий, первое интервью проведут больше людей');
      await dialog
        .getByText(/^Похоже на:/)
        .first()
        .waitFor();
      expect(await dialog.getByRole('link', { name: /^Открыть в новой вкладке: «Если показать готовый/ }).count()).toBe(
        1,
      );
      await dialog.getByRole('button', { name: /^Добавить слова к ней: «Если показать готовый/ }).click();
      await dialog.waitFor({ state: 'detached' });
    },
  );

  it(
    'studies are compared with each other only when they are chosen, and a reload keeps the choice',
    { tags: 'full' },
    async () => {
      await upload(
        'Весенние разговоры',
        FIVE_TALKS.filter((talk) => !isOfSecond(talk)),
      );
      await upload('Осенние разговоры', FIVE_TALKS.filter(isOfSecond));
      await page.goto('/?view=findings');
      await page.getByText(/^Слова сравниваются внутри каждого исследования/).waitFor();
      // Each study by itself: two of three, and two of two.
      await page.getByText(/^2.человека из.3 сказали, 1.человек говорит обратное$/).waitFor();
      await page.getByRole('button', { name: 'Выбрать несколько…' }).click();
      const dialog = page.getByRole('dialog', { name: 'Находки нескольких исследований' });
      await dialog.getByRole('checkbox', { name: 'Весенние разговоры' }).check();
      await dialog.getByRole('checkbox', { name: 'Осенние разговоры' }).check();
      await dialog.getByRole('button', { name: 'Показать находки' }).click();
      await page.waitForURL(/studies=.+,|studies=.+%2C/);
      const together = page.getByText(/^4.человека из.5 сказали, 1.человек говорит обратное$/);
      await together.waitFor();
      await page.reload();
      await together.waitFor();
      await expect
        .poll(() => page.getByLabel('Исследование').locator('option:checked').textContent())
        .toBe('Выбрано: 2');
      await page.goBack();
      await page.getByText(/^2.человека из.3 сказали/).waitFor();
    },
  );

  it(
    'each passage opens at its place, and Back leads to where one was, narrowed as it was',
    { tags: 'full' },
    async () => {
      await openFindings();
      await page.getByLabel('Кто сказал').selectOption({ label: 'Павел' });
      await page.waitForURL(/said=/);
      await page.getByRole('link', { name: /^В тексте: «Да ни разу/ }).click();
      await page.getByRole('heading', { level: 1, name: 'Павел.txt' }).waitFor();
      await page.getByRole('button', { name: 'К находкам' }).click();
      await group(page).waitFor();
      await expect.poll(() => page.getByLabel('Кто сказал').locator('option:checked').textContent()).toBe('Павел');
      await page.goBack();
      await page.goBack();
      await page.getByRole('heading', { level: 1, name: 'Находки' }).waitFor();
    },
  );
});
