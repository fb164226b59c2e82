import { Download, FileCode, FileSpreadsheet, FileText, Image, Presentation, Square } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { BOARD_FORMAT_NAMES, BOARD_FORMATS, type BoardFormat } from '../../domain/boards/boardFormats.ts';
import { fontSizes } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { Menu } from '../../ui/menu/Menu.tsx';
import { useMaking } from './useMaking.ts';

export interface BoardFilesProps {
  /** Makes the file and hands it to the browser; telling how that ended is its own affair. The signal stops it. */
  onFile: (format: BoardFormat, signal: AbortSignal) => Promise<unknown>;
  /** Formats on offer, in order. Default all. */
  formats?: readonly BoardFormat[];
  /** Label of the button. Default «Скачать». */
  label?: string;
  /** Whether there is nothing to make a file of yet. Default false. */
  disabled?: boolean;
}

const ICONS: Readonly<Record<BoardFormat, ReactNode>> = {
  pdf: <FileText />,
  pptx: <Presentation />,
  xlsx: <FileSpreadsheet />,
  png: <Image />,
  html: <FileCode />,
};

const Told = styled.output`
  align-self: center;
  color: var(--color-ink-soft);
  font-size: ${fontSizes.sm};

  /* Takes no gap of the row, and is heard all the same when it speaks. */
  &:empty {
    position: absolute;
  }
`;

/** The files of a board: a menu of formats. One is made at a time; when that takes long it is said which, and it can be stopped. */
export function BoardFiles({ onFile, formats = BOARD_FORMATS, label = 'Скачать', disabled = false }: BoardFilesProps) {
  const { making, isLong, make, stop } = useMaking(onFile);
  return (
    <>
      <Told>{making !== null && isLong ? `Готовим ${BOARD_FORMAT_NAMES[making]}…` : ''}</Told>
      {making !== null && isLong ? (
        <Button variant="quiet" icon={<Square />} onClick={stop}>
          Остановить
        </Button>
      ) : null}
      <Menu
        label="Скачать доску"
        trigger={
          <Button needs="Viewer" icon={<Download />} busy={making !== null} disabled={disabled}>
            {label}
          </Button>
        }
        items={formats.map((format) => ({
          label: BOARD_FORMAT_NAMES[format],
          icon: ICONS[format],
          onSelect: () => void make(format),
        }))}
      />
    </>
  );
}
