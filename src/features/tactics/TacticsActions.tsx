import { Download, FileText, Image, List, Map as MapIcon, Route } from 'lucide-react';
import { styled } from 'styled-components';

import { useBusy } from '../../patterns/useBusy.ts';
import { media } from '../../theme/media.ts';
import { spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { Menu } from '../../ui/Menu.tsx';

/** How the journey is shown; on a phone always as a list (specification §2). `map`: the whole journey at once. */
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

const Views = styled.fieldset`
  display: flex;
  gap: ${spaces[1]}px;
  margin: 0;
  padding: 0;
  border: 0;

  & > button[aria-pressed='true'] {
    background: var(--color-accent-soft);
    box-shadow: inset 0 0 0 1px var(--color-accent);
  }
  ${media.mobile} {
    display: none;
  }
`;

/** How the journey is looked at, and its file. On a phone there is one view, so nothing to choose. */
export function TacticsActions({ view, disabled = false, onViewChange, onExport }: TacticsActionsProps) {
  const [exporting, exportAs] = useBusy(onExport);
  return (
    <>
      <Views aria-label="Вид">
        {VIEWS.map((one) => (
          <Button
            key={one.view}
            icon={one.icon}
            aria-pressed={view === one.view}
            onClick={() => onViewChange(one.view)}
          >
            {one.label}
          </Button>
        ))}
      </Views>
      <Menu
        label="Экспорт карты пути"
        trigger={
          <Button icon={<Download />} busy={exporting} disabled={disabled}>
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
