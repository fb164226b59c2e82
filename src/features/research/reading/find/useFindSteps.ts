import { fold } from '../../../../domain/core/format.ts';
import type { TextRange } from '../../../../domain/core/textRange.ts';
import { foundBeside, placeBeside } from '../../../../domain/research/reading/foundTexts.ts';
import type { MaterialReading } from '../useMaterialReading.ts';
import type { FindPanelProps } from './FindPanel.tsx';

/** A search in all materials, beside the text of one. */
export interface FindStepsOf {
  readonly materialId: string;
  readonly reading: Pick<MaterialReading, 'search' | 'findAt' | 'pane'>;
  readonly words: string;
  /** The found place that a text on its way will open at; null when it is there, or opens at none. */
  readonly place: TextRange | null;
  readonly finding: FindPanelProps['finding'];
  /** Ids of all materials that are searched, in the order of what is found. */
  readonly order: readonly string[];
  /** Opens a material at a place. */
  readonly onOpen: (materialId: string, place: TextRange) => void;
  /** Called when the text is to be seen: on a phone it may not be. */
  readonly onShowText: () => void;
}

/** Goes through everything that was found, in the open text and from file to file. */
export function useFindSteps(of: FindStepsOf): Pick<FindPanelProps, 'here' | 'onGo' | 'onStep'> {
  const { materialId, reading, words, place: opened, finding, order, onOpen, onShowText } = of;
  const { search, findAt, pane } = reading;
  const isSame = fold(search.searched).trim() === fold(words).trim() && search.matches.length > 0;
  const shown = isSame ? (search.matches[search.current] ?? null) : null;

  const onGo = (to: string, { start, end }: TextRange) => {
    onShowText();
    if (to === materialId) findAt(words, { start, end });
    onOpen(to, { start, end });
  };
  const onStep = (by: 1 | -1) => {
    const own = finding.found.find((one) => one.materialId === materialId);
    const within = isSame ? search.matches[search.current + by] : undefined;
    if (within) {
      onShowText();
      findAt(words, within);
      return;
    }
    // The text shows other words, and begins at the first of these; or it is on its way, and who is quick goes on meanwhile.
    const near = own && !isSame ? placeBeside(own, opened, by) : undefined;
    if (near) {
      onGo(materialId, near);
      return;
    }
    const beside = foundBeside(finding.found, order, materialId, by) ?? own;
    const place = by > 0 ? beside?.lines[0] : beside?.last;
    if (beside && place) onGo(beside.materialId, place);
  };
  return { here: { materialId, start: pane.shown && shown ? shown.start : null }, onGo, onStep };
}
