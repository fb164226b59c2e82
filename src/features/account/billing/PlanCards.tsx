import { CircleAlert } from 'lucide-react';
import { useId, type Ref } from 'react';
import { styled } from 'styled-components';

import { PLANS, type PlanId } from '../../../domain/account/billing.ts';
import { fontSizes, spaces } from '../../../theme/tokens.ts';
import { PlanCard } from './PlanCard.tsx';

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
          <PlanCard
            key={plan.id}
            plan={plan}
            name={`${id}plan`}
            checked={value === plan.id}
            current={current === plan.id}
            onChoose={() => onChange(plan.id)}
          />
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
