import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import readXlsxFile from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';

import { writeBackup } from '#server/backup/writeBackup.ts';
import { openPglite } from '#server/db/pglite.ts';
import { openFiles } from '#server/files/openFiles.ts';

import { downloadBy, eachProfile, openBehind, toast } from '../../support/page/journey.ts';
import { ownServer, type OwnServer } from '../../support/servers/ownServer.ts';
import { answerAll } from '../../support/page/respondents.ts';
import { keptBy, stored } from '../../support/page/storedData.ts';

/*
 * A person asks to be forgotten. A member finds all their data, sees how much there is, and forgets them: after that no tab, no
 * reload, no database, file, log or backup made after has a word of theirs.
 */

const NAME = 'Аделаида Канареечная';
const PHONE = '+79007654321';
const MAIL = 'adelaida@canary.example';
const SECRET = 'Сокровенное признание про склад';
const PARTS = [NAME, 'Канареечн', PHONE, MAIL, SECRET, 'канареек'];
const OTHER = 'Борис держит голубей';

const expectNone = (text: string) => PARTS.forEach((part) => expect(text).not.toContain(part));

async function importContacts(page: Page, rows: readonly string[]): Promise<void> {
  await page.goto('/audiences?open=audience-founders');
  await page.getByRole('button', { name: 'Добавить контакты' }).first().click();
  const adding = page.getByRole('dialog', { name: 'Добавить контакты' });
  const buffer = Buffer.from(['Имя;Телефон;Почта', ...rows].join('\n'));
  await adding.locator('input[type=file]').first().setInputFiles({ name: 'люди.csv', mimeType: 'text/csv', buffer });
  await adding.getByRole('button', { name: /^Добавить \d+\s/ }).click();
  await adding.waitFor({ state: 'detached' });
}

async function openCard(page: Page, name: string): Promise<void> {
  await page.goto('/audiences?open=audience-founders');
  await page
    .getByRole('list', { name: /^Контакты: / })
    .getByRole('button', { name })
    .first()
    .click();
  await page.getByRole('dialog', { name }).waitFor();
}

/** Types the word, forgets, and keeps the proof. */
async function forget(page: Page): Promise<string> {
  const asking = page.getByRole('alertdialog', { name: 'Забыть человека?' });
  await asking.getByLabel(/введите «забыть»/).fill('забыть');
  await asking.getByRole('button', { name: 'Забыть насовсем' }).click();
  const done = page.getByRole('dialog', { name: 'Человек забыт' });
  await done.waitFor();
  const { file } = await downloadBy(page, () => done.getByRole('button', { name: 'Сохранить подтверждение' }).click());
  await done.getByRole('button', { name: 'Готово' }).click();
  return file.toString('utf8');
}

/** Returns the cells of the exported file of a person's data, as one text. */
async function exported(page: Page): Promise<string> {
  const asking = page.getByRole('dialog', { name: 'Выгрузить данные человека' });
  const { file } = await downloadBy(page, () => asking.getByRole('button', { name: 'Сохранить файл' }).click());
  await asking.waitFor({ state: 'detached' });
  return JSON.stringify((await readXlsxFile(file)).map(({ data }) => data));
}

