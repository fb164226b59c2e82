import type { Page } from 'playwright';
import { expect, it } from 'vitest';

import { eachProfile, openBehind } from '../../support/page/journey.ts';
import { uploadTexts } from '../../support/page/readingView.ts';

/** Words are looked for in all materials of a study, and of all studies, from the reading view. */

let page: Page;
eachProfile((profile) => ({ page } = profile));

/** A conversation with so many lines before its last words. */
const talk = (name: string, lines: number, last: string): string =>
  [
    'Интервьюер: Расскажите, как это было.',
    ...Array.from({ length: lines }, (_, index) => `${name}: Ответ номер ${index + 1}, обычный.`),
    `${name}: ${last}`,
    `${name}: Больше сказать нечего.`,
  ].join('\n\n');

const FILES = [
  ['первое.txt', talk('Марина', 60, 'Сначала помогла кофемашина, потом кофемашина сломалась.')],
  ['второе.txt', talk('Олег', 5, 'Ничего такого не было.')],
  ['третье.txt', talk('Анна', 60, 'У нас кофемашина стоит на кухне.')],
] as const;

const read = async (name: string) => {
  await page.getByRole('button', { name: `Читать: ${name}` }).click();
  await page.getByRole('region', { name, exact: true }).locator('[data-pane] li').first().waitFor();
};
const field = () => page.getByRole('searchbox', { name: 'Найти во всех материалах' });
const said = (text: string | RegExp) => page.locator('aside output', { hasText: text });
/** The found words that are shown, and in which file. */
const shown = async () => [
  await page.getByRole('heading', { level: 1, name: /\.txt$/ }).textContent(),
  await page.locator('[data-pane] mark[data-current], [data-pane] mark').first().textContent(),
];

it('by the keyboard alone: words in three files, from place to place across them, Back, a reload, a link', async () => {
  await uploadTexts(page, 'Кофе на работе', FILES);
  await read('второе.txt');
  await page.keyboard.press('Control+Shift+F');
  await page.keyboard.type('кофемашина');
  await said('3 места в 2 файлах').waitFor();
  const places = page.getByRole('region', { name: 'Найденное в материалах' });
  await expect.poll(() => places.getByRole('button').count()).toBe(3);
  expect(await places.getByRole('button').first().textContent()).toContain('Марина');

  // The open file has none of them: the next one does. The focus stays in the field.
  await page.keyboard.press('Enter');
  await page.waitForURL(/at=\d+-\d+/);
  await page.getByRole('region', { name: 'третье.txt', exact: true }).getByText('1 из 1').waitFor();
  expect(await shown()).toEqual(['третье.txt', 'кофемашина']);
  await field().and(page.locator(':focus')).waitFor();
  await places.locator('[aria-current]', { hasText: 'У нас кофемашина' }).waitFor();

  // On, round the end, to the first file, and through its places.
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'первое.txt', exact: true }).getByText('1 из 2').waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'первое.txt', exact: true }).getByText('2 из 2').waitFor();
  await page.locator('[data-pane] mark[data-current]').waitFor();

  // From the text, by single keys; and back.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+Shift+F');
  await page.keyboard.type('кофемашина');
  await said('3 места в 2 файлах').waitFor();
  await page.goBack();
  await page.getByRole('region', { name: 'третье.txt', exact: true }).getByText('1 из 1').waitFor();
  expect(await field().inputValue()).toBe('кофемашина');

  await page.reload();
  await page.getByRole('region', { name: 'третье.txt', exact: true }).getByText('1 из 1').waitFor();
  await said('3 места в 2 файлах').waitFor();

  const second = await openBehind(page);
  await second.goto(page.url());
  await second.locator('aside output', { hasText: '3 места в 2 файлах' }).waitFor();
  expect(await second.locator('[data-pane] mark').first().textContent()).toBe('кофемашина');
});

it('in all studies as well, and what changes in another tab is found anew', async () => {
  await uploadTexts(page, 'Кофе дома', [['дома.txt', talk('Вера', 3, 'Дома кофемашина не нужна.')]]);
  await uploadTexts(page, 'Кофе на работе', FILES);
  await read('второе.txt');
  await field().fill('кофемашина');
  await said('3 места в 2 файлах').waitFor();
  await page.getByRole('checkbox', { name: 'Во всех исследованиях' }).check();
  await said('4 места в 3 файлах').waitFor();
  const other = page.getByRole('heading', { level: 2, name: /дома\.txt/ });
  expect(await other.textContent()).toContain('Кофе дома');
  // The results are put into the order of another study, not searched anew: an answer would come after the keys.
  await page.evaluate(() => {
    Worker.prototype.postMessage = () => undefined;
  });
  await page.getByRole('button', { name: /Дома кофемашина не нужна/ }).click();
  await page.getByRole('region', { name: 'дома.txt', exact: true }).getByText('1 из 1').waitFor();
  // The words stay, and the study that is read comes first now.
  await said('4 места в 3 файлах').waitFor();

  // While the text is read single keys lead on.
  await page.locator('[data-pane]').focus();
  await page.keyboard.press('n');
  await page.getByRole('region', { name: 'первое.txt', exact: true }).getByText('1 из 2').waitFor();
  await page.keyboard.press('n');
  await page.getByRole('region', { name: 'первое.txt', exact: true }).getByText('2 из 2').waitFor();
  await page.keyboard.press('p');
  await page.getByRole('region', { name: 'первое.txt', exact: true }).getByText('1 из 2').waitFor();
  await page.keyboard.press('p');
  await page.getByRole('region', { name: 'дома.txt', exact: true }).getByText('1 из 1').waitFor();

  // Nor does a quick hand wait for the text of the next file.
  for (const key of ['n', 'n', 'n', 'p', 'p']) await page.keyboard.press(key);
  await page.getByRole('region', { name: 'первое.txt', exact: true }).getByText('1 из 2').waitFor();
  for (const key of ['n', 'n', 'n', 'p', 'p', 'p', 'p']) await page.keyboard.press(key);
  await page.getByRole('region', { name: 'дома.txt', exact: true }).getByText('1 из 1').waitFor();

  await page.getByRole('button', { name: 'К исследованиям' }).click();
  await page.waitForFunction(() => !location.search.includes('find') && !location.search.includes('material'));
});

it('names hidden in another tab are hidden in the text, its buttons and what is found', async () => {
  await uploadTexts(page, 'Кофе на работе', FILES);
  await read('первое.txt');
  await field().fill('кофемашина');
  await said('3 места в 2 файлах').waitFor();
  const named = page.locator('main').getByText(/Марина|Анна/);
  await expect.poll(() => named.count()).toBeGreaterThan(2);
  const second = await openBehind(page);
  await second.goto('/profile?section=settings');
  await second.getByRole('switch', { name: 'Скрыть имена' }).click();
  await page
    .getByRole('button', { name: /^Выбрать реплику \d+: Имя скрыто/ })
    .first()
    .waitFor();
  await page
    .getByRole('button', { name: /^Имя скрыто.*помогла кофемашина/ })
    .first()
    .waitFor();
  expect(
    await page
      .locator('[data-pane], aside')
      .getByText(/Марина|Анна/)
      .count(),
  ).toBe(0);
  expect(await page.getByRole('button', { name: /Марина|Анна/ }).count()).toBe(0);
});
