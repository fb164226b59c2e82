import { dateOf } from '#src/domain/core/format.ts';
import { formatSize } from '#src/domain/workspaceFile.ts';

import type { ArchiveEngine } from '#store/archive/engine.ts';
import { type Store } from '#store/port.ts';
import { StoreError } from '#src/domain/core/storeError.ts';

export interface SavedRescue {
  readonly name: string;
  /** In words: `12,4 МБ`. */
  readonly size: string;
  /** Files that records name and that are not in it. */
  readonly missingFiles: number;
}

/**
 * Saves the workspace to a file from a screen that broke: the same file as in the settings, so that it can be opened there,
 * damaged records as they are. When a file's bytes cannot be read, the records are saved without any of them: a rescue must not
 * fail for one recording.
 * @param engine default: in a worker
 * @throws ArchiveError, StoreError
 */
export async function saveRescue(store: Store, now: Date, engine?: ArchiveEngine): Promise<SavedRescue> {
  const [{ saveWorkspace }, { download }] = await Promise.all([
    import('#store/archive/workspaceFile.ts'),
    import('../shared/download.ts'),
  ]);
  const { blob, missingFiles } = await saveWorkspace(store, now, { engine }).catch((error: unknown) => {
    if (error instanceof StoreError && error.code === 'closed') throw error;
    return saveWorkspace(store, now, { engine, withFiles: false });
  });
  const name = `Ориентир — данные — ${dateOf(now)}.zip`;
  download(blob, name);
  return { name, size: formatSize(blob.size), missingFiles };
}
