import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';

import { placeOfStories } from '#.storybook/catalogue.ts';
import { launch } from '#tests/support/page/browser.ts';
import { indexOf, opened, openStorybook } from '#tests/support/built/storyPages.ts';

/** The sidebar as people have it: named and searched in Russian, while every address stays what the tree makes it. */

const url = inject('storybookUrl');

describe('the index', () => {
  it('keeps the id of every story and page: the path of its file, the name of its export', async () => {
    const entries = await indexOf(url);
    const moved = entries
      .map(({ id, importPath, type, exportName = '' }) => {
        const place = placeOfStories(importPath.replace('./', '')).replace(/\.mdx$/, '');
        return { id, wanted: toId(place, type === 'docs' ? 'Docs' : storyNameFromExport(exportName)) };
      })
      .filter(({ id, wanted }) => id !== wanted);
    expect(moved).toEqual([]);
    const ids = entries.map(({ id }) => id);
    expect(ids).toEqual(
      expect.arrayContaining([
        'features-research-hypothesisrow--new',
        'ui-dialog-dialog--open',
        'docs-introduction--docs',
      ]),
    );
    expect(ids.filter((id) => !/^[\da-z-]+$/.test(id))).toEqual([]);
  });

  it('begins with the introduction; the rooms follow in the order of the work, components by the Russian alphabet', async () => {
    const titles = [...new Set((await indexOf(url)).map(({ title }) => title))];
    expect(titles[0]).toBe('Документация/Ориентир: с чего начать · Introduction');
    const rooms = [...new Set(titles.map((title) => title.split('/').slice(0, -1).join('/')))];
    expect(rooms).toEqual([
      'Документация',
      'Документация/Основа',
      'Документация/Выбор приёма',
      'Элементы',
      'Приёмы',
      'Разделы/Ассистент',
      'Разделы/Видение и стратегия',
      'Разделы/Продукты',
      'Разделы/Исследования',
      'Разделы/Тактика',
      'Разделы/Эксперименты',
      'Разделы/Аудитории',
      'Разделы/Респонденты',
      'Разделы/Знакомство',
      'Разделы/Личный кабинет',
      'Разделы/Рамка приложения',
      'Разделы/Палитра команд',
      'Разделы/Связи',
      'Разделы/Команда',
      'Разделы/История',
      'Разделы/Обсуждение',
      'Пути',
    ]);
    const foundations = titles.filter((title) => title.startsWith('Документация/Основа/'));
    expect(foundations.map((title) => title.replace(/^.* · (\w+).*$/, '$1'))).toEqual([
      'Type',
      'Colour',
      'Space',
      'Motion',
      'Tokens',
      'Shadow',
      'Icons',
      'Breakpoints',
      'Targets',
      'Shortcuts',
      'Voice',
      'Tested',
    ]);
    const elements = titles.filter((title) => title.startsWith('Элементы/'));
    expect(elements).toEqual(elements.toSorted((one, other) => one.localeCompare(other, 'ru-RU', { numeric: true })));
  });
});

/** Looks for words and takes what is found under this name. Returns whether all of it was in sight. */
async function choose(page: Page, words: string, name: string): Promise<boolean> {
  await page.locator('#storybook-explorer-searchfield').fill(words);
  // A page is listed as Docs, with its title beneath.
  const found = page.getByRole('option').filter({ hasText: name }).first();
  await found.waitFor();
  const box = await found.boundingBox();
  await found.click();
  return box !== null && box.y + box.height < (page.viewportSize()?.height ?? 0);
}

describe('the words of its people', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await launch();
    page = await (await openStorybook(browser, url)).newPage();
    // The canvas stays empty: whether a story draws and plays is another test's question, and costs ten times the search.
    await page.route('**/iframe.html*', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await page.goto('/');
  });
  afterAll(() => browser.close());

  // In one window, one after another: no two in a row lead to the same place, so that each one must move.
  it.each([
    ['цвет', 'Цвет · Colour (палитра, тона)', 'docs-foundations-colour--docs'],
    ['отступы', 'Пространство · Space (отступы, сетка)', 'docs-foundations-space--docs'],
    ['Colour', 'Цвет · Colour (палитра, тона)', 'docs-foundations-colour--docs'],
    ['кнопка', 'Кнопка · Button', 'ui-button--'],
    ['диалог', 'Диалог · Dialog (модальное)', 'ui-dialog-dialog--'],
    ['Button', 'Кнопка · Button', 'ui-button--'],
    ['тени', 'Тень · Shadow (тени, высота)', 'docs-foundations-shadow--docs'],
    ['модальное окно', 'Диалог · Dialog (модальное)', 'ui-dialog-dialog--'],
    [
      'таблица',
      'Таблица правки стратегической канвы · StrategicCanvasEditor',
      'features-boards-strategiccanvaseditor--',
    ],
    ['Dialog', 'Диалог · Dialog (модальное)', 'ui-dialog-dialog--'],
    ['метка', 'Метка · Badge (бейдж)', 'ui-badge--'],
    ['вкладки', 'Вкладки · Tabs (табы)', 'ui-tabs--'],
    ['иконки', 'Значки · Icons (иконки, пиктограммы)', 'docs-foundations-icons--docs'],
    ['бейдж', 'Метка · Badge (бейдж)', 'ui-badge--'],
    ['горячие сочетания', 'Клавиши · Shortcuts (сочетания, клавиатура)', 'docs-foundations-shortcuts--docs'],
    ['экран исследований', 'Экран исследований · ResearchScreen', 'features-research-researchscreen--'],
  ])('«%s» finds it without scrolling, and leads there', async (words, name, id) => {
    expect(await choose(page, words, name), `«${words}» in sight`).toBe(true);
    await page.waitForURL((address) => (address.searchParams.get('path') ?? '').includes(`/${id}`));
  });
});

describe('the search box', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await launch();
  });
  beforeEach(async () => {
    page = await (await openStorybook(browser, url)).newPage();
  });
  afterEach(() => page.context().close());
  afterAll(() => browser.close());

  it('shows the page of a component beneath it as «Описание», and finds it by its title', async () => {
    await page.route('**/iframe.html*', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await page.goto('/?path=/docs/ui-button--docs');
    const row = page.locator('[data-item-id="ui-button--docs"]');
    await row.filter({ hasText: 'Описание' }).waitFor();
    expect(await row.textContent()).not.toContain('Кнопка');
    expect(await choose(page, 'кнопка', 'Кнопка · Button')).toBe(true);
  });

  it.each([
    ['цвет', 'Цвет · Colour (палитра, тона)', 'docs-foundations-colour--docs'],
    ['диалог', 'Диалог · Dialog (модальное)', 'ui-dialog-dialog--'],
  ])('what «%s» leads to opens', async (words, name, id) => {
    await page.goto('/');
    // Whatever the first page or its stories focus takes the focus out of the sidebar, and its search closes.
    await opened(page, 'docs-introduction--docs');
    expect(await choose(page, words, name)).toBe(true);
    await opened(page, id);
  });
});
