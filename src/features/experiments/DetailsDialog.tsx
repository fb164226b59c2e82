import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { timelineOf, type FinishForm as FinishValues } from '../../domain/experiments/rules.ts';
import { dateOf, formatDate } from '../../domain/core/format.ts';
import type { Outcome } from '../../domain/core/outcome.ts';
import { TERMS } from '../../domain/terms.ts';
import { ShowLinks } from '../../patterns/ShowLinks.tsx';
import { fontSizes, spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { FinishForm, type FinishDraft } from './FinishForm.tsx';
import type { OpenExperiment } from './openExperiment.ts';
import { RelatedLink } from './RelatedLink.tsx';

export interface DetailsDialogProps {
  /** The experiment and what is shown beside it. */
  open: OpenExperiment;
  /** Address of its dialog «Связи». */
  linksHref: string;
  /** Its details, drawn by the caller. */
  children: ReactNode;
  /**
   * Whether the finish form stands in the place of the details. Leaving it leads back to them; when it was there from the
   * beginning, it closes the dialog.
   */
  finishing: boolean;
  /** What was typed into the finish form before it was left. */
  draft?: FinishDraft;
  /** Called with every change of it; undefined when it has been stored. */
  onDraftChange: (draft: FinishDraft | undefined) => void;
  /** Called with the wanted state; false also when it has been finished. */
  onFinishingChange: (finishing: boolean) => void;
  /** «Начать исследование». */
  onStartRound: () => void;
  /** Stores results and verdict. */
  onFinish: (form: FinishValues) => Promise<Outcome>;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[5]}px;

  & h3 {
    margin-block-end: ${spaces[2]}px;
    font-size: ${fontSizes.md};
  }
`;

const Links = styled.dl`
  display: grid;
  gap: ${spaces[3]}px;

  & dt {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
  }
  & dd {
    overflow-wrap: anywhere;
  }
  & small {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
  }
`;

const Timeline = styled.ol`
  display: grid;
  gap: ${spaces[3]}px;
  padding-inline-start: ${spaces[4]}px;
  border-inline-start: 2px solid var(--color-hairline);

  & > li {
    display: grid;
    overflow-wrap: anywhere;
  }
  & small {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
    font-variant-numeric: tabular-nums;
  }
`;

/** The details, what they are linked to, and what has happened. */
function Overview({ open, children }: Pick<DetailsDialogProps, 'open' | 'children'>) {
  const { experiment, hypothesis, study, rounds } = open;
  const links = [
    { name: TERMS.experiment.hypothesis, related: hypothesis ? [hypothesis] : [] },
    { name: 'Исследование, из которого она взята', related: study ? [study] : [] },
    { name: TERMS.together.rounds, related: rounds },
  ].filter(({ related }) => related.length > 0);
  return (
    <Root>
      {children}
      {links.length > 0 ? (
        <section aria-label="Связи">
          <h3>Связи</h3>
          <Links>
            {links.map(({ name, related }) => (
              <div key={name}>
                <dt>{name}</dt>
                {related.map((one) => (
                  <dd key={`${one.href}${one.label}`}>
                    <RelatedLink related={one} />
                  </dd>
                ))}
              </div>
            ))}
          </Links>
        </section>
      ) : null}
      <section aria-label={TERMS.experiment.timeline}>
        <h3>{TERMS.experiment.timeline}</h3>
        <Timeline>
          {timelineOf(experiment).map(({ key, date, action, author }) => (
            <li key={key}>
              <span>{action}</span>
              <small>
                <time dateTime={date}>{formatDate(dateOf(new Date(date)))}</time>
                {author === '' ? null : (
                  <>
                    {', '}
                    <span>{author}</span>
                  </>
                )}
              </small>
            </li>
          ))}
        </Timeline>
      </section>
    </Root>
  );
}

/** «Детали эксперимента»: details, links, «История», and the form that finishes it (R34, R43). */
export function DetailsDialog(props: DetailsDialogProps) {
  const { open, linksHref, children, finishing, draft, onDraftChange, onFinishingChange, ...act } = props;
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
      size="lg"
      footer={
        finishing ? (
          <>
            <Button variant="primary" type="submit" form={formId} busy={busy}>
              Завершить
            </Button>
            <Button disabled={busy} onClick={leaveForm}>
              {fromDetails ? 'Назад к деталям' : 'Отмена'}
            </Button>
          </>
        ) : (
          <>
            {experiment.status === 'backlog' ? null : (
              <Button variant="primary" onClick={act.onStartRound}>
                Начать исследование
              </Button>
            )}
            {experiment.status === 'Done' ? null : (
              <Button ref={finishButton} onClick={() => onFinishingChange(true)}>
                Завершить эксперимент
              </Button>
            )}
            <ShowLinks size="md" href={linksHref} of={experiment.name} />
            <Button ref={closeButton} onClick={act.onClose}>
              Закрыть
            </Button>
          </>
        )
      }
    >
      {finishing ? (
        <FinishForm id={formId} experiment={experiment} draft={draft} onDraftChange={onDraftChange} onFinish={finish} />
      ) : (
        <Overview open={open}>{children}</Overview>
      )}
    </Dialog>
  );
}
