import { Share2 } from 'lucide-react';

import type { BoardId } from '../../domain/boards/board.ts';
import { BOARD_NAMES } from '../../domain/boards/rules.ts';
import { ShowHistory } from '../../patterns/ShowHistory.tsx';
import { IconButton } from '../../ui/IconButton.tsx';

export interface BoardSignsProps {
  /** Which board it is. */
  boardId: BoardId;
  /** «Показать снаружи»: makes a link by which it is read. */
  onShow: () => void;
  /** Whether there is nothing to show yet: the board is still being loaded. Default false. */
  disabled?: boolean;
}

/** What a shared company can do with a board besides: show it to those outside, and look who has changed it. */
export function BoardSigns({ boardId, onShow, disabled = false }: BoardSignsProps) {
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
      <ShowHistory kind="board" id={boardId} of={BOARD_NAMES[boardId]} variant="secondary" size="md" />
    </>
  );
}
