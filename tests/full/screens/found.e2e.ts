import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';

import { eachProfile } from '../../support/page/journey.ts';

let page: Page;
eachProfile((profile) => ({ page } = profile));

/** Returns the announcement: the text of a live region, and only of one. */
const heard = (text: RegExp): Locator => page.getByRole('status').filter({ hasText: text });

const NOWHERE = 'ъыъыъ';

/** Every search over a list: where it is, how it is called, words that it finds, and what is heard then. */
const SEARCHES = [
  ['/', 'Поиск исследований...', 'глубин', /^Найдено: \d+\sисследован/],
  ['/experiments', 'Поиск экспериментов...', 'лендинг', /^Найдено: \d+\sэксперимент/],
  ['/experiments?backlog=1', 'Поиск гипотез...', 'цитат', /^Найдено: \d+\sгипотез/],
  ['/audiences', 'Поиск аудиторий...', 'edtech', /^Найдено: \d+\sаудитори/],
  ['/journey', 'Где болит: поиск по точкам касания...', 'интервью', /^Найдено: \d+\sточ/],
  ['/profile?section=teams', 'Поиск по имени или email', 'павел', /^Найдено: \d+\sучастник/],
] as const;

it.each(SEARCHES)('%s: «%s» says how many were found once typing rests', async (address, label, words, answer) => {
  await page.goto(address);
  const search = page.getByLabel(label, { exact: true });
  await search.waitFor();
  await page.waitForFunction(() => document.querySelector('main [aria-busy=true]') === null);
  await search.pressSequentially(words);
  await heard(answer).waitFor({ state: 'attached' });
  expect(await heard(/Найдено|Ничего/).count()).toBe(1);
  await search.fill(NOWHERE);
  await heard(/^Ничего не найдено$/).waitFor({ state: 'attached' });
});

it('the palette, too', async () => {
  await page.goto('/');
  await page.getByRole('heading', { name: 'Список исследований (7)' }).waitFor();
  await page.getByRole('button', { name: /^Поиск/ }).click();
  const search = page.getByRole('dialog').getByRole('combobox');
  await search.waitFor();
  await search.pressSequentially('отчёт');
  await heard(/^Найдено: \d+\sрезультат/).waitFor({ state: 'attached' });
  await search.fill(NOWHERE);
  await heard(/^Ничего не найдено$/).waitFor({ state: 'attached' });
});
