import { Share2 } from 'lucide-react';

import type { BoardId, BoardRecordId } from '../../domain/boards/board.ts';
import { BOARD_NAMES } from '../../domain/boards/cards.ts';
import { ShowHistory } from '../../patterns/ShowHistory.tsx';
import { IconButton } from '../../ui/IconButton.tsx';

export interface BoardSignsProps {
  /** Which board it is. */
  boardId: BoardId;
  /** Its record: another product's has an id of its own. Default: the main product's. */
  recordId?: BoardRecordId | undefined;
  /** «Показать снаружи»: makes a link by which it is read. */
  onShow: () => void;
  /** Whether there is nothing to show yet: the board is still being loaded. Default false. */
  disabled?: boolean;
}

/** Shows a shared company's further actions on a board: show it to outsiders, and see who has changed it. */
export function BoardSigns({ boardId, recordId = boardId, onShow, disabled = false }: BoardSignsProps) {
  return (
    <>
      <IconButton
        needs="Researcher"
        label="Показать снаружи"
        icon={<Share2 />}
        variant="secondary"
        aria-haspopup="dialog"
        disabled={disabled}
        onClick={onShow}
      />
      <ShowHistory kind="board" id={recordId} of={BOARD_NAMES[boardId]} variant="secondary" size="md" />
    </>
  );
}
