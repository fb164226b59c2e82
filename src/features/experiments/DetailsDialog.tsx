import { useEffect, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { timelineOf, type FinishForm as FinishValues } from '../../domain/experimentRules.ts';
import { dateOf, formatDate } from '../../domain/format.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { ShowLinks } from '../../patterns/ShowLinks.tsx';
import { fontSizes, spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
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
  /** Whether the finish form stands in the place of the details. */
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
    font-size: ${fontSizes.md}px;
  }
`;

const Links = styled.dl`
  display: grid;
  gap: ${spaces[3]}px;

  & dt {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs}px;
  }
  & dd {
    overflow-wrap: anywhere;
  }
  & small {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm}px;
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
    font-size: ${fontSizes.sm}px;
    font-variant-numeric: tabular-nums;
  }
`;

/** «Детали эксперимента»: details, links, «История», and the form that finishes it (specification §4, decisions 5, 7). */
export function DetailsDialog(props: DetailsDialogProps) {
  const { open, linksHref, children, finishing, draft, onDraftChange, onFinishingChange, ...act } = props;
  const { experiment, hypothesis, study, rounds } = open;
  const finishButton = useRef<HTMLButtonElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const wasFinishing = useRef(finishing);
  const [busy, setBusy] = useState(false);

  // The form took the focus and is gone: back to the button that called it.
  useEffect(() => {
    if (wasFinishing.current && !finishing) (finishButton.current ?? closeButton.current)?.focus();
    wasFinishing.current = finishing;
  }, [finishing]);

  const finish = async (form: FinishValues) => {
    setBusy(true);
    const outcome = await act.onFinish(form);
    setBusy(false);
    if (outcome.ok) {
      onDraftChange(undefined);
      onFinishingChange(false);
    }
    return outcome;
  };
  const links = [
    { name: 'Гипотеза', related: hypothesis ? [hypothesis] : [] },
    { name: 'Исследование, из которого она взята', related: study ? [study] : [] },
    { name: 'Раунды исследования', related: rounds },
  ].filter(({ related }) => related.length > 0);
  return (
    <Dialog
      open
      onOpenChange={(wanted) => {
        // Closed while results are being stored, it could not say why that failed.
        if (wanted || busy) return;
        // Out of the form first, which keeps what was typed.
        if (finishing) onFinishingChange(false);
        else act.onClose();
      }}
      title="Детали эксперимента"
      description={experiment.name}
      size="lg"
      footer={
        finishing ? undefined : (
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
        <FinishForm
          experiment={experiment}
          draft={draft}
          onDraftChange={onDraftChange}
          onFinish={finish}
          onCancel={() => onFinishingChange(false)}
        />
      ) : (
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
          <section aria-label="История">
            <h3>История</h3>
            <Timeline>
              {timelineOf(experiment).map(({ key, date, action, author }) => (
                <li key={key}>
                  <span>{action}</span>
                  <small>
                    <time dateTime={date}>{formatDate(dateOf(new Date(date)))}</time>
                    {author === '' ? '' : `, ${author}`}
                  </small>
                </li>
              ))}
            </Timeline>
          </section>
        </Root>
      )}
    </Dialog>
  );
}
