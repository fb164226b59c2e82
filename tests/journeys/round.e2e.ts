import type { Locator, Page } from 'playwright';
import readXlsxFile from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';

import type { AnswerPage } from '#src/domain/fieldwork/figures.ts';
import { FACT_LABELS, FIGURE_LABELS } from '#src/features/fieldwork/round/figureLabels.ts';

import { eventually } from '../support/eventually.ts';
import type { Person } from '../support/servers/fakeTelegram.ts';
import { downloadBy, toast } from '../support/page/journey.ts';
import { ownServer, type OwnServer } from '../support/servers/ownServer.ts';
import { answerAll } from '../support/page/respondents.ts';
import { keptBy } from '../support/page/storedData.ts';
import { joinAs } from '../support/page/team.ts';

/*
 * A round of interviews from the list to the study: people are invited by real letters, answer on the page that strangers see or the
 * company's bot of Telegram, and the study fills while the researcher and her colleague watch. The server is started anew in the middle.
 */

const INVITED = 20;
/** Those who answer all by a page of which only its requests are played. */
const QUICK = [1, 2, 3, 4, 5, 6];
const SECRET = 'тайна про увольнение';
const BOT = 'orientir_asks_bot';

const STORY = 'Расскажите, как вы выбирали сервис в последний раз.';
const USED = 'Чем вы пользуетесь теперь?';
const EASY = 'Насколько легко было начать?';
const CHANGE = 'Что вы бы в нём изменили?';

let own: OwnServer;
let anna: Page;
ownServer((given) => {
  own = given;
  ({ anna } = given);
});

const mailOf = (number: number): string => `person-${number}@people.example`;
const linkTo = async (number: number): Promise<string> =>
  (await own.box.next(({ to }) => to === mailOf(number))).links[0] ?? '';

async function importContacts(): Promise<void> {
  await anna.goto('/audiences?open=audience-founders');
  await anna.getByRole('button', { name: 'Добавить контакты' }).first().click();
  const adding = anna.getByRole('dialog', { name: 'Добавить контакты' });
  const rows = Array.from({ length: INVITED }, (_, index) => {
    const number = index + 1;
    return `Человек ${number};+7900000${String(number).padStart(4, '0')};${mailOf(number)};${number % 2 ? 'Новые' : 'Опытные'}`;
  });
  await adding
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'люди.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['Имя;Телефон;Почта;Сегмент', ...rows].join('\n')),
    });
  await adding.getByRole('button', { name: /^Добавить 20\s/ }).click();
  await adding.waitFor({ state: 'detached' });
}

async function writeScenario(): Promise<void> {
  const field = (name: string) => anna.getByRole('textbox', { name, exact: true });
  const choose = (name: string, label: string) => anna.getByLabel(name, { exact: true }).selectOption({ label });
  const press = (name: string) => anna.getByRole('button', { name, exact: true }).click();
  const addQuestion = async (text: string): Promise<void> => {
    await press('Добавить вопрос в этап 1');
    await anna.keyboard.type(text);
  };
  await anna.goto('/profile?section=settings&scenario=new');
  await anna.getByLabel(/^Название/).fill('Как выбирают сервис');
  await field('Этап 1').fill('Выбор');
  await field('Вопрос 1').fill(STORY);
  await addQuestion(USED);
  await choose('Как отвечают на вопрос 2', 'Выбор');
  await field('Вариант 1').fill('Таблицами');
  await field('Вариант 1').press('Enter');
  await anna.keyboard.type('Сервисом');
  await addQuestion(EASY);
  await choose('Как отвечают на вопрос 3', 'Шкала');
  await addQuestion(CHANGE);
  await press('Активировать');
  await toast(anna, 'Сценарий создан и активирован').waitFor();
}

/** @returns the bot's token */
async function connectBot(): Promise<string> {
  const token = own.telegram.bot(BOT);
  await anna.goto('/profile?section=settings');
  const card = anna.getByRole('region', { name: 'Telegram', exact: true });
  await card.getByLabel('Токен бота').fill(token);
  await card.getByRole('button', { name: 'Включить: Telegram' }).click();
  await toast(anna, 'Бот подключён').waitFor();
  await card.getByText(`Отвечает @${BOT}`).waitFor();
  await card.getByText('Активен').waitFor();
  return token;
}

