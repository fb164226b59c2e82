import { useState } from 'react';

import type { EditedForm } from '../../domain/core/editedForm.ts';
import type { Experiment, TypedCanvas } from '../../domain/experiments/experiment.ts';
import type { ExperimentDraft } from '../../domain/experiments/experimentDraft.ts';
import type { FinishForm } from '../../domain/experiments/finish.ts';
import type { LaunchForm } from '../../domain/experiments/launch.ts';
import type { StudyLaunchForm } from '../../domain/experiments/studyRound.ts';
import type { Hypothesis } from '../../domain/research/hypothesis.ts';
import type { HypothesisDraft } from '../../domain/research/hypotheses/hypothesisDraft.ts';
import type { LinksHref } from '../../domain/links/linkKinds.ts';
import { choicesOf, type Loadable } from '../../domain/core/loadable.ts';
import type { Outcome } from '../../domain/core/outcome.ts';
import type { DateText } from '../../domain/core/record.ts';
import type { ExperimentEdits } from './experimentEdits.ts';
import { ExperimentDetails } from './ExperimentDetails.tsx';
import type { FinishDraft } from './FinishForm.tsx';
import type { ExperimentDialog } from './experimentDialog.ts';
import type { OpenExperiment } from './openExperiment.ts';
import type { RoundDraft } from './RoundDialog.tsx';
import { useDrafts } from '../../patterns/form/useDrafts.ts';
import { onDemand } from '../../ui/onDemand.ts';

const CanvasDialog = onDemand(() => import('../../patterns/CanvasDialog.tsx').then((module) => module.CanvasDialog));
const LaunchDialog = onDemand(() => import('./LaunchDialog.tsx').then((module) => module.LaunchDialog));
const RoundDialog = onDemand(() => import('./RoundDialog.tsx').then((module) => module.RoundDialog));
const EditExperimentDialog = onDemand(() =>
  import('./EditExperimentDialog.tsx').then((module) => module.EditExperimentDialog),
);
const HypothesisDialog = onDemand(() =>
  import('../../patterns/HypothesisDialog.tsx').then((module) => module.HypothesisDialog),
);
const DetailsDialog = onDemand(() => import('./DetailsDialog.tsx').then((module) => module.DetailsDialog));

export interface ExperimentDialogsProps {
  /** The open experiment, or null. */
  open: OpenExperiment | null;
  /** The dialog over it, or null. */
  dialog: ExperimentDialog | null;
  /** Another dialog of the same experiment was asked for. */
  onDialogChange: (dialog: ExperimentDialog) => void;
  /** The hypothesis whose canvas is open, or null. */
  creating: Hypothesis | null;
  /** The canvas is to close. */
  onCreatingEnd: () => void;
  /** The hypothesis that is edited, as it was when its form was asked for; null for none. */
  editing: Hypothesis | null;
  /** Its form is to close. */
  onEditingEnd: () => void;
  /** All hypotheses: the one that is edited, as it is now. */
  hypotheses: Loadable<readonly Hypothesis[]>;
  /** Possible corrections. */
  edits: ExperimentEdits;
  /** Address of the dialog «Связи» of a record. */
  linksHref: LinksHref;
  /** «Показать снаружи»: a link by which an experiment is read; not given in a company of one browser. */
  onShow?: ((id: string) => void) | undefined;
  /** The dialog over the experiment is to close. */
  onClose: () => void;
  /** People who can be in charge. */
  members: Loadable<readonly { readonly id: string; readonly name: string }[]>;
  /** Audiences a round can ask. */
  audiences: Loadable<readonly { readonly id: string; readonly name: string; readonly count: number }[]>;
  /** Calendar date of today: the canvas begins with it. */
  today: DateText;
  /** The canvas was filled in for a hypothesis. */
  onCreate: (hypothesis: Hypothesis, canvas: TypedCanvas) => Promise<Outcome>;
  /** The launch form was filled in. */
  onLaunch: (experiment: Experiment, form: LaunchForm) => Promise<Outcome>;
  /** The launch form was sent without its required fields: the app names them in a toast (R41). */
  onLaunchInvalid: () => void;
  /** Questions and an audience were chosen for a round of research. */
  onStartRound: (experiment: Experiment, form: StudyLaunchForm) => Promise<Outcome>;
  /** The round was sent without an audience or a question. */
  onRoundInvalid: () => void;
  /** Results and a verdict were given. */
  onFinish: (experiment: Experiment, form: FinishForm) => Promise<Outcome>;
}

