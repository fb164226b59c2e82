import type { HubMessage } from './hub.ts';
import type { ServerContext } from './context.ts';

/** Notifies a company's listeners, here and at the other servers. */
export async function tellAll(
  { hub, database }: Pick<ServerContext, 'hub' | 'database'>,
  company: string,
  told: HubMessage,
): Promise<void> {
  hub.receive(company, told);
  await (await database.get()).tell({ company, body: told });
}
