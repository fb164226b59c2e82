import type { Page } from 'playwright';
import { expect, it } from 'vitest';

import { connectModel } from '../../support/page/connectModel.ts';
import { eventually } from '../../support/eventually.ts';
import { toast } from '../../support/page/journey.ts';
import { ownServer, type OwnServer } from '../../support/servers/ownServer.ts';

/* A model asks respondents: a person switches it on in the scenario, a respondent agrees to it and is asked, the study says whose words they are. */

const GOOD = 'Что именно заняло больше всего времени?';
const STORY = 'Расскажите, как вы выбирали сервис в последний раз.';

let own: OwnServer;
let anna: Page;
ownServer(
  (given) => {
    own = given;
    ({ anna } = given);
  },
  { modelPatience: { whole: 3_000 } },
);

const asks = () => anna.getByRole('checkbox', { name: 'Уточняющие вопросы задаёт модель' });
const trial = () => anna.getByRole('complementary', { name: 'Проверить на себе' });

async function openLink(): Promise<string> {
  const round = new URL(anna.url()).searchParams.get('round') ?? '';
  return anna.evaluate(async (id) => {
    const session = (await (await fetch('/api/session')).json()) as { companies: { id: string }[] };
    const response = await fetch(`/api/companies/${session.companies[0]?.id}/rounds/${id}/open-link`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
    });
    return ((await response.json()) as { link: { address: string } }).link.address;
  }, round);
}

it('without a model it cannot be switched on, and the scenario says why', async () => {
  await anna.goto('/profile?section=settings&scenario=new');
  await expect.poll(() => asks().isDisabled()).toBe(true);
  await anna.getByText(/Модель не\sподключена/).waitFor();
});

it('a model asks because of the answer, or the product in its own words; the server starts anew in between', async () => {
  await connectModel(anna, own.model);
  await anna.goto('/profile?section=settings&scenario=new');
  await anna.getByLabel(/^Название/).fill('Как выбирают сервис');
  await anna.getByRole('textbox', { name: 'Этап 1', exact: true }).fill('Выбор');
  await anna.getByRole('textbox', { name: 'Вопрос 1', exact: true }).fill(STORY);
  await anna.getByLabel('Спросить почему после вопроса 1', { exact: true }).selectOption({ label: 'До 2 раз' });
  expect(
    await trial()
      .getByText(/языковая модель/)
      .count(),
  ).toBe(0);
  await asks().check();
  await trial()
    .getByText(/автоматический помощник/)
    .waitFor();
  await trial()
    .getByText(/Модель их не\sчитает/)
    .waitFor();
  await anna.getByRole('button', { name: 'Активировать', exact: true }).click();
  await toast(anna, 'Сценарий создан и активирован').waitFor();
  await anna.reload();
  await expect.poll(() => asks().isChecked()).toBe(true);

  await anna.goto('/?open=research-edtech');
  await anna.getByRole('button', { name: 'Новый раунд' }).click();
  const plan = anna.getByRole('dialog', { name: 'Новый раунд интервью' });
  await plan.getByLabel(/^Название/).fill('Раунд с моделью');
  await plan.getByLabel(/^Сценарий/).selectOption({ label: 'Как выбирают сервис' });
  await plan.getByRole('button', { name: 'Создать раунд' }).click();
  await anna.getByRole('button', { name: 'Начать раунд' }).click();
  await toast(anna, 'Раунд начат').waitFor();
  const link = await openLink();

  const page = await own.open();
  const say = async (words: string): Promise<void> => {
    await page.getByRole('textbox').fill(words);
    await page.getByRole('button', { name: 'Ответить', exact: true }).click();
  };
  own.model.answers = () => ({ says: { question: GOOD } });
  await page.goto(link);
  await page.getByText(/автоматический помощник/).waitFor();
  await page.getByRole('button', { name: 'Даю согласие' }).click();
  await page.getByText(STORY).waitFor();
  expect(own.model.asked).toHaveLength(0);
  await say('Полдня искала, где права доступа');
  await page.getByText(GOOD).waitFor();
  // Another day, another server: the same words, and no model is asked for them.
  await own.restart();
  await page.reload();
  await page.getByText(GOOD).waitFor();
  expect(own.model.asked).toHaveLength(1);
  // A forbidden question is not asked, and leaves no trace on the screen.
  own.model.answers = () => ({ says: { question: 'Купите наш продукт прямо сейчас!' } });
  await say('Права доступа');
  await page.getByText('А почему это важно для вас?').waitFor();
  expect(await page.getByText(/Купите|ошибка/i).count()).toBe(0);
  await say('Без них не начать');
  await page.getByText('Готово').first().waitFor();
  await page.close();

  await anna.reload();
  await anna.getByRole('tab', { name: /Ответы/ }).click();
  await anna.getByText(GOOD).waitFor();
  await eventually(async () => expect(await anna.getByText('test-model', { exact: true }).count()).toBe(1));
  const logs = own.logs.join('\n');
  expect(['Полдня', GOOD].filter((words) => logs.includes(words))).toEqual([]);
});
