import { CircleAlert } from 'lucide-react';
import { useId, type Ref } from 'react';
import { styled } from 'styled-components';

import { media } from '../../../theme/media.ts';
import { PLANS, type Plan, type PlanId } from '../../../domain/account/billing.ts';
import { formatMoney, formatNumber, NBSP, plural } from '../../../domain/core/format.ts';
import { fontSizes, radii, spaces } from '../../../theme/tokens.ts';
import { Badge } from '../../../ui/Badge.tsx';

export interface PlanCardsProps {
  /** The chosen plan, or null. */
  value: PlanId | null;
  /** Called with the newly chosen one: by a press or by the arrow keys. */
  onChange: (plan: PlanId) => void;
  /** The plan that is paid for, or null. */
  current: PlanId | null;
  /** Why it must be chosen now; empty otherwise. */
  error?: string;
  /** The group, for focus when nothing is chosen. */
  ref?: Ref<HTMLFieldSetElement>;
}

// Measured by its own width: the rail beside the page takes from it.
const Root = styled.fieldset`
  container-type: inline-size;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    padding: 0 0 ${spaces[3]}px;
    font-size: ${fontSizes.md};
    font-weight: 600;
  }
  & > p {
    display: flex;
    gap: ${spaces[2]}px;
    margin-block-start: ${spaces[2]}px;
    color: var(--color-danger);
    font-size: ${fontSizes.xs};
    font-weight: 500;
  }
  & > p > svg {
    flex: none;
    width: 14px;
    height: 14px;
    margin-top: 3px;
  }
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[3]}px;

  @container (min-width: 720px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${spaces[4]}px;
  }
`;

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

/** Three plans with all their figures, one chosen (R54). */
export function PlanCards({ value, onChange, current, error = '', ref }: PlanCardsProps) {
  const id = useId();
  return (
    <Root
      ref={ref}
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}error` : undefined}
    >
      <legend>Выберите тариф</legend>
      <Cards>
        {PLANS.map((plan) => (
          <Choice key={plan.id}>
            <input
              type="radio"
              name={`${id}plan`}
              value={plan.id}
              checked={value === plan.id}
              aria-labelledby={`${id}${plan.id}`}
              aria-describedby={`${id}${plan.id}facts`}
              onChange={() => onChange(plan.id)}
            />
            <Name id={`${id}${plan.id}`}>
              {plan.name}
              {plan.popular ? <Badge tone="blue">Популярный</Badge> : null}
              {current === plan.id ? <Badge tone="green">Текущий</Badge> : null}
            </Name>
            <Facts id={`${id}${plan.id}facts`}>
              <b>{formatMoney(plan.price)}</b>
              {factsOf(plan).map(([fact, note]) => (
                <span key={fact}>
                  {fact}
                  {note ? <small>{note}</small> : null}
                </span>
              ))}
            </Facts>
          </Choice>
        ))}
      </Cards>
      {error ? (
        <p id={`${id}error`}>
          <CircleAlert aria-hidden />
          <span>{error}</span>
        </p>
      ) : null}
    </Root>
  );
}
