import { openIndexedDbStore } from '#store/indexedDb.ts';
import { createDatabase } from '#store/indexedDb/schema.ts';
import { type Store } from '#store/port.ts';
import type { EventStream, TeamEdges } from '#store/team/edges.ts';
import { BROWSER } from '#store/team/edges.ts';

import type { ServedPerson, TeamServer } from '../../support/servers/teamServer.ts';
import { deleteRaw } from '../indexedDb/rawDatabase.ts';

/** A browser with a database of its own, in which companies are shared. */
export interface Device {
  readonly name: string;
  readonly edges: TeamEdges;
  /** Gives the tab a network, or takes it away. */
  setOnline(isOnline: boolean): void;
  /** One more tab. */
  open(companyId: string, actor?: string): Promise<Store>;
  /** Notes that a company is shared, as joining it does. */
  join(companyId: string, role?: 'Owner' | 'Admin' | 'Researcher' | 'Viewer'): Promise<void>;
  dispose(): Promise<void>;
}

let devices = 0;

/** The server's events as a browser has them. */
function streamOf(server: TeamServer, url: string): EventStream {
  const companyId = decodeURIComponent(/companies\/([^/]+)\//.exec(url)?.[1] ?? '');
  const heads: ((event: { data?: unknown }) => void)[] = [];
  const stop = server.onHead(companyId, (seq) => {
    for (const call of heads) call({ data: JSON.stringify({ seq }) });
  });
  return {
    readyState: 1,
    addEventListener(type, listener) {
      if (type === 'head') heads.push(listener);
    },
    close: stop,
  };
}

/**
 * Makes a device of a person on a server.
 * @param through layer between them: another `fetch` over the server's
 */
export function createDevice(
  server: TeamServer,
  person: ServedPerson | null,
  {
    now = () => new Date(),
    through = (fetcher) => fetcher,
  }: { now?: () => Date; through?: (fetcher: typeof fetch) => typeof fetch } = {},
): Device {
  const name = `team-${Date.now()}-${(devices += 1)}`;
  const stores: Store[] = [];
  const returns = new Set<() => void>();
  let isOnline = true;
  const ask = through(server.fetchAs(person));
  const edges: TeamEdges = {
    ...BROWSER,
    fetch: async (...given) => {
      if (!isOnline) throw new TypeError('no network');
      return ask(...given);
    },
    onReturn(call) {
      returns.add(call);
      return () => returns.delete(call);
    },
    events: (url) => streamOf(server, url),
  };
  return {
    name,
    edges,
    setOnline(next) {
      isOnline = next;
      if (next) for (const call of returns) call();
    },
    async open(companyId, actor) {
      const store = await openIndexedDbStore({ companyId, now, name, edges, ...(actor ? { actor } : {}) });
      stores.push(store);
      return store;
    },
    async join(companyId, role = 'Owner') {
      const db = createDatabase(name, { autoOpen: true });
      const me = person?.memberId === undefined ? {} : { memberId: person.memberId };
      if (person) await db.teams.put({ companyId, person, role, ...me, state: 'open', seq: 0 });
      db.close();
    },
    async dispose() {
      for (const store of stores) store.close();
      await deleteRaw(name);
    },
  };
}

/** Commits of a device that its server has not answered. */
export async function unsentOn(name: string, companyIds: readonly string[]): Promise<number> {
  const db = createDatabase(name, { autoOpen: true });
  const counts = await Promise.all(companyIds.map((id) => db.outbox.where('companyId').equals(id).count()));
  db.close();
  return counts.reduce((sum, count) => sum + count, 0);
}
