import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';

import { eachProfile, openBehind, tabTo, toast } from '../../support/page/journey.ts';

let page: Page;
eachProfile((profile) => ({ page } = profile));

const NEW = '/profile?section=settings&scenario=new';

const field = (name: string | RegExp) => page.getByRole('textbox', { name, exact: true });
const choose = (name: string, label: string) => page.getByLabel(name, { exact: true }).selectOption({ label });
const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const trial = () => page.getByRole('complementary', { name: 'Проверить на себе' });
const focused = async (locator: Locator): Promise<void> => {
  await expect.poll(() => locator.evaluate((one) => one === document.activeElement)).toBe(true);
};
/** Writes a scenario with a question of each kind, a branch and a why. */
async function write(): Promise<void> {
  await page.getByLabel(/^Название/).fill('Как выбирают сервис');
  await field('Этап 1').fill('Выбор');
  await field('Вопрос 1').fill('Чем вы пользуетесь?');
  await choose('Как отвечают на вопрос 1', 'Выбор');
  await field('Вариант 1').fill('Таблицами');
  await field('Вариант 1').press('Enter');
  await page.keyboard.type('Ничем');
  await field('Вариант 2').fill('Сервисом');
  await press('Добавить вопрос в этап 1');
  await page.keyboard.type('Расскажите, как вы его нашли.');
  await choose('Спросить почему после вопроса 2', 'Один раз');
  await press('Добавить вопрос в этап 1');
  await page.keyboard.type('Насколько легко было начать?');
  await choose('Как отвечают на вопрос 3', 'Шкала');
  await press('Добавить этап');
  await page.keyboard.type('Итог');
  await field('Вопрос 4').fill('Сколько человек этим занято?');
  await choose('Как отвечают на вопрос 4', 'Число');
  await press('Добавить вопрос в этап 2');
  await page.keyboard.type('Как с вами связаться?');
  await choose('Как отвечают на вопрос 5', 'Контакт');
  await press('Добавить переход в вопрос 1');
  await choose('Условие перехода 1 вопроса 1', 'Если выбрано «Ничем»');
  await choose('Куда ведёт переход 1 вопроса 1', 'к\u00A0вопросу 4: Сколько человек этим занято?');
}

it('a scenario with every kind of question is written, activated, played with the keyboard alone, reloaded and changed', async () => {
  await page.goto('/profile?section=settings');
  await press('Создать сценарий');
  await expect.poll(() => new URL(page.url()).searchParams.get('scenario')).toBe('new');
  await write();
  await press('Активировать');
  await toast(page, 'Сценарий создан и активирован').waitFor();
  await page.getByRole('heading', { level: 1, name: 'Как выбирают сервис' }).waitFor();
  await page.getByText('Активен', { exact: true }).waitFor();

  // From the opening on nothing but keys.
  const talk = trial();
  await talk.getByRole('button', { name: 'Даю согласие' }).focus();
  await page.keyboard.press('Enter');
  await focused(talk.getByRole('button', { name: 'Таблицами' }));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await focused(talk.getByLabel('Ваш ответ'));
  await page.keyboard.type('Посоветовали');
  await page.keyboard.press('Enter');
  await talk.getByText(/Почему так\?$/).waitFor();
  await page.keyboard.type('Стоп');
  await page.keyboard.press('Enter');
  await talk.getByText(/^(?:Интервьюер: )?Вы\u00A0написали «Стоп»/).waitFor();
  await tabTo(talk.getByRole('button', { name: 'Стоп', exact: true }));
  await page.keyboard.press('Enter');
  await focused(talk.getByRole('button', { name: 'Продолжить' }));
  await page.keyboard.press('Enter');
  await focused(talk.getByLabel('Ваш ответ'));
  await page.keyboard.type('Доверяю');
  await page.keyboard.press('Enter');
  await focused(talk.getByRole('button', { name: '1', exact: true }));
  await page.keyboard.press('Enter');
  await focused(talk.getByLabel('Ваш ответ'));
  await page.keyboard.type('трое');
  await page.keyboard.press('Enter');
  await talk.getByText(/Пришлите число/).waitFor();
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await page.keyboard.type('@respondent');
  await page.keyboard.press('Enter');
  await talk.getByText(/Спасибо, это/).waitFor();

  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Как выбирают сервис' }).waitFor();
  expect(await page.getByLabel('Условие перехода 1 вопроса 1').inputValue()).toMatch(/^option /);
  // A respondent who chooses «Ничем» comes by the branch to the number at once.
  await press('Даю согласие');
  await press('Ничем');
  await trial().getByText('Сколько человек этим занято?').waitFor();

  await field('Вопрос 4').fill('Сколько человек у вас этим занято?');
  await trial().getByText('Сколько человек у вас этим занято?').waitFor();
  await press('Удалить вопрос 4');
  await page.getByText('Вопрос, к которому вёл переход, удалён: выберите другой').waitFor();
  await press('Сохранить');
  await focused(page.getByLabel('Условие перехода 1 вопроса 1'));
  await choose('Куда ведёт переход 1 вопроса 1', 'к концу разговора');
  await press('Сохранить');
  await toast(page, 'Сценарий сохранён').waitFor();
  await page.getByRole('link', { name: 'Сценарии' }).click();
  await page.getByRole('heading', { name: 'Как выбирают сервис' }).waitFor();
});

it('what is typed outlives a reload; what another tab stores meanwhile stands beside it; a scenario that is gone says so', async () => {
  await page.goto(NEW);
  await page.getByLabel(/^Название/).fill('Недописанный');
  await press('Активировать');
  const why = page.getByRole('region', { name: 'Что мешает активировать' });
  await focused(why);
  await page.reload();
  await expect.poll(() => page.getByLabel(/^Название/).inputValue()).toBe('Недописанный');
  await field('Этап 1').fill('Начало');
  await press('Создать сценарий');
  await toast(page, 'Сценарий создан').waitFor();
  await page.getByText('Черновик', { exact: true }).waitFor();
  await page.waitForURL((url) => url.searchParams.get('scenario') !== 'new');

  const second = await openBehind(page);
  await second.goto(page.url());
  await page.getByLabel(/^Название/).fill('Здесь');
  await second.getByLabel(/^Название/).fill('Там');
  await second.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await page.getByRole('button', { name: 'Название: оставить своё' }).click();
  await press('Сохранить');
  await second.getByRole('heading', { level: 1, name: 'Здесь' }).waitFor();

  await second.goto('/profile?section=settings');
  await second.getByRole('button', { name: 'Удалить: Здесь' }).click();
  await page.getByText(/^Сценарий удалили/).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Такого сценария нет' }).waitFor();
  await page.goto(NEW);
  expect(await page.getByLabel(/^Название/).inputValue()).toBe('');
});
