import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';

import { sharedProfile } from '../../support/page/journey.ts';

let page: Page;
sharedProfile((profile) => ({ page } = profile));

/** The usual window, a low one, and a phone whose keyboard is away. */
const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 1280, height: 768 },
  { width: 390, height: 700 },
] as const;

const button = (name: string | RegExp) => page.locator('main').getByRole('button', { name }).first();
const top = () => page.locator('[role=dialog], [role=alertdialog]').last();

/** A dialog: where it is, what opens it, and what has to be done before that. */
interface Case {
  readonly name: string;
  readonly address: string;
  readonly opener: () => Locator;
  /** Steps that lead there. */
  readonly before?: () => Promise<unknown>;
  /** Where Escape leads, when not to the opener: a menu is gone by then. */
  readonly home?: () => Locator;
  /** It takes the place of the dialog that it is opened from. */
  readonly replaces?: true;
}

const AUDIENCE = '/audiences?open=audience-edtech-pm';
const STUDY = '/?open=research-edtech';
const READER = `${STUDY}&material=material-42`;
const SETTINGS = '/profile?section=settings';
const BILLING = '/profile?section=billing';

const selectReply = () =>
  page
    .getByRole('button', { name: /^Выбрать реплику 4/ })
    .first()
    .click();

const CASES: readonly Case[] = [
  { name: 'upload of a study', address: '/', opener: () => button('Загрузить исследование') },
  { name: 'erasing a study', address: STUDY, opener: () => button('Удалить исследование') },
  { name: 'a hypothesis of a study into the backlog', address: STUDY, opener: () => button(/^Добавить в гипотезы/) },
  {
    name: 'a hypothesis of selected words',
    address: READER,
    before: selectReply,
    opener: () => page.getByRole('button', { name: 'Гипотеза', exact: true }),
  },
  {
    name: 'an insight of selected words',
    address: READER,
    before: selectReply,
    opener: () => page.getByRole('button', { name: 'Инсайт', exact: true }),
  },
  {
    name: 'links of a study',
    address: STUDY,
    opener: () => page.locator('main').getByRole('link', { name: /^Связи: Глубинные/ }),
  },
  { name: 'new audience', address: '/audiences', opener: () => button('Создать аудиторию') },
  { name: 'adding contacts', address: AUDIENCE, opener: () => button('Добавить контакты') },
  { name: 'erasing all contacts', address: AUDIENCE, opener: () => button('Удалить все') },
  { name: 'new persona', address: AUDIENCE, opener: () => button('Создать персону') },
  { name: 'a persona', address: AUDIENCE, opener: () => button(/^Продакт между релизами/) },
  {
    name: 'erasing a persona',
    address: AUDIENCE,
    before: () => button(/^Продакт между релизами/).click(),
    opener: () => page.getByRole('dialog').getByRole('button', { name: 'Удалить', exact: true }),
  },
  {
    name: 'erasing an audience',
    address: AUDIENCE,
    before: () => button('Ещё действия').click(),
    opener: () => page.getByRole('menuitem', { name: 'Удалить аудиторию' }),
    home: () => button('Ещё действия'),
  },
  { name: 'persona candidates', address: AUDIENCE, opener: () => button('Найти новые персоны') },
  {
    name: 'canvas of a touchpoint',
    address: '/journey?stage=activation&open=tp-activation-1',
    opener: () => button(/^Создать эксперимент/),
  },
  { name: 'what interviews say to a board', address: '/strategy', opener: () => button('Обновить из интервью') },
  { name: 'the history of a card', address: '/vision', opener: () => button(/^История: /) },
  {
    name: 'a quote of a touchpoint',
    address: '/journey?stage=activation&open=tp-activation-1',
    opener: () => page.locator('main button[data-origin], main [data-origin] > button[aria-haspopup=dialog]').first(),
  },
  { name: 'invitation', address: '/profile?section=teams', opener: () => button('Пригласить') },
  { name: 'company', address: '/profile?section=companies', opener: () => button(/^Настройки/) },
  { name: 'opening a workspace file', address: SETTINGS, opener: () => button('Открыть из файла') },
  { name: 'saving a workspace file', address: SETTINGS, opener: () => button('Сохранить в файл') },
  { name: 'resetting the sample', address: SETTINGS, opener: () => button('Сбросить демо-данные') },
  { name: 'mail notifications', address: '/profile', opener: () => button('Настроить уведомления') },
  { name: 'password', address: '/profile', opener: () => button('Сменить пароль') },
  {
    name: 'payment by card',
    address: BILLING,
    before: () => page.getByRole('radio', { name: /Персональный/ }).check(),
    opener: () => button('Оплатить картой'),
  },
  { name: 'new card', address: BILLING, opener: () => button('Добавить карту') },
  { name: 'a card', address: BILLING, opener: () => button(/^Изменить/) },
  // These two change what the others see, so they come last.
  {
    name: 'beginning the chat anew',
    address: '/chat',
    before: async () => {
      await page.getByPlaceholder('Введите ваш ответ...').fill('https://shkola.example');
      await page.keyboard.press('Enter');
    },
    opener: () => button('Начать заново'),
  },
  {
    name: 'erasing a company',
    address: '/onboarding',
    before: async () => {
      await page.getByLabel(/^Название компании/).fill('Вторая');
      await page.getByLabel(/^Первый продукт/).fill('Первый');
      await page.getByLabel(/^Первый продукт/).press('Enter');
      await page.waitForURL('**/chat');
      await page.goto('/profile?section=companies');
      await button(/^Настройки/).click();
    },
    opener: () => page.getByRole('dialog').getByRole('button', { name: 'Удалить компанию' }),
    home: () => button(/^Настройки/),
    replaces: true,
  },
];

