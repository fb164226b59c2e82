import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { backup, restoreFrom } from '#server/backup/commands.ts';
import { removeAllContacts } from '#src/domain/audiences/contactRules.ts';
import type { Op } from '#src/domain/core/operation.ts';
import type { StoredRecord } from '#src/domain/core/record.ts';
import { confirmHidden, hideWords } from '#src/domain/evidence/personal/hiding.ts';
import type { PersonalLinks } from '#src/domain/fieldwork/inviting/invitedContacts.ts';
import type { MaterialText } from '#src/domain/research/research.ts';
import { ENGINES, temporaryFolder } from '#tests/server/support/databases.ts';
import { everythingIn } from '#tests/server/support/everything.ts';
import { commit, finish, ROUND, send, press, startRound, untilFiled } from '#tests/server/support/interviews.ts';
import {
  Browser,
  environmentOf,
  sent,
  startTestServer,
  withCompany,
  type TestServer,
} from '#tests/server/support/team.ts';
import { creation, draft } from '#tests/store/examples.ts';

/* A backup goes back in time; what was erased since it was made does not come back with it. */

const COMPANY = 'company-1';
const [ADA, BORIS, ANNA] = ['Аделаида Канареечная', 'Борис Чижов', 'Анна Каренина'];
const [ADAS, BORISS, ANNAS] = ['Признание про склад', 'Признание про кассу', 'Слова Анны остаются'];
const [GONE, SAID] = ['Контакт из стёртого списка', 'Слова коллеги, взятые назад'];

const SECRET = 'Феодосия';

const [someone] = Object.values(draft('contactList').contacts);
const contact = (name: string, position: string) => ({ ...someone, name, details: [], notes: '', tags: [], phones: [], emails: [], telegram: '', consent: null, doNotContact: null, invitedAt: null, answeredAt: null, position }); // prettier-ignore
const list = (id: string, contacts: object) => creation('contactList', { id, contacts } as never);
const at = (rest: string): string => `/api/companies/${COMPANY}${rest}`;
const ledgerOf = (server: TestServer): string => path.join(environmentOf(server).dataFolder, 'erasures.jsonl');

/** An interview with a contact, to its end. @returns its address */
async function talk(owner: Browser, key: string, words: string): Promise<string> {
  await owner.ask('POST', at(`/rounds/${ROUND}/invitations`), { contacts: [{ listId: 'list', key }] });
  const { body } = await owner.ask<PersonalLinks>('GET', at(`/rounds/${ROUND}/links`));
  const address = body.links.at(-1)?.address ?? '';
  const respondent = new Browser(owner.address);
  const { body: view } = await send(respondent, address, press('agree'));
  await finish(respondent, address, view, words);
  return address;
}

