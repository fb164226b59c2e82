import { Download } from 'lucide-react';

import { Button } from '../../ui/Button.tsx';
import { useBusy } from '../useBusy.ts';

export interface ExportButtonProps<Item> {
  /** Items that go into the file: those that pass the list's filter. */
  items: readonly Item[];
  /** Makes the file; telling how that ended is its own affair. */
  onExport: (items: readonly Item[]) => Promise<unknown>;
}

/** «Экспорт» of a list; nothing to press while there is nothing to export. */
export function ExportButton<Item>({ items, onExport }: ExportButtonProps<Item>) {
  const [busy, run] = useBusy(onExport);
  return (
    <Button
      needs="Viewer"
      icon={<Download />}
      busy={busy}
      disabled={items.length === 0}
      onClick={() => void run(items)}
    >
      Экспорт
    </Button>
  );
}
