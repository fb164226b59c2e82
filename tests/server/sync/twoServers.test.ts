import { beforeAll, expect, it } from 'vitest';

import type { SentCommit } from '#src/domain/sync/protocol.ts';
import { freshPostgres } from '#tests/server/support/databases.ts';
import {
  buildServer,
  ended,
  folderOfServer,
  ownerToken,
  start,
  type Started,
} from '#tests/server/support/processes.ts';
import { Browser, joinedBy, listenTo, sent, type Heard } from '#tests/server/support/team.ts';
import { creation } from '#tests/store/examples.ts';
import { report } from '#tests/stress/counts.ts';

/* Two servers on one PostgreSQL; one is killed while people work at it. */

const COMPANY = 'c';
/** Milliseconds within which an edit is with the others. */
const SEEN = 1_000;

beforeAll(buildServer);

const hears = (heard: Heard, seq: number): Promise<unknown> =>
  heard.next(({ event, data }) => event === 'head' && (data as { seq: number }).seq >= seq);

it('who listens at the other hears every edit within a second, and who listened at the killed one misses none', async () => {
  const databaseUrl = await freshPostgres();
  const rooms = [folderOfServer(), folderOfServer()];
  const servers: Started[] = [];
  for (const { folder } of rooms) servers.push(await start(folder, databaseUrl));
  const [first, second] = servers;
  if (!first || !second) throw new Error('no servers');
  const author = new Browser(first.address);
  await author.enter(await ownerToken(first), 'Анна');
  await author.ask('POST', `/api/companies`, { id: COMPANY, name: 'Стрелка' });
  await author.ask('POST', `/api/companies/${COMPANY}/open`);
  const atSecond = await joinedBy(author, COMPANY, 'Researcher', second.address);
  const atFirst = await joinedBy(author, COMPANY, 'Researcher');
  const heard = await listenTo(atSecond, COMPANY);
  const lost = await listenTo(atFirst, COMPANY);
  let known = 0;

  const took: number[] = [];
  const acknowledged: number[] = [];
  let unanswered: SentCommit | null = null;
  const gone = ended(first.child);
  for (let at = 0; at < 60; at += 1) {
    const commit: SentCommit = unanswered ?? sent([creation('research', { id: `r-${at}` })]);
    unanswered = null;
    if (at === 30) setTimeout(() => first.child.kill('SIGKILL'), 2);
    const began = performance.now();
    const answer = await author.push(COMPANY, [commit]).then(
      ({ body }) => body.answers[0],
      () => null,
    );
    if (answer === null) {
      // Its device asks the address again, and the proxy gives it the server that is left.
      await gone;
      author.address = second.address;
      unanswered = commit;
      continue;
    }
    if (!answer || !('seq' in answer)) throw new Error('refused');
    acknowledged.push(answer.seq);
    await hears(heard, answer.seq);
    took.push(performance.now() - began);
    if (author.address === first.address) known = answer.seq;
  }
  await lost.ended;
  // Its page comes back by the other server, and asks from where it was.
  atFirst.address = second.address;
  const back = await listenTo(atFirst, COMPANY);
  const last = Math.max(...acknowledged);
  await hears(back, last);
  const missed = await atFirst.pull(COMPANY, known);
  expect(missed.records.map(({ seq }) => seq)).toEqual(Array.from({ length: last - known }, (_, at) => known + 1 + at));
  // Before them the server has written down the two who came in.
  expect(acknowledged).toEqual(acknowledged.map((_, at) => at + 3));
  expect((await atSecond.pull(COMPANY, 2)).records.map(({ seq }) => seq)).toEqual(acknowledged);
  expect(author.address).toBe(second.address);
  expect(Math.max(...took)).toBeLessThan(SEEN);
  took.sort((a, b) => a - b);
  report('Two servers, one killed', {
    edits: took.length,
    'commit → peer p50, ms': Math.round(took[Math.floor(took.length / 2)] ?? 0),
    'at most, ms': Math.round(took.at(-1) ?? 0),
    missed: 0,
  });
  heard.close();
  back.close();
  const over = ended(second.child);
  second.child.kill('SIGTERM');
  expect(await over).toBe(0);
  for (const { remove } of rooms) remove();
});