/** A hypothesis as it is now; one that is in the list no more was removed. */
function hypothesisNow(hypothesis: Hypothesis, all: Loadable<readonly Hypothesis[]>): Hypothesis {
  if (all.state !== 'ready') return hypothesis;
  const found = choicesOf(all).find(({ id }) => id === hypothesis.id);
  return found ?? { ...hypothesis, deletedAt: 'removed' };
}

/** The forms of the screen Эксперименты. One that is closed by mistake keeps what was typed until the screen is left. */
export function ExperimentDialogs(props: ExperimentDialogsProps) {
  const { open, dialog, creating, onDialogChange, onClose } = props;
  const canvases = useDrafts<EditedForm<TypedCanvas>>();
  const launches = useDrafts<EditedForm<LaunchForm>>();
  const rounds = useDrafts<EditedForm<RoundDraft>>();
  const finishes = useDrafts<FinishDraft>();
  const corrections = useDrafts<EditedForm<ExperimentDraft>>();
  const hypotheses = useDrafts<EditedForm<HypothesisDraft>>();
  // Its form was asked for by the details, and leads back to them.
  const [fromDetails, setFromDetails] = useState(false);
  const edited = props.editing && hypothesisNow(props.editing, props.hypotheses);
  const experiment = open?.experiment;
  return (
    <>
      {creating ? (
        <CanvasDialog
          hypothesis={creating}
          today={props.today}
          draft={canvases.of(creating.id)}
          onDraftChange={(draft) => canvases.keep(creating.id, draft)}
          onCreate={(canvas) => props.onCreate(creating, canvas)}
          onClose={props.onCreatingEnd}
        />
      ) : null}
      {experiment && dialog === 'launch' ? (
        <LaunchDialog
          experiment={experiment}
          members={props.members}
          draft={launches.of(experiment.id)}
          onDraftChange={(draft) => launches.keep(experiment.id, draft)}
          onLaunch={(form) => props.onLaunch(experiment, form)}
          onInvalid={props.onLaunchInvalid}
          onClose={onClose}
        />
      ) : null}
      {experiment && dialog === 'round' ? (
        <RoundDialog
          experiment={experiment}
          audiences={props.audiences}
          draft={rounds.of(experiment.id)}
          onDraftChange={(draft) => rounds.keep(experiment.id, draft)}
          onStart={(form) => props.onStartRound(experiment, form)}
          onInvalid={props.onRoundInvalid}
          onClose={onClose}
        />
      ) : null}
      {experiment && dialog === 'edit' ? (
        <EditExperimentDialog
          experiment={experiment}
          members={props.members}
          today={props.today}
          draft={corrections.of(experiment.id)}
          onDraftChange={(draft) => corrections.keep(experiment.id, draft)}
          onSave={(draft) => props.edits.saveExperiment(experiment, draft)}
          onRestore={(key) => props.edits.restoreExperiment(experiment, key)}
          onClose={() => {
            setFromDetails(false);
            if (fromDetails) onDialogChange('details');
            else onClose();
          }}
        />
      ) : null}
      {edited ? (
        <HypothesisDialog
          hypothesis={edited}
          draft={hypotheses.of(edited.id)}
          onDraftChange={(draft) => hypotheses.keep(edited.id, draft)}
          onSave={(draft) => props.edits.saveHypothesis(edited, draft)}
          onRestore={(key) => props.edits.restoreHypothesis(edited, key)}
          onClose={props.onEditingEnd}
        />
      ) : null}
      {open && experiment && (dialog === 'details' || dialog === 'finish') ? (
        <DetailsDialog
          open={open}
          linksHref={props.linksHref('experiment', experiment.id)}
          onShow={props.onShow && (() => props.onShow?.(experiment.id))}
          finishing={dialog === 'finish'}
          draft={finishes.of(experiment.id)}
          onDraftChange={(draft) => finishes.keep(experiment.id, draft)}
          onFinishingChange={(finishing) => onDialogChange(finishing ? 'finish' : 'details')}
          onEdit={() => {
            setFromDetails(true);
            onDialogChange('edit');
          }}
          onStartRound={() => onDialogChange('round')}
          onFinish={(form) => props.onFinish(experiment, form)}
          onClose={onClose}
        >
          <ExperimentDetails open={open} links={false} />
        </DetailsDialog>
      ) : null}
    </>
  );
}
