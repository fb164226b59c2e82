import { startPost, type Post } from './post.ts';
import type { Engine } from './databases.ts';
import { startTestServer, withCompany, type Browser, type TestServer } from './team.ts';

/** A server that writes to respondents, and what its letters come to. */
export interface Letters {
  readonly post: Post;
  readonly server: TestServer;
  readonly owner: Browser;
  /** Founds a company of its owner and opens it. */
  open(company: string): Promise<void>;
  /** Of how many letters the server has stored that they went, or that they are to be tried again. */
  stored(outcome: 'sent' | 'failed'): Promise<number>;
  stop(): Promise<void>;
}

/** @param now the server's clock; reminders are looked for every 50 ms */
export async function startLetters(engine: Engine, now: () => Date): Promise<Letters> {
  const post = await startPost();
  const variables = { ...post.variables, BEHIND_PROXY: '1' };
  const server = await startTestServer(engine, { variables, now, remindEvery: 50 });
  const owner = await withCompany(server, 'company-0');
  return {
    post,
    server,
    owner,
    async open(company) {
      await owner.ask('POST', '/api/companies', { id: company, name: 'Стрелка' });
      await owner.ask('POST', `/api/companies/${company}/open`);
    },
    async stored(outcome) {
      const metrics = await fetch(`${server.address}/metrics`).then((response) => response.text());
      const found = new RegExp(`^orientir_letters_total\\{outcome="${outcome}"\\} (\\d+)$`, 'm').exec(metrics);
      return Number(found?.[1] ?? 0);
    },
    async stop() {
      await server.stop();
      await post.stop();
    },
  };
}
