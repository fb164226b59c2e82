import { describe, expect, it } from 'vitest';

import { eachProfile, readPdf, workspaceOpen, type Profile } from '../../support/page/journey.ts';
import { lostInLayout } from '../../support/page/layout.ts';
import { openScreen, SCREENS } from '../../support/page/screens.ts';

let page: Profile['page'];
eachProfile(
  (profile) => {
    ({ page } = profile);
    page.setDefaultTimeout(20_000);
  },
  // The unknown path says so in the console (R10).
  { colorScheme: 'dark', mayErr: true },
);

/** Width of what a sheet of A4 holds within its margins, px: standing, and lying. */
const SHEET = { standing: 688, lying: 1016 };

/** Labels of controls, which are not for paper. */
const PRESSED =
  /Ксодержанию|Открытьвтексте|Невотчёте|Вернутьраздел|Свернуть|Развернуть|Открытьменю|Экспорт|Найтивтексте|Сохранить|Отмена|Закрыть/;

/** How many sheets there are, and their words without spaces: a PDF has its own. */
async function print() {
  const { pages, text } = await readPdf(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
  return { pages, text: text.replaceAll(/\s+/g, '') };
}

const squeezed = (words: string): string => words.replaceAll(/\s+/g, '');

describe('printed', () => {
  it('every screen shows its content only, whole and light, headed by company, screen and day', async () => {
    const found: string[] = [];
    for (const screen of [...SCREENS, { address: '/?links=study%3Aresearch-edtech', shows: '[role=dialog] li' }]) {
      await openScreen(page, screen);
      await workspaceOpen(page);
      const { text, pages } = await print();
      const note = (what: string) => found.push(`${screen.address}: ${what}`);
      if (!/Ориентир·Азимут(·[А-Я][а-я]+)?\d\d\.\d\d\.\d{4}/.test(text)) note(`headed «${text.slice(0, 60)}»`);
      if (!text.includes(`${pages}/${pages}`)) note('no number of the last page');
      const pressed = PRESSED.exec(text)?.[0];
      if (pressed) note(`«${pressed}» is for pressing`);

      await page.emulateMedia({ media: 'print' });
      const isWide = (await page.locator('[data-print-wide]').count()) > 0;
      await page.setViewportSize({ width: isWide ? SHEET.lying : SHEET.standing, height: 900 });
      for (const lost of await page.evaluate(lostInLayout)) note(lost);
      const dark = await page.evaluate(() => {
        const { backgroundColor, colorScheme } = getComputedStyle(document.body);
        return `${document.documentElement.dataset.theme} ${colorScheme} ${backgroundColor}`;
      });
      if (dark !== 'dark light rgb(255, 255, 255)') note(`is ${dark}`);
      const scrolled = await page.evaluate(() =>
        [...document.querySelectorAll('main *, [role=dialog], [role=dialog] *')]
          .filter((one) => one.checkVisibility() && /auto|scroll/.test(getComputedStyle(one).overflowY))
          .filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
          .map((one) => one.tagName + one.className),
      );
      for (const one of scrolled) note(`scrolls: ${one}`);
      await page.emulateMedia({ media: null });
      await page.setViewportSize({ width: 1440, height: 900 });
    }
    expect(found).toEqual([]);
  });

  it('a report stands whole: no part of it is cut, the last section is there, and its bar is not', async () => {
    await openScreen(page, { address: '/?report=research-edtech', shows: 'article' });
    const said = await page.locator('article blockquote p').allTextContents();
    const { text } = await print();
    expect(said.length).toBeGreaterThan(5);
    expect(said.filter((words) => !text.includes(squeezed(words)))).toEqual([]);
    expect(text).toContain(squeezed('Экспериментом ещё не проверяли'));
    // The next step is not written yet: its heading is not printed with nothing under it.
    expect(text).not.toContain(squeezed('Что делать дальше'));
    expect(text).not.toContain(squeezed('Кодовые имена'));
    expect(text).not.toContain(squeezed('Список исследований'));
  });

  it('what scrolls on screen stands whole: the last words of a text, of a board and of a map', async () => {
    await openScreen(page, { address: '/?open=research-edtech&material=material-42', shows: '[data-pane] li' });
    const reader = await print();
    expect(reader.text).toContain(squeezed('Спасибо вам. Пришлите потом, что получилось, мне правда интересно.'));
    // The open text is printed, not the list that waits behind it.
    expect(reader.text).not.toContain(squeezed('Список исследований'));

    await openScreen(page, { address: '/experiments?view=board', shows: '[data-card]' });
    const { text } = await print();
    for (const stage of ['Awareness', 'Acquisition', 'Activation', 'Revenue', 'Retention', 'Referral']) {
      expect(text).toContain(stage);
    }
    expect(text).toContain(squeezed('Десять интервью за приглашение'));
  });
});