describe('in one browser alone', () => {
  let page: Page;
  eachProfile((profile) => ({ page } = profile));

  it('the card finds them in a study, too; the other’s words stay; Ctrl+Z says that it cannot, in the other tab as well', async () => {
    await importContacts(page, [`${NAME};${PHONE};${MAIL}`, 'Борис Голубев;+79001112233;boris@people.example']);
    await page.goto('/?action=upload');
    const form = page.getByRole('dialog', { name: 'Загрузить новое исследование' });
    await form.getByLabel('Название').fill('Разговор о складе');
    await form.getByLabel('Описание').fill(`Звонила ${NAME}, 8 (900) 765-43-21`);
    await form.getByLabel('Тип исследования').selectOption({ label: 'Интервью' });
    const talk = `Интервьюер: Как?\nАделаида: Держу канареек. ${SECRET}.\nБорис: ${OTHER}.\nАделаида: Ещё про канареек.\nБорис: И всё.`;
    await form
      .locator('input[type=file]:not([webkitdirectory])')
      .setInputFiles([{ name: 'разговор.txt', mimeType: 'text/plain', buffer: Buffer.from(talk) }]);
    await form.getByRole('button', { name: 'Загрузить', exact: true }).click();
    await toast(page, 'Исследование загружено').waitFor();
    const study = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Разговор о складе' }) });
    await study.getByRole('button', { name: 'Кто говорит: разговор.txt' }).click();
    const speakers = page.getByRole('dialog', { name: 'Кто говорит' });
    for (const [label, name] of [['Аделаида', NAME], ['Борис', 'Борис Голубев']] as const) {
      const one = speakers.getByRole('group', { name: label });
      await one.getByLabel('Кто это').selectOption({ label: 'Новый участник…' });
      await one.getByLabel('Имя').fill(name);
    } // prettier-ignore
    await speakers.getByRole('button', { name: 'Сохранить' }).click();
    await toast(page, 'Говорящие названы').waitFor();
    const second = await openBehind(page);
    await second.goto(page.url());
    await second.getByText(NAME).first().waitFor();

    await openCard(page, NAME);
    await page.getByRole('button', { name: 'Выгрузить данные' }).click();
    await page.getByRole('checkbox', { name: new RegExp(`${NAME} \\(`) }).check();
    const cells = await exported(page);
    for (const part of [NAME, PHONE, MAIL, SECRET, '8 (900) 765-43-21']) expect(cells).toContain(part);
    expect(cells).not.toContain(OTHER);
    await toast(page, 'Данные человека выгружены').waitFor();

    await openCard(page, NAME);
    await page.getByRole('button', { name: 'Забыть человека' }).click();
    // The same name only: a person says that it is them, and what there is is counted anew.
    await page.getByRole('checkbox', { name: new RegExp(`${NAME} \\(`) }).check();
    await page.getByText(/^1\sрасшифровка$/).waitFor();
    const proof = await forget(page);
    // The opener is gone: the keyboard goes on at the screen, not at the top of the page.
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
    expect(proof).toContain('– расшифровок: 1');
    expectNone(proof);

    for (const tab of [page, second]) {
      await tab.keyboard.press('Control+z');
      await toast(tab, 'Отменить нельзя').waitFor();
      await expect.poll(() => tab.locator('body').textContent()).not.toContain('Канареечн');
    }
    const check = async (tab: Page): Promise<void> => {
      const kept = await keptBy(tab);
      expect(kept).toContain(OTHER);
      expectNone(kept);
      expect(kept).not.toContain('765-43-21');
    };
    await check(page);
    await check(second);
    await second.reload();
    await second.getByText('Борис Голубев').first().waitFor();
    await check(second);
    expectNone(String(await second.locator('body').textContent()));
  });
});

