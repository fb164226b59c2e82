import { BOARD_FORMAT_NAMES, type BoardFormat } from '#src/domain/boards/boardFormats.ts';

import { attemptWithToast } from '../outcomes.ts';
import { tellMasked, type ExportedFile } from '../out/savedFile.ts';
import { showToast } from '../toast.ts';
import { exportBoard, type BoardExportRequest } from './exportBoard.ts';

/** Options of {@link saveBoard}. */
interface SaveBoardOptions {
  /** Stops it without a message: the user who stopped it knows. */
  readonly signal: AbortSignal;
  /** Message on failure. Default «Доска не экспортирована». */
  readonly failed?: string;
  /** Tells of the file once it was handed to the browser. */
  readonly onSaved?: (file: ExportedFile) => void;
}

/** Makes the file of a board, hands it to the browser, and tells how that ended. Fulfilled in any case. */
export async function saveBoard(
  request: BoardExportRequest,
  format: BoardFormat,
  { signal, failed = 'Доска не экспортирована', onSaved }: SaveBoardOptions,
): Promise<void> {
  await attemptWithToast(failed, async () => {
    try {
      const file = await exportBoard(request, format, { signal });
      onSaved?.(file);
      tellMasked(file);
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  });
}

/** {@link saveBoard} of a board's own screen, which says what is being made. */
export async function saveAndSay(request: BoardExportRequest, format: BoardFormat, signal: AbortSignal): Promise<void> {
  void showToast({ tone: 'info', title: `Экспорт в ${BOARD_FORMAT_NAMES[format]}` });
  await saveBoard(request, format, { signal });
}
