import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';

import { fontSizes, spaces } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { REPORT_FORMATS, type ReportFormat } from './reportActs.ts';

export interface ReportFilesProps {
  /** Makes the file and hands it to the browser; telling how that ended is its own affair. The signal stops it. */
  onFile: (format: ReportFormat, signal: AbortSignal) => Promise<unknown>;
}

const NAMES: Readonly<Record<ReportFormat, string>> = { pdf: 'PDF', docx: 'DOCX', html: 'HTML' };

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[2]}px;
  align-items: center;

  & > output {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
  }
`;

/** The files of a report: one is made at a time, it is said which, and it can be stopped. */
export function ReportFiles({ onFile }: ReportFilesProps) {
  const [making, setMaking] = useState<ReportFormat | null>(null);
  const stop = useRef<AbortController>(null);
  const make = async (format: ReportFormat) => {
    const controller = new AbortController();
    stop.current = controller;
    setMaking(format);
    try {
      await onFile(format, controller.signal);
    } finally {
      setMaking(null);
    }
  };
  return (
    <Root>
      <output>{making ? `Готовим ${NAMES[making]}…` : ''}</output>
      {making ? (
        <Button variant="quiet" size="sm" onClick={() => stop.current?.abort()}>
          Остановить
        </Button>
      ) : null}
      {REPORT_FORMATS.map((format) => (
        <Button
          key={format}
          needs="Viewer"
          size="sm"
          icon={<Download />}
          aria-label={`Скачать ${NAMES[format]}`}
          busy={making === format}
          disabled={making !== null && making !== format}
          onClick={() => void make(format)}
        >
          {NAMES[format]}
        </Button>
      ))}
    </Root>
  );
}
