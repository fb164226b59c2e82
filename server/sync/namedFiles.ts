import { and, eq, inArray, isNull, or } from 'drizzle-orm';

import { FILE_KINDS } from '../../src/domain/kindFacts.ts';
import { containing } from '../db/containing.ts';
import type { Transaction } from '../db/database.ts';
import { respondent } from '../db/tables/fieldwork.ts';
import { record } from '../db/tables/records.ts';

/** Returns those of the given files that respondents have sent in interviews that are under way or about to begin. */
export async function filesOfConversations(
  tx: Transaction,
  companyId: string,
  hashes: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const named = new Set<string>();
  if (hashes.size === 0) return named;
  const rows = await tx
    .select({ files: respondent.files, conversation: respondent.conversation })
    .from(respondent)
    .where(
      and(
        eq(respondent.companyId, companyId),
        or(containing(respondent.files, '"sha256"'), containing(respondent.conversation, '"sha256"')),
      ),
    );
  for (const { files, conversation } of rows) {
    for (const [, sha256 = ''] of `${files}${conversation}`.matchAll(/"sha256":"([\da-f]{64})"/g)) {
      if (hashes.has(sha256)) named.add(sha256);
    }
  }
  return named;
}

/** Whether a living record of a company names a file, or a respondent has sent it in an interview. */
export async function isFileNamed(tx: Transaction, companyId: string, sha256: string): Promise<boolean> {
  const naming = await tx
    .select({ id: record.id })
    .from(record)
    .where(
      and(
        eq(record.companyId, companyId),
        inArray(record.kind, [...FILE_KINDS]),
        isNull(record.deletedAt),
        containing(record.body, `"${sha256}"`),
      ),
    )
    .limit(1);
  return naming.length > 0 || (await filesOfConversations(tx, companyId, new Set([sha256]))).has(sha256);
}
