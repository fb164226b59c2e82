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

import { type ColumnOf, numberColumn, sheetOf, textColumn } from '#files/writing/sheetOf.ts';
import type { Sheet } from '#files/writing/spreadsheet.ts';

/** Not counted: a dash, because a nought is a number. */
const cell = (count: number | null): number | string => count ?? '—';

const COLUMNS: readonly ColumnOf<ErasureRowProps>[] = [
  textColumn('Когда', 24, ({ erasure }) => formatMoment(erasure.at)),
  textColumn('Что произошло', 20, ({ erasure }) => ERASURE_WORDS[erasure.why]),
  textColumn('Кто', 34, ({ erasure, doer }) => erasureDoer(erasure, doer)),
  textColumn('Раунд', 34, ({ round }) => round?.title ?? ''),
  numberColumn('Разговоры', 12, ({ erasure }) => cell(erasure.talks)),
  numberColumn('Контакты', 12, ({ erasure }) => cell(erasure.contacts)),
  ...ERASED_PLACES.map((place) =>
    numberColumn<ErasureRowProps>(ERASED_PLACE_WORDS[place], 16, ({ erasure }) => cell(erasure.places[place])),
  ),
  textColumn(BACKUPS_TITLE, 28, ({ erasure }) => backupWords(erasure)),
];

/** The sheet «Журнал стирания», in the order given. */
export const erasureSheets = (rows: readonly ErasureRowProps[]): Sheet[] => [sheetOf('Журнал стирания', COLUMNS, rows)];