describe('in a shared company', () => {
  let own: OwnServer;
  let anna: Page;
  ownServer((given) => {
    own = given;
    ({ anna } = given);
  });

  it('their card forgets what they said on the web: in the other tab, after a reload, with the server and in a backup made after', async () => {
    await importContacts(anna, [`${NAME};${PHONE};${MAIL}`]);
    await anna.goto('/?open=research-edtech');
    await anna.getByRole('button', { name: 'Новый раунд' }).click();
    const plan = anna.getByRole('dialog', { name: 'Новый раунд интервью' });
    await plan.getByLabel(/^Название/).fill('Раунд первый');
    await plan.getByLabel(/^Сценарий/).selectOption({ label: 'Проблемное интервью' });
    await plan.getByLabel(/^Аудитория/).selectOption('audience-founders');
    await plan.getByRole('button', { name: 'Создать раунд' }).click();
    await anna.getByRole('button', { name: 'Начать раунд' }).click();
    await toast(anna, 'Раунд начат').waitFor();
    await anna.getByRole('button', { name: 'Пригласить' }).click();
    const inviting = anna.getByRole('dialog', { name: 'Пригласить' });
    await inviting.getByRole('button', { name: /^Пригласить \d/ }).click();
    await inviting.waitFor({ state: 'detached' });
    const round = new URL(anna.url()).searchParams.get('round') ?? '';
    const asked = await anna.evaluate(async (roundId) => {
      const { companies } = (await (await fetch('/api/session')).json()) as { companies: { id: string }[] };
      const at = `/api/companies/${companies[0]?.id ?? ''}/rounds/${roundId}`;
      const [links, people] = await Promise.all(
        ['links', 'respondents'].map(async (part) => (await fetch(`${at}/${part}`)).json()),
      );
      return { links, people } as {
        links: { links: { respondentId: string; address: string }[] };
        people: { items: { id: string; contact: { key: string } | null }[] };
      };
    }, round);
    // Others of the audience were invited, too.
    const { rows } = await stored(anna);
    const key = rows.flatMap(({ kind, record }) =>
      kind === 'contactList'
        ? Object.entries(record.contacts as Record<string, { name: string }>).flatMap(([one, { name }]) =>
            name === NAME ? [one] : [],
          )
        : [],
    )[0];
    const theirs = asked.people.items.find(({ contact }) => contact?.key === key)?.id;
    const link = asked.links.links.find(({ respondentId }) => respondentId === theirs)?.address ?? '';
    const words = (number: number): string => `${SECRET}, канареек ${number}`;
    expect(await answerAll(new URL(link, own.address).href, 'adelaida', words)).toBe('done');
    await anna.getByRole('tab', { name: 'Люди' }).click();
    await anna
      .getByRole('link', { name: /: расшифровка$/ })
      .first()
      .click();
    await anna.getByText(SECRET).first().waitFor();
    // Typed and unsaved text about them is theirs, too.
    await anna.evaluate((id) => {
      const { searchParams } = new URL(location.href);
      localStorage.setItem(
        `typed-text:company-orientir:${searchParams.get('material') ?? ''}`,
        JSON.stringify({ text: id, speakers: '', base: null }),
      );
    }, SECRET);
    const second = await openBehind(anna);
    await second.goto(anna.url());
    await second.getByText(SECRET).first().waitFor();
    expect(await keptBy(second)).toContain(SECRET);

    await openCard(anna, NAME);
    await anna.getByRole('button', { name: 'Выгрузить данные' }).click();
    const cells = await exported(anna);
    for (const part of [NAME, PHONE, MAIL, SECRET, 'Раунд первый', 'Закончил', 'журнале компании'])
      expect(cells).toContain(part);
    await openCard(anna, NAME);
    await anna.getByRole('button', { name: 'Забыть человека' }).click();
    await anna.getByText(/^1\sинтервью на сервере$/).waitFor();
    const proof = await forget(anna);
    expect(proof).toMatch(/– контактов: 1\n/);
    expectNone(proof);

    for (const tab of [anna, second]) {
      const left = async () => {
        const texts = `${await keptBy(tab)}${await tab.locator('body').textContent()}`;
        return PARTS.filter((part) => texts.includes(part));
      };
      await expect.poll(left, { timeout: 20_000 }).toEqual([]);
    }
    await second.reload();
    await second.getByRole('button', { name: /^Сохранено/ }).waitFor();
    expectNone(await keptBy(second));
    expectNone(String(await second.locator('body').textContent()));

    await own.stop();
    expectNone(own.logs.join('\n'));
    const database = await openPglite(path.join(own.folder, 'data'));
    const place = path.join(own.folder, 'backup-of-test');
    await writeBackup(database, await openFiles(own.environment), place, new Date());
    await database.close();
    const backup = gunzipSync(readFileSync(place)).toString('utf8');
    expectNone(
      backup.replaceAll(/"data":"([\w+/=]*)"/g, (_, data: string) => Buffer.from(data, 'base64').toString('utf8')),
    );
    expect(backup).toContain('Раунд первый');
    const files = readdirSync(own.folder, { recursive: true, withFileTypes: true }).filter(
      (one) => one.isFile() && one.parentPath.includes(`${path.sep}files`),
    );
    for (const one of files) expectNone(readFileSync(path.join(one.parentPath, one.name), 'utf8'));
  });
});
