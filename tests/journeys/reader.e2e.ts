import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';

import { eachProfile, openBehind, sharedProfile, toast } from '../support/page/journey.ts';
import { drag, painted, spotOf, uploadTexts } from '../support/page/readingView.ts';

const TRANSCRIPT = path.resolve(import.meta.dirname, '../fixtures/transcripts/interview-1-utf8.txt');
/** Said in one breath, and too long for a narrow line. */
const SENTENCE = 'Часто использую YouTube, чтобы найти рецепты на 20-30 минут';

let page: Page;

/** The text with lines of at most so many letters, as an editor with hard line breaks leaves it; a word breaks behind its hyphen. */
const withHardLines = (text: string, width: number): string =>
  text
    .split('\n')
    .map((line) => {
      let length = 0;
      return line
        .split(/(?<=[ -])/)
        .map((word) => {
          length += word.length;
          if (length <= width) return word;
          length = word.length;
          return `\n${word}`;
        })
        .join('');
    })
    .join('\r\n');

const upload = (text: string) => uploadTexts(page, 'Интервью о готовке', [['узкий.txt', text]]);
const reader = () => page.getByRole('region', { name: 'узкий.txt' });
const squeezed = (text: string | null): string => (text ?? '').replaceAll(/-\s+/g, '-').replaceAll(/\s+/g, ' ');
/** Returns the marked text, in one line. */
const marked = async (): Promise<string> =>
  squeezed((await reader().locator('[data-pane] mark').allTextContents()).join(''));
const selection = () => page.evaluate(() => document.getSelection()?.toString() ?? '');
const named = async () =>
  /^Выбрано: «(.*)»$/s.exec(
    (await reader()
      .getByText(/^Выбрано/)
      .textContent()) ?? '',
  )?.[1];

/** Button that opens the sample's interview, and the open interview. */
const toInterview = () => page.getByRole('button', { name: /^Читать: Интервью 42/ });
const interview = () => page.getByRole('region', { name: /^Интервью 42/ });
/** Its words that are coded and speak against a hypothesis. */
const against = () => interview().getByRole('button', { name: /^Первое впечатление, против гипотезы: / });

describe('the reader by the keyboard alone', () => {
  sharedProfile((profile) => ({ page } = profile));

  it('opens, finds, selects, codes anew, quotes against a hypothesis', async () => {
    await page.goto('/?open=research-edtech');
    await toInterview().focus();
    await page.keyboard.press('Enter');
    const pane = interview().getByRole('region', { name: 'Текст материала' });
    await pane.locator('li').first().waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Текст материала');

    // Found.
    await page.keyboard.press('/');
    await page.keyboard.type('пустой экран');
    await interview()
      .getByText(/^1 из \d+$/)
      .waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');

    // A turn, two words of it, then the sentence.
    await interview()
      .getByRole('button', { name: /^Выбрать реплику \d+: Марина/ })
      .first()
      .focus();
    await page.keyboard.press('Shift+ArrowRight');
    await interview()
      .getByText(/^Выбрано: «\S+»$/)
      .waitFor();
    await page.keyboard.press('Shift+Alt+ArrowRight');
    const said = await interview()
      .getByText(/^Выбрано: «.+[.!?…]»$/)
      .textContent();
    const words = said?.replace(/^Выбрано: /, '') ?? '';

    // A code that was not there before.
    await page.keyboard.press('c');
    const field = interview().getByRole('combobox', { name: 'Код' });
    await field.waitFor();
    await page.keyboard.type('Первое впечатление');
    await page.keyboard.press('Enter');
    await toast(page, 'Код создан и поставлен').waitFor();
    await field.waitFor({ state: 'detached' });
    await interview()
      .getByRole('button', { name: /^Первое впечатление: / })
      .waitFor();

    // The same words against a hypothesis that is there.
    await page.keyboard.press('k');
    const form = page.getByRole('dialog', { name: 'Добавить к гипотезе' });
    await form.getByLabel('Гипотеза').selectOption({ index: 1 });
    await form.getByLabel('Слова говорят').selectOption({ label: 'Против' });
    await form.getByRole('button', { name: 'Добавить', exact: true }).focus();
    await page.keyboard.press('Enter');
    await form.waitFor({ state: 'detached' });
    await toast(page, 'Цитата добавлена к гипотезе').waitFor();
    await against().waitFor();
    expect(words).toMatch(/^«.+»$/s);
  });

  it('holds all that over a reload and in a second tab', async () => {
    const second = await openBehind(page);
    await second.goto(page.url());
    const other = second.getByRole('region', { name: /^Интервью 42/ });
    await other.getByRole('button', { name: /^Первое впечатление, против гипотезы: / }).waitFor();
    await page.reload();
    await against().waitFor();

    // Taken away there, it is gone here; taken back there, it is back here.
    await other.getByRole('button', { name: /^Первое впечатление, против гипотезы: / }).click();
    await other.getByRole('button', { name: 'Снять код «Первое впечатление»' }).click();
    await toast(second, 'Код снят').waitFor();
    await interview()
      .getByRole('button', { name: /^Против гипотезы: / })
      .waitFor();
    await second.getByRole('button', { name: 'Отменить', exact: true }).last().click();
    await against().waitFor();

    // One step back at a time: to the list, at the study.
    await page.keyboard.press('Escape');
    await interview().waitFor({ state: 'detached' });
    await toInterview().waitFor();
  });
});

