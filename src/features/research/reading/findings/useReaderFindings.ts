import { useState } from 'react';

import { media } from '../../../../theme/media.ts';
import type { ReadingPaneProps } from '../ReadingPane.tsx';
import type { ReadingColumns } from '../view/ReaderHead.tsx';
import type { FindingsBarProps } from './FindingsBar.tsx';
import type { FindingsPanelProps } from './FindingsPanel.tsx';
import { useFindingWalk, type FindingWalk, type FindingWalkOf } from './useFindingWalk.ts';

/** A reading view, as what was found in its text is shown there. */
export interface ReaderFindingsOf extends FindingWalkOf {
  readonly columns: ReadingColumns;
  readonly onColumnsChange: (columns: ReadingColumns) => void;
}

/** Findings as the parts of the reading view need them. */
export interface ReaderFindings {
  readonly walk: FindingWalk;
  readonly pane: Pick<ReadingPaneProps, 'findings' | 'onPressFinding'>;
  /** Bar over the text; null when nothing is looked for. */
  readonly bar: FindingsBarProps | null;
  /** Panel in the place of the materials; null while that is closed. */
  readonly panel: FindingsPanelProps | null;
  /** The same over the view, on a phone; null while it is closed. */
  readonly over: FindingsPanelProps | null;
  /** Closes what lies over the view. */
  readonly onOverClose: () => void;
  /** Closes the list beside the text; null while it is closed. */
  readonly closePanel: (() => void) | null;
}

const isPhone = (): boolean => window.matchMedia(media.mobile.replace('@media ', '')).matches;

/** Joins a text that is read and what the program found in it: the way through, the list beside the text or, on a phone, over it. */
export function useReaderFindings(of: ReaderFindingsOf): ReaderFindings {
  const { findings, text, columns, onColumnsChange } = of;
  const [isOver, setIsOver] = useState(false);
  const walk = useFindingWalk(of);
  const onOverClose = () => setIsOver(false);
  if (!findings) return { walk, pane: {}, bar: null, panel: null, over: null, onOverClose, closePanel: null };
  const isOpen = columns.findings === true;
  const { refused, allHref, onReturn, onRetry } = findings;
  const panel: FindingsPanelProps = {
    ...walk,
    text,
    refused,
    allHref,
    onReturn,
    onRetry,
    onShow: walk.show,
    onRefuse: walk.refuse,
  };
  return {
    walk,
    pane: { findings: walk.placed, onPressFinding: walk.showKey },
    bar: {
      waiting: walk.waiting,
      listed: walk.listed,
      current: walk.current,
      refusedCount: refused.length,
      open: isOpen || isOver,
      onStep: walk.step,
      onToggle: () => (isPhone() ? setIsOver(true) : onColumnsChange({ ...columns, findings: !isOpen })),
      onRetry,
    },
    panel: isOpen ? panel : null,
    over: isOver
      ? {
          ...panel,
          onShow: (finding) => {
            setIsOver(false);
            walk.show(finding);
          },
        }
      : null,
    onOverClose,
    closePanel: isOpen ? () => onColumnsChange({ ...columns, findings: false }) : null,
  };
}
