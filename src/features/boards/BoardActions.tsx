import { RefreshCw } from 'lucide-react';

import { styled } from 'styled-components';

import { BoardFiles, type BoardFilesProps } from '../../patterns/list/BoardFiles.tsx';
import { media } from '../../theme/media.ts';
import { Button } from '../../ui/Button.tsx';

export interface BoardActionsProps {
  /** «Обновить из интервью»: shows what they propose, changes nothing by itself (R50). */
  onRefresh: () => void;
  /** Makes the file; resolves when that is over. The signal stops it. */
  onExport: BoardFilesProps['onFile'];
  /** Whether there is nothing to export or refresh yet: the board is still being loaded. Default false. */
  disabled?: boolean;
}

// Without the icon both buttons fit in one row of a phone.
const Refresh = styled(Button)`
  ${media.mobile} {
    & svg {
      display: none;
    }
  }
`;

/** Shows the actions on a whole board. */
export function BoardActions({ onRefresh, onExport, disabled = false }: BoardActionsProps) {
  return (
    <>
      <Refresh needs="Researcher" icon={<RefreshCw />} disabled={disabled} onClick={onRefresh}>
        Обновить из интервью
      </Refresh>
      <BoardFiles disabled={disabled} onFile={onExport} />
    </>
  );
}
