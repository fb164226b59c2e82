import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { AnswerPage } from '#src/domain/fieldwork/figures.ts';
import { MODEL_CONSENT } from '#src/domain/fieldwork/texts.ts';
import type { ModelState } from '#src/domain/model/protocol.ts';
import { question, scriptOf } from '#src/samples/scripts.ts';
import { ENGINES, freshPostgres, putEmbedded } from '#tests/server/support/databases.ts';
import { answer, look, openLinkOf, press, ROUND, send, startRound } from '#tests/server/support/interviews.ts';
import {
  buildServer,
  ended,
  folderOfServer,
  ownerToken,
  start,
  type Started,
} from '#tests/server/support/processes.ts';
import { Browser } from '#tests/server/support/team.ts';
import { startModelServer, type FakeModel, type ModelReply } from '#tests/support/servers/modelServer.ts';

/* The server is killed while a model answers it: nothing of that answer is anywhere, the budget counts it not at all, and all goes on. */

const AT = '/api/companies/c';
const GOOD = 'Что именно заняло больше всего времени?';
const SAID = 'Полдня искала права';
/** Tokens that the model reports for a question. */
const TOOK = { in: 100, out: 20 };
const SCRIPT = {
  ...scriptOf(question('a', { whyTimes: 1 }), question('b')),
  modelAsks: true,
  consent: `Вы соглашаетесь.\n\n${MODEL_CONSENT}`,
};

beforeAll(buildServer);

describe.each(ENGINES)('a server on %s that is killed while a model answers', (engine) => {
  let fake: FakeModel;
  let server: Started;
  let owner: Browser;
  let begin: () => Promise<void>;
  let clean: () => void;

  beforeAll(async () => {
    fake = await startModelServer();
    const { folder, remove } = folderOfServer();
    clean = remove;
    if (engine === 'pglite') putEmbedded(path.join(folder, 'data'));
    const databaseUrl = engine === 'pglite' ? '' : await freshPostgres();
    const variables = {
      BEHIND_PROXY: '1',
      MODEL_BASE_URL: fake.address,
      MODEL_NAME: 'test-model',
      MODEL_API_KEY: 'key',
      MODEL_PRIVATE_HOSTS: '127.0.0.1',
      MODEL_PER_MINUTE: '100000',
    };
    begin = async () => {
      server = await start(folder, databaseUrl, variables);
      if (owner) owner.address = server.address;
    };
    await begin();
    owner = new Browser(server.address);
    await owner.enter(await ownerToken(server), 'Анна');
    await owner.ask('POST', '/api/companies', { id: 'c', name: 'Стрелка' });
    await owner.ask('POST', `${AT}/open`);
    await startRound(owner, 'c', { script: SCRIPT });
  });
  beforeEach(() => {
    fake.asked.length = 0;
  });
  afterAll(async () => {
    const over = ended(server.child);
    server.child.kill('SIGTERM');
    expect(await over).toBe(0);
    await fake.stop();
    clean();
  });

  const spent = async () => (await owner.ask<ModelState>('GET', `${AT}/model`)).body.spent.tokens;
  /** A model that says some of this and then nothing more. @returns resolves when it has said that */
  const stalls = (says: ModelReply['says']): Promise<void> =>
    new Promise((resolve) => {
      fake.answers = () => ({
        says,
        between: (place) => (place < 2 ? Promise.resolve() : new Promise(() => resolve())),
      });
    });
  const dies = async (): Promise<void> => {
    const gone = ended(server.child);
    server.child.kill('SIGKILL');
    await gone;
  };
  const wording = (): Promise<Response> =>
    fetch(`${owner.address}${AT}/model/tasks/wording`, {
      method: 'POST',
      headers: { Origin: owner.address, Cookie: owner.cookie, 'Content-Type': 'application/json' },
      body: JSON.stringify({ text: 'Смена начинается с обзвона.', wish: 'plain' }),
    });

  it('ends the stream of a task without a result, saves none, and counts the next question alone', async () => {
    const before = await owner.pull('c');
    const tokens = await spent();
    const stalled = stalls({ text: 'Смену начинают с обзвона.' });
    const response = await wording();
    await stalled;
    const rest = response.text().catch(() => 'cut');
    await dies();
    expect(await rest).not.toMatch(/event: (?:done|refused)/);
    await begin();
    expect(await owner.pull('c')).toEqual(before);
    expect(await spent()).toEqual(tokens);
    fake.answers = () => ({ says: { text: 'Смену начинают с обзвона.' } });
    expect(await (await wording()).text()).toContain('event: done');
    expect(await spent()).toEqual({ in: tokens.in + TOOK.in, out: tokens.out + TOOK.out });
  });

  it('has kept the answer that a follow-up was being made of, and asks that follow-up once', async () => {
    const tokens = await spent();
    const respondent = new Browser(server.address);
    const { body: view } = await send(respondent, await openLinkOf(owner, 'c'), press('agree'));
    const own = view.movedTo ?? '';
    const stalled = stalls({ question: GOOD });
    const said = answer(view, SAID);
    const lost = send(respondent, own, said).catch(() => null);
    await stalled;
    await dies();
    expect(await lost).toBeNull();
    fake.answers = () => ({ says: { question: GOOD } });
    await begin();
    respondent.address = server.address;
    // The page sends it again, and is opened on a telephone meanwhile.
    const [{ body: next }, { body: seen }] = await Promise.all([
      send(respondent, own, said),
      look(new Browser(server.address), own),
    ]);
    expect(next.asked).toMatchObject({ place: { question: 'a', why: 1 }, text: GOOD });
    expect(seen.asked?.text).toBe(GOOD);
    const { body: last } = await send(respondent, own, answer(next, 'Поиск прав'));
    expect(last.asked?.place).toEqual({ question: 'b', why: 0 });
    const { body: feed } = await owner.ask<AnswerPage>('GET', `${AT}/rounds/${ROUND}/answers`);
    expect(feed.items.map(({ asked, text }) => [asked, text])).toEqual([
      [GOOD, 'Поиск прав'],
      ['Вопрос a?', SAID],
    ]);
    // Asked before the death and after it; the second alone is counted.
    expect(fake.asked).toHaveLength(2);
    expect(await spent()).toEqual({ in: tokens.in + TOOK.in, out: tokens.out + TOOK.out });
  });
});
