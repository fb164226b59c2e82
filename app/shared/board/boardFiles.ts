import type { BoardFormat } from '#src/domain/boards/boardFormats.ts';

import type { OutwardPageContent } from '#store/team/apis/outwardApi.ts';
import { attemptWithToast } from '../outcomes.ts';
import type { BoardExportRequest } from './exportBoard.ts';

/* Files of a board, for its screen: the code that makes them is loaded when the first of them is wanted. */

/** Makes the file of a board and hands it to the browser, saying what is being made and how it ended. Fulfilled in any case. */
export async function saveShownBoard(
  request: BoardExportRequest,
  format: BoardFormat,
  signal: AbortSignal,
): Promise<void> {
  await attemptWithToast('Доска не экспортирована', async () => {
    const { saveAndSay } = await import('./saveBoard.ts');
    await saveAndSay(request, format, signal);
  });
}

/** A board as it is shown to those outside. @param isHidden whether personal data are hidden whatever the company does */
export async function boardForOutside(request: BoardExportRequest, isHidden: boolean): Promise<OutwardPageContent> {
  const { boardOutside } = await import('./exportBoard.ts');
  return boardOutside(request, isHidden);
}
