import { useQuery } from '@tanstack/react-query';

import type { BoardRecordId } from '#src/domain/boards/board.ts';
import type { BoardField } from '#src/domain/boards/fields.ts';
import type { RecordHistory } from '#src/domain/history/history.ts';

import type { HistoryApi } from '../../shared/team/historyApi.ts';
import { useSync } from '../../shared/team/useSync.ts';
import type { Store } from '#store/port.ts';
import { useStore } from '#store/StoreContext.ts';

/** Author of a card when the user works alone. */
const YOU = 'вы';

/** Pages of a board's history that are looked through for who wrote a card last. */
const PAGES = 5;

/** Who wrote the card in the latest of these changes; undefined when none of them did. */
function writerIn(
  { changes }: RecordHistory,
  field: BoardField,
): RecordHistory['changes'][number]['actor'] | undefined {
  return changes.find(({ ops }) => ops.some((op) => op.op === 'put' && op.map === 'cards' && op.key === field))?.actor;
}

/**
 * Who wrote a card of a shared company last, by the server's history; '' where that is not reached, or does not reach so far.
 * @param api the server's history but in tests
 */
export async function writerOf(
  { companyId, actor }: Pick<Store, 'companyId' | 'actor'>,
  boardId: BoardRecordId,
  field: BoardField,
  api: Pick<HistoryApi, 'ofRecord'>,
): Promise<string> {
  let before: number | null = null;
  for (let page = 0; page < PAGES; page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each page begins where the one before ended
    const answer = await api.ofRecord(companyId, { kind: 'board', id: boardId }, before);
    if (!answer.ok) return '';
    const writer = writerIn(answer.value, field);
    if (writer) return writer.id === actor ? YOU : writer.name;
    before = answer.value.changes.at(-1)?.seq ?? null;
    if (!answer.value.more || before === null) return '';
  }
  return '';
}

/**
 * Returns the last author of a card: you when the user is alone; in a shared company the one in the server's history. Null while
 * that is requested, '' when it is unknown: without a network, or where the history does not reach so far.
 * @param field the card; null: nothing is requested
 */
export function useCardAuthor(boardId: BoardRecordId, field: BoardField | null, editedAt: string): string | null {
  const store = useStore();
  const { mode } = useSync();
  const { data, isError } = useQuery({
    queryKey: ['card-author', store.companyId, boardId, field, editedAt],
    enabled: mode === 'team' && field !== null,
    retry: false,
    queryFn: async (): Promise<string> => {
      if (field === null) return '';
      const { createHistoryApi } = await import('../../shared/team/historyApi.ts');
      return writerOf(
        store,
        boardId,
        field,
        createHistoryApi((...given) => fetch(...given)),
      );
    },
  });
  if (mode === 'local') return YOU;
  return isError ? '' : (data ?? null);
}
