import { useMemo } from 'react';

import type { Board, BoardRecordId } from '#src/domain/boards/board.ts';
import { ready, type Loadable } from '#src/domain/core/loadable.ts';

import { toLoadable, useRecord } from '#store/queries.ts';

/** A board; null while the workspace has none. */
export function useBoard(id: BoardRecordId): Loadable<Board | null> {
  const record = useRecord('board', id);
  return useMemo(() => {
    const loaded = toLoadable(record);
    if (loaded.state !== 'ready') return loaded;
    return ready(loaded.value && loaded.value.deletedAt === null ? loaded.value : null);
  }, [record]);
}
