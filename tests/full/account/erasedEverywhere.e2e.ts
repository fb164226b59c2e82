import { copyFileSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';

import { backup, restoreFrom } from '#server/backup/commands.ts';
import { readEnvironment } from '#server/environment/environment.ts';
import type { ForgetAnswer } from '#src/domain/forgetting/forgetBody.ts';
import { WISH_WORDS } from '#src/domain/fieldwork/words.ts';
import { draft } from '#tests/store/examples.ts';

import { commit, ROUND, startRound, STUDY, untilFiled } from '#tests/server/support/interviews.ts';
import { Browser as Device } from '#tests/server/support/team.ts';
import { putDatabase } from '../../support/servers/embedded.ts';
import { eventually } from '../../support/eventually.ts';
import { ownServer, type OwnServer } from '../../support/servers/ownServer.ts';
import { question, scriptOf } from '#src/samples/scripts.ts';
import { keptBy } from '../../support/page/storedData.ts';
import { joinAs, linkFor } from '../../support/page/team.ts';

/*
 * A person is forgotten, and is looked for wherever they have been: each table, each file of the server's folder, its log,
 * waiting letters, the browsers of three colleagues, one of whom was away meanwhile, and an earlier backup that is put back.
 */

const NAME = 'Аделаида Канареечная';
const PHONE = '+79007654321';
const MAIL = 'adelaida@canary.example';
const NICK = 'canary_ada';
const WORDS = 'Сокровенное признание про склад';
const VOICE = 'Голос канарейки';
/** All by which they would be known: as it was typed, and parts that another spelling has in common with it. */
const PARTS = [
  NAME,
  'Канареечн',
  PHONE,
  '765-43-21',
  MAIL,
  'canary.example',
  NICK,
  WORDS,
  'признание про склад',
  VOICE,
];
const OTHER = 'Голуби на крыше';
const SCRIPT = scriptOf(question('a'), question('b'));
const BOT = 'canary_asks_bot';
const COMPANY = 'company-orientir';

const foundIn = (text: string): readonly string[] => PARTS.filter((part) => text.includes(part));

let own: OwnServer;
let anna: Page;
ownServer((given) => {
  own = given;
  ({ anna } = given);
});

/** Returns the traces of them that a browser keeps or shows. */
const left = async (page: Page) => foundIn(`${await keptBy(page)}${await page.locator('body').textContent()}`);

const at = (rest: string): string => `/api/companies/${COMPANY}${rest}`;

/** Returns a device that asks the server without a page, as the user signed in on one. */
async function deviceOf(page: Page): Promise<Device> {
  const device = new Device(own.address);
  device.cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  return device;
}

/** Adds a person to the contacts by a file, as a researcher does. */
async function importContact(page: Page): Promise<void> {
  await page.goto('/audiences?open=audience-founders');
  await page.getByRole('button', { name: 'Добавить контакты' }).first().click();
  const adding = page.getByRole('dialog', { name: 'Добавить контакты' });
  const buffer = Buffer.from(`Имя;Телефон;Почта;Telegram\n${NAME};${PHONE};${MAIL};@${NICK}`);
  await adding.locator('input[type=file]').first().setInputFiles({ name: 'люди.csv', mimeType: 'text/csv', buffer });
  await adding.getByRole('button', { name: /^Добавить 1\s/ }).click();
  await adding.waitFor({ state: 'detached' });
}

/** Asks them by a letter, and in Telegram by what it leads to; another letter waits for the mail server. */
async function interview(owner: Device, contact: { listId: string; key: string }): Promise<void> {
  const token = own.telegram.bot(BOT);
  expect((await owner.ask('PUT', at('/bot'), { token })).status).toBe(200);
  const round = { script: SCRIPT, byMail: true, byTelegram: true, takesVoice: true, quietFrom: '00:00', quietTo: '00:00' }; // prettier-ignore
  await startRound(owner, COMPANY, round);
  await owner.ask('POST', at(`/rounds/${ROUND}/invitations`), { contacts: [contact] });
  const letter = await own.box.next(({ to }) => to === MAIL);
  own.box.behave('later');
  await startRound(owner, COMPANY, round, { id: 'round-of-later', study: 'study-of-later' });
  await owner.ask('POST', at('/rounds/round-of-later/invitations'), { contacts: [contact] });

  const person = own.telegram.person(token);
  const from = { id: person.id, is_bot: false, first_name: NAME, username: NICK };
  person.send(`/start ${letter.links[0]?.split('/').at(-1) ?? ''}`, { from });
  await person.sees('Вы соглашаетесь');
  person.press(WISH_WORDS.agree);
  await person.sees('Вопрос a?');
  person.send(`${WORDS}. Меня зовут ${NAME}, 8 (900) 765-43-21.`, { from });
  const answered = async (count: number): Promise<void> => {
    await eventually(async () => {
      const { body } = await owner.ask<{ items: unknown[] }>('GET', at(`/rounds/${ROUND}/answers`));
      expect(body.items).toHaveLength(count);
    });
    own.ahead += 10_000;
  };
  await answered(1);
  await person.sees('Вопрос b?');
  person.sendFile('voice', new TextEncoder().encode(VOICE), { mime_type: 'audio/ogg' });
  await answered(2);
  await person.sees('Спасибо!');
  await untilFiled(owner, COMPANY, 1);
}

/** Works with what they have said: it is marked, quoted, talked about, written into what others made. */
async function use(owner: Device): Promise<void> {
  const { records } = await owner.pull(COMPANY);
  const material = records.find(({ kind, record }) => kind === 'material' && (record as { researchId: string }).researchId === STUDY); // prettier-ignore
  const passage = { materialId: material?.id ?? '', start: 0, end: 5 };
  const { companies } = (await owner.ask<{ companies: { id: string; memberId: string }[] }>('GET', '/api/session')).body; // prettier-ignore
  const authorId = companies.find(({ id }) => id === COMPANY)?.memberId ?? '';
  const quote = { text: WORDS, respondent: 'Р1', research: '', researchId: STUDY, passage, stance: 'for', position: 'a' }; // prettier-ignore
  const said = { authorId, authorName: 'Анна', threadId: null, mentions: [], turns: {}, part: null, editedAt: null, withdrawnAt: null }; // prettier-ignore
  await commit(owner, COMPANY, [
    { op: 'create', kind: 'mark', id: 'mark-of-ada', record: draft('mark', { id: 'mark-of-ada', researchId: STUDY, ...passage, text: WORDS, note: NAME }) },
    { op: 'create', kind: 'hypothesis', id: 'hypothesis-of-ada', record: draft('hypothesis', { id: 'hypothesis-of-ada', text: OTHER, description: `Звонила ${NAME}, 8 (900) 765-43-21`, quotes: { q: quote } as never, history: {} }) },
    { op: 'put', kind: 'research', id: STUDY, map: 'insights', key: 'i', value: { text: WORDS, passage, quote: WORDS, position: 'a' } },
    { op: 'create', kind: 'comment', id: 'comment-of-ada', record: draft('comment', { id: 'comment-of-ada', ...said, on: 'mark:mark-of-ada', text: `${NAME}: «${WORDS}»` }) },
    { op: 'create', kind: 'persona', id: 'persona-of-ada', record: draft('persona', { id: 'persona-of-ada', audienceId: 'audience-founders', name: NAME, role: `Пишите @${NICK}, ${MAIL}` }) },
  ] as Parameters<typeof commit>[2]); // prettier-ignore
  // What stood there before is in the history.
  await commit(owner, COMPANY, [{ op: 'set', kind: 'hypothesis', id: 'hypothesis-of-ada', fields: { text: `${OTHER}, снова` } }]); // prettier-ignore
}

/** Returns the whole database of a stopped server, by table, read by a role that may read all: each table, of any owner. */
async function tablesIn(folder: string): Promise<Readonly<Record<string, string>>> {
  const database = await PGlite.create({ dataDir: path.join(folder, 'database') });
  try {
    const { rows } = await database.query<{ name: string }>(
      "SELECT schemaname || '.' || quote_ident(tablename) AS name FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')",
    );
    const found: Record<string, string> = {};
    for (const { name } of rows)
      found[name] = JSON.stringify((await database.query(`SELECT one::text FROM ${name} one`)).rows);
    return found;
  } finally {
    await database.close();
  }
}

/** Every file of a server's folder by its place, besides those of the database, whose tables are read. */
const filesIn = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((one) => {
      const place = path.relative(folder, path.join(one.parentPath, one.name));
      return one.isFile() && !place.startsWith('database') ? [[place, readFileSync(path.join(folder, place), 'utf8')]] : []; // prettier-ignore
    }),
  );

