import type { Locator, Page } from 'playwright';
import readXlsxFile from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';

import { downloadBy, eachProfile, openBehind, readPdf, sharedProfile, tabTo, toast } from '../support/page/journey.ts';
import { settled } from '../support/page/screens.ts';

let page: Page;

const listed = (on: Page, count: number) =>
  on.getByRole('heading', { name: `Список экспериментов (${count})` }).waitFor();
/** A card is taken once the page has come to rest: the drag library listens for keys only some moments after it took it. */
async function take(on: Page): Promise<void> {
  await on.keyboard.press('Space');
  await on.waitForSelector('[data-look=lifted], [data-look=gone]');
  await on.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
}

const press = (key: string) => page.keyboard.press(key);
const focused = (target: Locator) => target.and(page.locator(':focus')).waitFor();
const card = (status: string) =>
  page.locator(`[data-column="${status}"] [data-card]`).filter({ hasText: 'Проверка сквозного пути' });
const details = () => page.getByRole('dialog', { name: 'Детали эксперимента' });

/** Downloads an export of the menu in a format. */
const exported = (format: 'PDF' | 'XLSX') =>
  downloadBy(page, async () => {
    await page.getByRole('button', { name: 'Экспорт' }).click();
    await page.getByRole('menuitem', { name: format }).click();
  });

