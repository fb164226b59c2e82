import { Download, FileSpreadsheet, FileText } from 'lucide-react';

import type { ExperimentSummary } from '../../domain/experiments/experiment.ts';
import type { ExperimentFilter } from '../../domain/experiments/filter.ts';
import { useBusy } from '../../patterns/useBusy.ts';
import { Button } from '../../ui/Button.tsx';
import { Menu } from '../../ui/menu/Menu.tsx';

export interface ExperimentsExportProps {
  /** The experiments that pass the filter. */
  experiments: readonly ExperimentSummary[];
  /** Filter and order of the list: the file states them. */
  filter: ExperimentFilter;
  /** Makes a file of them. */
  onExport: (
    format: 'pdf' | 'xlsx',
    experiments: readonly ExperimentSummary[],
    filter: ExperimentFilter,
  ) => Promise<unknown>;
}

/** «Экспорт» of what passes the filter. */
export function ExperimentsExport({ experiments, filter, onExport }: ExperimentsExportProps) {
  const [exporting, exportAs] = useBusy(onExport);
  return (
    <Menu
      label="Экспорт списка"
      trigger={
        <Button needs="Viewer" icon={<Download />} busy={exporting} disabled={experiments.length === 0}>
          Экспорт
        </Button>
      }
      items={[
        { label: 'PDF', icon: <FileText />, onSelect: () => void exportAs('pdf', experiments, filter) },
        { label: 'XLSX', icon: <FileSpreadsheet />, onSelect: () => void exportAs('xlsx', experiments, filter) },
      ]}
    />
  );
}
