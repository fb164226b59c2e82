import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { NO_CONTACT } from '#src/domain/audiences/contact.ts';
import { formatLongDate } from '#src/domain/core/format.ts';
import type { RespondentPage, RoundStanding } from '#src/domain/fieldwork/figures.ts';
import type { Round } from '#src/domain/fieldwork/kinds.ts';
import { ENGINES } from '#tests/server/support/databases.ts';
import {
  answer,
  askAnother,
  commit,
  press,
  ROUND,
  SCRIPT,
  send,
  startRound,
  STUDY,
} from '#tests/server/support/interviews.ts';
import { startLetters, type Letters } from '#tests/server/support/letters.ts';
import { ORIGIN, type Post } from '#tests/server/support/post.ts';
import { Browser, type TestServer } from '#tests/server/support/team.ts';
import { draft } from '#tests/store/examples.ts';
import { eventually } from '#tests/support/eventually.ts';

/* Letters to respondents that wait, while their round is changed. */

const HOUR = 60 * 60 * 1000;
/** Noon in Moscow. */
const NOON = Date.UTC(2026, 5, 1, 9);
const MIDNIGHT = NOON + 12 * HOUR;
/** The same with plain spaces. */
const plain = (text = ''): string => text.replaceAll(/\s/g, ' ');
const lastDay = (day: string): string => plain(`до ${formatLongDate(day)}`);
const iso = (at: number): string => new Date(at).toISOString();
const AT_ANY_TIME = { quietFrom: '09:00', quietTo: '09:00' } as const;

