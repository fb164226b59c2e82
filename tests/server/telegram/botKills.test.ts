import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { AnswerPage, RoundStanding } from '#src/domain/fieldwork/figures.ts';
import { WISH_WORDS } from '#src/domain/fieldwork/words.ts';
import { question, scriptOf } from '#src/samples/scripts.ts';
import { ENGINES, freshPostgres, putEmbedded } from '#tests/server/support/databases.ts';
import { openLinkOf, ROUND, startRound } from '#tests/server/support/interviews.ts';
import {
  buildServer,
  ended,
  folderOfServer,
  ownerToken,
  start,
  type Started,
} from '#tests/server/support/processes.ts';
import { Browser } from '#tests/server/support/team.ts';
import { countOf, longLimit, report } from '#tests/stress/counts.ts';
import { startFakeTelegram, type FakeTelegram, type Person } from '#tests/support/servers/fakeTelegram.ts';
import { freePort } from '#tests/support/servers/freePort.ts';

import { tokenIn } from './botConversations.ts';

/*
 * A server that speaks for a bot is killed in the middle of interviews: no message of a respondent is lost, and none counts twice. What
 * the bot was saying when it died it may say once more: Telegram cannot be asked whether it has heard.
 */

beforeAll(buildServer);

const QUESTIONS = 5;
/** Each question has an answer of its own. */
const SCRIPT = scriptOf(
  ...Array.from({ length: QUESTIONS }, (_, at) =>
    question(`q${at}`, { kind: 'choice', options: [{ key: 'x', text: `Ответ ${at}` }] }),
  ),
);
const KILLS = countOf('botKills');

const PLACE = `/api/companies/c/rounds/${ROUND}`;

/** A company with a bot and a round that runs. @returns the bot's token and the open link's */
async function withBot(
  server: Started,
  telegram: FakeTelegram,
): Promise<{ owner: Browser; token: string; link: string }> {
  const owner = new Browser(server.address);
  await owner.enter(await ownerToken(server), 'Анна');
  await owner.ask('POST', '/api/companies', { id: 'c', name: 'Стрелка' });
  await owner.ask('POST', '/api/companies/c/open');
  const token = telegram.bot('strelka_bot');
  const { status } = await owner.ask('PUT', '/api/companies/c/bot', { token });
  if (status !== 200) throw new Error(`not connected: ${status}`);
  await startRound(owner, 'c', { script: SCRIPT });
  return { owner, token, link: tokenIn(await openLinkOf(owner, 'c')) };
}

/**
 * A person who answers everything.
 * @param onAnswer called with the number of each answer when it is on its way
 */
async function answersAll(person: Person, link: string, onAnswer: (at: number) => void): Promise<void> {
  person.send(`/start ${link}`);
  await person.sees('Вы соглашаетесь');
  person.press(WISH_WORDS.agree);
  for (let at = 0; at < QUESTIONS; at += 1) {
    await person.sees(`Вопрос q${at}?`);
    person.press(`Ответ ${at}`);
    onAnswer(at);
  }
  await person.sees('Спасибо!');
}

async function answersIn(owner: Browser): Promise<readonly string[]> {
  const texts: string[] = [];
  for (let query = ''; ;) {
    const { body } = await owner.ask<AnswerPage>('GET', `${PLACE}/answers${query}`);
    texts.push(...body.items.map(({ text }) => text));
    const last = body.items.at(-1);
    if (!body.more || !last) return texts.toSorted();
    query = `?before=${last.id}&respondent=${last.respondentId}`;
  }
}

/** How often the bot said something that it had said. */
const repeatsIn = ({ messages }: Person): number => messages.length - new Set(messages.map(({ text }) => text)).size;

/** Holds that everybody was asked all, and each answer counts once. */
async function expectWhole(owner: Browser, people: readonly Person[]): Promise<void> {
  const { body } = await owner.ask<RoundStanding>('GET', PLACE);
  expect(body.figures).toMatchObject({ byLink: people.length, finished: people.length });
  const said = people.flatMap(() => Array.from({ length: QUESTIONS }, (_, at) => `Ответ ${at}`));
  expect(await answersIn(owner)).toEqual(said.toSorted());
}