async function beginRound(): Promise<void> {
  await anna.goto('/?open=research-edtech');
  await anna.getByRole('button', { name: 'Новый раунд' }).click();
  const plan = anna.getByRole('dialog', { name: 'Новый раунд интервью' });
  await plan.getByLabel(/^Название/).fill('Раунд первый');
  await plan.getByLabel(/^Сценарий/).selectOption({ label: 'Как выбирают сервис' });
  await plan.getByLabel(/^Аудитория/).selectOption('audience-founders');
  await plan.getByRole('checkbox', { name: /^В Telegram/ }).check();
  // At whatever hour this test runs.
  await plan.getByLabel('Не писать с').fill('03:00');
  await plan.getByLabel('Не писать до').fill('03:00');
  await plan.getByLabel(/^Стоимость интервью/).fill('980');
  await plan.getByRole('button', { name: 'Создать раунд' }).click();
  await anna.getByRole('button', { name: 'Начать раунд' }).click();
  await toast(anna, 'Раунд начат').waitFor();
}

async function inviteAll(): Promise<void> {
  await anna.getByRole('button', { name: 'Пригласить' }).click();
  const inviting = anna.getByRole('dialog', { name: 'Пригласить' });
  await inviting.getByLabel('Сколько человек').waitFor();
  await inviting.getByRole('checkbox', { name: /^Сегмент не указан/ }).uncheck();
  await inviting.getByText(/письмом 20/).waitFor();
  await inviting.getByRole('button', { name: /^Пригласить 20\s/ }).click();
  await toast(anna, 'Приглашены: 20\u00A0человек').waitFor();
}

/** The file of personal links. @returns those to the bot, by names of contacts */
async function botLinks(): Promise<ReadonlyMap<string, string>> {
  const { file } = await downloadBy(anna, () => anna.getByRole('button', { name: 'Личные ссылки (.xlsx)' }).click());
  const [head = [], ...rows] = (await readXlsxFile(file))[0]?.data ?? [];
  const [name, link] = [head.indexOf('Имя'), head.indexOf('Ссылка в Telegram')];
  return new Map(rows.map((row) => [String(row[name]), String(row[link])]));
}

/** Returns the round's answers, as its people receive them. */
async function answers(): Promise<readonly string[]> {
  const round = new URL(anna.url()).searchParams.get('round') ?? '';
  const session = await anna.request.get('/api/session');
  const { companies } = (await session.json()) as { companies: { id: string }[] };
  const page = await anna.request.get(`/api/companies/${companies[0]?.id ?? ''}/rounds/${round}/answers`);
  return ((await page.json()) as AnswerPage).items.map(({ text }) => text);
}

/** Says something to the bot, and nothing more until it goes on. */
async function write(person: Person, words: string): Promise<void> {
  person.send(words);
  await eventually(async () => expect(await answers()).toContain(words));
  own.ahead += 10_000;
}

/** Comes to the bot by a personal link, agrees, and answers the first question. */
async function comeToBot(token: string, link: string, words: string): Promise<Person> {
  const { origin, pathname, searchParams } = new URL(link);
  expect(`${origin}${pathname}`).toBe(`https://t.me/${BOT}`);
  const person = own.telegram.person(token);
  person.send(`/start ${searchParams.get('start') ?? ''}`);
  await person.sees('Здравствуйте');
  await eventually(() => person.press('Даю согласие'));
  await person.sees(STORY);
  await write(person, words);
  await person.sees(USED);
  return person;
}

/** Answers the bot from the third question to the end. */
async function goOnInBot(person: Person, words: string): Promise<void> {
  await person.sees(EASY);
  person.press('5');
  await person.sees(CHANGE);
  await write(person, words);
  await person.sees('Спасибо');
}

/** A stranger's browser at a link. */
async function stranger(link: string): Promise<Page> {
  const page = await own.open();
  await page.goto(link);
  await page.getByRole('button', { name: 'Даю согласие' }).click();
  await page.getByRole('textbox').waitFor();
  return page;
}

/** Answers the question that is shown, and waits for the next one. */
async function say(page: Page, answer: () => Promise<void>): Promise<void> {
  const before = await page.getByRole('heading', { level: 1 }).textContent();
  await answer();
  await page.waitForFunction((text) => document.querySelector('h1')?.textContent !== text, before);
}

