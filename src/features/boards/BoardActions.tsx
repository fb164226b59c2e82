import { Download, FileSpreadsheet, FileText, Image, RefreshCw } from 'lucide-react';
import { useState } from 'react';

import { styled } from 'styled-components';

import { media } from '../../theme/media.ts';
import { Button } from '../../ui/Button.tsx';
import { Menu } from '../../ui/Menu.tsx';

/** Formats that a board is exported in (R58). */
export type BoardFormat = 'pdf' | 'xlsx' | 'png';

export interface BoardActionsProps {
  /** «Обновить из интервью»: shows what they propose, changes nothing by itself (R50). */
  onRefresh: () => void;
  /** Makes the file; resolves when that is over. */
  onExport: (format: BoardFormat) => Promise<unknown>;
  /** Whether there is nothing to export or refresh yet: the board is still being loaded. Default false. */
  disabled?: boolean;
}

// Without the sign both buttons stand in one row of a phone.
const Refresh = styled(Button)`
  ${media.mobile} {
    & svg {
      display: none;
    }
  }
`;

/** What can be done with a whole board. */
export function BoardActions({ onRefresh, onExport, disabled = false }: BoardActionsProps) {
  const [exporting, setExporting] = useState(false);
  const exportAs = async (format: BoardFormat) => {
    setExporting(true);
    try {
      await onExport(format);
    } finally {
      setExporting(false);
    }
  };
  return (
    <>
      <Refresh needs="Researcher" icon={<RefreshCw />} disabled={disabled} onClick={onRefresh}>
        Обновить из интервью
      </Refresh>
      <Menu
        label="Скачать доску"
        trigger={
          <Button icon={<Download />} busy={exporting} disabled={disabled}>
            Скачать
          </Button>
        }
        items={[
          { label: 'PDF', icon: <FileText />, onSelect: () => void exportAs('pdf') },
          { label: 'XLSX', icon: <FileSpreadsheet />, onSelect: () => void exportAs('xlsx') },
          { label: 'PNG', icon: <Image />, onSelect: () => void exportAs('png') },
        ]}
      />
    </>
  );
}
