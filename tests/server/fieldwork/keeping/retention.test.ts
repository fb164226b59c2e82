import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { NO_CONTACT } from '#src/domain/audiences/contact.ts';
import type { Op } from '#src/domain/core/operation.ts';
import type { AnswerPage, RespondentPage, RoundStanding } from '#src/domain/fieldwork/figures.ts';
import type { PersonalLinks } from '#src/domain/fieldwork/inviting/invitedContacts.ts';
import type { Round } from '#src/domain/fieldwork/kinds.ts';
import { consentText } from '#src/domain/fieldwork/texts.ts';
import type { ErasurePage } from '#src/domain/forgetting/erasures.ts';
import { FIRST_SETTINGS } from '#src/domain/research/privacy/settings.ts';
import { scriptOf } from '#src/samples/scripts.ts';
import { ENGINES } from '#tests/server/support/databases.ts';
import { backupOf, everythingIn } from '#tests/server/support/everything.ts';
import {
  activate,
  answer,
  askAnother,
  commit,
  finish,
  look,
  openLinkOf,
  press,
  ROUND,
  SCRIPT,
  send,
  startRound,
  STUDY,
  untilFiled,
} from '#tests/server/support/interviews.ts';
import { Browser, startedAgain, startTestServer, withCompany, type TestServer } from '#tests/server/support/team.ts';
import { draft } from '#tests/store/examples.ts';
import { eventually } from '#tests/support/eventually.ts';

/* The server itself erases respondents' words when the promised term has come. */

const COMPANY = 'company-1';
const SECRET = 'Сокровенное признание про склад';
const HALF = 'Недосказанное про поставщика';
const NAME = 'Аделаида Канареечная';
const LATE = 'Сказано гораздо позже';
const at = (rest = ''): string => `/api/companies/${COMPANY}${rest}`;
const contact = (name: string, position: string) => ({ ...NO_CONTACT, name, phones: [`+7900765432${position.length}`], position }); // prettier-ignore

/** The round that has a term of its own. */
const set = (fields: Partial<Round>): Op => ({ op: 'set', kind: 'round', id: 'short', fields });