describe.each(ENGINES)('letters to respondents that wait, on %s', (engine) => {
  let letters: Letters;
  let post: Post;
  let server: TestServer;
  let owner: Browser;
  let company = '';
  let companies = 0;
  let clock = NOON;
  let witnesses = 0;

  const place = (rest = '', round = ROUND): string => `/api/companies/${company}/rounds/${round}${rest}`;
  const to = (name: string): string => `${name}-${companies}@people.example`;
  const lettersTo = (name: string) => post.box.letters.filter((letter) => letter.to === to(name));
  const arrived = (name: string, count: number) =>
    eventually(async () => {
      expect(lettersTo(name)).toHaveLength(count);
      expect(await letters.stored('sent')).toBe(post.box.letters.length);
    });
  const inviteTo = (round: string, key: string) =>
    owner.ask('POST', place('/invitations', round), { contacts: [{ listId: 'list-1', key }] });
  const invite = (key: string) => inviteTo(ROUND, key);
  const change = (fields: Partial<Round>) => commit(owner, company, [{ op: 'set', kind: 'round', id: ROUND, fields }]);
  const lettersAt = async () => (await owner.ask<RoundStanding>('GET', place())).body.lettersAt;
  const reminded = async (): Promise<number[]> =>
    (await owner.ask<RespondentPage>('GET', place('/respondents'))).body.items.map((one) => one.reminded);

  /** Invites another person in a round that writes at any time: whoever was due by now was written to before. */
  async function witness(): Promise<void> {
    const name = `witness${(witnesses += 1)}`;
    await inviteTo('awake', name);
    await arrived(name, 1);
  }

  /** A round that writes between nine and nine, and one beside it that writes at any time. */
  async function withRound(round: Partial<Round> = {}): Promise<void> {
    await startRound(owner, company, { byMail: true, quietFrom: '21:00', quietTo: '09:00', timeZone: 'Europe/Moscow', reminders: 0, ...round }); // prettier-ignore
    const names = ['anna', 'boris', ...Array.from({ length: 4 }, (_, at) => `witness${at + 1}`)];
    const contacts = Object.fromEntries(
      names.map((name) => [name, { ...NO_CONTACT, name, emails: [to(name)], position: 'a' }]),
    );
    await commit(owner, company, [{ op: 'create', kind: 'contactList', id: 'list-1', record: draft('contactList', { id: 'list-1', contacts } as never) }]); // prettier-ignore
    await startRound(owner, company, { byMail: true, ...AT_ANY_TIME, reminders: 1, remindAfter: 8 }, { id: 'awake', study: 'awake' }); // prettier-ignore
  }

  beforeAll(async () => {
    letters = await startLetters(engine, () => new Date(clock));
    ({ post, server, owner } = letters);
  });
  beforeEach(async () => {
    clock = NOON;
    witnesses = 0;
    post.box.behave('take');
    company = `company-${(companies += 1)}`;
    await letters.open(company);
  });
  afterAll(() => letters.stop());

  it('wait for the hours that their round has now, be they longer, shorter or of another zone (R232)', async () => {
    await withRound();
    clock = MIDNIGHT;
    await invite('anna');
    expect(await lettersAt()).toBe(iso(NOON + 21 * HOUR));
    await change({ timeZone: 'Asia/Omsk' });
    expect(await lettersAt()).toBe(iso(NOON + 18 * HOUR));
    await change({ timeZone: 'Europe/Moscow', quietTo: '11:00' });
    expect(await lettersAt()).toBe(iso(NOON + 23 * HOUR));
    clock = NOON + 22 * HOUR;
    await witness();
    expect(lettersTo('anna')).toEqual([]);
    await change({ quietTo: '10:00' });
    await witness();
    await arrived('anna', 1);
  });

  it('are tried again when they were to be, whatever the hours are since', async () => {
    await withRound();
    post.box.behave((address) => (address === to('anna') ? 'later' : 'take'));
    const before = await letters.stored('failed');
    await invite('anna');
    await eventually(async () => expect(await letters.stored('failed')).toBe(before + 1));
    await change({ quietFrom: '10:00', quietTo: '20:00' });
    post.box.behave('take');
    clock = NOON + HOUR;
    await witness();
    await arrived('anna', 1);
  });

  it('are followed by reminders that wait for the same hours (R232)', async () => {
    await withRound({ reminders: 1, remindAfter: 8 });
    await invite('anna');
    await arrived('anna', 1);
    // She is looked at before him, who may be written to at any time.
    clock += 1000;
    await inviteTo('awake', 'boris');
    await arrived('boris', 1);
    clock = NOON + 10 * HOUR;
    await arrived('boris', 2);
    expect(await reminded()).toEqual([0]);
    await change({ quietFrom: '23:00' });
    await witness();
    await arrived('anna', 2);
  });

  it('have no hour that is only the end of the time for which they are kept (R436)', async () => {
    await withRound();
    clock = MIDNIGHT;
    const morning = iso(NOON + 21 * HOUR);
    await invite('anna');
    await change({ state: 'paused' });
    expect(await lettersAt()).toBe(morning);
    await invite('boris');
    expect(await lettersAt()).toBe(morning);
    await change({ state: 'running' });
    expect(await lettersAt()).toBe(morning);
    await commit(owner, company, [{ op: 'remove', kind: 'research', id: STUDY }]);
    expect(await lettersAt()).toBe(morning);
    // While the study is away other hours let nothing go.
    await change(AT_ANY_TIME);
    await witness();
    expect([...lettersTo('anna'), ...lettersTo('boris')]).toEqual([]);
  });

  it('say the last day and the welcome that their round has when they go', async () => {
    await withRound({ until: '2026-06-10' });
    clock = MIDNIGHT;
    await invite('anna');
    await change({ until: '2026-06-15' });
    await askAnother(owner, company, { ...SCRIPT, welcome: 'Добрый день! Мы из Стрелки.' });
    await change({ state: 'paused' });
    await invite('boris');
    await change({ until: '2026-06-20' });
    await change({ state: 'running' });
    clock = NOON + 22 * HOUR;
    await witness();
    await arrived('anna', 1);
    await arrived('boris', 1);
    for (const name of ['anna', 'boris']) {
      const [letter] = lettersTo(name);
      expect(letter?.subject).toContain('несколько вопросов');
      expect(letter?.text).toContain('Добрый день! Мы из Стрелки.');
      expect(plain(letter?.text)).toContain(lastDay('2026-06-20'));
      expect(letter?.links[0]).toMatch(new RegExp(`^${ORIGIN}/i/`));
    }
  });

  it('that remind are reminders in new words, too', async () => {
    await withRound({ ...AT_ANY_TIME, reminders: 1, remindAfter: 8 });
    await invite('anna');
    await arrived('anna', 1);
    const page = new Browser(server.address, server.origin);
    const address = (lettersTo('anna')[0]?.links[0] ?? '').replace(ORIGIN, '');
    const begun = await send(page, address, press('agree'));
    await send(page, address, answer(begun.body, 'Первое слово'));
    post.box.behave((one) => (one === to('anna') ? 'later' : 'take'));
    const before = await letters.stored('failed');
    clock = NOON + 9 * HOUR;
    await eventually(async () => expect(await letters.stored('failed')).toBe(before + 1));
    await change({ until: '2026-06-20' });
    post.box.behave('take');
    clock += HOUR;
    await witness();
    await arrived('anna', 2);
    const text = plain(lettersTo('anna')[1]?.text);
    expect(text).toContain('Вы остановились');
    expect(text).toContain(lastDay('2026-06-20'));
  });
});