describe('one experiment, from its hypothesis to its verdict', () => {
  sharedProfile((profile) => ({ page } = profile));

  it('is made on the canvas of a hypothesis, and another tab shows it', async () => {
    await page.goto('/experiments');
    await listed(page, 16);
    const second = await openBehind(page);
    await second.goto('/experiments');
    await listed(second, 16);

    // The backlog's first hypothesis becomes an experiment.
    await page.getByRole('button', { name: 'Бэклог гипотез (15)' }).click();
    const backlog = page.getByRole('region', { name: 'Бэклог гипотез' });
    await backlog.locator('[data-accordion-trigger]').first().click();
    await backlog.getByRole('button', { name: 'Создать эксперимент' }).click();
    const canvas = page.getByRole('dialog', { name: 'MVP Experiment Canvas' });
    await canvas.getByLabel(/Название/).fill('Проверка сквозного пути');
    await canvas.getByRole('button', { name: 'Создать эксперимент' }).click();
    await canvas.waitFor({ state: 'detached' });
    await toast(page, 'Эксперимент создан').waitFor();
    await page.getByRole('button', { name: 'Бэклог гипотез (14)' }).click();
    await listed(page, 17);
    await listed(second, 17);
  });

  it('is launched and researched by keyboard alone', async () => {
    // From the backlog to the verdict by keyboard alone, on the board.
    await press('/');
    await page.keyboard.type('сквозного');
    await listed(page, 1);
    await tabTo(page.getByRole('button', { name: 'Доска' }), 'Shift+Tab');
    await press('Enter');
    await page.locator('[data-stage=awareness]').waitFor();
    await tabTo(card('backlog'));
    await press('Enter');

    // Taken into work: the toast of the missing fields first, then a person in charge and a date.
    const form = page.getByRole('dialog', { name: 'Запуск эксперимента' });
    await focused(form.getByLabel(/Название/));
    await press('Enter');
    await toast(page, 'Заполните все обязательные поля: дата запуска, дата окончания и ответственный').waitFor();
    const assignee = form.getByLabel(/Ответственный/);
    await focused(assignee);
    await press('ArrowDown');
    expect(await assignee.inputValue()).not.toBe('');
    await press('Tab');
    await page.keyboard.type('02022026');
    await press('Enter');
    await form.waitFor({ state: 'detached' });
    await toast(page, '«Проверка сквозного пути» взят в работу').waitFor();

    // A round of research for it is a planned study. The focus has followed the card into its column.
    await focused(card('In Progress'));
    await press('Enter');
    await details().locator(':focus').waitFor();
    await tabTo(details().getByRole('button', { name: 'Начать исследование' }));
    await press('Enter');
    const round = page.getByRole('dialog', { name: 'Запуск исследования' });
    await round.locator(':focus').waitFor();
    await tabTo(round.getByRole('button', { name: 'Запустить исследование' }), 'Shift+Tab');
    await press('Enter');
    await toast(page, 'Выберите аудиторию и добавьте хотя бы один вопрос').waitFor();
    await focused(round.getByLabel(/Аудитория/));
    await press('ArrowDown');
    await tabTo(round.getByRole('button', { name: 'Запустить исследование' }), 'Shift+Tab');
    await press('Enter');
    await round.waitFor({ state: 'detached' });
    await focused(card('In Progress'));
    await press('Enter');
    await details()
      .getByRole('link', { name: /^Исследование для эксперимента/ })
      .waitFor();
  });

  it('is finished with results and a verdict', async () => {
    // Finished with a verdict: without results it is refused.
    await tabTo(details().getByRole('button', { name: 'Завершить эксперимент' }));
    await press('Enter');
    await focused(details().getByLabel(/Результаты/));
    await tabTo(details().getByRole('button', { name: 'Завершить', exact: true }));
    await press('Enter');
    await focused(details().getByLabel(/Результаты/));
    await page.keyboard.type('До первого интервью дошли 31 из 50');
    await tabTo(details().getByRole('radio', { name: /Подтверждена/ }));
    await press('Space');
    await press('Tab');
    await page.keyboard.type('Пример снимает страх пустого экрана');
    await tabTo(details().getByRole('button', { name: 'Завершить', exact: true }));
    await press('Enter');
    await details().getByRole('button', { name: 'Назад к деталям' }).waitFor({ state: 'detached' });
    await details().getByText('До первого интервью дошли 31 из 50').waitFor();
    await press('Escape');
    await details().waitFor({ state: 'detached' });
    await focused(card('Done'));
  });

  it('goes out as PDF and XLSX; a reload shows the same', { tags: 'full' }, async () => {
    // Exports are real files.
    expect((await readPdf((await exported('PDF')).file)).text).toContain('Проверка сквозного пути');
    const sheets = await readXlsxFile((await exported('XLSX')).file);
    expect(sheets.map(({ sheet }) => sheet)).toEqual(['Эксперименты', 'История', 'О файле']);
    expect(JSON.stringify(sheets[0]?.data)).toContain('До первого интервью дошли 31 из 50');

    // A reload shows the same, and the study is among the studies.
    await page.reload();
    await page.getByRole('button', { name: 'Список', exact: true }).click();
    const row = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /Проверка сквозного/ }) });
    await row.getByText('Завершен', { exact: true }).waitFor();
    await page.goto('/');
    await page.getByRole('button', { name: /Исследование для эксперимента «Проверка сквозного пути»/ }).waitFor();
  });
});