/** Where something of them is, and what. */
const places = (all: Readonly<Record<string, string>>): readonly (readonly [string, readonly string[]])[] =>
  Object.entries(all).flatMap(([place, text]) => (foundIn(text).length > 0 ? [[place, foundIn(text)] as const] : []));

/* One after the other: each begins with what the ones before it have left. */
describe('somebody who is forgotten', () => {
  let vera: Page;
  let oleg: Page;
  let owner: Device;
  let body: { readonly contacts: readonly { listId: string; key: string }[]; readonly participants: readonly string[] };
  /** Where the copy of all lies that was made before they were forgotten. */
  let copy: string;

  it('comes among the contacts by a file; two colleagues have them, too', async () => {
    await importContact(anna);
    vera = await own.open();
    await joinAs(vera, await linkFor(anna, 'Researcher'), 'Вера');
    oleg = await own.open();
    await joinAs(oleg, await linkFor(anna, 'Researcher'), 'Олег');
    owner = await deviceOf(anna);
    const lists = (await owner.pull(COMPANY)).records.flatMap(
      ({ kind, id, record }) =>
      kind === 'contactList' ? Object.entries((record as unknown as { contacts: Record<string, { name: string }> }).contacts).map(([key, { name }]) => ({ listId: id, key, name })) : [], // prettier-ignore
    );
    const [{ listId, key } = { listId: '', key: '' }] = lists.filter(({ name }) => name === NAME);
    body = { contacts: [{ listId, key }], participants: [] };
  });

  it('is asked by letter and in Telegram, and answers in words and by voice', async () => {
    const [contact] = body.contacts;
    if (!contact) throw new Error('nobody among the contacts');
    await interview(owner, contact);
  });

  it('is quoted, talked about and given out', async () => {
    await use(owner);
    expect((await owner.ask('POST', at('/person-data'), body)).status).toBe(200);
  });

  it('is in the browsers of all three, of which one goes away, and in a backup', async () => {
    for (const page of [anna, vera, oleg]) {
      await page.goto(`/?open=${STUDY}`);
      await eventually(async () => expect(foundIn(await keptBy(page))).toEqual(expect.arrayContaining([NAME, PHONE, MAIL, NICK, WORDS]))); // prettier-ignore
    }
    await oleg.context().setOffline(true);
    copy = path.join(mkdtempSync(path.join(own.folder, 'backup-')), 'before.gz');
    expect(await backup(own.environment, copy)).toMatchObject({ ok: true });
  });

  it('is in no browser once forgotten, that of whoever was away included', async () => {
    const { status, body: told } = await owner.ask<ForgetAnswer>('POST', at('/forget'), body);
    expect([status, told.counts]).toMatchObject([200, { contacts: 1, participants: 1, transcripts: 1, interviews: 1 }]);
    for (const page of [anna, vera]) await expect.poll(() => left(page), { timeout: 20_000 }).toEqual([]);
    expect(await left(oleg)).not.toEqual([]);
    await oleg.context().setOffline(false);
    await expect.poll(() => left(oleg), { timeout: 20_000 }).toEqual([]);
  });

  it('is in no table, file, log or letter that waits', async () => {
    await own.stop();
    const data = own.environment.dataFolder;
    expect(places(await tablesIn(data))).toEqual([]);
    expect(places(filesIn(data))).toEqual([]);
    expect(foundIn(own.logs.join('\n'))).toEqual([]);
    // A sent letter is with them and with the mail carrier: one, and the other never went.
    expect(own.box.letters.filter(({ to }) => to === MAIL)).toHaveLength(1);
  });

  it('is not in the backup of before, put back on another machine with the journal of what was erased since', async () => {
    const folder = mkdtempSync(path.join(own.folder, 'again-'));
    const read = readEnvironment({ PORT: '1', HOST: '127.0.0.1' }, folder);
    if (!read.ok) throw new Error('bad environment');
    putDatabase(inject('embedded'), read.environment.dataFolder);
    const ledger = path.join(path.dirname(copy), 'erasures.jsonl');
    copyFileSync(path.join(own.environment.dataFolder, 'erasures.jsonl'), ledger);
    expect(await restoreFrom(read.environment, copy, [ledger])).toMatchObject({ ok: true });
    const again = await tablesIn(read.environment.dataFolder);
    expect(places(again)).toEqual([]);
    expect(places(filesIn(read.environment.dataFolder))).toEqual([]);
    expect(JSON.stringify(again)).toContain(OTHER);
  });
});
