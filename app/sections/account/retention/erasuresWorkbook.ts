import { formatMoment } from '#src/domain/core/format.ts';
import {
  BACKUPS_TITLE,
  backupWords,
  ERASED_PLACE_WORDS,
  ERASED_PLACES,
  ERASURE_WORDS,
  erasureDoer,
} from '#src/domain/forgetting/erasures.ts';
import type { ErasureRowProps } from '#src/features/account/retention/ErasureRow.tsx';

import type { Column, Sheet } from '#files/writing/spreadsheet.ts';

const COLUMNS: readonly Column[] = [
  { header: 'Когда', width: 24, type: 'text' },
  { header: 'Что произошло', width: 20, type: 'text' },
  { header: 'Кто', width: 34, type: 'text' },
  { header: 'Раунд', width: 34, type: 'text' },
  { header: 'Разговоры', width: 12, type: 'number' },
  { header: 'Контакты', width: 12, type: 'number' },
  ...ERASED_PLACES.map((place): Column => ({ header: ERASED_PLACE_WORDS[place], width: 16, type: 'number' })),
  { header: BACKUPS_TITLE, width: 28, type: 'text' },
];

/** Not counted: a dash, because a nought is a number. */
const cell = (count: number | null): number | string => count ?? '—';

/** The sheet «Журнал стирания», in the order given. */
export function erasureSheets(rows: readonly ErasureRowProps[]): Sheet[] {
  const cells = rows.map(({ erasure, doer, round }) => [
    formatMoment(erasure.at),
    ERASURE_WORDS[erasure.why],
    erasureDoer(erasure, doer),
    round?.title ?? '',
    cell(erasure.talks),
    cell(erasure.contacts),
    ...ERASED_PLACES.map((place) => cell(erasure.places[place])),
    backupWords(erasure),
  ]);
  return [{ name: 'Журнал стирания', columns: COLUMNS, rows: cells }];
}
