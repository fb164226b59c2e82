import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';

import type { AnswerPage, RespondentPage, RoundStanding } from '#src/domain/fieldwork/figures.ts';
import { question, scriptOf } from '#src/samples/scripts.ts';
import { ENGINES, freshPostgres, putEmbedded } from '#tests/server/support/databases.ts';
import { answer, finish, look, openLinkOf, press, ROUND, send, startRound } from '#tests/server/support/interviews.ts';
import { buildServer, ended, folderOfServer, ownerToken, start } from '#tests/server/support/processes.ts';
import { Browser } from '#tests/server/support/team.ts';
import { countOf, longLimit, report } from '#tests/stress/counts.ts';

/* The server is killed between an answer and its reply, and the page sends it again: nothing is lost, and nothing counts twice. */

beforeAll(buildServer);

/** More questions than are answered between two kills. */
const SCRIPT = scriptOf(...Array.from({ length: 6 }, (_, at) => question(`q${at}`)));

/** Everything of a list that comes in pages. */
async function allAnswers(owner: Browser): Promise<AnswerPage['items']> {
  const items: AnswerPage['items'][number][] = [];
  for (let query = ''; ;) {
    const { body } = await owner.ask<AnswerPage>('GET', `/api/companies/c/rounds/${ROUND}/answers${query}`);
    items.push(...body.items);
    const last = body.items.at(-1);
    if (!body.more || !last) return items;
    query = `?before=${last.id}&respondent=${last.respondentId}`;
  }
}

describe.each(ENGINES)('interviews on %s while the server is killed', (engine) => {
  it(
    'lose no answer and count none twice, and every one that came to its end is in the study once',
    async () => {
      const { folder, remove } = folderOfServer();
      if (engine === 'pglite') putEmbedded(path.join(folder, 'data'));
      const databaseUrl = engine === 'pglite' ? '' : await freshPostgres();
      let server = await start(folder, databaseUrl, { BEHIND_PROXY: '1' });
      const owner = new Browser(server.address);
      await owner.enter(await ownerToken(server), 'Анна');
      await owner.ask('POST', '/api/companies', { id: 'c', name: 'c' });
      await owner.ask('POST', '/api/companies/c/open');
      await startRound(owner, 'c', { script: SCRIPT, price: 100 });
      const open = await openLinkOf(owner, 'c');
      const said: string[] = [];
      let repeated = 0;
      const kills = countOf('interviewKills');
      for (let kill = 0; kill < kills; kill += 1) {
        const gone = ended(server.child);
        const respondent = new Browser(server.address);
        // Sends a page's request again and again until it is answered; the server dies at another place each time.
        let steps = 0;
        const dies = 1 + (kill % (SCRIPT.stages[0]?.questions.length ?? 1));
        const sends = async (address: string, what: unknown) => {
          steps += 1;
          const asked = send(respondent, address, what);
          if (steps === dies) setTimeout(() => server.child.kill('SIGKILL'), kill % 9);
          const first = await asked.catch(() => null);
          if (first) return first.body;
          await gone;
          server = await start(folder, databaseUrl, { BEHIND_PROXY: '1' });
          for (const browser of [owner, respondent]) browser.address = server.address;
          repeated += 1;
          return (await send(respondent, address, what)).body;
        };
        let view = await sends(open, press('agree'));
        const own = view.movedTo ?? '';
        while (view.step === 'asking') {
          const text = `Ответ ${kill}-${said.length}`;
          said.push(text);
          view = await sends(own, answer(view, text));
        }
        expect(view.step).toBe('done');
        // Killed while nothing was under way.
        if (server.child.exitCode === null && server.child.signalCode === null) continue;
        await gone;
        server = await start(folder, databaseUrl, { BEHIND_PROXY: '1' });
        owner.address = server.address;
      }
      const { body } = await owner.ask<RoundStanding>('GET', `/api/companies/c/rounds/${ROUND}`);
      expect(body.figures).toMatchObject({ byLink: kills, finished: kills });
      expect((await allAnswers(owner)).map(({ text }) => text).toSorted()).toEqual(said.toSorted());

      // The next server brings the interviews that a dying one left behind into the study; one more waits for it to look.
      const another = new Browser(server.address);
      const { body: last } = await send(another, open, press('agree'));
      await finish(another, last.movedTo ?? '', last);
      const filed = async (): Promise<readonly string[]> => {
        const { body: page } = await owner.ask<RespondentPage>('GET', `/api/companies/c/rounds/${ROUND}/respondents`);
        return page.items.flatMap(({ materialId }) => materialId ?? []);
      };
      await expect.poll(async () => (await filed()).length, { timeout: 30_000 }).toBe(kills + 1);
      const { records } = await owner.pull('c');
      const of = (kind: string) => records.flatMap((one) => (one.kind === kind ? [one.record as never as { id: string; text: string; amount: number }] : [])); // prettier-ignore
      expect([of('material').length, of('participant').length]).toEqual([kills + 1, kills + 1]);
      expect(of('transaction').reduce((sum, { amount }) => sum + amount, 0)).toBe(-100 * (kills + 1));
      const texts = of('materialText').map(({ text }) => text).join('\n'); // prettier-ignore
      expect(said.filter((text) => texts.split(`${text}\n`).length !== 2)).toEqual([]);
      expect((await look(another, open)).status).toBe(200);
      report(`Interviews while the server on ${engine} is killed`, { kills, answers: said.length, 'sent again': repeated, lost: 0, twice: 0 }); // prettier-ignore
      const end = ended(server.child);
      server.child.kill('SIGTERM');
      expect(await end).toBe(0);
      remove();
    },
    longLimit(60),
  );
});