describe('the reader', () => {
  eachProfile((profile) => ({ page } = profile));

  it.each([36, 60])(
    'a sentence broken over lines of %i letters is found in the list, the reader and the palette',
    { tags: 'full' },
    async (width) => {
      const text = withHardLines(await readFile(TRANSCRIPT, 'utf8'), width);
      expect(text).not.toContain(SENTENCE);
      await upload(text);

      await page.getByPlaceholder('Поиск исследований...').fill(SENTENCE);
      await page.getByRole('heading', { name: 'Список исследований (1)' }).waitFor();
      await page.getByText('В материалах:').waitFor();
      await page.getByRole('button', { name: 'Читать' }).click();
      await reader().getByText('1 из 1').waitFor();
      await expect.poll(marked).toBe(SENTENCE);
      await page.keyboard.press('Escape');
      await reader().waitFor({ state: 'detached' });

      await page.keyboard.press('ControlOrMeta+k');
      await page.getByRole('dialog').getByRole('combobox').fill(SENTENCE);
      const group = page.getByRole('group', { name: /^В текстах файлов/ });
      await group.getByRole('option').first().click();
      await page.waitForURL(/material=.*at=\d+-\d+/);
      await expect.poll(marked).toContain(SENTENCE);
    },
  );

  it(
    'what is dragged over with the mouse is whole words: marked, named and copied alike, until another is',
    { tags: 'full' },
    async () => {
      await upload(await readFile(TRANSCRIPT, 'utf8'));
      await page.getByRole('button', { name: 'Читать' }).click();
      await reader().locator('p[data-start]', { hasText: 'Часто использую YouTube' }).waitFor();
      const at = (words: string, offset: number) => spotOf(reader(), words, offset);
      const expectChosen = async (words: string) => {
        await reader().getByText(`Выбрано: «${words}»`).waitFor();
        expect([await named(), await painted(page), await selection()]).toEqual([words, words, words]);
      };

      await drag(page, await at('использую YouTube', 3), await at('рецепты на 20-30', 3));
      await expectChosen('использую YouTube, чтобы найти рецепты');
      // Back to front.
      await drag(page, await at('20-30 минут', 4), await at('рецепты на', 4));
      await expectChosen('рецепты на 20-30');
      const spot = await at('20-30 минут', 1);
      await page.mouse.dblclick(spot.x, spot.y);
      await expectChosen('20-30');
      await page.keyboard.press('Shift+ArrowRight');
      await page.waitForFunction(() => document.getSelection()?.toString() === '20-30 минут');
      await expectChosen('20-30 минут');

      // The selection stays marked when the focus is elsewhere, and the bar names it.
      await reader().getByRole('searchbox', { name: 'Найти в тексте' }).fill('рецепты');
      await reader()
        .getByText(/^1 из \d+$/)
        .waitFor();
      expect([await named(), await painted(page)]).toEqual(['20-30 минут', '20-30 минут']);
      await reader().getByRole('button', { name: 'Инсайт', exact: true }).click();
      await page.getByRole('dialog', { name: 'Добавить инсайт' }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog', { name: 'Добавить инсайт' }).waitFor({ state: 'detached' });
      expect([await named(), await painted(page)]).toEqual(['20-30 минут', '20-30 минут']);

      const click = await at('Иногда', 2);
      await page.mouse.click(click.x, click.y);
      await reader()
        .getByText(/^Выделите слова/)
        .waitFor();
      expect(await painted(page)).toBe('');
    },
  );

  it('at 320 px, with large letters too, the buttons of the reader are whole', { tags: 'full' }, async () => {
    await upload(await readFile(TRANSCRIPT, 'utf8'));
    await page.getByRole('button', { name: 'Читать' }).click();
    await page.setViewportSize({ width: 320, height: 640 });
    for (const size of ['16px', '20px', '24px']) {
      await page.evaluate((letters) => document.documentElement.style.setProperty('font-size', letters), size);
      for (const name of ['Цитата', 'Код', 'Инсайт', 'Гипотеза', 'К гипотезе…']) {
        const cut = await reader()
          .getByRole('button', { name, exact: true })
          .evaluate((button) => [
            button.scrollWidth > button.clientWidth,
            button.getBoundingClientRect().right > innerWidth,
            button.getBoundingClientRect().left < 0,
            button.getBoundingClientRect().bottom > innerHeight,
          ]);
        expect(cut).toEqual([false, false, false, false]);
      }
    }
  });

  it('Back leads to the list where it was, and a material opens where one stopped', { tags: 'full' }, async () => {
    await page.goto('/?open=research-edtech');
    const opener = page.getByRole('button', { name: /^Читать: Интервью 42/ });
    await opener.scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => window.scrollY);
    await opener.click();
    const pane = page.getByRole('region', { name: 'Текст материала' });
    await pane.locator('li').first().waitFor();
    await pane.evaluate((element) => element.scrollTo(0, 900));
    await page.waitForFunction(
      () => localStorage.getItem('reading-places:' + sessionStorage.getItem('company')) !== null,
    );
    await page.goBack();
    await pane.waitFor({ state: 'detached' });
    await page.waitForFunction((wanted) => window.scrollY === wanted, top);
    await opener.click();
    await page.waitForFunction(() => (document.querySelector('[data-pane]')?.scrollTop ?? 0) > 500);
  });

  it('its actions are in sight at every size, and Escape leads back to what opened it', { tags: 'full' }, async () => {
    await page.goto('/?open=research-edtech');
    const opener = page.getByRole('button', { name: /^Читать: Интервью 42/ });
    await opener.focus();
    await page.keyboard.press('Enter');
    const view = page.getByRole('region', { name: /^Интервью 42/ });
    await view.locator('[data-pane]:focus').waitFor();
    const first = view.getByRole('button', { name: 'Цитата' });
    for (const size of [
      { width: 1440, height: 900 },
      { width: 1024, height: 640 },
      { width: 390, height: 844 },
      { width: 320, height: 480 },
    ]) {
      await page.setViewportSize(size);
      // The columns follow the window a frame later.
      await expect
        .poll(async () => {
          const box = await first.boundingBox();
          const isWhole =
            box && box.x >= 0 && box.y >= 0 && box.y + box.height <= size.height && box.x + box.width <= size.width;
          return [
            size.width,
            isWhole,
            await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
          ];
        })
        .toEqual([size.width, true, true]);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.keyboard.press('Escape');
    await view.waitFor({ state: 'detached' });
    await opener.and(page.locator(':focus')).waitFor();
  });
});
