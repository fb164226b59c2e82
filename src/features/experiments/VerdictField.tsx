import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';

import { VERDICT_LABELS, VERDICTS, type Verdict } from '../../domain/experiments/experiment.ts';
import { TERMS } from '../../domain/terms.ts';
import { media } from '../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';

export interface VerdictFieldProps {
  /** The chosen verdict; null while none is. */
  value: Verdict | null;
  /** Called with the newly chosen one. */
  onChange: (verdict: Verdict) => void;
  /** Error. */
  error?: string;
}

const Root = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    padding: 0 0 ${spaces[1]}px;
    font-size: ${fontSizes.sm};
    font-weight: 500;
  }
  & > legend > span {
    color: var(--color-danger);
  }
  & > p {
    display: flex;
    gap: ${spaces[2]}px;
    margin-block-start: ${spaces[1]}px;
    color: var(--color-danger);
    font-size: ${fontSizes.xs};
    font-weight: 500;
    line-height: 1.125rem;
  }
  & > p > svg {
    flex: none;
    width: 14px;
    height: 14px;
    margin-top: 2px;
  }
`;

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${spaces[2]}px;
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Choice = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: ${spaces[2]}px;
  align-items: center;
  padding: ${spaces[2]}px ${spaces[3]}px;
  border: 1px solid var(--color-edge);
  border-radius: ${radii.block}px;
  cursor: pointer;

  & > input {
    grid-row: span 2;
    width: 18px;
    height: 18px;
    margin: 0;
    accent-color: var(--color-accent);
    cursor: inherit;
  }
  & > small {
    grid-column: 2;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
    overflow-wrap: anywhere;
  }
  &:has(:checked) {
    border-color: var(--color-accent);
    background: var(--color-accent-soft);
    box-shadow: inset 0 0 0 1px var(--color-accent);
  }
  &:has(:checked) > small {
    color: inherit;
  }
`;

/** The verdict on a hypothesis: three choices, in Russian with the code beside. */
export function VerdictField({ value, onChange, error }: VerdictFieldProps) {
  const id = useId();
  const errorId = `${id}error`;
  return (
    <Root
      role="radiogroup"
      aria-required
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <legend>
        {TERMS.experiment.verdict}
        <span aria-hidden>{'\u00A0'}*</span>
      </legend>
      <Choices>
        {VERDICTS.map((verdict) => (
          <Choice key={verdict}>
            <input
              type="radio"
              name="verdict"
              value={verdict}
              checked={value === verdict}
              onChange={() => onChange(verdict)}
            />
            {VERDICT_LABELS[verdict]}
            <small>{verdict}</small>
          </Choice>
        ))}
      </Choices>
      {error ? (
        <p id={errorId}>
          <CircleAlert aria-hidden />
          <span>{error}</span>
        </p>
      ) : null}
    </Root>
  );
}