const sayWords = (page: Page, words: string): Promise<void> =>
  say(page, async () => {
    await page.getByRole('textbox').fill(words);
    await page.keyboard.press('Control+Enter');
  });

/** Answers the page from the second question to the end. */
async function goOnAtPage(page: Page): Promise<void> {
  const choose = (name: string) =>
    say(page, async () => {
      await page.getByRole('radio', { name, exact: true }).check({ force: true });
      await page.getByRole('button', { name: 'Ответить' }).click();
    });
  await choose('Таблицами');
  await choose('5');
  await sayWords(page, 'Пишем в общий чат и ждём до вечера');
  await page
    .getByText(/Спасибо/)
    .first()
    .waitFor();
}

async function stop(page: Page): Promise<void> {
  await sayWords(page, 'Одно слово до остановки');
  await page.getByRole('button', { name: 'Остановиться' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Остановиться|Закончить/ })
    .click();
}

const transcripts = (page: Page): Locator => page.getByRole('link', { name: /: расшифровка$/ });

describe('a round, from its list to its bill', () => {
  let vera: Page;
  let token: string;
  let toBot: Awaited<ReturnType<typeof botLinks>>;
  /** People at the page and with the bot who have begun when the server ends. */
  let whole: Page;
  let resumes: Page;
  let talks: Person[];
  let resumesTalking: Person;
  let withdraws: Person;

  const comes = (number: number, words: string): Promise<Person> =>
    comeToBot(token, toBot.get(`Человек ${number}`) ?? '', words);
  const feed = (): Locator => vera.getByRole('list', { name: 'Ответы, новые сверху' });

  it('people are imported, and a colleague comes', async () => {
    vera = await own.open();
    await Promise.all([importContacts(), joinAs(vera, own.link, 'Вера Лис')]);
  });

  it('a scenario is written', writeScenario);

  it('a bot is connected, and a round begins', async () => {
    token = await connectBot();
    await beginRound();
  });

  it('twenty are invited, by letter and to the bot', async () => {
    await inviteAll();
    toBot = await botLinks();
    expect(toBot.size).toBe(INVITED);
    // Where the browser lets nothing into the clipboard the link is seen all the same.
    await anna.evaluate(() => {
      const value = { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) };
      Object.defineProperty(navigator, 'clipboard', { value });
    });
    await anna.getByRole('tab', { name: 'Люди' }).click();
    await anna
      .getByRole('button', { name: /^Действия: Р/ })
      .first()
      .click();
    await anna.getByRole('menuitem', { name: 'Скопировать личную ссылку' }).click();
    const byHand = anna.getByRole('dialog', { name: 'Скопируйте ссылку сами' });
    expect(await byHand.getByRole('textbox').inputValue()).toMatch(/^http.*\/i\/[\w-]{27}$/);
    await anna.keyboard.press('Escape');
    await anna.getByRole('tab', { name: 'Вопросы' }).click();
    await vera.goto(anna.url());
    await vera.getByRole('tab', { name: 'Ответы' }).click();
  });

  // Who has nothing to do with each other answers at once.
  it('some answer on the web, and one stops', async () => {
    [whole, resumes] = await Promise.all([
      linkTo(7).then(stranger),
      linkTo(8).then(async (link) => {
        const page = await stranger(link);
        await sayWords(page, 'Слово до перезапуска');
        return page;
      }),
      linkTo(9).then(stranger).then(stop),
      ...QUICK.map(async (number) => {
        const words = (count: number): string => `Ответ ${count} человека ${number}`;
        expect(await answerAll(await linkTo(number), `person-${number}`, words)).toBe('done');
      }),
    ]);
  });

  it('some answer in Telegram', async () => {
    [talks, resumesTalking, withdraws] = await Promise.all([
      Promise.all([10, 11].map((number) => comes(number, `Слово человека ${number}`))),
      comes(12, 'Слово боту до перезапуска'),
      comes(13, SECRET),
    ]);
  });

  it('one withdraws, and their words leave the feed', async () => {
    // The words to withdraw are in both browsers by then: a respondent who stops has a transcript in the study.
    withdraws.press('Стоп');
    await withdraws.sees('Остановились');
    await feed().getByText(SECRET).waitFor();
    for (const page of [anna, vera]) await eventually(async () => expect(await keptBy(page)).toContain(SECRET));
    withdraws.send('удалить');
    await withdraws.sees('Согласие отозвано');
    await feed().getByText(SECRET).waitFor({ state: 'detached' });
  });

  it('who had begun goes on after the server was started anew', async () => {
    await own.stop();
    // A press while no server listens is not lost.
    for (const person of [...talks, resumesTalking]) person.press('Сервисом');
    await own.restart();

    await resumes.reload();
    await Promise.all([
      sayWords(whole, 'Посоветовали коллеги').then(() => goOnAtPage(whole)),
      goOnAtPage(resumes),
      ...[...talks, resumesTalking].map((person, index) => goOnInBot(person, `Последнее слово боту ${index}`)),
    ]);
  });

  it('both colleagues see how it goes, and what it has cost', async () => {
    for (const page of [anna, vera]) {
      const going = page.getByRole('region', { name: 'Как идёт раунд' });
      await going.getByText(/^11 · 85/).waitFor();
      // The study fills after the answer was taken, and the balance with it.
      await going.getByText(/10\s780/).waitFor();
      // Each figure comes from records of its own.
      await eventually(async () => {
        const told = (await going.innerText()).replaceAll(/\s+/g, ' ');
        expect(told).toContain(`${FIGURE_LABELS.invited} 20`);
        expect(told).toContain(`${FIGURE_LABELS.opened} 13 · 65 %`);
        expect(told).toContain(`${FIGURE_LABELS.began} 13 · 100 %`);
        expect(told).toMatch(new RegExp(`${FACT_LABELS.stopped} 1 .*${FACT_LABELS.withdrawn} 1`));
        expect(told).toMatch(/списано 10 780 ₽/);
      });
    }
  });

  it('the study holds what was said, and nobody’s browser what was withdrawn', async () => {
    // Under an open question are the words of its respondents, and they lead into the transcript.
    const words = anna.getByRole('list', { name: /^(?:Что сказали похоже|Последние ответы)$/ }).first();
    expect(await words.getByRole('link').first().getAttribute('href')).toMatch(/[?&]material=[^&]+&at=\d+-\d+/);
    expect(await words.textContent()).not.toContain(SECRET);
    await anna.getByRole('tab', { name: 'Люди' }).click();
    const people = anna.getByRole('list', { name: /^Кого спрашивали/ }).getByRole('listitem');
    await expect.poll(() => transcripts(anna).count()).toBe(12);
    const finished = (where: string) => people.filter({ hasText: where }).filter({ hasText: 'Закончил' });
    await expect.poll(() => finished('в Telegram').count()).toBe(3);
    await expect.poll(() => finished('на странице').count()).toBe(8);
    await transcripts(anna)
      .and(anna.locator('li', { hasText: 'Человек 12' }).getByRole('link'))
      .click();
    for (const words of ['Интервьюер', 'Слово боту до перезапуска', 'Сервисом', 'Последнее слово боту 2']) {
      await anna.getByText(words).first().waitFor();
    }
    await anna.goto('/?open=research-edtech');
    await anna.getByRole('heading', { name: 'Материалы (14)' }).waitFor();
    await anna.goto('/profile?section=balance');
    await anna
      .getByText(/Интервью: 11/)
      .first()
      .waitFor();
    await anna
      .getByText(/10\s780/)
      .first()
      .waitFor();
    await anna.goto('/profile?section=billing');
    await anna.getByText(/^Респондентов: 11 из\s/).waitFor();
    // The withdrawn words are in nothing that a browser of the team holds.
    for (const page of [anna, vera]) {
      await eventually(async () => {
        const kept = await keptBy(page);
        expect(kept).toContain('Одно слово до остановки');
        expect(kept).not.toContain(SECRET);
      });
      expect(await page.locator('body').textContent()).not.toContain(SECRET);
    }
    expect(own.logs.join('\n')).not.toContain(SECRET);
    // Without its study the round stands still, on a colleague's page too (R449).
    await anna.goto('/?open=research-edtech');
    await anna.getByRole('button', { name: 'Удалить исследование' }).click();
    await anna.getByRole('alertdialog').getByRole('button', { name: 'Удалить', exact: true }).click();
    await vera.getByText(/^Исследование удалили: раунд никого не/).waitFor();
    expect(await vera.getByRole('button', { name: 'Открытая ссылка' }).count()).toBe(0);
  });
});
