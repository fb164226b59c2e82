import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createLog } from '#server/core/log.ts';
import { createMetrics } from '#server/core/metrics.ts';
import type { Database } from '#server/db/database.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { letter } from '#server/db/tables/inbox.ts';
import { letterHtml, letterWords } from '#server/mail/letterText.ts';
import { AT_ONCE, createPostman, type Postman } from '#server/mail/postman.ts';
import { queueLetter, type NewLetter } from '#server/mail/queueLetter.ts';
import { createCarrier } from '#server/mail/smtp.ts';
import { ENGINES, freshDatabase, freshPostgres } from '#tests/server/support/databases.ts';
import { eventually } from '#tests/support/eventually.ts';
import { startMailbox, type Mailbox } from '#tests/support/servers/mailbox.ts';

const DAY = 86_400_000;

const aLetter = (to: string, more: Partial<NewLetter> = {}): NewLetter => ({
  to,
  companyId: null,
  purpose: 'signIn',
  about: 'somebody',
  until: new Date(Date.now() + DAY),
  subject: 'Вход в Ориентир',
  heading: 'Войти',
  paragraphs: ['Кто-то просит войти с этим адресом.'],
  button: { label: 'Войти', address: 'https://orientir.example/login#secret-token' },
  notes: ['Ссылка действует день.'],
  ...more,
});

const stateOf = (database: Database, id: string) =>
  database.transaction({ mail: true }, async (tx) => (await tx.select().from(letter).where(eq(letter.id, id)))[0]);

