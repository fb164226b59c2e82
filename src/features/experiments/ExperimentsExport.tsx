import { Download, FileSpreadsheet, FileText } from 'lucide-react';

import type { ExperimentSummary } from '../../domain/experiments/experiment.ts';
import { useBusy } from '../../patterns/useBusy.ts';
import { Button } from '../../ui/Button.tsx';
import { Menu } from '../../ui/Menu.tsx';

export interface ExperimentsExportProps {
  /** The experiments that pass the filter. */
  experiments: readonly ExperimentSummary[];
  /** Makes a file of them. */
  onExport: (format: 'pdf' | 'xlsx', experiments: readonly ExperimentSummary[]) => Promise<unknown>;
}

/** «Экспорт» of what passes the filter. */
export function ExperimentsExport({ experiments, onExport }: ExperimentsExportProps) {
  const [exporting, exportAs] = useBusy(onExport);
  return (
    <Menu
      label="Экспорт списка"
      trigger={
        <Button icon={<Download />} busy={exporting} disabled={experiments.length === 0}>
          Экспорт
        </Button>
      }
      items={[
        { label: 'PDF', icon: <FileText />, onSelect: () => void exportAs('pdf', experiments) },
        { label: 'XLSX', icon: <FileSpreadsheet />, onSelect: () => void exportAs('xlsx', experiments) },
      ]}
    />
  );
}
