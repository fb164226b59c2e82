import { styled } from 'styled-components';

import { surenessOf, SURENESS_LABELS, type Sureness } from '../../../../domain/evidence/waiting.ts';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';

export interface FindingMeterProps {
  /** How sure the finder is, 0 to 1. */
  score: number;
}

const Root = styled.span`
  display: inline-flex;
  flex: none;
  gap: 2px;
  align-items: end;
  height: 12px;

  & > i {
    width: 4px;
    border: 1px solid var(--color-edge);
    border-radius: 1px;
  }
  & > i:nth-of-type(1) {
    height: 5px;
  }
  & > i:nth-of-type(2) {
    height: 8px;
  }
  & > i:nth-of-type(3) {
    height: 12px;
  }
  & > i[data-full] {
    border-color: var(--color-accent);
    background: var(--color-accent);
  }
  @media (forced-colors: active) {
    & > i[data-full] {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`;

const STEPS: Readonly<Record<Sureness, number>> = { low: 1, middle: 2, high: 3 };

/** How sure the finder is: three bars, and a word for those who hear them. */
export function FindingMeter({ score }: FindingMeterProps) {
  const sureness = surenessOf(score);
  const said = `уверенность ${SURENESS_LABELS[sureness]}`;
  return (
    <Root data-tooltip={said.charAt(0).toUpperCase() + said.slice(1)}>
      {[1, 2, 3].map((step) => (
        <i key={step} aria-hidden data-full={step <= STEPS[sureness] || undefined} />
      ))}
      <VisuallyHidden>{said}</VisuallyHidden>
    </Root>
  );
}
