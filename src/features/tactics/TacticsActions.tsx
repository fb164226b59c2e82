import { Download, FileText, Image, List, Map as MapIcon, Route } from 'lucide-react';

import { useBusy } from '../../patterns/useBusy.ts';
import { ViewSwitch } from '../../patterns/ViewSwitch.tsx';
import { Button } from '../../ui/Button.tsx';
import { Menu } from '../../ui/menu/Menu.tsx';

/** How the journey is shown; on a phone always as a list (R14). `map`: the whole journey at once. */
export type TacticsView = 'list' | 'cjm' | 'map';

export interface TacticsActionsProps {
  /** The chosen view. */
  view: TacticsView;
  /** Whether there is nothing to export yet: the journey is still being loaded. Default false. */
  disabled?: boolean;
  /** Another view was chosen. */
  onViewChange: (view: TacticsView) => void;
  /** «Экспорт карты»: the whole journey as one page; resolves when that is over. */
  onExport: (format: 'pdf' | 'png') => Promise<unknown>;
}

const VIEWS = [
  { view: 'list', label: 'Список', icon: <List /> },
  { view: 'cjm', label: 'CJM', icon: <Route /> },
  { view: 'map', label: 'Карта пути', icon: <MapIcon /> },
] as const;

/** How the journey is looked at, and its file. On a phone there is one view, so nothing to choose. */
export function TacticsActions({ view, disabled = false, onViewChange, onExport }: TacticsActionsProps) {
  const [exporting, exportAs] = useBusy(onExport);
  return (
    <>
      <ViewSwitch views={VIEWS} value={view} onValueChange={onViewChange} />
      <Menu
        label="Экспорт карты пути"
        trigger={
          <Button needs="Viewer" icon={<Download />} busy={exporting} disabled={disabled}>
            Экспорт карты
          </Button>
        }
        items={[
          { label: 'PDF', icon: <FileText />, onSelect: () => void exportAs('pdf') },
          { label: 'PNG', icon: <Image />, onSelect: () => void exportAs('png') },
        ]}
      />
    </>
  );
}
