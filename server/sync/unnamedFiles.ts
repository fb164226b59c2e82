import { and, asc, eq, gt, isNull, lt, or } from 'drizzle-orm';

import { FILE_KINDS } from '../../src/domain/kindFacts.ts';
import type { Transaction } from '../db/database.ts';
import { file, record } from '../db/tables/records.ts';
import { filesOfConversations } from './namedFiles.ts';

/** Records read at once. */
const PAGE = 500;

/**
 * Returns files of a company that arrived before a moment and that no record has named since, neither a living one nor one
 * removed later, and that no respondent has sent in an interview. The company is locked, so that no commit names one meanwhile.
 * @returns their hashes
 */
export async function unnamedFiles(tx: Transaction, companyId: string, since: Date): Promise<string[]> {
  const rows = await tx
    .select({ sha256: file.sha256 })
    .from(file)
    .where(and(eq(file.companyId, companyId), lt(file.createdAt, since)));
  const left = new Set(rows.map(({ sha256 }) => sha256));
  for (const kind of FILE_KINDS) {
    let last = '';
    while (left.size > 0) {
      const page = await tx
        .select({ id: record.id, body: record.body })
        .from(record)
        .where(
          and(
            eq(record.companyId, companyId),
            eq(record.kind, kind),
            or(isNull(record.deletedAt), gt(record.deletedAt, since)),
            gt(record.id, last),
          ),
        )
        .orderBy(asc(record.id))
        .limit(PAGE);
      // As text: what is damaged keeps its file, too.
      for (const { body } of page) for (const [, sha256 = ''] of body.matchAll(/"([\da-f]{64})"/g)) left.delete(sha256);
      last = page.at(-1)?.id ?? '';
      if (page.length < PAGE) break;
    }
  }
  for (const sha256 of await filesOfConversations(tx, companyId, left)) left.delete(sha256);
  return [...left];
}
