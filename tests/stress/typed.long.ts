import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

import { HOSTILE, rotation } from '../fixtures/hostile.ts';
import { launch, openProfile } from '../support/page/browser.ts';
import { openScreen, SCREENS, settled, type Screen } from '../support/page/screens.ts';
import { foreignMarkup, setTraps, spilled } from '../support/page/traps.ts';
import { report } from './counts.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const experiment = (id: string): Screen => ({
  address: `/experiments?open=experiment-${id}`,
  shows: '[data-accordion-trigger][aria-expanded=true]',
});

/** Every screen, and an experiment of each status: it decides which forms there are. */
const TYPED_ON = [...SCREENS, ...['founders-webinar', 'report-invite', 'weekly-digest'].map(experiment)];

/** Controls that open no form, leave the screen, or remove the text fields. */
const NO_OPENER =
  /Удалить|Убрать|Отменить|Экспорт|Скачать|файл|История|Читать|Копировать|Обновить|Поиск|тему|панель|Закрыть|Календарь|Сбросить|Выйти|Отозвать|слайд|Открыть этап/;

const FIELDS = 'textarea, input:not([type=file], [type=checkbox], [type=radio], [type=time], [type=range])';
const scope = (): Locator => page.locator('main, [role=dialog]').last();
const fields = (): Locator => scope().locator(FIELDS).filter({ visible: true });

const figures = { screens: 0, forms: 0, 'fields typed': 0, 'forms stored': 0, ran: 0, wrong: 0 };
/** Faults on the present screen. */
const wrong = new Set<string>();
const next = rotation();

async function look(where: string): Promise<void> {
  const found = [...(await foreignMarkup(page)), ...(await spilled(page))];
  if (await page.getByText('Unexpected Application Error!').count()) found.push('crashed');
  for (const what of found) wrong.add(`${where}: ${what}`);
}

/** Types one input into every field there is, makes the choices that a form wants, and sends it. */
async function typeAll(where: string): Promise<void> {
  const all = await fields().all();
  if (all.length === 0) return;
  figures.forms += 1;
  for (const select of await scope().locator('select:visible').all()) {
    if ((await select.inputValue()) === '') await select.selectOption({ index: 1 }).catch(() => undefined);
  }
  for (const field of all) {
    // Disabled, or gone with what was chosen before it.
    await field.fill(next(), { timeout: 1000 }).then(
      () => (figures['fields typed'] += 1),
      () => undefined,
    );
  }
  await look(where);
  await send();
  await look(where);
  // Numbers, dates and addresses are checked: with those put right, the rest is stored.
  for (const field of await fields().and(page.locator('[aria-invalid=true]')).all()) {
    await field.fill((await field.getAttribute('placeholder')) === 'дд.мм.гггг' ? '30.11.2026' : '30');
  }
  await send();
  if ((await fields().count()) < all.length) figures['forms stored'] += 1;
  await look(where);
}

async function send(): Promise<void> {
  const button = scope().locator('button[type=submit], button[data-variant=primary]').filter({ visible: true }).last();
  await button.click({ timeout: 1000 }).catch(() => undefined);
  await settled(page);
}

const buttons = (): Locator =>
  scope().locator('button:enabled:not([data-accordion-trigger])').filter({ visible: true });
const names = (): Promise<string[]> =>
  buttons().evaluateAll((all) => all.map((button) => button.getAttribute('aria-label') ?? button.textContent ?? ''));

async function typeBehind(screen: Screen, name: string): Promise<void> {
  await openScreen(page, screen);
  const before = await fields().count();
  await buttons()
    .nth((await names()).indexOf(name))
    .click({ timeout: 2000 });
  await page
    .waitForFunction(
      ([selector, count]) =>
        [...document.querySelectorAll('main, [role=dialog]')].at(-1)?.querySelectorAll(selector).length !== count,
      [FIELDS, before] as const,
      { timeout: 800 },
    )
    // It opens no form.
    .catch(() => undefined);
  if ((await fields().count()) !== before) await typeAll(`${screen.address} «${name}»`);
}

/** In a workspace of its own: what is typed on one screen may take away what another one shows. */
async function typeOn(screen: Screen): Promise<{ ran: readonly string[]; wrong: readonly string[] }> {
  wrong.clear();
  // Without the policy: it would stop what must not be there to be stopped.
  const profile = await openProfile(browser, inject('appUrl'), { bypassCSP: true });
  page = profile.page;
  page.setDefaultTimeout(5000);
  const ran = await setTraps(page, inject('appUrl'));
  await openScreen(page, screen);
  figures.screens += 1;
  const openers = new Set((await names()).filter((name) => name.trim() !== '' && !NO_OPENER.test(name)));
  await typeAll(screen.address);
  for (const name of openers) {
    // An earlier typed text may have removed the button.
    await typeBehind(screen, name).catch(() => undefined);
  }
  await page.goto(screen.address);
  await settled(page);
  await look(`afterwards ${screen.address}`);
  await profile.context.close();
  figures.ran += ran.length;
  figures.wrong += wrong.size;
  return { ran, wrong: [...wrong] };
}

describe(`${HOSTILE.length} hostile inputs typed into every form are words and nothing else`, () => {
  afterAll(() => report('Hostile inputs typed', { inputs: HOSTILE.length, ...figures }));

  it.each(TYPED_ON)('of $address', async (screen) => {
    expect(await typeOn(screen)).toEqual({ ran: [], wrong: [] });
  });

  it('each of them', () => expect(figures['fields typed']).toBeGreaterThan(HOSTILE.length));
});
