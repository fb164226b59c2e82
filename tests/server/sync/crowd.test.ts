import { createHash } from 'node:crypto';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';

import type { PulledRecord } from '#src/domain/sync/protocol.ts';
import { ENGINES, freshPostgres, putEmbedded } from '#tests/server/support/databases.ts';
import { buildServer, ended, folderOfServer, mostMemory, ownerToken, start } from '#tests/server/support/processes.ts';
import { Browser, joinedBy, listenTo, sent, type Heard } from '#tests/server/support/team.ts';
import { creation } from '#tests/store/examples.ts';
import { countOf, longLimit, report } from '#tests/stress/counts.ts';

const COMPANY = 'c';
const CLIENTS = 50;

const hashOf = (records: readonly PulledRecord[]): string =>
  createHash('sha256').update(JSON.stringify(records)).digest('hex');

const hears = (heard: Heard, seq: number): Promise<unknown> =>
  heard.next(({ event, data }) => event === 'head' && (data as { seq: number }).seq >= seq);

/** One commit, until a peer has heard of it. @returns its number, and how long that took, ms */
async function commit(who: Browser, heard: Heard, id: string): Promise<{ seq: number; took: number }> {
  const began = performance.now();
  const { body } = await who.push(COMPANY, [sent([creation('research', { id })])]);
  const [answer] = body.answers;
  if (!answer || !('seq' in answer)) throw new Error('refused');
  await hears(heard, answer.seq);
  return { seq: answer.seq, took: performance.now() - began };
}

beforeAll(buildServer);

describe.each(ENGINES)('fifty people at once on %s', (engine) => {
  it(
    'end with the same, nothing lost and nothing twice',
    async () => {
      const { folder, remove } = folderOfServer();
      if (engine === 'pglite') putEmbedded(path.join(folder, 'data'));
      const databaseUrl = engine === 'pglite' ? '' : await freshPostgres();
      const server = await start(folder, databaseUrl, { WRITES_PER_SECOND: '100000' });
      const owner = new Browser(server.address);
      await owner.enter(await ownerToken(server), 'Анна');
      await owner.ask('POST', '/api/companies', { id: COMPANY, name: 'Стрелка' });
      await owner.ask('POST', `/api/companies/${COMPANY}/open`);
      const peer = await joinedBy(owner, COMPANY, 'Researcher');
      const heard = await listenTo(peer, COMPANY);
      const each = countOf('crowdCommits');

      // One person in many tabs: what is looked at is the server, not how many may come in at once.
      const done = await Promise.all(
        Array.from({ length: CLIENTS }, async (_, client) => {
          const made: Awaited<ReturnType<typeof commit>>[] = [];
          for (let at = 0; at < each; at += 1) made.push(await commit(owner, heard, `${client}-${at}`));
          return made;
        }),
      );
      const all = done.flat();
      const numbers = all.map(({ seq }) => seq).sort((a, b) => a - b);
      // Before them the server has written down the one who came in.
      expect(numbers).toEqual(numbers.map((_, at) => at + 2));
      const [mine, others] = [await owner.pull(COMPANY, 1), await peer.pull(COMPANY, 1)];
      expect(mine.records.map(({ seq }) => seq)).toEqual(numbers);
      expect(hashOf(others.records)).toBe(hashOf(mine.records));

      const took = all.map((one) => one.took).sort((a, b) => a - b);
      const of = (share: number): number => Math.round(took[Math.floor(took.length * share)] ?? 0);
      report(`${CLIENTS} clients on ${engine}`, {
        commits: took.length,
        'commit → peer p50, ms': of(0.5),
        'commit → peer p95, ms': of(0.95),
        'memory of the server at most, MB': mostMemory(server),
      });
      heard.close();
      const gone = ended(server.child);
      server.child.kill('SIGTERM');
      expect(await gone).toBe(0);
      remove();
    },
    longLimit(60),
  );
});