describe.each(ENGINES)('what respondents said, on %s', (engine) => {
  let server: TestServer;
  let owner: Browser;
  let clock = Date.UTC(2026, 0, 31, 9);

  const stranger = (): Browser => new Browser(server.address);
  const stored = async <T>(kind: string): Promise<(T & { id: string; deletedAt: string | null })[]> =>
    (await owner.pull(COMPANY)).records.flatMap((one) => (one.kind === kind ? [one.record as never] : []));
  const standing = async () => (await owner.ask<RoundStanding>('GET', at(`/rounds/${ROUND}`))).body.figures;
  const round = async () => (await stored<Round>('round'))[0];

  /**
   * A person of the list is asked, agrees and answers.
   * @returns their address
   */
  async function talk(key: string, words: string, isWhole = true, listId = 'list'): Promise<string> {
    await owner.ask('POST', at(`/rounds/${ROUND}/invitations`), { contacts: [{ listId, key }] });
    const { items } = (await owner.ask<RespondentPage>('GET', at(`/rounds/${ROUND}/respondents`))).body;
    const id = items.find(({ contact: one }) => one?.key === key && one.listId === listId)?.id;
    const { links } = (await owner.ask<PersonalLinks>('GET', at(`/rounds/${ROUND}/links`))).body;
    const address = links.find(({ respondentId }) => respondentId === id)?.address ?? '';
    const { body: view } = await send(stranger(), address, press('agree'));
    if (isWhole) await finish(stranger(), address, view, words);
    else await send(stranger(), address, answer(view, words));
    return address;
  }

  /** For how long the company keeps what is said from now on. */
  const keep = (keepsMonths: number) =>
    commit(owner, COMPANY, [
      { op: 'ensure', kind: 'researchSettings', id: 'research', defaults: FIRST_SETTINGS },
      { op: 'set', kind: 'researchSettings', id: 'research', fields: { keepsMonths } },
    ]);

  const options = { now: () => new Date(clock), eraseEvery: 50, variables: { BEHIND_PROXY: '1' } };

  beforeEach(async () => {
    clock = Date.UTC(2026, 0, 31, 9);
    server = await startTestServer(engine, options);
    owner = await withCompany(server, COMPANY);
    await keep(3);
    await startRound(owner, COMPANY, { keepsMonths: 3 });
    const contacts = { ada: contact(NAME, 'a'), half: contact('Пётр Половинкин', 'aa'), late: contact('Лада Поздняя', 'aaa') }; // prettier-ignore
    await commit(owner, COMPANY, [{ op: 'create', kind: 'contactList', id: 'list', record: draft('contactList', { id: 'list', contacts } as never) }]); // prettier-ignore
  });
  afterEach(() => server.stop());

  it('goes when its term has come, everywhere; figures, contacts and what was said later stay', async () => {
    const address = await talk('ada', SECRET);
    await talk('half', HALF, false);
    await untilFiled(owner, COMPANY, 1);
    const [material] = await stored<{ fileId: string }>('material');
    const passage = { materialId: String(material?.id), start: 0, end: 5 };
    const quote = { text: SECRET, respondent: 'Р1', research: '', researchId: STUDY, passage, stance: 'for', position: 'a' }; // prettier-ignore
    await commit(owner, COMPANY, [
      { op: 'create', kind: 'mark', id: 'm', record: draft('mark', { id: 'm', researchId: STUDY, ...passage, text: SECRET, note: SECRET }) },
      { op: 'create', kind: 'hypothesis', id: 'h', record: draft('hypothesis', { id: 'h', text: 'Гипотеза', description: `Помнит: ${SECRET}`, quotes: { q: quote } as never, history: {} }) },
      { op: 'create', kind: 'participant', id: 'other', record: draft('participant', { id: 'other', name: 'Остаётся', codeName: 'Р99' }) },
    ]); // prettier-ignore
    // The last day of a month that is shorter is the day on which the term comes: 30 April.
    clock = Date.UTC(2026, 3, 29, 9);
    // A question with an earlier wording is still shown when nothing else of it is left.
    const [asked, ...others] = SCRIPT.stages.flatMap(({ questions }) => questions);
    const script = scriptOf(...(asked ? [{ ...asked, text: 'А как теперь?' }] : []), ...others);
    await askAnother(owner, COMPANY, script);
    await talk('late', LATE);
    await untilFiled(owner, COMPANY, 2);
    expect((await round())?.erasedTalks).toBe(0);
    const before = await standing();
    expect(before).toMatchObject({ invited: 3, began: 3, finished: 2, former: [{ key: 'a', asked: 2 }] });
    const { seq } = await owner.pull(COMPANY);

    clock = Date.UTC(2026, 3, 30, 10);
    await eventually(async () => expect(await round()).toMatchObject({ erasedTalks: 2, erasedAt: new Date(clock).toISOString() })); // prettier-ignore
    await eventually(async () => {
      const { headers } = await owner.ask('HEAD', at(`/files/${material?.fileId ?? ''}`));
      expect(headers.get('Upload-Complete')).toBe('?0');
    });
    // Counts stay, and no figure has moved.
    expect(await standing()).toEqual(before);
    const { body: answers } = await owner.ask<AnswerPage>('GET', at(`/rounds/${ROUND}/answers`));
    expect(new Set(answers.items.map(({ text }) => text))).toEqual(new Set([LATE, 'Да', '4']));
    const { body: people } = await owner.ask<RespondentPage>('GET', at(`/rounds/${ROUND}/respondents`));
    const erased = people.items.filter(({ isErased }) => isErased);
    expect(erased).toMatchObject([
      { contact: null, materialId: null },
      { contact: null, materialId: null },
    ]);
    expect(people.items).toHaveLength(3);
    // The address of the respondent leads nowhere any more.
    expect((await look(stranger(), address)).status).toBe(404);
    const { body: links } = await owner.ask<PersonalLinks>('GET', at(`/rounds/${ROUND}/links`));
    expect(links.links).toEqual([]);
    // Devices are told to forget what they knew, and the journal says what was done.
    expect((await owner.pull(COMPANY, seq)).erased).toContainEqual({ kind: 'materialText', id: material?.id });
    const { body: audit } = await owner.ask<{ entries: { action: string; actor: unknown; subject: object }[] }>('GET', at('/audit')); // prettier-ignore
    expect(audit.entries).toContainEqual(expect.objectContaining({ action: 'interviews.expired', actor: null, subject: expect.objectContaining({ interviews: 2 }) })); // prettier-ignore
    const { body: gone } = await owner.ask<ErasurePage>('GET', at('/erasures'));
    expect(gone.erasures[0]).toMatchObject({ why: 'expired', by: null, roundId: ROUND, talks: 2, places: { files: 1, transcripts: 1, quotes: 2, comments: 0, letters: 0 } }); // prettier-ignore
    const history = await owner.ask<{ changes: { ops: { fields: object }[] }[] }>('GET', at(`/history?kind=round&id=${ROUND}`)); // prettier-ignore
    expect(history.body.changes[0]?.ops[0]?.fields).toMatchObject({ erasedTalks: 2 });

    // Contacts are the company's own, and so are people whom it knows otherwise.
    expect(JSON.stringify(await stored('contactList'))).toContain(NAME);
    expect(JSON.stringify(await stored('participant'))).toContain('Остаётся');
    expect(await stored('hypothesis')).toMatchObject([{ text: 'Гипотеза', description: 'Помнит: […]', quotes: {} }]);
    const participants = await stored('participant');
    expect(participants.flatMap(({ id, deletedAt }) => (deletedAt === null ? [id] : [])).toSorted()).toEqual(['late', 'other']); // prettier-ignore

    await server.pause();
    for (const text of Object.values(await everythingIn(server, COMPANY))) {
      for (const words of [SECRET, HALF]) expect(text).not.toContain(words);
    }
    const backup = await backupOf(server);
    expect(backup).toContain(LATE);
    for (const words of [SECRET, HALF]) expect(backup).not.toContain(words);
    for (const words of [SECRET, HALF, NAME]) expect(server.logs.join('')).not.toContain(words);
  });

  it('goes with its participant, although a contact of another list with the same key has talked since (R454)', async () => {
    await commit(owner, COMPANY, [{ op: 'create', kind: 'contactList', id: 'second', record: draft('contactList', { id: 'second', contacts: { ada: contact('Вторая', 'a') } } as never) }]); // prettier-ignore
    await talk('ada', SECRET);
    await untilFiled(owner, COMPANY, 1);
    clock = Date.UTC(2026, 3, 29, 9);
    await talk('ada', LATE, true, 'second');
    await untilFiled(owner, COMPANY, 2);
    clock = Date.UTC(2026, 3, 30, 10);
    await eventually(async () => expect((await round())?.erasedTalks).toBe(1));
    expect(JSON.stringify(await stored('materialText'))).toContain(LATE);
    const left = (await stored('participant')).flatMap(({ id, deletedAt }) => (deletedAt === null ? [id] : []));
    expect(left).toHaveLength(1);
    expect(left).not.toContain('ada');
  });

  it('is kept as long as was promised when it was said, whatever is promised since', async () => {
    await talk('ada', SECRET);
    await untilFiled(owner, COMPANY, 1);
    await keep(1);
    await commit(owner, COMPANY, [{ op: 'set', kind: 'round', id: ROUND, fields: { keepsMonths: 1 } }]);
    await talk('late', LATE);
    await untilFiled(owner, COMPANY, 2);
    clock = Date.UTC(2026, 2, 1, 9);
    await eventually(async () => expect((await round())?.erasedTalks).toBe(1));
    const texts = JSON.stringify(await stored('materialText'));
    expect(texts).toContain(SECRET);
    expect(texts).not.toContain(LATE);
  });

  it('is kept for the term of its own round, named in the consent, whatever the company keeps', async () => {
    await keep(12);
    // The product's own words: they name the term.
    const scenarioId = await activate(owner, COMPANY, { ...SCRIPT, consent: '' }, 'silent');
    const own = { state: 'draft', script: null, scenarioId, ownTerm: 3 } as const;
    await startRound(owner, COMPANY, own, { id: 'short', study: 'short-study' });
    const begin = (keepsMonths: number) => set({ state: 'running', script: { ...SCRIPT, consent: consentText({ company: '', keepsMonths }) }, keepsMonths, startedAt: new Date(clock).toISOString() }); // prettier-ignore
    // Under another term than its own it does not begin; once it has begun the term stands.
    await expect(commit(owner, COMPANY, [begin(12)])).rejects.toThrow('conflict');
    await commit(owner, COMPANY, [begin(3)]);
    await expect(commit(owner, COMPANY, [set({ ownTerm: null })])).rejects.toThrow('conflict');
    const link = await openLinkOf(owner, COMPANY, 'short');
    const visitor = stranger();
    const { body: first } = await look(visitor, link);
    expect(first.words.consent).toMatch(/не\sдольше 3\sмесяцев после разговора/);
    const { body: view } = await send(visitor, link, press('agree'));
    await finish(visitor, view.movedTo ?? link, view, SECRET);
    await untilFiled(owner, COMPANY, 1, 'short');
    clock = Date.UTC(2026, 3, 30, 10);
    await eventually(async () => expect((await stored<Round>('round')).find(({ id }) => id === 'short')).toMatchObject({ erasedTalks: 1 })); // prettier-ignore
    expect(JSON.stringify(await stored('materialText'))).not.toContain(SECRET);
  });

  it('leaves a participant whom the company knows otherwise, under their code name', async () => {
    await talk('ada', SECRET);
    await untilFiled(owner, COMPANY, 1);
    await commit(owner, COMPANY, [
      { op: 'create', kind: 'research', id: 'another', record: draft('research', { id: 'another', participantIds: { ada: { position: 'a' } }, insights: {} }) },
    ]); // prettier-ignore
    clock = Date.UTC(2026, 4, 1, 9);
    await eventually(async () => expect((await round())?.erasedTalks).toBe(1));
    expect(await stored('participant')).toMatchObject([{ id: 'ada', name: '', codeName: 'Р1', deletedAt: null }]);
    expect(JSON.stringify(await stored('materialText'))).not.toContain(SECRET);
  });

  it('goes with its files, although the server stopped between the words and the bytes', async () => {
    await talk('ada', SECRET);
    await untilFiled(owner, COMPANY, 1);
    const { fileId = '' } = (await stored<{ fileId: string }>('material'))[0] ?? {};
    const stand = readdirSync(server.folder, { recursive: true, encoding: 'utf8' }).find((one) => one.endsWith(fileId));
    const place = path.join(server.folder, stand ?? 'nowhere');
    // A folder in its place is not taken away as a file is.
    const bytes = readFileSync(place);
    rmSync(place);
    mkdirSync(place);
    clock = Date.UTC(2026, 4, 1, 9);
    await eventually(() => expect(server.logs.join('')).toContain('files_not_erased'));
    expect(await round()).toMatchObject({ erasedTalks: 1 });
    await server.pause();
    rmSync(place, { recursive: true });
    writeFileSync(place, bytes);

    server = await startedAgain(server, options);
    owner.address = server.address;
    await owner.pull(COMPANY);
    await eventually(() => expect(existsSync(place)).toBe(false));
    expect(await round()).toMatchObject({ erasedTalks: 1 });
    await server.pause();
    expect((await everythingIn(server, COMPANY)).respondent).not.toContain(fileId);
  });
});
