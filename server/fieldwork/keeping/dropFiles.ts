import { and, eq, isNotNull, ne } from 'drizzle-orm';

import type { SaidFile } from '../../../src/domain/fieldwork/path.ts';
import type { ServerContext } from '../../context/context.ts';
import type { Database } from '../../db/database.ts';
import { respondent } from '../../db/tables/fieldwork.ts';
import { pushingIn } from '../../sync/pushing.ts';
import { dropUnnamed } from '../forgetting.ts';
import { lockCodeNames } from '../people.ts';

/** Its words are gone; the bytes of its files may not be. */
export const hasFilesLeft = () => and(isNotNull(respondent.erasedAt), ne(respondent.files, '[]'));

/** Takes away the files of talks whose words are gone, and forgets which they were. */
export async function dropFiles(
  options: Pick<ServerContext, 'environment' | 'now'> & { readonly files: ServerContext['files']['get'] },
  open: Database,
  companyId: string,
  id: string,
): Promise<void> {
  const of = and(eq(respondent.companyId, companyId), eq(respondent.id, id), hasFilesLeft());
  const gone = await open.transaction({ company: companyId }, async (tx) => {
    await lockCodeNames(tx, companyId);
    await pushingIn(options, tx, companyId);
    const [row] = await tx.select({ files: respondent.files }).from(respondent).where(of).for('update');
    const files = (JSON.parse(row?.files ?? '[]') as readonly Pick<SaidFile, 'sha256'>[]).map(({ sha256 }) => sha256);
    // While the files are listed here they would count as named. Their rows are removed before their bytes, and are not missed
    // the second time.
    await tx.update(respondent).set({ files: '[]' }).where(of);
    const unnamed: string[] = [];
    for (const sha256 of files) if (await dropUnnamed(tx, companyId, sha256)) unnamed.push(sha256);
    await tx
      .update(respondent)
      .set({ files: JSON.stringify(unnamed.map((sha256) => ({ sha256 }))) })
      .where(and(eq(respondent.companyId, companyId), eq(respondent.id, id)));
    return unnamed;
  });
  const storage = await options.files();
  for (const sha256 of gone) await storage.remove(companyId, sha256);
  await open.transaction({ company: companyId }, (tx) => tx.update(respondent).set({ files: '[]' }).where(of));
}
