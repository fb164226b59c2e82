import type { AuditEntry } from '#src/domain/history/audit.ts';
import { auditDetail, auditWhat, type MemberName } from '#src/domain/history/journal.ts';

import type { Column, Sheet } from '#files/writing/spreadsheet.ts';

const COLUMNS: readonly Column[] = [
  { header: 'Когда', width: 24, type: 'text' },
  { header: 'Кто', width: 28, type: 'text' },
  { header: 'Действие', width: 30, type: 'text' },
  { header: 'Подробности', width: 60, type: 'text' },
];

/** The sheet «Журнал», in the order given. @param momentWords a moment as it is read */
export function journalSheets(
  entries: readonly AuditEntry[],
  memberName: MemberName,
  momentWords: (at: string) => string,
): Sheet[] {
  const rows = entries.map((entry) => [
    momentWords(entry.at),
    entry.actor?.name ?? 'Сервер',
    auditWhat(entry),
    auditDetail(entry, memberName),
  ]);
  return [{ name: 'Журнал', columns: COLUMNS, rows }];
}
