import type { BoardRecordId } from '#src/domain/boards/board.ts';
import { BOARD_FORMAT_NAMES, type BoardFormat } from '#src/domain/boards/boardFormats.ts';

import type { BoardExportRequest } from '../../shared/board/exportBoard.ts';
import { attemptWithToast } from '../../shared/outcomes.ts';
import { showToast } from '../../shared/toast.ts';
import type { Store } from '#store/port.ts';
import type { Handover } from './shareBoard.ts';

/** The words for a board that was sent; only the share sheet tells that it was (R5). */
const SHARED = { title: 'Отправлено команде', description: 'Vision Board успешно отправлен коллегам' };

/** Returns the toast about the outcome of handing over; null for nothing. */
function handedOver(handover: Handover): { readonly title: string; readonly description: string } | null {
  switch (handover.kind) {
    case 'shared':
      return SHARED;
    case 'letter':
      return {
        title: 'Письмо готово',
        description:
          handover.leftOut.length === 0
            ? 'Открыли его в вашей почтовой программе: отправьте его там'
            : 'Отправьте его в вашей почтовой программе. Доска целиком в письмо не поместилась: PDF скачан, вложите его',
      };
    case 'cancelled':
    case 'alone':
      return null;
  }
}

/**
 * Hands the board over to the team, and shows the outcome.
 * @returns `alone` when the company has no other members
 */
export async function shareWithToast(
  store: Store,
  boardId: BoardRecordId,
  company: string,
): Promise<'alone' | undefined> {
  let ended: Handover['kind'] | undefined;
  await attemptWithToast('Доска не отправлена', async () => {
    // Fetched when it is first wanted.
    const { shareBoard } = await import('./shareBoard.ts');
    const handover = await shareBoard(store, boardId, company);
    ended = handover.kind;
    const outcome = handedOver(handover);
    if (outcome) void showToast({ tone: outcome.title === SHARED.title ? 'success' : 'info', ...outcome });
  });
  return ended === 'alone' ? 'alone' : undefined;
}

/** Saves the board as a file, and says so. */
export async function downloadWithToast(
  request: Pick<BoardExportRequest, 'store' | 'board' | 'company' | 'product'>,
  format: BoardFormat,
  signal: AbortSignal,
): Promise<void> {
  const name = BOARD_FORMAT_NAMES[format];
  const failed = `${name} не сохранён`;
  await attemptWithToast(failed, async () => {
    // Fetched when it is first wanted.
    const { saveBoard } = await import('../../shared/board/saveBoard.ts');
    await saveBoard({ ...request, id: 'vision', chat: true }, format, {
      signal,
      failed,
      onSaved: () =>
        void showToast({
          tone: 'success',
          title: 'Скачивание начато',
          description: `Vision Board сохраняется в ${name}...`,
        }),
    });
  });
}

/** Shows how to edit the result. */
export function sayHowToEdit(): void {
  void showToast({
    tone: 'info',
    title: 'Режим редактирования',
    description: 'Нажмите на раздел и исправьте текст: он сразу сохранится на доске',
  });
}
