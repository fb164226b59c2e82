import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { NO_CONTACT } from '#src/domain/audiences/contact.ts';
import { removeAllContacts } from '#src/domain/audiences/contactRules.ts';
import { removeAudience } from '#src/domain/audiences/rules.ts';
import type { PersonalLinks } from '#src/domain/fieldwork/inviting/invitedContacts.ts';
import type { Erasure, ErasurePage } from '#src/domain/forgetting/erasures.ts';
import type { ForgetAnswer } from '#src/domain/forgetting/forgetBody.ts';
import { askPostgres, ENGINES } from '#tests/server/support/databases.ts';
import {
  answer,
  commit,
  finish,
  openLinkOf,
  press,
  ROUND,
  send,
  startRound,
  STUDY,
  untilFiled,
} from '#tests/server/support/interviews.ts';
import { ORIGIN, startPost, type Post } from '#tests/server/support/post.ts';
import { Browser, sent, startTestServer, withCompany, type TestServer } from '#tests/server/support/team.ts';
import { draft } from '#tests/store/examples.ts';
import { eventually } from '#tests/support/eventually.ts';

/* Erasures in the journal: counted by the erasure itself, and without a name. */

const COMPANY = 'company-1';
const NAME = 'Аделаида Канареечная';
const SECRET = 'Сокровенное признание про склад';
const NOON = Date.UTC(2026, 5, 1, 9);
const at = (rest = ''): string => `/api/companies/${COMPANY}${rest}`;
const contact = (name: string, key: string) => ({
  ...NO_CONTACT,
  name,
  emails: [`${key}@people.example`],
  position: key,
});

