import { CalendarDays, Flag, Package, UserRound } from 'lucide-react';
import { memo, type ComponentProps } from 'react';
import { styled } from 'styled-components';

import { type ExperimentSummary, VERDICT_LABELS, verdictOf } from '../../../domain/experiments/experiment.ts';
import { formatDate, formatDateRange } from '../../../domain/core/format.ts';
import { TERMS } from '../../../domain/terms.ts';
import { useToldProduct } from '../../../patterns/list/ProductsTold.ts';
import { CommentsButton } from '../../../patterns/CommentsButton.tsx';
import { VERDICT_TONES } from '../../../patterns/statusTones.ts';
import { media } from '../../../theme/media.ts';
import { durations, fontSizes, radii, spaces } from '../../../theme/tokens.ts';
import { Badge } from '../../../ui/Badge.tsx';

export interface ExperimentCardProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The experiment, in short. */
  experiment: ExperimentSummary;
  /** Name of the member in charge; empty without one. */
  assignee: string;
  /** `lifted`: the card under the pointer; `gone`: the place it was taken from. Default `resting`. */
  look?: 'resting' | 'lifted' | 'gone';
  /** Why it cannot be dropped here. */
  refusal?: string;
}

const Root = styled.button`
  display: block;
  width: 100%;
  padding: ${spaces[3]}px;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;
  background: var(--color-surface);
  color: var(--color-ink);
  line-height: 1.4;
  text-align: start;
  cursor: grab;
  touch-action: manipulation;
  -webkit-touch-callout: none;
  user-select: none;

  /* It can be opened, and not be carried. */
  &:not([aria-roledescription]) {
    cursor: pointer;
  }
  &:hover {
    border-color: var(--color-edge);
  }
  &:focus-visible {
    outline-offset: 1px;
  }
  &[data-look='gone'] {
    border-style: dashed;
    border-color: var(--color-edge);
    background: var(--color-sunken);
  }
  &[data-look='lifted'] {
    border-color: var(--color-accent);
    box-shadow: var(--shadow-float);
    cursor: grabbing;
  }
  ${media.motion} {
    transition: border-color ${durations.fast}ms;
  }
`;

const Name = styled.span`
  display: -webkit-box;
  overflow: hidden;
  font-size: ${fontSizes.sm};
  font-weight: 600;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

const Line = styled.span`
  display: flex;
  align-items: center;
  gap: ${spaces[2]}px;
  margin-block-start: ${spaces[1]}px;
  color: var(--color-ink-soft);
  font-size: ${fontSizes.xs};
  font-variant-numeric: tabular-nums;

  & svg {
    flex: none;
    width: 14px;
    height: 14px;
  }
  & > span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${media.print} {
    & > span {
      white-space: normal;
    }
  }
`;

const Refusal = styled.span`
  display: block;
  margin-block-start: ${spaces[2]}px;
  padding: ${spaces[1]}px ${spaces[2]}px;
  border-radius: ${radii.small}px;
  background: var(--color-danger-soft);
  color: var(--color-danger);
  font-size: ${fontSizes.xs};
`;

/** An experiment on the board: name, who is in charge, dates, and the verdict of a finished one. */
export const ExperimentCard = memo(function ExperimentCard(props: ExperimentCardProps) {
  const { experiment, assignee, look = 'resting', refusal, ...rest } = props;
  const { name, startDate, endDate, deadline } = experiment;
  const verdict = verdictOf(experiment);
  const product = useToldProduct(experiment.productId);
  return (
    <Root type="button" data-look={look} {...rest}>
      <Name>{name}</Name>
      {product === '' ? null : (
        <Line>
          <Package aria-hidden />
          <span>{product}</span>
        </Line>
      )}
      <Line>
        <UserRound aria-hidden />
        <span>{assignee || 'Без ответственного'}</span>
        <CommentsButton variant="mark" kind="experiment" id={experiment.id} of={name} />
      </Line>
      {startDate ? (
        <Line>
          <CalendarDays aria-hidden />
          <span>{formatDateRange(startDate, endDate || null)}</span>
        </Line>
      ) : null}
      {deadline && experiment.status !== 'Done' ? (
        <Line>
          <Flag aria-hidden />
          <span>
            {TERMS.experiment.deadline}: {formatDate(deadline)}
          </span>
        </Line>
      ) : null}
      {verdict ? (
        <Line>
          <Badge tone={VERDICT_TONES[verdict]}>{VERDICT_LABELS[verdict]}</Badge>
        </Line>
      ) : null}
      {refusal ? <Refusal>{refusal}</Refusal> : null}
    </Root>
  );
});
