import { ScrollText } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../../ui/Button.tsx';
import { onDemand } from '../../../ui/onDemand.ts';
import type { ChooseReportDialogProps } from './ChooseReportDialog.tsx';

const ChooseReportDialog = onDemand(() =>
  import('./ChooseReportDialog.tsx').then((module) => module.ChooseReportDialog),
);

export type ReportButtonProps = Pick<ChooseReportDialogProps, 'studies' | 'onChoose'>;

/** «Общий отчёт» of the list: asks which studies; nothing to press while there are none. */
export function ReportButton({ studies, onChoose }: ReportButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        icon={<ScrollText />}
        aria-haspopup="dialog"
        disabled={studies.length === 0}
        onClick={() => setOpen(true)}
      >
        Общий отчёт
      </Button>
      {open ? <ChooseReportDialog studies={studies} onChoose={onChoose} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