describe.each(ENGINES)('letters on %s', (engine) => {
  let database: Database;
  /** The same, as another server on it has it. */
  let other: Database;
  let box: Mailbox;
  let later = 0;
  const logs: string[] = [];
  const postmen: Postman[] = [];
  const now = (): Date => new Date(Date.now() + later);

  function postman(
    open = database,
    times = { connection: 5000, greeting: 5000, silence: 5000, whole: 10_000 },
  ): Postman {
    const made = createPostman({
      database: async () => open,
      carrier: async () => createCarrier({ url: box.url, from: 'Ориентир <no-reply@orientir.example>', times }),
      now,
      log: createLog((line) => logs.push(line)),
      metrics: createMetrics(),
    });
    postmen.push(made);
    return made;
  }
  const queue = (to: string, more?: Partial<NewLetter>): Promise<string> =>
    database.transaction({}, (tx) => queueLetter(tx, aLetter(to, more), now()));
  const becomes = (id: string, state: string): Promise<unknown> =>
    eventually(async () => expect(await stateOf(database, id)).toMatchObject({ state }));

  beforeAll(async () => {
    const url = engine === 'postgresql' ? await freshPostgres() : null;
    const open = () =>
      url === null ? freshDatabase(engine) : openPostgres({ url, connections: 4, onTrouble: () => undefined });
    database = await open();
    other = url === null ? database : await open();
  });
  afterAll(async () => {
    if (other !== database) await other.close();
    await database.close();
  });
  beforeEach(async () => {
    later = 0;
    logs.length = 0;
    box = await startMailbox();
  });
  afterEach(async () => {
    for (const one of postmen.splice(0)) await one.stop();
    await box.stop();
    await database.transaction({ mail: true }, (tx) => tx.delete(letter));
  });

  it('goes, is read as it was written, and is forgotten', async () => {
    const id = await queue('anna@company.example');
    postman();
    const caught = await box.next(({ to }) => to === 'anna@company.example');
    expect(caught).toMatchObject({
      subject: 'Вход в Ориентир',
      links: ['https://orientir.example/login#secret-token'],
      messageId: `<${id}@orientir.example>`,
    });
    expect(caught.html).toContain('href="https://orientir.example/login#secret-token"');
    expect(caught.headers.get('auto-submitted')).toBe('auto-generated');
    await becomes(id, 'sent');
    expect(JSON.stringify(await stateOf(database, id))).not.toContain('secret-token');
  });

  const listHeaders = async (name: string) => {
    const { headerLines } = await box.next(({ to }) => to.startsWith(name));
    return headerLines.filter((line) => line.startsWith('List-'));
  };

  it('says where its reader refuses, by one press over HTTPS alone, and forgets it', async () => {
    const id = await queue('anna@company.example', { unsubscribe: 'https://orientir.example/i/own-token' });
    await queue('boris@company.example', { unsubscribe: 'http://orientir.example/i/own-token' });
    await queue('carl@company.example');
    postman();
    expect(await listHeaders('anna')).toEqual([
      'List-Unsubscribe: <https://orientir.example/i/own-token>',
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    ]);
    expect(await listHeaders('boris')).toEqual(['List-Unsubscribe: <http://orientir.example/i/own-token>']);
    expect(await listHeaders('carl')).toEqual([]);
    await becomes(id, 'sent');
    expect(JSON.stringify(await stateOf(database, id))).not.toContain('own-token');
  });

  it('does not go when what caused it did not happen', async () => {
    const failed = database.transaction({}, async (tx) => {
      await queueLetter(tx, aLetter('nobody@company.example'), now());
      throw new Error('undone');
    });
    await expect(failed).rejects.toThrow('undone');
    const id = await queue('anna@company.example');
    postman();
    await becomes(id, 'sent');
    expect(box.letters.map(({ to }) => to)).toEqual(['anna@company.example']);
  });

  it('of a mail server that hangs waits, and goes when it answers again', async () => {
    box.behave('hang');
    const id = await queue('anna@company.example');
    const first = postman(database, { connection: 500, greeting: 500, silence: 500, whole: 1000 });
    await eventually(() => expect(logs.join()).toContain('letter_failed'));
    box.behave('take');
    later = 2 * 60_000;
    first.wake();
    await becomes(id, 'sent');
    expect(box.letters).toHaveLength(1);
  });

  it('waits for a mail server that comes later', async () => {
    const port = Number(new URL(box.url).port);
    await box.stop();
    const id = await queue('anna@company.example');
    const one = postman();
    await eventually(() => expect(logs.join()).toMatch(/letter_failed.*"code":"E/));
    box = await startMailbox('take', port);
    later = 2 * 60_000;
    one.wake();
    await becomes(id, 'sent');
  });

  it('is tried again when the other side is busy, later and later, until nobody needs it', async () => {
    box.behave('later');
    const id = await queue('anna@company.example', { until: new Date(Date.now() + (DAY * 10) / 24) });
    const one = postman();
    for (const [at, minutes] of [1, 5, 15, 60, 180].entries()) {
      const waits = await eventually(async () => {
        const row = await stateOf(database, id);
        expect(row).toMatchObject({ state: 'waiting', tries: at + 1, reason: '451 4.3.0 Try again later' });
        const left = (row?.nextAt.getTime() ?? 0) - now().getTime();
        expect(Math.round(left / 60_000)).toBe(minutes);
        return left;
      });
      later += waits + 1;
      one.wake();
    }
    await becomes(id, 'bounced');
    expect(await stateOf(database, id)).toMatchObject({ tries: 6, reason: '451 4.3.0 Try again later', words: '' });
  });

  it('that bounces says why, and is not tried again', async () => {
    box.behave((to) => (to.startsWith('gone') ? 'bounce' : 'take'));
    const gone = await queue('gone@company.example');
    const there = await queue('there@company.example');
    postman();
    await becomes(there, 'sent');
    await becomes(gone, 'bounced');
    expect(await stateOf(database, gone)).toMatchObject({
      tries: 1,
      reason: '550 5.1.1 No such user here',
    });
  });

  it('that came too late is given up without a try', async () => {
    const id = await queue('anna@company.example', { until: new Date(Date.now() - 1) });
    postman();
    await becomes(id, 'bounced');
    expect(box.letters).toEqual([]);
  });

  it('of sixty each goes once, by two who carry', async () => {
    const ids = await Promise.all(Array.from({ length: 60 }, (_, at) => queue(`p${at}@company.example`)));
    postman();
    postman(other);
    await becomes(ids.at(-1) ?? '', 'sent');
    for (const id of ids) await becomes(id, 'sent');
    expect(new Set(box.letters.map(({ to }) => to)).size).toBe(60);
    expect(box.letters).toHaveLength(60);
  });

  it('of many go over few connections, a few at once', async () => {
    const ids = await Promise.all(Array.from({ length: 40 }, (_, at) => queue(`p${at}@company.example`)));
    postman();
    for (const id of ids) await becomes(id, 'sent');
    expect(new Set(box.letters.map(({ to }) => to)).size).toBe(40);
    // One that was begun while the first few were still being greeted.
    expect(box.connections().all).toBeLessThanOrEqual(2 * AT_ONCE);
    expect(box.connections().most).toBeLessThanOrEqual(AT_ONCE);
  });

  it('of a mail server that gives few letters to a connection each go at once, over others', async () => {
    box.limit(3);
    const ids = await Promise.all(Array.from({ length: 20 }, (_, at) => queue(`p${at}@company.example`)));
    postman();
    for (const id of ids) await becomes(id, 'sent');
    for (const id of ids) expect(await stateOf(database, id)).toMatchObject({ tries: 1 });
    expect(box.letters).toHaveLength(20);
    expect(box.connections().all).toBeGreaterThanOrEqual(7);
  });

  it('that is cut off in the middle goes later, once, and the others meanwhile', async () => {
    box.behave((to) => (to.startsWith('cut') ? 'drop' : 'take'));
    const [cut = '', ...others] = await Promise.all(
      ['cut', 'a', 'b', 'c', 'd', 'e'].map((one) => queue(`${one}@company.example`)),
    );
    const one = postman();
    for (const id of others) await becomes(id, 'sent');
    await eventually(async () =>
      expect(await stateOf(database, cut)).toMatchObject({ state: 'waiting', tries: 1, reason: '' }),
    );
    box.behave('take');
    later = 2 * 60_000;
    one.wake();
    await becomes(cut, 'sent');
    expect(box.letters.map(({ to }) => to.split('@')[0]).toSorted()).toEqual(['a', 'b', 'c', 'cut', 'd', 'e']);
  });

  it('that is bounced leaves its connection to the next', async () => {
    box.behave((to) => (to.startsWith('gone') ? 'bounce' : 'take'));
    const ids = await Promise.all(
      Array.from({ length: 24 }, (_, at) => queue(`${at % 2 ? 'gone' : 'p'}${at}@company.example`)),
    );
    postman();
    for (const [at, id] of ids.entries()) await becomes(id, at % 2 ? 'bounced' : 'sent');
    expect(box.letters).toHaveLength(12);
    expect(box.connections().all).toBeLessThanOrEqual(2 * AT_ONCE);
  });

  it('that is being carried is not taken up again when the clock jumps ahead', async () => {
    const id = await queue('slow@company.example');
    const sent: string[] = [];
    let arrive!: () => void;
    const arriving = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const made = createPostman({
      database: async () => database,
      carrier: async () => ({
        async send({ recipient }) {
          sent.push(recipient);
          if (recipient === 'slow@company.example') await arriving;
          return { kind: 'sent' };
        },
        close: () => undefined,
      }),
      now,
      log: createLog((line) => logs.push(line)),
      metrics: createMetrics(),
    });
    postmen.push(made);
    await eventually(() => expect(sent).toEqual(['slow@company.example']));
    later = 10 * 60_000;
    await queue('next@company.example');
    made.wake();
    // A letter that has waited longer goes first.
    await eventually(() => expect(sent.at(-1)).toBe('next@company.example'));
    expect(sent).toEqual(['slow@company.example', 'next@company.example']);
    arrive();
    await becomes(id, 'sent');
  });

  it('cut by a stop is tried again at once by whoever is there', async () => {
    box.behave('hang');
    const id = await queue('anna@company.example');
    const one = postman(database, { connection: 60_000, greeting: 60_000, silence: 60_000, whole: 60_000 });
    await eventually(async () => expect(await stateOf(database, id)).toMatchObject({ tries: 1 }));
    // Waiting for the mail server would take as long as a test may.
    await one.stop();
    box.behave('take');
    postman();
    await becomes(id, 'sent');
  });

  it('leaves no address and no word in the log', async () => {
    box.behave((to) => (to.startsWith('busy') ? 'later' : 'bounce'));
    const ids = [await queue('busy@company.example'), await queue('gone@company.example')];
    postman();
    await becomes(ids[1] ?? '', 'bounced');
    await eventually(() => expect(logs.join()).toContain('letter_failed'));
    expect(logs.join()).not.toMatch(/company\.example|secret-token|Вход|busy|4\.3\.0/);
  });

  it.each([
    'anna@company.example\r\nBcc: all@company.example',
    'anna@company.example, all@company.example',
    '<anna@company.example>',
    '',
  ])('is not written to %j', async (to) => {
    await expect(queue(to)).rejects.toThrow(RangeError);
  });

  it('has the headers that it was given, whatever its subject says', async () => {
    await queue('anna@company.example', { subject: 'Раз\r\nBcc: all@company.example\r\n\r\nТело' });
    postman();
    const caught = await box.next(() => true);
    expect(caught.headers.has('bcc')).toBe(false);
    expect(caught.subject).toBe('Раз Bcc: all@company.example Тело');
    expect(box.letters).toHaveLength(1);
  });

  it('reaches addresses with tags, quotes’ neighbours and Cyrillic domains', async () => {
    const addresses = ['a.b+study-7@company.example', "o'hara@company.example", 'anna@пример.испытание'];
    for (const to of addresses) await queue(to);
    postman();
    for (const [, domain = ''] of addresses.map((one) => one.split('@'))) {
      await box.next(({ to }) => to.endsWith(domain) || to.includes('xn--'));
    }
    await eventually(() => expect(box.letters).toHaveLength(3));
  });
});

describe('the text of a letter', () => {
  const said = aLetter('a@b.example', {
    paragraphs: ['<script>alert(1)</script> & "кавычки"'],
    quote: 'Раз <b>два</b>\nтри',
  });
  it('shows words as they are, and runs none', () => {
    const html = letterHtml(said);
    expect(html).not.toMatch(/<script|<b>/);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;кавычки&quot;');
    expect(html).toContain('Раз &lt;b&gt;два&lt;/b&gt;<br>три');
  });
  it('fetches nothing', () => {
    expect(letterHtml(said)).not.toMatch(/<img|url\(|@import|<link|src=/);
  });
  it('says the same without HTML', () => {
    expect(letterWords(said)).toContain('> Раз <b>два</b>\n> три');
    expect(letterWords(said)).toContain('Войти:\nhttps://orientir.example/login#secret-token');
  });
  it('leads to web addresses alone', () => {
    expect(() => letterHtml({ ...said, button: { label: 'x', address: 'javascript:alert(1)' } })).toThrow(RangeError);
  });
});
