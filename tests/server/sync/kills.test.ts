import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';

import type { SentCommit } from '#src/domain/sync/protocol.ts';
import { ENGINES, freshPostgres, putEmbedded } from '#tests/server/support/databases.ts';
import { buildServer, ended, folderOfServer, ownerToken, start } from '#tests/server/support/processes.ts';
import { Browser, sent } from '#tests/server/support/team.ts';
import { creation } from '#tests/store/examples.ts';
import { countOf, longLimit, report } from '#tests/stress/counts.ts';

/* The server is killed while it answers, and started again: what it acknowledged is there, and nothing is there twice. */

beforeAll(buildServer);

describe.each(ENGINES)('a server on %s that is killed', (engine) => {
  it(
    'has lost nothing that it acknowledged, and applied nothing twice',
    async () => {
      const { folder, remove } = folderOfServer();
      if (engine === 'pglite') putEmbedded(path.join(folder, 'data'));
      const databaseUrl = engine === 'pglite' ? '' : await freshPostgres();

      let server = await start(folder, databaseUrl);
      const owner = new Browser(server.address);
      await owner.enter(await ownerToken(server), 'Анна');
      await owner.ask('POST', '/api/companies', { id: 'c', name: 'c' });
      const acknowledged = new Map<string, number>();
      const unanswered: SentCommit[] = [];
      let repeated = 0;
      for (let kill = 0; kill < countOf('serverKills'); kill += 1) {
        const gone = ended(server.child);
        let made = 0;
        for (;;) {
          made += 1;
          const commit = sent([creation('research', { id: `${kill}-${made}` })]);
          unanswered.push(commit);
          const asked = owner.push('c', [commit]);
          // Somewhere between the question and the answer, and not always at the same place.
          if (made === 5 + (kill % 7)) setTimeout(() => server.child.kill('SIGKILL'), kill % 12);
          const answer = await asked.then(
            ({ body }) => body.answers[0],
            () => undefined,
          );
          if (!answer) break;
          if (!('seq' in answer)) throw new Error('refused');
          acknowledged.set(commit.id, answer.seq);
          unanswered.pop();
        }
        await gone;
        server = await start(folder, databaseUrl);
        owner.address = server.address;
        // A device sends what it has no answer for again.
        for (const commit of unanswered.splice(0)) {
          const { body } = await owner.push('c', [commit, commit]);
          const [first, again] = body.answers;
          if (!first || !('seq' in first)) throw new Error('refused');
          expect(again).toEqual(first);
          acknowledged.set(commit.id, first.seq);
          repeated += 1;
        }
      }
      const { records, seq } = await owner.pull('c');
      const numbers = [...acknowledged.values()].toSorted((a, b) => a - b);
      expect(numbers).toEqual(numbers.map((_, at) => at + 1));
      expect(records).toHaveLength(acknowledged.size);
      expect(seq).toBe(acknowledged.size);
      report(`The server killed on ${engine}`, {
        kills: countOf('serverKills'),
        acknowledged: acknowledged.size,
        'sent again': repeated,
        lost: 0,
        twice: 0,
      });
      const gone = ended(server.child);
      server.child.kill('SIGTERM');
      expect(await gone).toBe(0);
      remove();
    },
    longLimit(60),
  );
});
