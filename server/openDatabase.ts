import { eq } from 'drizzle-orm';

import type { Database } from './db/database.ts';
import { company } from './db/tables/records.ts';
import type { Environment } from './environment/environment.ts';
import { keepOwnerLink } from './people/keepOwnerLink.ts';
import type { OwnerLink } from './people/ownerLink.ts';
import { expectSecret } from './access/mark.ts';
import type { LazySecret } from './environment/secret.ts';
import type { Hub, HubMessage } from './context/hub.ts';

export interface OpenOptions {
  readonly environment: Environment;
  readonly hub: Hub;
  readonly ownerLink: OwnerLink;
  readonly secret: LazySecret;
  /** Whether this secret is from now on that of the database, whatever it was. */
  readonly isNewSecret: boolean;
  readonly now: () => Date;
  /** Called when the owner's link is in the database. */
  readonly onOwnerLink: () => void;
  /** Called with the failures of an idle connection. */
  readonly onTrouble: (error: unknown) => void;
}

async function openEngine({ environment, onTrouble }: OpenOptions): Promise<Database> {
  const { databaseUrl: url, databaseConnections: connections, dataFolder } = environment;
  if (url === null) return (await import('./db/pglite.ts')).openPglite(dataFolder);
  return (await import('./db/postgres.ts')).openPostgres({ url, connections, onTrouble });
}

/** Tells everybody their company's number anew, after a time in which other servers could not be heard. */
async function resound(database: Database, hub: Hub): Promise<void> {
  for (const id of hub.companies()) {
    const [row] = await database.transaction({ company: id }, (tx) =>
      tx.select({ seq: company.seq }).from(company).where(eq(company.id, id)),
    );
    if (row) hub.receive(id, { type: 'head', seq: row.seq });
  }
}

/** Opens the database of a server: of the right shape, with the owner's link in it, hearing the other servers. */
export async function openDatabase(options: OpenOptions): Promise<Database> {
  const { hub, ownerLink, secret, isNewSecret, now, onOwnerLink, onTrouble } = options;
  const database = await openEngine(options);
  try {
    await expectSecret(database, secret.get(), isNewSecret);
    await database.hear(
      (message) => hub.receive(message.company, message.body as HubMessage),
      () => void resound(database, hub).catch(onTrouble),
    );
    if (await keepOwnerLink(database, ownerLink, now())) onOwnerLink();
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
