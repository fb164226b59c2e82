import { useCallback, useState } from 'react';

import type { ExperimentStatus, ExperimentSummary } from '../../domain/experiments/experiment.ts';
import { planMove } from '../../domain/experiments/moves.ts';
import type { Loadable } from '../../domain/core/loadable.ts';
import { useDialogHome } from '../../patterns/useDialogHome.ts';
import type { ExperimentDialog } from './experimentDialog.ts';
import type { OpenExperiment } from './openExperiment.ts';

/** How the experiments are shown; on a phone always as a list (R14). */
export type ExperimentsView = 'list' | 'board';

/** Options that decide which dialog is over the screen; each is a prop of the screen. */
export interface ExperimentDialogsOptions {
  /** Id of the open experiment, or null. */
  readonly openId: string | null;
  /** The open experiment with what belongs to it. */
  readonly opened: Loadable<OpenExperiment>;
  /** On the board what is open has its dialog. */
  readonly view: ExperimentsView;
  /** Whether «Связи» lie over the screen. */
  readonly linksOpen: boolean;
  /** An experiment was opened or closed. */
  readonly onOpenChange: (id: string | null) => void;
  /** A move that needs nothing more. */
  readonly onMove: (id: string, to: ExperimentStatus) => Promise<boolean>;
}

/** The dialog over the open experiment, and what opens and closes one. */
export interface OpenExperimentDialog {
  /** The open experiment; null while none is, or it is being read. */
  readonly open: OpenExperiment | null;
  /** The dialog over it, or null. */
  readonly dialog: ExperimentDialog | null;
  /** Asks for a dialog of an experiment. A stable function. */
  readonly ask: (id: string | null, dialog: ExperimentDialog) => void;
  /** A card of the board was pressed. */
  readonly openCard: (experiment: ExperimentSummary) => void;
  /** A card was dropped on another column; a promise when the move is being stored. */
  readonly moveCard: (experiment: ExperimentSummary, to: ExperimentStatus) => Promise<boolean> | undefined;
  /** Closes the dialog. */
  readonly close: () => void;
}

/** Which dialog lies over the screen Эксперименты; once it is closed, the focus goes back to its experiment. */
export function useExperimentDialogs(options: ExperimentDialogsOptions): OpenExperimentDialog {
  const { openId, opened, view, linksOpen, onOpenChange, onMove } = options;
  /** The dialog asked for, and of which experiment: a link may have led to another since. */
  const [asked, setAsked] = useState<{ readonly id: string | null; readonly dialog: ExperimentDialog } | null>(null);
  const ask = useCallback((id: string | null, dialog: ExperimentDialog) => setAsked({ id, dialog }), []);
  const openCard = useCallback(
    (experiment: ExperimentSummary) => {
      ask(experiment.id, experiment.status === 'backlog' ? 'launch' : 'details');
      onOpenChange(experiment.id);
    },
    [ask, onOpenChange],
  );
  const moveCard = useCallback(
    (experiment: ExperimentSummary, to: ExperimentStatus) => {
      const plan = planMove(experiment, to);
      if (plan.kind === 'ops') return onMove(experiment.id, to);
      if (plan.kind !== 'launch' && plan.kind !== 'finish') return undefined;
      ask(experiment.id, plan.kind);
      onOpenChange(experiment.id);
      return undefined;
    },
    [ask, onMove, onOpenChange],
  );
  const close = () => {
    setAsked(null);
    if (view === 'board') onOpenChange(null);
  };
  const open = opened.state === 'ready' && opened.value.experiment.id === openId ? opened.value : null;
  const wanted = asked?.id === openId ? asked?.dialog : undefined;
  const dialog = open ? (wanted ?? (view === 'board' && !linksOpen ? 'details' : null)) : null;
  useDialogHome(open && dialog ? open.experiment.id : null, (id) =>
    document.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"]`),
  );
  return { open, dialog, ask, openCard, moveCard, close };
}
