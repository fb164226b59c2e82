import type { Page } from 'playwright';
import { expect, it } from 'vitest';

import { eachProfile, workspaceOpen } from '../../support/page/journey.ts';

let page: Page;
eachProfile((profile) => ({ page } = profile));

/** A way to take something away, by the keyboard alone. */
interface Removal {
  readonly what: string;
  /** Where it starts. */
  readonly address: string;
  /** Controls to press before: names from their beginning. */
  readonly steps?: readonly RegExp[];
  /** The control that removes, and the menu that holds it. */
  readonly by: RegExp;
  readonly menu?: RegExp;
  /** The question it asks first. */
  readonly confirm?: RegExp;
  /** How often, so that the last one goes, too. Default once. */
  readonly times?: number;
  /** Two files are given first. */
  readonly files?: true;
  /** Message sent to the assistant first. */
  readonly say?: string;
  /** The profile is given a picture first. */
  readonly picture?: true;
  /** Typed into the question before it is answered. */
  readonly sure?: string;
  /** Opened first, and left for what it makes: a second company. */
  readonly company?: true;
}

const REMOVALS: readonly Removal[] = [
  { what: 'a study', address: '/?open=research-edtech', by: /^Удалить исследование$/, confirm: /^Удалить$/ },
  { what: 'a file that was given', address: '/?action=upload', by: /^Убрать файл/, times: 2, files: true },
  {
    what: 'a file of the chat',
    address: '/chat',
    say: 'https://shkola.example',
    by: /^Убрать файл/,
    times: 2,
    files: true,
  },
  {
    what: 'a question of a round',
    address: '/experiments?open=experiment-report-landing',
    steps: [/^Начать исследование$/],
    by: /^Удалить вопрос/,
    times: 4,
  },
  { what: 'a request', address: '/audiences?open=audience-researchers', by: /^Удалить запрос/ },
  { what: 'a contact', address: '/audiences?open=audience-edtech-pm', by: /^Удалить \+7/, times: 2 },
  { what: 'all contacts', address: '/audiences?open=audience-edtech-pm', by: /^Удалить все/, confirm: /^Удалить 3/ },
  {
    what: 'a persona',
    address: '/audiences?open=audience-edtech-pm',
    steps: [/^Продакт между релизами/],
    by: /^Удалить$/,
    confirm: /^Удалить$/,
  },
  {
    what: 'a candidate',
    address: '/audiences?open=audience-edtech-pm',
    steps: [/^Найти новые персоны$/],
    by: /^Отклонить/,
  },
  {
    what: 'an audience',
    address: '/audiences?open=audience-edtech-pm',
    menu: /^Ещё действия$/,
    by: /^Удалить аудиторию$/,
    confirm: /^Удалить$/,
  },
  {
    what: 'a key result',
    address: '/strategy?tab=product',
    steps: [/^Редактировать: OKR/],
    by: /^Удалить результат/,
    times: 2,
  },
  { what: 'a goal', address: '/strategy?tab=product', steps: [/^Редактировать: OKR/], by: /^Удалить цель/, times: 2 },
  {
    what: 'a competitor',
    address: '/strategy',
    steps: [/^Редактировать: Стратегическая канва/],
    by: /^Удалить конкурента/,
    times: 2,
  },
  {
    what: 'a factor',
    address: '/strategy',
    steps: [/^Редактировать: Стратегическая канва/],
    by: /^Удалить фактор/,
    times: 2,
  },
  {
    what: 'a member',
    address: '/profile?section=teams',
    menu: /^Ещё действия|^Действия/,
    by: /^Удалить из команды$/,
  },
  {
    what: 'an invitation',
    address: '/profile?section=teams',
    menu: /^Действия: (?:Артём Фролов|Ксения Лебедева)$/,
    by: /^Отменить приглашение$/,
    times: 2,
  },
  { what: 'an invoice that waits', address: '/profile?section=balance', by: /^Отменить счёт/i },
  { what: 'the picture of the profile', address: '/profile', by: /^Удалить фото$/, picture: true },
  {
    what: 'a company',
    address: '/profile?section=companies',
    steps: [/^Настройки/],
    by: /^Удалить компанию$/,
    confirm: /^Стереть насовсем$/,
    sure: 'Вторая',
    company: true,
  },
  {
    what: 'a proposal that is turned down',
    address: '/strategy',
    steps: [/^Обновить из интервью$/],
    by: /^Отклонить: /,
    times: 2,
  },
  {
    what: 'a proposal that is accepted',
    address: '/strategy',
    steps: [/^Обновить из интервью$/],
    by: /^Принять: /,
    times: 2,
  },
  {
    what: 'a conversation with the assistant',
    address: '/chat',
    say: 'https://shkola.example',
    by: /^Начать заново$/,
    confirm: /^Начать заново$/,
  },
  { what: 'a scenario', address: '/profile?section=settings', by: /^Удалить: /, times: 2 },
  { what: 'a saved card', address: '/profile?section=billing', by: /^Удалить карту/, times: 2 },
  { what: 'a product', address: '/profile?section=companies', steps: [/^Настройки/], by: /^Удалить продукт/, times: 2 },
];

const FILES = ['первый.txt', 'второй.txt'].map((name) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from('Слова респондента'),
}));

const PICTURE = {
  name: 'я.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** Founds a company beside the sample's; its workspace opens. */
async function foundCompany(): Promise<void> {
  await page.goto('/onboarding');
  await page.getByLabel(/^Название компании/).fill('Вторая');
  await page.getByLabel(/^Первый продукт/).fill('Первый');
  await page.getByLabel(/^Первый продукт/).press('Enter');
  await page.waitForURL('**/chat');
}

it.each(REMOVALS)('$what goes, and the focus has a place', async (removal) => {
  const { address, steps = [], by, menu, confirm, times = 1, files, say, picture, sure, company } = removal;
  page.setDefaultTimeout(8000);
  if (company) await foundCompany();
  await page.goto(address);
  await workspaceOpen(page);
  const press = async (name: RegExp, role: 'button' | 'menuitem' = 'button', within = page.locator('body')) => {
    const control = within.getByRole(role, { name }).filter({ visible: true }).first();
    await control.focus();
    await page.keyboard.press('Enter');
  };
  for (const step of steps) await press(step);
  if (say) {
    await page.getByPlaceholder('Введите ваш ответ...').fill(say);
    await page.keyboard.press('Enter');
  }
  if (picture) await page.getByLabel('Фото профиля').setInputFiles(PICTURE);
  if (files) await page.locator('input[type=file]').first().setInputFiles(FILES);
  for (let time = 0; time < times; time += 1) {
    const role = menu ? 'menuitem' : 'button';
    // Whatever its name becomes, this very one goes.
    const opened = menu ?? by;
    await page.getByRole('button', { name: opened }).filter({ visible: true }).first().waitFor();
    const before = await page.getByRole('button', { name: opened }).filter({ visible: true }).count();
    if (menu) await press(menu);
    await press(by, role);
    if (sure) await page.getByRole('alertdialog').getByRole('textbox').fill(sure);
    if (confirm) await press(confirm, 'button', page.getByRole('alertdialog'));
    await expect
      .poll(() => page.getByRole('button', { name: opened }).filter({ visible: true }).count())
      .toBeLessThan(before);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  }
});
