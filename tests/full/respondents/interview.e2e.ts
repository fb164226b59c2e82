import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';

import { toast } from '../../support/page/journey.ts';
import { ownServer, type OwnServer } from '../../support/servers/ownServer.ts';
import { joinAs, linkFor } from '../../support/page/team.ts';

/* From an empty company to people who are asked, by one way (R411). */

let own: OwnServer;
let anna: Page;
ownServer((given) => {
  own = given;
  ({ anna } = given);
});

const button = (name: string | RegExp, page = anna) => page.getByRole('button', { name });
const link = (name: string | RegExp, page = anna) => page.getByRole('link', { name });
const radio = (name: RegExp) => anna.getByRole('radio', { name });
const focused = (page: Page, heading: string) =>
  page.waitForFunction((name) => document.activeElement?.matches('h1, h2') && document.activeElement.textContent === name, heading); // prettier-ignore
const stepOf = (page: Page) => new URL(page.url()).searchParams.get('interview');

describe('from an empty company to an interview', () => {
  it('a company of one browser is told what needs a server, and what does not', async () => {
    await anna.goto('/onboarding');
    await anna.getByLabel(/^Название компании/).fill('Пустая');
    await anna.getByLabel(/^Первый продукт/).fill('Первый');
    await button('Создать компанию').click();
    await anna.waitForURL('**/chat');
    await anna.getByText('Компания создана').waitFor();
    await anna.goto('/');
    await button('Провести первое интервью').click();
    await anna.getByRole('heading', { name: /нужен\sсервер/ }).waitFor();
    expect(await radio(/./).count()).toBe(0);
    await link('Загрузить интервью').click();
    await anna.getByRole('dialog', { name: 'Загрузить новое исследование' }).waitFor();
  });

  it('the company is shared; people are imported, and questions taken, where nothing was before', async () => {
    await anna.goto('/?interview=whom');
    await link('Открыть доступ команде').click();
    await button('Отправить и открыть').click();
    await toast(anna, 'Доступ открыт').waitFor();
    await anna.goto('/');
    await button('Провести первое интервью').click();
    await radio(/^Людей из/).check();
    await button('Добавить контакты').click();
    const audience = anna.getByRole('dialog', { name: 'Новая аудитория' });
    await audience.getByLabel(/^Название/).fill('Первые клиенты');
    await audience.getByRole('button', { name: 'Создать' }).click();
    // Whom to ask comes next, without another press.
    const adding = anna.getByRole('dialog', { name: 'Добавить контакты' });
    await adding
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'люди.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(
          'Имя;Телефон;Почта\nПервый;+79000000001;one@people.example\nВторой;+79000000002;two@people.example',
        ),
      });
    await adding.getByRole('button', { name: /^Добавить 2\s/ }).click();
    await anna.getByText(/^В\sней 2\sконтакта/).waitFor();
    await link(/^Дальше/).click();
    await radio(/^По вопросу/).check();
    await anna.getByRole('textbox', { name: 'Что хотите узнать' }).fill('Как вы выбираете тариф?');
    await anna.reload();
    // The typed text outlives the reload, and so does the step.
    expect(await anna.getByRole('textbox', { name: 'Что хотите узнать' }).inputValue()).toBe('Как вы выбираете тариф?');
    await button('Набросать сценарий').click();
    // One reads on from the name of the sketch, and from the step's where one comes back to it.
    await focused(anna, 'Новый сценарий');
    await anna.getByLabel('Вопрос 2', { exact: true }).fill('Как вы выбирали тариф в последний раз?');
    await anna.goBack();
    await focused(anna, 'О\u00A0чём спросить');
    await button('Продолжить начатый').click();
    expect(await anna.getByLabel('Вопрос 2', { exact: true }).inputValue()).toContain('в последний раз');
    await button('Активировать').click();
    await toast(anna, 'Сценарий создан и активирован').waitFor();
    expect(stepOf(anna)).toBe('call');
  });

  it('the round begins, both are invited, and its page is open', async () => {
    await anna.getByText(/^Пригласим 2\sчеловека: письмом 2\./).waitFor();
    await button(/^Начать и\sпригласить 2/).click();
    await toast(anna, 'Раунд начат').waitFor();
    await anna.getByRole('heading', { level: 1, name: 'Как вы выбираете тариф?' }).waitFor();
    await anna.getByLabel('Раунд интервью: Как вы выбираете тариф?').getByText('Идёт', { exact: true }).waitFor();
    // An undo does not remove what a running round rests on.
    await anna.keyboard.press('Control+z');
    await toast(anna, 'Не отменено').waitFor();
    const round = new URL(anna.url()).searchParams.get('round') ?? '';
    const session = (await (await anna.request.get('/api/session')).json()) as {
      companies: { id: string; name: string }[];
    };
    const company = session.companies.find(({ name }) => name === 'Пустая')?.id ?? '';
    const told = await anna.request.get(`/api/companies/${company}/rounds/${round}/invited`);
    expect(((await told.json()) as { contacts: unknown[] }).contacts).toHaveLength(2);
    // The choices on the way are cleared.
    await anna.goto('/?interview=whom');
    expect(await radio(/^Людей из/).isChecked()).toBe(false);
  });

  it('anybody by an open link takes three presses more; a viewer is told why it is not theirs', async () => {
    await radio(/^Кого угодно/).check();
    await link(/^Дальше/).click();
    await radio(/^Свой сценарий/).check();
    await anna.getByLabel(/^Сценарий/).selectOption({ label: 'Как вы выбираете тариф?' });
    await link(/^Дальше/).click();
    await anna.getByLabel(/^Название/).fill('Гости');
    await button(/^Начать и\sполучить ссылку/).click();
    await anna.getByRole('heading', { level: 1, name: 'Гости' }).waitFor();
    await anna.getByRole('list', { name: 'Открытая ссылка' }).getByText('/i/').waitFor();

    const vera = await own.open();
    await joinAs(vera, await linkFor(anna, 'Viewer'), 'Вера Лис');
    await vera.goto('/?interview=ask');
    await vera.getByText(/Роль меняет/).waitFor();
    expect(await vera.getByRole('navigation', { name: 'Шаги' }).count()).toBe(0);
  });

  it('a researcher prepares a round of a draft, and asks those by name who may activate it: it comes to their inbox', async () => {
    const kira = await own.open();
    await joinAs(kira, await linkFor(anna, 'Researcher'), 'Кира Лис');
    await kira.goto('/?interview=whom');
    await kira.getByRole('radio', { name: /^Кого угодно/ }).check();
    await link(/^Дальше/, kira).click();
    await kira.getByRole('radio', { name: /^Готовый разговор/ }).check();
    await button(/^Взять и\sпоправить/, kira).click();
    await button('Создать сценарий', kira).click();
    await button('Подготовить раунд', kira).click();
    await button('Попросить активировать', kira).click();
    const talk = kira.getByRole('region', { name: 'Обсуждение', exact: true });
    const words = talk.getByRole('textbox', { name: 'Комментарий', exact: true });
    await expect.poll(() => words.inputValue()).toMatch(/^@Анна Лис, активируйте/);
    await words.press('Control+Enter');
    await talk.locator('article').getByText(/активируйте, пожалуйста, сценарий/).waitFor();
    await anna.goto('/');
    await anna.getByRole('banner').getByRole('button', { name: /^Входящие, 1\s/ }).click();
    await anna.getByRole('dialog', { name: 'Входящие' }).getByText(/Кира Лис/).first().waitFor();
  }); // prettier-ignore
});
