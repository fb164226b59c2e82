import axe from 'axe-core';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { MORE, SURE, UNKEPT, WORDS } from '#respond/words.ts';

import { launch, openProfile, type Faults } from '../support/page/browser.ts';
import { eventually } from '../support/eventually.ts';
import { holdBack } from '../support/page/journey.ts';
import { question } from '#src/samples/scripts.ts';
import { EVERY_KIND } from '#stories/respond/sampleScript.ts';
import { startRespondStandIn, type RespondStandIn } from '../support/servers/respondStandIn.ts';

/** A stranger's experience of a sent link: the built page, over the domain's own engine. */

let browser: Browser;
let server: RespondStandIn;
let context: BrowserContext;
let page: Page;
let faults: Faults;
let mayErr = false;
let made = 0;

beforeAll(async () => {
  [browser, server] = await Promise.all([launch(), startRespondStandIn()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});
beforeEach(async () => {
  ({ context, page, faults } = await openProfile(browser, server.url, { viewport: { width: 390, height: 844 } }));
  page.setDefaultTimeout(15_000);
  server.sent.length = 0;
  mayErr = false;
});
afterEach(async () => {
  expect(await context.cookies()).toEqual([]);
  await context.close();
  if (!mayErr) expect(faults.errors).toEqual([]);
  expect(faults.foreign).toEqual([]);
});

/** Opens a conversation of one's own. */
async function opened(script = EVERY_KIND, around: Parameters<RespondStandIn['put']>[2] = {}): Promise<string> {
  const token = `token-${(made += 1)}`;
  server.put(token, script, around);
  await page.goto(`/i/${token}`);
  return token;
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const asks = (words: string | RegExp) => page.getByRole('heading', { level: 1, name: words }).waitFor();
const words = () => page.locator('textarea');
const begin = async (): Promise<void> => {
  await button('Даю согласие').click();
  await words().waitFor();
};

/** Checks the findings of axe, in both themes, and that nothing is wider than the window. */
async function looksRight(): Promise<void> {
  expect(await page.locator('html').evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
  // Once a page: it is half a megabyte.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    const found = await page.evaluate(async () => {
      const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
        resultTypes: ['violations'],
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    });
    expect(found).toEqual([]);
  }
}

const press = async (...keys: string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};
const type = (text: string): Promise<void> => page.keyboard.type(text);
const isFocused = (one: Element): boolean => one === document.activeElement;

describe('a respondent', () => {
  /** Every screen of a conversation that asks every kind of question, in what is wrong with an answer, too; and how the keyboard goes on. */
  const SCREENS: readonly (readonly [asked: string | RegExp, goesOn: () => Promise<void>])[] = [
    [
      'Несколько вопросов',
      async () => {
        await press('Tab');
        expect(await button('Даю согласие').evaluate(isFocused)).toBe(true);
        await press('Enter');
      },
    ],
    [
      /Расскажите/,
      async () => {
        // Its field has the focus, and is called as what is asked: nothing that is typed at once is lost.
        await eventually(async () => expect(await words().evaluate(isFocused)).toBe(true));
        await page.getByRole('textbox', { name: /Расскажите/ }).waitFor();
        await press('Control+Enter');
        await page.getByRole('alert').getByText('Напишите хотя бы слово.').waitFor();
      },
    ],
    [
      /Расскажите/,
      async () => {
        expect(await words().getAttribute('aria-invalid')).toBe('true');
        expect(await words().evaluate((one) => one.getAttribute('aria-describedby')?.split(' ')[0])).toBe(
          await page.getByRole('alert').getAttribute('id'),
        );
        await type('Дома кончился хлеб');
        await press('Control+Enter');
      },
    ],
    [
      'Почему так?',
      async () => {
        await page.getByText('Дома кончился хлеб').waitFor();
        await press('Tab', 'Tab', 'Enter');
      },
    ],
    [
      /Где вы/,
      async () => {
        // The question is read out first.
        expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
        await press('Tab', 'Space', 'ArrowDown', 'Enter');
      },
    ],
    [/Что важно/, () => press('Tab', 'Space', 'Tab', 'Tab', 'Space', 'Tab', 'Enter')],
    [/Насколько/, () => press('Tab', 'Space', 'ArrowRight', 'Enter')],
    [
      /Сколько раз/,
      async () => {
        await type('много');
        await press('Enter');
        await page
          .getByRole('alert')
          .getByText(/Пришлите число/)
          .waitFor();
      },
    ],
    [
      /Сколько раз/,
      async () => {
        expect(await page.getByRole('textbox').inputValue()).toBe('много');
        await press('Control+a');
        await type('3');
        await press('Enter');
      },
    ],
    [
      /Как с вами/,
      async () => {
        await press('Shift+Tab', 'ArrowRight', 'Tab');
        expect(await page.getByRole('textbox').getAttribute('type')).toBe('email');
        await type('anna@example.com');
        await press('Enter');
      },
    ],
    ['Готово', () => Promise.resolve()],
  ];

  it('answers every kind of question by the keyboard alone', async () => {
    const token = await opened();
    for (const [asked, goesOn] of SCREENS) {
      await asks(asked);
      await goesOn();
    }
    const { said } = server.talk(token).conversation;
    expect(said.map(({ text, meaning }) => [text, meaning.is])).toEqual([
      ['Дома кончился хлеб', 'text'],
      ['', 'skipped'],
      ['На сайте', 'options'],
      ['Быстро привозят; Свежие продукты', 'options'],
      ['1', 'number'],
      ['много', 'unread'],
      ['3', 'number'],
      ['anna@example.com', 'text'],
    ]);
  });

  it('sees every screen right, on the narrowest telephone and in both themes', { tags: 'full' }, async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await opened();
    for (const [asked, goesOn] of SCREENS) {
      await asks(asked);
      await looksRight();
      await goesOn();
    }
  });

  it('goes back, sees the answer, changes it', { tags: 'full' }, async () => {
    const token = await opened();
    await begin();
    await words().fill('Первое');
    await button('Ответить').click();
    await asks('Почему так?');
    await button('Назад').click();
    await asks(/Расскажите/);
    expect(await words().inputValue()).toBe('Первое');
    await words().fill('Второе');
    await button('Ответить').click();
    await asks('Почему так?');
    await page.locator('blockquote').getByText('Второе').waitFor();
    expect(server.talk(token).conversation.said.map(({ text }) => text)).toEqual(['Первое', 'Второе']);
    await page.goBack();
    await page.goForward();
    await asks('Почему так?');
  });

  it('loses the network in the middle: what was typed waits and comes through once', async () => {
    mayErr = true;
    const token = await opened();
    await begin();
    await context.setOffline(true);
    await page.getByText(/Пишите дальше/).waitFor();
    await words().fill('В метро');
    await button('Ответить').click();
    await page.getByText('Нет связи. Ответ отправится сам, когда связь появится.').waitFor();
    expect(await words().inputValue()).toBe('В метро');
    await button(WORDS.later).click();
    await page
      .getByRole('dialog')
      .getByText(/сохранён в\sэтом браузере/)
      .waitFor();
    await press('Escape');
    // The question to them stays open, although the network is back and the next question is there.
    await button(WORDS.stop).click();
    await context.setOffline(false);
    await page.locator('h1', { hasText: 'Почему так?' }).waitFor();
    expect(server.talk(token).conversation.said.map(({ text }) => text)).toEqual(['В метро']);
    await page.getByRole('dialog').getByRole('button', { name: WORDS.stop }).click();
    await asks(/Вы\sостановились/);
  });

  it.each([429, 503])(
    'a server that answers %s is told and tried again under the same id',
    { tags: 'full' },
    async (status) => {
      mayErr = true;
      await opened();
      await begin();
      server.refusals.push({ status, retryAfter: 1 });
      await words().fill('Подожду');
      await button('Ответить').click();
      await page
        .getByRole('status')
        .getByText(/отправится сам/)
        .waitFor();
      await asks('Почему так?');
      expect(server.sent.filter(({ type }) => type === 'answer')).toHaveLength(1);
    },
  );

  it('a server that refuses for good leaves the answer in its field', { tags: 'full' }, async () => {
    mayErr = true;
    await opened();
    await begin();
    server.refusals.push({ status: 400 });
    await words().fill('Не то');
    await button('Ответить').click();
    await page.getByText(/не\sпринял этот ответ/).waitFor();
    expect(await words().inputValue()).toBe('Не то');
    expect(await words().isEditable()).toBe(true);
  });

  it('a slow server: the button says so and a second press sends nothing', { tags: 'full' }, async () => {
    await opened();
    await begin();
    const release = server.hold();
    await words().fill('Медленно');
    await button('Ответить').click();
    await button('Отправляем…').click({ force: true });
    release();
    await asks('Почему так?');
    expect(server.sent.filter(({ type }) => type === 'answer')).toHaveLength(1);
  });

  it('reloads: what was typed is there; sent, it is kept here no longer', { tags: 'full' }, async () => {
    await opened();
    await begin();
    await words().fill('Почти дописал');
    await page.reload();
    await asks(/Расскажите/);
    expect(await words().inputValue()).toBe('Почти дописал');
    await button('Ответить').click();
    await asks('Почему так?');
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Почти дописал');
  });

  it('two tabs: the newer wins, and what was typed in the other is offered, not lost', { tags: 'full' }, async () => {
    const token = await opened();
    await begin();
    const other = await context.newPage();
    await other.goto(`/i/${token}`);
    await other.locator('textarea').fill('Из второй вкладки');
    await words().fill('Из первой вкладки');
    await other.getByRole('button', { name: 'Ответить' }).click();
    await other.getByRole('heading', { name: 'Почему так?' }).waitFor();
    await asks('Почему так?');
    const note = page.getByRole('region', { name: 'Неотправленное' });
    await note.getByText('Из первой вкладки').waitFor();
    await looksRight();
    await note.getByRole('button', { name: 'Отправить и это' }).click();
    await eventually(() =>
      expect(server.talk(token).conversation.said.map(({ text }) => text)).toEqual([
        'Из второй вкладки',
        'Из первой вкладки',
      ]),
    );
    await note.waitFor({ state: 'detached' });
  });

  it('a long answer: the room is told, what is too long is not sent and not cut', { tags: 'full' }, async () => {
    const token = await opened();
    await begin();
    await words().fill('о'.repeat(10_002));
    await page.getByText(/Длиннее, чем помещается, на\s2/).waitFor();
    await button('Ответить').click();
    await page
      .getByRole('alert')
      .getByText(/Сократите/)
      .waitFor();
    // It is said once, and what sends the answer is in reach.
    expect(
      await page
        .getByText(/Длиннее, чем помещается/)
        .filter({ visible: true })
        .count(),
    ).toBe(1);
    expect(await button('Ответить').evaluate((one) => one.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
    expect((await words().inputValue()).length).toBe(10_002);
    expect(server.sent.some(({ type }) => type === 'answer')).toBe(false);
    await words().fill('о'.repeat(10_000));
    await button('Ответить').click();
    await asks('Почему так?');
    expect(server.talk(token).conversation.said[0]?.text).toHaveLength(10_000);
  });

  it('mark-up is text wherever it comes from', { tags: 'full' }, async () => {
    const evil = '</script><img src=x onerror="window.evil=1"><b>жирный</b>';
    await opened(
      {
        ...EVERY_KIND,
        title: evil,
        welcome: evil,
        consent: evil,
        thanks: evil,
        stages: [
          {
            title: evil,
            questions: [
              question('c', { text: evil, kind: 'choice', options: [{ key: 'one', text: evil }] }),
              question('o', { text: evil, whyTimes: 1 }),
            ],
          },
        ],
      },
      { company: evil, reward: { words: evil, code: evil } },
    );
    await page.getByText(evil).first().waitFor();
    await button('Даю согласие').click();
    await page.getByText(evil).last().click();
    await button('Ответить').click();
    await words().fill(evil);
    await button('Ответить').click();
    await page.locator('blockquote').getByText(evil).waitFor();
    await button('Пропустить').click();
    await asks('Готово');
    expect(await page.evaluate(() => 'evil' in window || document.querySelector('b b, img') !== null)).toBe(false);
  });

  it('refuses, reads again, changes their mind', { tags: 'full' }, async () => {
    const token = await opened();
    await button(WORDS.decline).click();
    await asks(/вопросов не\sбудет/);
    await looksRight();
    expect(server.talk(token).conversation.said).toEqual([]);
    await button('Прочитать ещё раз').click();
    await page.getByText('На что вы соглашаетесь').waitFor();
    await begin();
  });

  it('stops, comes back another day, withdraws: each is asked once and said plainly', async () => {
    const token = await opened();
    await begin();
    await words().fill('Сказанное');
    await button('Ответить').click();
    await asks('Почему так?');
    await button('Остановиться').click();
    await looksRight();
    await page.keyboard.press('Escape');
    // The dialog gives the focus back.
    await button('Остановиться').and(page.locator(':focus')).waitFor();
    await button('Остановиться').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Остановиться' }).click();
    await asks(/Вы\sостановились/);
    await looksRight();
    await page.reload();
    await button('Продолжить').click();
    await asks('Почему так?');
    await button(WORDS.withdraw).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Удалить мои ответы' }).click();
    await asks('Согласие отозвано, ответы удалены');
    await looksRight();
    expect(server.talk(token).conversation.said).toEqual([]);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Сказанное');
  });

  it('keeps the address for later, by copying it', { tags: 'full' }, async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const token = await opened();
    await begin();
    await button('Продолжить позже').click();
    await looksRight();
    await button('Скопировать адрес').click();
    await page.getByText('Скопировано').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${server.url}/i/${token}`);
  });

  const SHORT = { ...EVERY_KIND, stages: [{ title: '', questions: [question('q', { text: 'Один?' })] }] };

  it('is given a code at the end; a closed round says why', { tags: 'full' }, async () => {
    await opened(SHORT, { reward: { words: 'Ваш промокод:', code: 'RM-1' } });
    await begin();
    await words().fill('Да, конечно');
    await button('Ответить').click();
    expect(await page.getByRole('textbox', { name: 'Код' }).inputValue()).toBe('RM-1');
    await looksRight();
    // Afterthoughts at the end have a field, which is empty again once they are kept.
    const more = page.getByRole('textbox', { name: MORE.title });
    await more.fill('И вот ещё');
    await more.press('Control+Enter');
    await page.getByText(MORE.told).waitFor();
    expect([await more.inputValue(), server.sent.at(-1)]).toMatchObject(['', { place: null, text: 'И вот ещё' }]);
    expect(await more.evaluate((field) => field === document.activeElement)).toBe(true);
    await opened(SHORT, { closed: 'Опрос завершён. Спасибо!' });
    await page.getByText('Опрос завершён. Спасибо!').waitFor();
    await looksRight();
  });

  it('who comes too late is told so, and has their words in sight to be copied', { tags: 'full' }, async () => {
    mayErr = true;
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const token = await opened(SHORT);
    await begin();
    await words().fill('Набранное');
    server.talk(token).around = { closed: 'Опрос завершён. Спасибо!' };
    server.refusals.push({ status: 410 });
    await button('Ответить').click();
    const note = page.getByRole('region', { name: UNKEPT.title });
    await note.getByText('Набранное').waitFor();
    await looksRight();
    await page.reload();
    await note.getByRole('button', { name: WORDS.copy }).click();
    await note.getByText(WORDS.copied).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Набранное');
  });

  it('a word that may be a wish is asked about before it is obeyed', { tags: 'full' }, async () => {
    await opened(SHORT);
    await begin();
    await words().fill('удалить');
    await button('Ответить').click();
    await page.getByText(SURE.withdraw.note).waitFor();
    await looksRight();
    await button('Это ответ').click();
    await asks('Готово');
  });

  it(
    'by an open link becomes somebody with an address of their own, which this device remembers',
    { tags: 'full' },
    async () => {
      server.putOpen('open', EVERY_KIND);
      await page.goto('/i/open');
      await begin();
      await page.waitForURL(/\/i\/own-/);
      await words().fill('Начал здесь');
      await page.goto('/i/open');
      await asks(/Расскажите/);
      expect(await words().inputValue()).toBe('Начал здесь');
      await button(WORDS.withdraw).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Удалить мои ответы' }).click();
      await asks('Согласие отозвано, ответы удалены');
      await button('Ответить другому человеку').click();
      await button('Даю согласие').waitFor();
    },
  );

  it('is one person in two tabs of an open link, whenever they agree (R494)', { tags: 'full' }, async () => {
    server.putOpen('twice', EVERY_KIND);
    const agrees = () => new Set(server.sent.filter(({ type }) => type === 'agree').map(({ id }) => id)).size;
    const other = await context.newPage();
    for (const one of [page, other]) await one.goto('/i/twice');
    await begin();
    // The other tab goes on where this one has begun.
    await other.waitForURL(/\/i\/own-/);
    await other.locator('textarea').waitFor();
    expect([other.url(), agrees()]).toEqual([page.url(), 1]);

    server.putOpen('together', EVERY_KIND);
    for (const one of [page, other]) await one.goto('/i/together');
    const release = await holdBack(context, /\/api\//);
    for (const one of [page, other]) await one.getByRole('button', { name: 'Даю согласие' }).click();
    release();
    for (const one of [page, other]) await one.locator('textarea').waitFor();
    expect([other.url(), agrees()]).toEqual([page.url(), 2]);
  });

  it('sees what is asked with the page itself: nothing is waited for', { tags: 'full' }, async () => {
    const release = await holdBack(context, /\/api\//);
    await opened();
    await asks('Несколько вопросов');
    release();
  });

  it('at an address of nobody is told so; without a script, what to do', { tags: 'full' }, async () => {
    mayErr = true;
    await page.goto('/i/nobody');
    await asks(/Ссылка не\sдействует/);
    await looksRight();
    const bare = await browser.newContext({ javaScriptEnabled: false });
    const plain = await bare.newPage();
    await plain.goto(`${server.url}/i/nobody`);
    await plain.getByRole('heading', { name: /Включите JavaScript/ }).waitFor();
    await bare.close();
  });
});
