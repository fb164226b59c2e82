import type { Page } from 'playwright';
import { describe, it } from 'vitest';

import { eachProfile, openBehind, toast } from '../support/page/journey.ts';

let page: Page;
eachProfile((profile) => ({ page } = profile));

const STUDY = '/?open=research-edtech';
const TITLE = 'Глубинные интервью с продактами EdTech';

const row = (on: Page, title: string) =>
  on.getByRole('listitem').filter({ has: on.getByRole('button', { name: title, expanded: true }) });

const save = async (on: Page) => {
  const dialog = on.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await dialog.waitFor({ state: 'detached' });
};

/** Presses «Отменить» in the toast that says so. */
const takeBack = (on: Page) => on.locator('.Toastify').getByRole('button', { name: 'Отменить' }).last().click();

describe('what is said of a study, a hypothesis and an experiment is corrected', () => {
  it('a study and its insight: kept over a reload, taken back, given back from the history', async () => {
    await page.goto(STUDY);
    const study = row(page, TITLE);
    await study.getByRole('button', { name: 'Изменить исследование' }).click();
    const dialog = page.getByRole('dialog', { name: 'Изменить исследование' });
    await dialog.getByLabel('Название').fill('Интервью с продактами, вторая волна');
    await dialog.getByLabel('Статус').selectOption({ label: 'В процессе' });
    await dialog.getByLabel('Количество участников').fill('');
    await dialog.getByLabel('Запланировано разговоров').fill('2');
    await dialog.getByLabel('Аудитория').selectOption({ index: 1 });
    await save(page);
    await toast(page, 'Исследование изменено').waitFor();

    const renamed = row(page, 'Интервью с продактами, вторая волна');
    await renamed.getByText(/^2 из 2.разговоров$/).waitFor();
    await page.reload();
    await renamed.getByText(/^2 из 2.разговоров$/).waitFor();
    // The number was not typed: the people known one by one are counted.
    await renamed.locator('dl').getByText('2', { exact: true }).waitFor();
    await renamed.locator('dl').getByRole('link').waitFor();

    // The plan is reached: completing is proposed, and the way back leads to the proposal.
    await renamed.getByRole('button', { name: 'Завершить' }).click();
    await toast(page, 'Исследование завершено').waitFor();
    await renamed.getByRole('button', { name: 'Завершить' }).waitFor({ state: 'detached' });
    await takeBack(page);
    await renamed.getByRole('button', { name: 'Завершить' }).waitFor();

    // The earlier name comes back from the history; the form follows.
    await renamed.getByRole('button', { name: 'Изменить исследование' }).click();
    await dialog.getByText('История изменений').click();
    await dialog.getByRole('button', { name: /^Вернуть: Название/ }).click();
    await dialog.locator(`input[value="${TITLE}"]`).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });

    // An insight is worded anew and removed; both ways lead back.
    const insight = study.getByRole('button', { name: /^Изменить инсайт: / }).first();
    const before = ((await insight.getAttribute('aria-label')) ?? '').replace('Изменить инсайт: ', '');
    await insight.click();
    await page.getByRole('dialog').getByLabel('Инсайт').fill('Пустой экран останавливает');
    await save(page);
    await study.getByText('Пустой экран останавливает').waitFor();
    await takeBack(page);
    await study.getByText(before, { exact: true }).waitFor();
    await study.getByRole('button', { name: `Удалить инсайт: ${before}` }).click();
    await toast(page, 'Инсайт удалён').waitFor();
    await study.getByText(before, { exact: true }).waitFor({ state: 'detached' });
    await page.locator('.Toastify').getByRole('button', { name: 'Вернуть' }).last().click();
    await study.getByText(before, { exact: true }).waitFor();
  });

  it(
    'in two tabs at once: both names stand side by side, and the one that is chosen is kept',
    { tags: 'full' },
    async () => {
      await page.goto(STUDY);
      const second = await openBehind(page);
      await second.goto(STUDY);
      const edit = async (on: Page, title: string) => {
        await on.bringToFront();
        await row(on, TITLE).getByRole('button', { name: 'Изменить исследование' }).click();
        await on.getByRole('dialog').getByLabel('Название').fill(title);
      };
      await edit(page, 'Названо здесь');
      await edit(second, 'Названо в другой вкладке');
      await save(second);
      await page.bringToFront();
      const both = page.getByRole('region', { name: 'Изменено в другой вкладке' });
      await both.getByText('Названо в другой вкладке').waitFor();
      await both.getByText('Названо здесь').waitFor();
      await both.getByRole('button', { name: 'Название: оставить своё' }).click();
      await save(page);
      await row(second, 'Названо здесь').waitFor();
    },
  );

  it('a hypothesis on both screens, and the deadline of an experiment, over a reload', { tags: 'full' }, async () => {
    await page.goto(STUDY);
    await row(page, TITLE)
      .getByRole('button', { name: /^Изменить гипотезу: / })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Гипотеза').fill('Если дать пример отчёта, начнут раньше');
    await dialog.getByLabel('Приоритет').fill('7');
    await dialog.getByLabel('Этап').selectOption({ label: 'Retention' });
    await save(page);
    await toast(page, 'Гипотеза изменена').waitFor();
    const article = page.getByRole('article').filter({ hasText: 'Если дать пример отчёта, начнут раньше' });
    await article.getByText('Первое возвращение').waitFor();
    await article.getByText('приоритет 7').waitFor();
    await page.reload();
    await article.getByText('приоритет 7').waitFor();

    await page.goto('/experiments?open=experiment-trial-interview');
    const experiment = row(page, 'Пробное интервью в роли респондента');
    await experiment.getByRole('button', { name: 'Изменить', exact: true }).click();
    await dialog.getByLabel('Дедлайн', { exact: true }).fill('31.12.2026');
    await save(page);
    await toast(page, 'Эксперимент изменён').waitFor();
    await experiment.getByText('31.12.2026').waitFor();
    await page.reload();
    await experiment.getByText('31.12.2026').waitFor();
    await experiment.getByRole('button', { name: 'Изменить', exact: true }).click();
    await dialog.getByText('История изменений').click();
    await dialog.getByRole('button', { name: /^Вернуть: Дедлайн/ }).click();
    await dialog.locator('input[value="30.11.2026"]').waitFor();
    await page.keyboard.press('Escape');
    await experiment.getByText('30.11.2026').waitFor();
    await takeBack(page);
    await experiment.getByText('31.12.2026').waitFor();
  });
});