describe('from a hypothesis to a verdict', () => {
  eachProfile((profile) => ({ page } = profile));

  it('a card is carried to the next column by keyboard, taken back from the toast, and stays after a reload', async () => {
    await page.goto('/experiments?view=board');
    const column = (status: string) => page.locator(`[data-stage=awareness] [data-column="${status}"]`);
    const name = 'Статья «Десять ошибок первого интервью»';
    await column('New').getByText(name).waitFor();
    const carry = async () => {
      await column('New').locator('[data-card]').first().focus();
      await take(page);
      await page.keyboard.press('ArrowRight');
      await page.waitForSelector('[data-column="In Progress"][data-over=move]');
      await page.keyboard.press('Space');
      await column('In Progress').getByText(name).waitFor();
    };
    await carry();
    await toast(page, 'Эксперимент перенесён').waitFor();
    await page.getByRole('button', { name: 'Вернуть', exact: true }).click();
    await column('New').getByText(name).waitFor();
    await toast(page, 'Эксперимент перенесён').waitFor({ state: 'detached' });
    await carry();
    // The card lies there at once; only the toast says that it is stored.
    await toast(page, 'Эксперимент перенесён').waitFor();
    await page.reload();
    await column('In Progress').getByText(name).waitFor();
  });

  it(
    'changed in another tab while its form is open: both versions stand side by side until one is chosen',
    { tags: 'full' },
    async () => {
      await page.goto('/experiments');
      await listed(page, 16);
      const second = await openBehind(page);
      await second.goto('/experiments');
      await listed(second, 16);
      const openFinish = async (on: Page) => {
        await on.bringToFront();
        await on.getByPlaceholder('Поиск экспериментов...').fill('Десять ошибок');
        await listed(on, 1);
        await on.getByRole('button', { name: /Десять ошибок первого интервью/ }).click();
        await on.getByRole('button', { name: 'Детали эксперимента' }).click();
        const dialog = on.getByRole('dialog', { name: 'Детали эксперимента' });
        await dialog.getByRole('button', { name: 'Завершить эксперимент' }).click();
        return dialog;
      };
      const mine = await openFinish(page);
      await mine.getByLabel(/Результаты/).fill('Прочитали 900 человек');
      await mine.getByRole('radio', { name: /Подтверждена/ }).check();

      const other = await openFinish(second);
      await other.getByLabel(/Результаты/).fill('Прочитали 400 человек');
      await other.getByRole('radio', { name: /Опровергнута/ }).check();
      await other.getByRole('button', { name: 'Завершить', exact: true }).click();
      await other.getByText('Прочитали 400 человек').waitFor();

      // It is finished already: said, what was typed is not lost, and nothing writes over the other verdict.
      await mine.getByRole('alert').filter({ hasText: 'уже завершили в другой вкладке' }).waitFor();
      expect(await mine.getByLabel(/Результаты/).inputValue()).toBe('Прочитали 900 человек');
      await second.keyboard.press('Escape');
      await second.getByRole('button', { name: 'Доска' }).click();
      const done = second
        .locator('[data-stage=awareness] [data-column=Done] [data-card]')
        .filter({ hasText: 'Десять' });
      await done.focus();
      await take(second);
      await second.keyboard.press('ArrowLeft');
      await second.waitForSelector('[data-column="In Progress"][data-over=move]');
      await second.keyboard.press('Space');

      // Back in work: now both texts can be compared, and one is chosen.
      await page.bringToFront();
      const note = mine.getByRole('region', { name: 'Изменено в другой вкладке' });
      await note.getByText('Прочитали 400 человек').waitFor();
      await mine.getByRole('button', { name: 'Завершить', exact: true }).click();
      await note.getByRole('button', { name: 'Результаты: оставить своё' }).click();
      await note.waitFor({ state: 'detached' });
      await mine.getByRole('button', { name: 'Завершить', exact: true }).click();
      await mine.getByRole('button', { name: 'Назад к деталям' }).waitFor({ state: 'detached' });
      await page.reload();
      await page.getByText('Прочитали 900 человек').first().waitFor();
    },
  );

  it(
    'storage fails on submit, a form is closed by mistake: nothing typed is lost; an impossible date is named',
    { tags: 'full' },
    async () => {
      await page.goto('/experiments?backlog=1');
      const backlog = page.getByRole('region', { name: 'Бэклог гипотез' });
      await backlog.locator('[data-accordion-trigger]').first().click();
      await backlog.getByRole('button', { name: 'Создать эксперимент' }).click();
      const canvas = page.getByRole('dialog', { name: 'MVP Experiment Canvas' });
      const create = () => canvas.getByRole('button', { name: 'Создать эксперимент' }).click();
      await canvas.getByLabel(/Название/).fill('Не потерять это');
      await canvas.getByLabel('Сценарий').fill('а'.repeat(10_000));
      await canvas.getByRole('textbox', { name: /Дата окончания/ }).fill('01.01.2020');
      await create();
      await canvas.getByText('Дата окончания раньше даты запуска').waitFor();
      await canvas.getByText(/Слишком длинный текст: 10\s000\sсимволов/).waitFor();

      await page.keyboard.press('Escape');
      await canvas.waitFor({ state: 'detached' });
      await backlog.getByRole('button', { name: 'Создать эксперимент' }).click();
      expect(await canvas.getByLabel(/Название/).inputValue()).toBe('Не потерять это');
      await canvas.getByLabel('Сценарий').fill('Показываем пример');
      await canvas.getByRole('textbox', { name: /Дата окончания/ }).fill('31.12.2026');
      await canvas.getByRole('textbox', { name: /Дата запуска/ }).fill('01.12.2026');

      await page.evaluate(() => {
        const real = IDBObjectStore.prototype.put;
        IDBObjectStore.prototype.put = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
        Object.assign(globalThis, { free: () => Object.assign(IDBObjectStore.prototype, { put: real }) });
      });
      await create();
      await canvas.getByRole('alert').filter({ hasText: 'Не хватает места' }).waitFor();
      expect(await canvas.getByLabel(/Название/).inputValue()).toBe('Не потерять это');
      expect(await toast(page, 'Эксперимент создан').count()).toBe(0);
      await page.evaluate(() => (globalThis as unknown as { free: () => void }).free());
      await create();
      await canvas.waitFor({ state: 'detached' });
      await page.reload();
      await listed(page, 17);
    },
  );

  it(
    'its study is deleted: the experiment keeps the name and says that the source is gone',
    { tags: 'full' },
    async () => {
      const opened = '/experiments?open=experiment-trial-interview';
      await page.goto(opened);
      const study = page.locator('dt', { hasText: /^Исследование$/ }).locator('+ dd');
      const href = await study.getByRole('link').getAttribute('href');
      await page.goto(href ?? '/');
      await page.getByRole('button', { name: 'Удалить исследование' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click();
      await page.getByRole('alertdialog').waitFor({ state: 'detached' });
      await page.goto(opened);
      await study.getByText('источник удалён').waitFor();
      expect(await study.getByRole('link').count()).toBe(0);
    },
  );

  it(
    'its verdict stands at the hypothesis in the study it came from, and leads to the experiment',
    { tags: 'full' },
    async () => {
      await page.goto('/experiments?open=experiment-one-step-signup');
      const study = page.locator('dt', { hasText: /^Исследование$/ }).locator('+ dd');
      await page.goto((await study.getByRole('link').getAttribute('href')) ?? '/');
      const row = page
        .getByRole('list', { name: 'Эксперименты' })
        .getByRole('listitem')
        .filter({ hasText: 'Опровергнута' });
      await row.getByRole('link').click();
      await page.waitForURL(/\/experiments\?open=experiment-one-step-signup/);
    },
  );
});

/** An experiment far down the list, open. */
const LANDING = '/experiments?open=experiment-report-landing';
const landing = () => page.getByRole('button', { name: /^Лендинг с примером настоящего отчёта/, expanded: true });
/** Whether all of it is in the window. */
const inSight = (target: Locator) =>
  target.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

describe('an address with an open experiment', () => {
  eachProfile((profile) => ({ page } = profile));

  it.each([
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ])('brings its row into the window, however far down the list, at $width px', { tags: 'full' }, async (size) => {
    await page.setViewportSize(size);
    await page.goto(LANDING);
    await expect.poll(() => inSight(landing())).toBe(true);
    // Read on from somewhere else, and loaded again, the page is where it was left.
    await page.mouse.wheel(0, -4_000);
    await page.waitForFunction(() => scrollY === 0);
    await page.reload();
    await landing().waitFor({ state: 'attached' });
    await settled(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  it('does so for a link from another section', { tags: 'full' }, async () => {
    await page.goto('/journey?stage=activation&open=tp-activation-1');
    const link = page.locator('main a[href*="/experiments?open="]').first();
    const name = await link.innerText();
    await link.click();
    await expect.poll(() => inSight(page.getByRole('button', { name, expanded: true }))).toBe(true);
  });
});