/** Which of an open dialog's main actions is cut by the window or lies under something, and whether there is any. */
const mainAction = () =>
  top().evaluate((dialog) => {
    const actions = [
      ...dialog.querySelectorAll('button[data-variant=primary], button[data-variant=danger], button:not([data-icon])'),
    ].filter((one) => one.checkVisibility());
    const main = actions.find((one) => one.matches('[data-variant=primary], [data-variant=danger]')) ?? actions.at(-1);
    if (!main) return 'none';
    const { left, top: upper, right, bottom } = main.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (upper + bottom) / 2);
    const isWhole = left >= 0 && upper >= 0 && right <= window.innerWidth && bottom <= window.innerHeight;
    return isWhole && (hit === main || main.contains(hit)) ? 'in sight' : `«${main.textContent}» at ${upper}–${bottom}`;
  });

it.each(CASES)('$name: its main action is in sight, and Escape leads back to what opened it', async (one) => {
  await page.goto(one.address);
  await one.before?.();
  // A control that still waits for its data takes no focus.
  const opener = one.opener().and(page.locator(':not(:disabled)'));
  await opener.waitFor();
  const before = one.replaces ? 0 : await page.locator('[role=dialog], [role=alertdialog]').count();
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialogs = page.locator('[role=dialog], [role=alertdialog]');
  if (one.replaces) await opener.waitFor({ state: 'detached' });
  await dialogs.nth(before).waitFor();
  // Once the focus is inside, everything it holds is drawn.
  await top()
    .locator(':focus')
    .or(top().and(page.locator(':focus')))
    .first()
    .waitFor();
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    expect([size.width, await mainAction()]).toEqual([size.width, 'in sight']);
  }
  await page.setViewportSize(WINDOWS[0]);
  await page.keyboard.press('Escape');
  await dialogs.nth(before).waitFor({ state: 'detached' });
  expect(await dialogs.count()).toBe(before);
  await (one.home?.() ?? opener).and(page.locator(':focus')).waitFor();
});