describe.each(ENGINES)('what was erased where, on %s', (engine) => {
  let post: Post;
  let server: TestServer;
  let owner: Browser;
  let clock = NOON;

  const stored = async (kind: string) =>
    (await owner.pull(COMPANY)).records.flatMap((one) => (one.kind === kind ? [one.record as { id: string }] : []));
  const last = async (): Promise<Erasure | undefined> =>
    (await owner.ask<ErasurePage>('GET', at('/erasures'))).body.erasures[0];
  /** Returns the commits of the log; none for the embedded database, which has one server. */
  const log = async (): Promise<ReadonlyMap<string, string>> => {
    if (server.databaseUrl === null) return new Map();
    const rows = await askPostgres('SELECT seq, ops, former FROM change WHERE seq IS NOT NULL', server.databaseUrl);
    return new Map(rows.map(({ seq, ops, former }) => [String(seq), `${String(ops)} ${String(former)}`]));
  };
  /** Returns the journal's count for the history, where it could be counted otherwise. */
  const toldFor = async (known: number | null) => (known === null ? null : ((await last())?.places.history ?? null));
  /** Does something, and tells how many commits of the log it has emptied. */
  async function emptied(act: () => Promise<unknown>): Promise<number | null> {
    const before = await log();
    await act();
    const after = await log();
    return server.databaseUrl === null ? null : [...before].filter(([seq, text]) => after.get(seq) !== text).length;
  }

  beforeAll(async () => {
    post = await startPost();
    server = await startTestServer(engine, {
      variables: { ...post.variables, BEHIND_PROXY: '1' },
      // Each moment differs: the journal identifies them by it.
      now: () => new Date((clock += 10)),
    });
    owner = await withCompany(server, COMPANY);
    // No letter goes out at noon: letters wait.
    await startRound(owner, COMPANY, { byMail: true, quietFrom: '10:00', quietTo: '20:00', timeZone: 'Europe/Moscow' });
    const contacts = { ada: contact(NAME, 'ada'), boris: contact('Борис Чайка', 'boris'), mute: contact('Вера Тихая', 'mute') }; // prettier-ignore
    await commit(owner, COMPANY, [{ op: 'create', kind: 'contactList', id: 'list', record: draft('contactList', { id: 'list', contacts } as never) }]); // prettier-ignore
  });
  afterAll(async () => {
    await server.stop();
    await post.stop();
  });

  it('is what the journal says of whoever is forgotten, takes their consent back, or is no contact any more', async () => {
    const addresses: string[] = [];
    for (const key of ['ada', 'boris', 'mute']) {
      await owner.ask('POST', at(`/rounds/${ROUND}/invitations`), { contacts: [{ listId: 'list', key }] });
      const { body } = await owner.ask<PersonalLinks>('GET', at(`/rounds/${ROUND}/links`));
      addresses.push(...body.links.map(({ address }) => address).filter((one) => !addresses.includes(one)));
    }
    const page = new Browser(server.address, ORIGIN);
    for (const address of addresses.slice(0, 2)) {
      const { body: view } = await send(page, address, press('agree'));
      await finish(page, address, view, SECRET);
    }
    await untilFiled(owner, COMPANY, 2);
    const ada = (await stored('material')).find(({ id }) => id !== '');
    const passage = { materialId: String(ada?.id), start: 0, end: 5 };
    const quote = { text: SECRET, respondent: 'Р1', research: '', researchId: STUDY, passage, stance: 'for', position: 'a' }; // prettier-ignore
    await commit(owner, COMPANY, [
      { op: 'create', kind: 'mark', id: 'm', record: draft('mark', { id: 'm', researchId: STUDY, ...passage, text: SECRET, note: SECRET }) },
      { op: 'create', kind: 'hypothesis', id: 'h', record: draft('hypothesis', { id: 'h', text: 'Гипотеза', description: '', quotes: { q: quote } as never, history: {} }) },
    ]); // prettier-ignore
    const { body: respondents } = await owner.ask<{ items: { contact: { key: string } | null; materialId: string }[] }>('GET', at(`/rounds/${ROUND}/respondents`)); // prettier-ignore
    const marked = respondents.items.find(({ materialId }) => materialId === ada?.id)?.contact?.key ?? '';
    const other = marked === 'ada' ? addresses[1] : addresses[0];

    const forget = (key: string) => owner.ask('POST', at('/forget'), { contacts: [{ listId: 'list', key }], participants: [] }); // prettier-ignore
    const history = await emptied(() => forget(marked));
    expect(await last()).toMatchObject({
      why: 'forgotten',
      by: { name: 'Анна' },
      talks: 1,
      contacts: 1,
      places: { files: 1, transcripts: 1, quotes: 2, comments: 0, letters: 0 },
      isErasedAgain: true,
    });
    expect(await toldFor(history)).toBe(history);

    // A person who was only invited: the letter that waited is gone, and nothing else was there; the count before is the same as
    // after.
    const mute = { contacts: [{ listId: 'list', key: 'mute' }], participants: [] };
    const { body: told } = await owner.ask<ForgetAnswer>('POST', at('/forget/count'), mute);
    expect(told.counts).toMatchObject({ contacts: 1, interviews: 0, letters: 1 });
    const { body: forgot } = await owner.ask<ForgetAnswer>('POST', at('/forget'), mute);
    expect(forgot.counts).toEqual(told.counts);
    expect(await last()).toMatchObject({
      talks: 0,
      contacts: 1,
      places: { files: 0, transcripts: 0, quotes: 0, letters: 1 },
    });

    const withdrawn = await emptied(async () => {
      await send(page, other ?? '', press('withdraw'));
      await eventually(async () => expect(await last()).toMatchObject({ why: 'withdrawn' }));
    });
    expect(await last()).toMatchObject({ by: null, roundId: ROUND, talks: 1, places: { files: 1, transcripts: 1, quotes: 0 } }); // prettier-ignore
    expect(await toldFor(withdrawn)).toBe(withdrawn);

    const saw = (await owner.pull(COMPANY)).records.map(({ record }) => record as never);
    const removed = await emptied(() =>
      owner.push(COMPANY, [sent(removeAllContacts([{ id: 'list' }]), saw, { erases: true })]),
    );
    expect(await last()).toMatchObject({ why: 'contacts', by: { name: 'Анна' }, talks: null, contacts: 1, places: { files: null, transcripts: 0 } }); // prettier-ignore
    expect(await toldFor(removed)).toBe(removed);

    // The contacts of an audience go with it, too.
    const more = draft('contactList', { id: 'more', audienceId: 'audience', contacts: { ira: contact('Ира Чайка', 'ira') } } as never); // prettier-ignore
    await commit(owner, COMPANY, [
      { op: 'create', kind: 'audience', id: 'audience', record: draft('audience', { id: 'audience' }) },
      { op: 'create', kind: 'contactList', id: 'more', record: more },
    ]);
    const there = (await owner.pull(COMPANY)).records.map(({ record }) => record as never);
    await owner.push(COMPANY, [sent(removeAudience({ id: 'audience' }, [], [{ id: 'more' }], []), there, { erases: true })]); // prettier-ignore
    expect(await last()).toMatchObject({ why: 'contacts', talks: null, contacts: 1, places: { records: 2 } });

    const { body: all } = await owner.ask<ErasurePage>('GET', at('/erasures'));
    expect(all.erasures.map(({ why }) => why)).toEqual(['contacts', 'contacts', 'withdrawn', 'forgotten', 'forgotten']);
    for (const words of [NAME, SECRET, 'Чайка', 'Тихая', 'people.example']) expect(JSON.stringify(all)).not.toContain(words); // prettier-ignore
  });

  it('is what the journal says of whoever takes their consent back in the middle, too; of whoever never gave it nothing', async () => {
    const link = await openLinkOf(owner, COMPANY);
    const page = new Browser(server.address, ORIGIN);
    const count = async () => (await owner.ask<ErasurePage>('GET', at('/erasures'))).body.erasures.length;
    const before = await count();
    await send(page, link, press('decline'));
    const { body: view } = await send(page, link, press('agree'));
    const own = view.movedTo ?? '';
    await send(page, own, answer(view, SECRET));
    expect((await send(page, own, press('withdraw'))).body.step).toBe('withdrawn');
    await eventually(async () => expect(await last()).toMatchObject({ why: 'withdrawn', by: null, roundId: ROUND, talks: 1, places: { files: 0, transcripts: 0 } })); // prettier-ignore
    expect(await count()).toBe(before + 1);
  });
});