describe('a bot whose server is killed', () => {
  let telegram: FakeTelegram;
  beforeAll(async () => {
    telegram = await startFakeTelegram();
  });
  afterAll(() => telegram.stop());

  /** Milliseconds for which no server takes over. */
  const LEASE = 3_000;

  it(
    'is spoken for by the other server of the same PostgreSQL when its time is over',
    { tags: 'full', timeout: longLimit(30) },
    async () => {
      const databaseUrl = await freshPostgres();
      const rooms = [folderOfServer(), folderOfServer()] as const;
      const begin = (room: 0 | 1): Promise<Started> =>
        start(rooms[room].folder, databaseUrl, { BEHIND_PROXY: '1', TELEGRAM_API_ROOT: telegram.address }, { botLease: LEASE }); // prettier-ignore
      const servers: [Started, Started] = [await begin(0), await begin(1)];
      const { owner, token, link } = await withBot(servers[0], telegram);
      const people: Person[] = [];
      const took: number[] = [];
      for (let kill = 0; kill < KILLS; kill += 1) {
        // The server asked to connect the bot speaks for it first; then always the one that was there when the other died.
        const speaks = kill % 2 === 0 ? 0 : 1;
        const gone = ended(servers[speaks].child);
        const person = telegram.person(token);
        people.push(person);
        const dies = kill % (QUESTIONS - 2);
        let killedAt = 0;
        await answersAll(person, link, (at) => {
          // The next question may have been said before it died; the one after that was said by the other.
          if (at === dies + 2) took.push(performance.now() - killedAt);
          if (at !== dies) return;
          setTimeout(() => {
            killedAt = performance.now();
            servers[speaks].child.kill('SIGKILL');
          }, kill % 7);
        });
        await gone;
        servers[speaks] = await begin(speaks);
        owner.address = servers[speaks].address;
      }
      await expectWhole(owner, people);
      const again = people.reduce((sum, person) => sum + repeatsIn(person), 0);
      expect(again).toBeLessThanOrEqual(KILLS);
      expect(took).toHaveLength(KILLS);
      report('A bot whose server is killed beside another', { kills: KILLS, answers: KILLS * QUESTIONS, 'lease, ms': LEASE, 'taken over within, ms': Math.round(Math.max(...took)), 'said again': again, lost: 0, twice: 0 }); // prettier-ignore
      for (const [at, { child }] of servers.entries()) {
        const over = ended(child);
        child.kill('SIGTERM');
        expect(await over).toBe(0);
        rooms[at === 0 ? 0 : 1].remove();
      }
    },
  );

  it.each(ENGINES)(
    'is brought again what was not taken, on %s',
    async (engine) => {
      const { folder, remove } = folderOfServer();
      if (engine === 'pglite') putEmbedded(path.join(folder, 'data'));
      const databaseUrl = engine === 'pglite' ? '' : await freshPostgres();
      const PORT = String(await freePort());
      const variables = { PORT, BEHIND_PROXY: '1', TELEGRAM_API_ROOT: telegram.address, TELEGRAM_WEBHOOK: `http://127.0.0.1:${PORT}` }; // prettier-ignore
      const begin = (): Promise<Started> => start(folder, databaseUrl, variables, { botLease: 600 });
      let server = await begin();
      const { owner, token, link } = await withBot(server, telegram);
      const people: Person[] = [];
      for (let kill = 0; kill < KILLS; kill += 1) {
        let back: Promise<void> | null = null;
        const person = telegram.person(token);
        people.push(person);
        await answersAll(person, link, (at) => {
          if (at !== kill % QUESTIONS) return;
          back = ended(server.child).then(async () => {
            server = await begin();
          });
          setTimeout(() => server.child.kill('SIGKILL'), kill % 9);
        });
        await back;
      }
      await expectWhole(owner, people);
      const again = people.reduce((sum, person) => sum + repeatsIn(person), 0);
      expect(again).toBeLessThanOrEqual(KILLS);
      report(`A bot that is brought its messages, on ${engine}, killed`, { kills: KILLS, answers: KILLS * QUESTIONS, 'said again': again, lost: 0, twice: 0 }); // prettier-ignore
      const over = ended(server.child);
      server.child.kill('SIGTERM');
      expect(await over).toBe(0);
      remove();
    },
    longLimit(30),
  );
});
