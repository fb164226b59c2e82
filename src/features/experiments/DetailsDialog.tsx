import { Share2 } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';

import type { FinishForm as FinishValues } from '../../domain/experiments/finish.ts';
import type { Outcome } from '../../domain/core/outcome.ts';
import { AlsoHere } from '../../patterns/AlsoHere.tsx';
import { ShowHistory } from '../../patterns/ShowHistory.tsx';
import { ShowLinks } from '../../patterns/ShowLinks.tsx';
import { CommentsButton } from '../../patterns/CommentsButton.tsx';
import { NeedsScope } from '../../ui/context/NeedsScope.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { ExperimentOverview } from './ExperimentOverview.tsx';
import { FinishForm, type FinishDraft } from './FinishForm.tsx';
import type { OpenExperiment } from './openExperiment.ts';

export interface DetailsDialogProps {
  /** The experiment and what is shown beside it. */
  open: OpenExperiment;
  /** Address of its dialog «Связи». */
  linksHref: string;
  /** «Показать снаружи»; not given in a company of one browser. */
  onShow?: (() => void) | undefined;
  /** Its details, drawn by the caller. */
  children: ReactNode;
  /**
   * Whether the finish form replaces the details. Leaving it leads back to them; when it was there from the beginning, it closes
   * the dialog.
   */
  finishing: boolean;
  /** Text typed into the finish form before it was left. */
  draft?: FinishDraft;
  /** Called with every change of it; undefined when it has been stored. */
  onDraftChange: (draft: FinishDraft | undefined) => void;
  /** Called with the wanted state; false also when it has been finished. */
  onFinishingChange: (finishing: boolean) => void;
  /** «Изменить». */
  onEdit: () => void;
  /** «Начать исследование». */
  onStartRound: () => void;
  /** Stores results and verdict. */
  onFinish: (form: FinishValues) => Promise<Outcome>;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

/** «Детали эксперимента»: details, links, «История», and the form that finishes it (R34, R43). */
export function DetailsDialog(props: DetailsDialogProps) {
  const { open, linksHref, onShow, children, finishing, draft, onDraftChange, onFinishingChange, ...act } = props;
  const formId = useId();
  const [fromDetails] = useState(!finishing);
  const { experiment } = open;
  const finishButton = useRef<HTMLButtonElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const wasFinishing = useRef(finishing);
  const [busy, setBusy] = useState(false);

  // The form took the focus and is gone: back to the button that called it.
  useEffect(() => {
    if (wasFinishing.current && !finishing) (finishButton.current ?? closeButton.current)?.focus();
    wasFinishing.current = finishing;
  }, [finishing]);

  const leaveForm = () => {
    if (fromDetails) onFinishingChange(false);
    else act.onClose();
  };
  const finish = async (form: FinishValues) => {
    setBusy(true);
    const outcome = await act.onFinish(form);
    setBusy(false);
    if (outcome.ok) leaveForm();
    return outcome;
  };
  return (
    <Dialog
      open
      onOpenChange={(wanted) => {
        // Closed while results are being stored, it could not say why that failed.
        if (wanted || busy) return;
        if (finishing) leaveForm();
        else act.onClose();
      }}
      title="Детали эксперимента"
      description={experiment.name}
      beside={<AlsoHere kind="experiment" id={experiment.id} place="dialog" />}
      size="lg"
      footer={
        finishing ? (
          <>
            <Button needs="Researcher" variant="primary" type="submit" form={formId} busy={busy}>
              Завершить
            </Button>
            <Button disabled={busy} onClick={leaveForm}>
              {fromDetails ? 'Назад к деталям' : 'Отмена'}
            </Button>
          </>
        ) : (
          <>
            {experiment.status === 'backlog' ? null : (
              <Button needs="Researcher" variant="primary" onClick={act.onStartRound}>
                Начать исследование
              </Button>
            )}
            {experiment.status === 'Done' ? null : (
              <Button needs="Researcher" ref={finishButton} onClick={() => onFinishingChange(true)}>
                Завершить эксперимент
              </Button>
            )}
            <Button needs="Researcher" onClick={act.onEdit}>
              Изменить
            </Button>
            <ShowLinks size="md" href={linksHref} of={experiment.name} />
            <CommentsButton size="md" kind="experiment" id={experiment.id} of={experiment.name} />
            <ShowHistory kind="experiment" id={experiment.id} of={experiment.name} />
            {onShow ? (
              <IconButton
                needs="Researcher"
                label="Показать снаружи"
                icon={<Share2 />}
                variant="secondary"
                aria-haspopup="dialog"
                onClick={onShow}
              />
            ) : null}
            <Button ref={closeButton} onClick={act.onClose}>
              Закрыть
            </Button>
          </>
        )
      }
    >
      {finishing ? (
        <NeedsScope needs="Researcher">
          <FinishForm
            id={formId}
            experiment={experiment}
            draft={draft}
            onDraftChange={onDraftChange}
            onFinish={finish}
          />
        </NeedsScope>
      ) : (
        <ExperimentOverview open={open}>{children}</ExperimentOverview>
      )}
    </Dialog>
  );
}
