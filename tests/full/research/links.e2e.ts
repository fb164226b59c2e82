import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';

import { eachProfile, toast } from '../../support/page/journey.ts';

let page: Page;
eachProfile((profile) => ({ page } = profile));

const STUDY = 'Юзабилити-тест онбординга';
const EXPERIMENT = 'Шаблоны гайда для первого интервью';

const links = () => page.getByRole('dialog', { name: 'Связи' });
const node = (name: RegExp) => links().getByRole('link', { name });

/** Follows a link as the keyboard does. */
async function enter(link: Locator): Promise<void> {
  await link.focus();
  await page.keyboard.press('Enter');
}

/** A person takes the experiment's conclusion into the card that is proposed for it. */
async function takeConclusion(): Promise<void> {
  await page.goto('/vision');
  await page.getByRole('button', { name: 'Обновить из интервью' }).click();
  const dialog = page.getByRole('dialog', { name: 'Новое из исследований и экспериментов' });
  await dialog.getByRole('link', { name: EXPERIMENT }).waitFor();
  const accept = dialog.getByRole('button', { name: /^Принять: Подтверждена: В шаблоне меняют/ });
  await accept.click();
  await accept.waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

describe('«Связи»', () => {
  it('lead by keyboard from a quote’s study to the card that learnt from it, and back; the way back is the browser’s', async () => {
    await takeConclusion();

    await page.goto('/?open=research-onboarding');
    await enter(page.getByRole('link', { name: `Связи: ${STUDY}` }));
    await node(/^Цитата: «Я не знаю, какой вопрос первый/).waitFor();
    expect(new URL(page.url()).searchParams.get('open')).toBe('research-onboarding');
    await enter(node(/^Гипотеза: Готовые гайды/));
    await links().waitFor({ state: 'detached' });

    await enter(page.getByRole('link', { name: /^Связи: Готовые гайды/ }));
    await node(/^Гипотеза: Готовые гайды/)
      .and(page.locator('[aria-current=true]'))
      .waitFor();
    await enter(node(new RegExp(`^Эксперимент: ${EXPERIMENT}`)));
    await links().waitFor({ state: 'detached' });

    await page.getByText('Самое рискованное предположение').waitFor();
    await enter(page.getByRole('link', { name: `Связи: ${EXPERIMENT}` }));
    await node(/^Вывод: Подтверждена/).waitFor();
    await enter(node(/^Карточка: Целевая аудитория/));
    await links().waitFor({ state: 'detached' });
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Целевая аудитория' }) });
    await card.getByText('Подтверждена: В шаблоне меняют').waitFor();

    await enter(card.getByRole('link', { name: 'Связи: Целевая аудитория' }));
    await enter(node(/^Цитата: «Я не знаю, какой вопрос первый/));
    await links().waitFor({ state: 'detached' });
    await page.getByRole('button', { name: STUDY }).waitFor();

    await page.goBack();
    await node(/^Карточка: Целевая аудитория/).waitFor();
    await page.goBack();
    await links().waitFor({ state: 'detached' });
    await card.waitFor();
  });

  it('stay open over a reload, also above an experiment’s own dialog; Escape closes them and gives the focus back', async () => {
    await page.goto('/experiments?view=board');
    await page.getByRole('button', { name: new RegExp(EXPERIMENT) }).click();
    const details = page.getByRole('dialog', { name: 'Детали эксперимента' });
    const opener = details.getByRole('link', { name: `Связи: ${EXPERIMENT}` });
    await enter(opener);
    await node(/^Вывод: Подтверждена/).waitFor();
    await page.keyboard.press('Escape');
    await links().waitFor({ state: 'detached' });
    await opener.and(page.locator(':focus')).waitFor();

    await enter(opener);
    await node(/^Вывод: Подтверждена/).waitFor();
    await page.reload();
    await node(/^Вывод: Подтверждена/).waitFor();
    expect(await details.count()).toBe(0);
    await page.keyboard.press('Escape');
    await details.waitFor();
    expect(new URL(page.url()).searchParams.has('links')).toBe(false);
  });

  it('open above an experiment’s dialog however soon they are asked for, on a slow machine, too', async () => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 8 });
    await page.goto('/experiments?view=board');
    await page.getByRole('button', { name: new RegExp(EXPERIMENT) }).click();
    const details = page.getByRole('dialog', { name: 'Детали эксперимента' });
    await enter(details.getByRole('link', { name: `Связи: ${EXPERIMENT}` }));
    await links().waitFor();
    const address = new URL(page.url()).searchParams;
    expect([address.get('open'), address.get('links')]).toEqual([
      'experiment-guide-templates',
      'experiment:experiment-guide-templates',
    ]);
  });

  it('say of a deleted study that the source is gone, with its name, and lead nowhere in its place', async () => {
    await page.goto('/?open=research-onboarding');
    await page.getByRole('button', { name: 'Удалить исследование' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click();
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });

    await page.goto('/experiments?open=experiment-guide-templates');
    await enter(page.getByRole('link', { name: `Связи: ${EXPERIMENT}` }));
    await links().getByText('источник удалён', { exact: true }).waitFor();
    const studies = links().getByRole('region', { name: 'Исследования' });
    await studies.getByText(STUDY, { exact: true }).waitFor();
    expect(await studies.getByRole('link').count()).toBe(0);
    await links().getByRole('button', { name: 'Список' }).click();
    await links().getByText(`${STUDY} (источник удалён)`).waitFor();

    await page.goto('/?links=study%3Aresearch-onboarding');
    await links().getByText(`Исследование: ${STUDY} (источник удалён)`).waitFor();
    await page.goto('/?links=study%3Anonsense');
    await links().getByRole('heading', { name: 'Источник удалён' }).waitFor();
  });
});

it('an address of a record that is not there says so once, and forgets it', async () => {
  for (const [path, title] of [
    ['/', 'Исследование не найдено'],
    ['/experiments', 'Эксперимент не найден'],
    ['/audiences', 'Аудитория не найдена'],
  ] as const) {
    await page.goto(`${path}?open=no-such-record`);
    await toast(page, title).waitFor();
    await page.waitForURL((url) => url.pathname === path && url.search === '');
    expect(await toast(page, title).count()).toBe(1);
  }
});
