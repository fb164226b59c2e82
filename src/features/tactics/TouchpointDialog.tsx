import { useState } from 'react';
import { styled } from 'styled-components';

import type { Loadable } from '../../domain/core/loadable.ts';
import { HYPOTHESIS_TERMS } from '../../domain/research/words/hypothesisTerms.ts';
import { STAGE_NAMES, STAGES } from '../../domain/core/stage.ts';
import type { Journey } from '../../domain/tactics/journeyCard.ts';
import { spaces } from '../../theme/tokens.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Select } from '../../ui/field/Select.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TacticsDialogs, type TacticsDialogsProps, type TacticsSubject } from './TacticsDialogs.tsx';
import { TouchpointSections, type TouchpointSectionsProps } from './TouchpointSections.tsx';

export interface TouchpointDialogProps
  extends
    Pick<TacticsDialogsProps, 'today' | 'quoteHref' | 'onCreate'>,
    Pick<TouchpointSectionsProps, 'experimentHref' | 'researchHref'> {
  /** The touchpoints of all stages. */
  journey: Loadable<Journey>;
  /** Id of the touchpoint to show; the first one when this id is missing. */
  openId: string;
  /** Another touchpoint was chosen. */
  onOpenChange: (id: string) => void;
  /** Called to load again what failed. */
  onRetry: () => void;
  /** The dialog is to close. */
  onClose: () => void;
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[5]}px;
`;

/** A touchpoint in whole beside other work: chosen among all stages, its hypotheses become experiments (R356). */
export function TouchpointDialog(props: TouchpointDialogProps) {
  const { journey, openId, today, quoteHref, experimentHref, researchHref, onCreate, onRetry, onClose } = props;
  const [subject, setSubject] = useState<TacticsSubject | null>(null);
  const cards = journey.state === 'ready' ? STAGES.flatMap((stage) => journey.value[stage]) : [];
  const card = cards.find(({ id }) => id === openId) ?? cards[0];
  if (subject) {
    // In the place of the touchpoint, to which closing leads back.
    return (
      <TacticsDialogs
        subject={subject}
        today={today}
        quoteHref={quoteHref}
        onCreate={onCreate}
        onClose={() => setSubject(null)}
      />
    );
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="lg"
      title={HYPOTHESIS_TERMS.hypothesis.touchpoint}
      description="Что человек хочет сделать, что ему мешает, чем это измерить и чем проверить."
    >
      {journey.state === 'loading' ? <Skeleton height={480} /> : null}
      {journey.state === 'failed' ? (
        <ErrorState title="Точки касания не открылись" message={journey.message} onRetry={onRetry} />
      ) : null}
      {card ? (
        <Body>
          <Select
            label={HYPOTHESIS_TERMS.hypothesis.touchpoint}
            value={card.id}
            options={cards.map(({ id, stage, name }) => ({ value: id, label: `${STAGE_NAMES[stage]}: ${name}` }))}
            onValueChange={props.onOpenChange}
          />
          <h3>{card.name}</h3>
          <TouchpointSections
            key={card.id}
            card={card}
            experimentHref={experimentHref}
            researchHref={researchHref}
            onOpenQuote={(quote) => setSubject({ quote, card })}
            onCreate={(hypothesis) => setSubject({ hypothesis, card })}
          />
        </Body>
      ) : null}
    </Dialog>
  );
}