describe.each(ENGINES)('a backup that was made before somebody was erased, on %s', (engine) => {
  it('comes back without them, and without what was erased by hand; the others are there', async () => {
    const room = temporaryFolder();
    const server = await startTestServer(engine, { variables: { BEHIND_PROXY: '1' } });
    const owner = await withCompany(server, COMPANY);
    for (const id of ['ended', 'shared-again']) await owner.ask('POST', '/api/companies', { id, name: id });
    await startRound(owner, COMPANY);
    await commit(owner, COMPANY, [
      list('list', { ada: contact(ADA, 'a'), boris: contact(BORIS, 'b'), anna: contact(ANNA, 'c') }),
      list('gone', { one: contact(GONE, 'a') }),
    ]);
    await talk(owner, 'ada', ADAS);
    const boriss = await talk(owner, 'boris', BORISS);
    await talk(owner, 'anna', ANNAS);
    await untilFiled(owner, COMPANY, 3);
    const { companies } = (await owner.ask<{ companies: { id: string; memberId: string }[] }>('GET', '/api/session')).body; // prettier-ignore
    const me = companies.find(({ id }) => id === COMPANY);
    await commit(owner, COMPANY, [
      creation('comment', { id: 'c', on: `research:${draft('round').researchId}`, authorId: me?.memberId ?? '', authorName: 'Анна', text: SAID, threadId: null, mentions: [], turns: {}, part: null, editedAt: null, withdrawnAt: null } as never), // prettier-ignore
    ]);
    const copy = path.join(room.folder, 'before.gz');
    expect(await backup(environmentOf(server), copy)).toMatchObject({ ok: true });

    await owner.ask('POST', at('/forget'), { contacts: [{ listId: 'list', key: 'ada' }], participants: [] });
    await send(new Browser(server.address), boriss, press('withdraw'));
    await untilFiled(owner, COMPANY, 1);
    const saw = (await owner.pull(COMPANY)).records.map(({ record }) => record as unknown as StoredRecord);
    const erasing = [
      sent(removeAllContacts([{ id: 'gone' }]), saw, { erases: true }),
      sent([{ op: 'set', kind: 'comment', id: 'c', fields: { text: '', mentions: [], withdrawnAt: '2026-06-01T10:00:00.000Z' } }], saw, { erases: true }), // prettier-ignore
    ];
    const { body } = await owner.push(COMPANY, erasing);
    expect(body.answers.every((answer) => 'seq' in answer)).toBe(true);
    for (const id of ['ended', 'shared-again']) await owner.ask('DELETE', `/api/companies/${id}`);
    await owner.ask('POST', '/api/companies', { id: 'shared-again', name: 'Снова' });
    await server.pause();

    // By ids alone.
    const ledger = readFileSync(ledgerOf(server), 'utf8');
    for (const words of [ADA, BORIS, GONE, SAID, ADAS, BORISS]) expect(ledger).not.toContain(words);

    const again = await startTestServer(engine, { starts: false });
    const elsewhere = path.join(room.folder, 'erasures of another server.jsonl');
    copyFileSync(ledgerOf(server), elsewhere);
    const { ok, says } = await restoreFrom(environmentOf(again), copy, [elsewhere]);
    expect({ ok, says }).toMatchObject({ ok: true, says: expect.stringContaining('стёрто снова: 5') });

    const tables = JSON.stringify(await everythingIn(again, COMPANY));
    for (const words of [ADA, ADAS, BORISS, GONE, SAID]) expect(tables).not.toContain(words);
    // Who took their consent back stays a contact, who is not written to.
    for (const words of [ANNA, ANNAS, BORIS, 'Согласие отозвано']) expect(tables).toContain(words);
    for (const [id, isThere] of [
      ['ended', false],
      ['shared-again', true],
    ] as const) {
      const { company } = await everythingIn(again, id);
      expect(company.includes(id)).toBe(isThere);
    }
    const { address } = await again.begin();
    const { records } = await Object.assign(new Browser(address), { cookie: owner.cookie }).pull(COMPANY);
    expect(JSON.stringify(records)).toContain(ANNAS);
    await Promise.all([server.stop(), again.stop()]);
    room.remove();
  });

  it('comes back without the passages that were erased for good: of the text, its file, and what was answered', async () => {
    const room = temporaryFolder();
    const server = await startTestServer(engine, { variables: { BEHIND_PROXY: '1' } });
    const owner = await withCompany(server, COMPANY);
    await startRound(owner, COMPANY);
    await commit(owner, COMPANY, [list('list', { anna: contact(ANNA, 'a') })]);
    await talk(owner, 'anna', `Помогает ${SECRET}, и всё`);
    await untilFiled(owner, COMPANY, 1);
    const stored = async (kind: string) => (await owner.pull(COMPANY)).records.flatMap((one) => (one.kind === kind ? [one.record] : [])); // prettier-ignore
    const textNow = async () => (await stored('materialText'))[0] as unknown as MaterialText;
    const write = async (ops: readonly Op[], erases = false) =>
      expect((await owner.push(COMPANY, [sent(ops, [], { expect: [], erases })])).body.answers[0]).toHaveProperty(
        'seq',
      );
    const text = await textNow();
    const [material] = (await stored('material')) as unknown as { name: string; fileId: string }[];
    const nothing = { marks: [], studies: [], hypotheses: [] };
    // What cites the passage, where it stands and where it no longer does, is removed: it can be restored from the copy.
    const [start, researchId] = [text.text.indexOf(SECRET), draft('round').researchId];
    const passage = { materialId: text.id, start, end: start + SECRET.length };
    const quote = { text: SECRET, respondent: 'Р1', research: '', researchId, passage, stance: 'for', position: 'a' };
    await commit(owner, COMPANY, [
      creation('mark', { id: 'there', researchId, ...passage, text: SECRET }),
      creation('mark', { id: 'lost', researchId, ...passage, start: 0, end: 3, text: SECRET }),
      creation('hypothesis', { id: 'quoting', text: 'Гипотеза', quotes: { q: quote }, history: {} } as never),
    ]);
    const removed = [['mark', 'there'], ['mark', 'lost'], ['hypothesis', 'quoting']] as const; // prettier-ignore
    await commit(
      owner,
      COMPANY,
      removed.map(([kind, id]) => ({ op: 'remove', kind, id })),
    );
    const copy = path.join(room.folder, 'before.gz');
    expect(await backup(environmentOf(server), copy)).toMatchObject({ ok: true });

    const places = [...text.text.matchAll(new RegExp(SECRET, 'gu'))].map(({ index }) => ({ kind: 'name', start: index, end: index + SECRET.length }) as const); // prettier-ignore
    let hidden = 0;
    await write(hideWords(text, places, new Map(), nothing, () => `hidden-${(hidden += 1)}`).ops);
    const file = { fileId: String(material?.fileId), size: 1, mime: 'text/plain', name: String(material?.name) };
    await write(confirmHidden(await textNow(), file, nothing), true);
    await server.pause();
    const ledger = readFileSync(ledgerOf(server), 'utf8');
    expect(ledger).toContain('"passages"');
    expect(ledger).not.toContain(SECRET);

    const restored = async (more: { authSecret?: string }) => {
      const again = await startTestServer(engine, { starts: false });
      const elsewhere = path.join(room.folder, 'erasures of another server.jsonl');
      copyFileSync(ledgerOf(server), elsewhere);
      const { ok, says } = await restoreFrom({ ...environmentOf(again), ...more }, copy, [elsewhere]);
      expect(ok).toBe(true);
      const all = await everythingIn(again, COMPANY);
      const rows = JSON.parse(all.record ?? '') as { id: string; body: string }[];
      const held = removed.map(([, id]) => JSON.parse(rows.find((one) => one.id === id)?.body ?? '') as unknown);
      await again.stop();
      return { says, tables: JSON.stringify(all), held };
    };
    const same = await restored({});
    expect(same.says).toContain('стёрто снова: 1');
    expect(same.says).not.toContain('Скройте их ещё раз');
    expect(same.tables).not.toContain(SECRET);
    expect(same.tables).toContain('Помогает [имя 1], и всё');
    const masked = { start, end: start + '[имя 1]'.length };
    expect(same.held).toMatchObject([
      { ...masked, text: '[имя 1]', deletedAt: expect.any(String) },
      { start: 0, end: 3, text: '[имя 1]', deletedAt: expect.any(String) },
      { quotes: { q: { passage: masked, text: '[имя 1]' } }, deletedAt: expect.any(String) },
    ]);
    // Prints of another secret know nothing: that is said.
    const other = await restored({ authSecret: 'b'.repeat(40) });
    expect(other.says).toContain('Скройте их ещё раз');
    expect(other.tables).toContain(SECRET);
    await server.stop();
    room.remove();
  });

  it('says so where nobody has written down what was erased', async () => {
    const room = temporaryFolder();
    const server = await startTestServer(engine);
    await withCompany(server, COMPANY);
    const copy = path.join(room.folder, 'whole.gz');
    await backup(environmentOf(server), copy);
    const again = await startTestServer(engine, { starts: false });
    expect(existsSync(ledgerOf(again))).toBe(false);
    expect(await restoreFrom(environmentOf(again), copy)).toMatchObject({ ok: true, says: expect.stringContaining('Журнала стираний здесь нет') }); // prettier-ignore
    await Promise.all([server.stop(), again.stop()]);
    room.remove();
  });
});
