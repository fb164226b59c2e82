import { styled } from 'styled-components';

import { media } from '../../../theme/media.ts';
import type { Plan } from '../../../domain/account/billing.ts';
import { formatMoney, formatNumber, NBSP, plural } from '../../../domain/core/format.ts';
import { fontSizes, radii, spaces } from '../../../theme/tokens.ts';
import { useId } from 'react';
import { Badge } from '../../../ui/Badge.tsx';

export interface PlanCardProps {
  /** The plan. */
  plan: Plan;
  /** Name of the group of radio buttons. */
  name: string;
  /** Whether it is the chosen one. */
  checked: boolean;
  /** Whether it is the one that is paid for. */
  current: boolean;
  /** It is chosen: by a press or by the arrow keys. */
  onChoose: () => void;
}

const Choice = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${spaces[1]}px ${spaces[3]}px;
  align-content: start;
  align-items: center;
  padding: ${spaces[4]}px;
  border: 1px solid var(--color-edge);
  border-radius: ${radii.block}px;
  background: var(--color-surface);
  cursor: pointer;

  & > input {
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: var(--color-accent);
    cursor: inherit;
  }
  &:hover {
    background: var(--color-sunken);
  }
  &:has(:checked) {
    border-color: var(--color-accent);
    background: var(--color-accent-soft);
    box-shadow: inset 0 0 0 1px var(--color-accent);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
  & > input:focus-visible {
    outline: none;
  }
  ${media.print} {
    break-inside: avoid;
  }
`;

const Name = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${spaces[1]}px ${spaces[2]}px;
  min-height: 24px;
  font-weight: 600;
`;

const Facts = styled.span`
  display: grid;
  grid-column: 1 / -1;
  gap: ${spaces[1]}px;
  font-size: ${fontSizes.sm};
  line-height: 1.375rem;

  & > b {
    padding-block: ${spaces[1]}px ${spaces[2]}px;
    font-size: ${fontSizes.xl};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.015em;
    line-height: 2.125rem;
  }
  & > span + span {
    padding-block-start: ${spaces[1]}px;
    border-block-start: 1px solid var(--color-hairline);
  }
  & small {
    display: block;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
    line-height: 1.125rem;
  }
`;

/** Respondents that come to an interview (R54). */
const CONVERSION = `конверсия около 20${NBSP}%`;

function factsOf(plan: Plan): readonly (readonly [fact: string, note: string])[] {
  const [least, most] = plan.studies;
  return [
    [`${least}–${most}${NBSP}${plural(most, ['исследование', 'исследования', 'исследований'])}`, ''],
    [
      `${formatNumber(plan.respondents)}${NBSP}${plural(plan.respondents, ['респондент', 'респондента', 'респондентов'])}`,
      `${CONVERSION}, около ${formatNumber(plan.interviews)}${NBSP}интервью`,
    ],
    [`+${NBSP}${formatNumber(plan.ownInterviews)}${NBSP}собственных интервью`, ''],
    [`около ${formatMoney(plan.perInterview)} за${NBSP}интервью`, ''],
  ];
}

/** A plan with all its figures, to be chosen. */
export function PlanCard({ plan, name, checked, current, onChoose }: PlanCardProps) {
  const id = useId();
  return (
    <Choice>
      <input
        type="radio"
        name={name}
        value={plan.id}
        checked={checked}
        aria-labelledby={id}
        aria-describedby={`${id}facts`}
        onChange={onChoose}
      />
      <Name id={id}>
        {plan.name}
        {plan.popular ? <Badge tone="blue">Популярный</Badge> : null}
        {current ? <Badge tone="green">Текущий</Badge> : null}
      </Name>
      <Facts id={`${id}facts`}>
        <b>{formatMoney(plan.price)}</b>
        {factsOf(plan).map(([fact, note]) => (
          <span key={fact}>
            {fact}
            {note ? <small>{note}</small> : null}
          </span>
        ))}
      </Facts>
    </Choice>
  );
}
