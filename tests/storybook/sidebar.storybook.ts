import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

import { launch } from '#tests/support/browser.ts';
import { indexOf, opened, openStorybook } from '#tests/support/storyPages.ts';

/** The sidebar as people have it: named and searched in Russian, while every address stays what the tree makes it. */

const url = inject('storybookUrl');

describe('the index', () => {
  it('keeps the id of every story and page: the path of its file, the name of its export', async () => {
    const entries = await indexOf(url);
    const moved = entries
      .map(({ id, importPath, type, exportName = '' }) => {
        const place = importPath.replace(/^\.\/stories\/|\.(stories\.tsx|mdx)$/g, '');
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
      'Разделы/Исследования',
      'Разделы/Тактика',
      'Разделы/Эксперименты',
      'Разделы/Аудитории',
      'Разделы/Знакомство',
      'Разделы/Личный кабинет',
      'Разделы/Рамка приложения',
      'Разделы/Палитра команд',
      'Разделы/Связи',
      'Пути',
    ]);
    const foundations = titles.filter((title) => title.startsWith('Документация/Основа/'));
    expect(foundations.map((title) => title.replace(/^.* · (\w+).*$/, '$1'))).toEqual([
      'Type',
      'Colour',
      'Space',
      'Motion',
      'Voice',
    ]);
    const elements = titles.filter((title) => title.startsWith('Элементы/'));
    expect(elements).toEqual(elements.toSorted((one, other) => one.localeCompare(other, 'ru-RU', { numeric: true })));
  });
});

describe('the search box', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await launch();
    page = await (await openStorybook(browser, url)).newPage();
    await page.goto('/');
  });
  afterAll(() => browser.close());

  // One after another in one tab, as people search; no two in a row lead to the same place, so that each one must move.
  it.each([
    ['цвет', 'Цвет · Colour (палитра, тона)', 'docs-foundations-colour--docs'],
    ['отступы', 'Пространство · Space (отступы, сетка)', 'docs-foundations-space--docs'],
    ['Colour', 'Цвет · Colour (палитра, тона)', 'docs-foundations-colour--docs'],
    ['кнопка', 'Кнопка · Button', 'ui-button--'],
    ['диалог', 'Диалог · Dialog (модальное)', 'ui-dialog-dialog--'],
    ['Button', 'Кнопка · Button', 'ui-button--'],
    ['модальное окно', 'Диалог · Dialog (модальное)', 'ui-dialog-dialog--'],
    [
      'таблица',
      'Таблица правки стратегической канвы · StrategicCanvasEditor',
      'features-boards-strategiccanvaseditor--',
    ],
    ['Dialog', 'Диалог · Dialog (модальное)', 'ui-dialog-dialog--'],
    ['метка', 'Метка · Badge (бейдж)', 'ui-badge--'],
    ['вкладки', 'Вкладки · Tabs (табы)', 'ui-tabs--'],
    ['бейдж', 'Метка · Badge (бейдж)', 'ui-badge--'],
    ['экран исследований', 'Экран исследований · ResearchScreen', 'features-research-researchscreen--'],
  ])('«%s» finds «%s» without scrolling, and it opens', async (words, name, id) => {
    await page.locator('#storybook-explorer-searchfield').fill(words);
    // A page is listed as Docs, with its title beneath.
    const found = page.getByRole('option').filter({ hasText: name }).first();
    await found.waitFor();
    const box = await found.boundingBox();
    expect(box && box.y + box.height).toBeLessThan(page.viewportSize()?.height ?? 0);
    await found.click();
    await page.waitForURL((address) => (address.searchParams.get('path') ?? '').includes(`/${id}`));
    await opened(page, id);
  });
});
