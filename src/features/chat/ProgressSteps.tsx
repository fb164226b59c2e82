import { Check } from 'lucide-react';
import { styled } from 'styled-components';

import type { ProgressStep } from '../../domain/chat/interview.ts';
import { media } from '../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';

export interface ProgressStepsProps {
  /** The steps in order; the first that is not completed is the current one. */
  steps: readonly ProgressStep[];
}

const Root = styled.ol`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${spaces[3]}px;
  ${media.mobile} {
    /* «Приветствие» is the longest word. */
    grid-template-columns: minmax(0, 1.25fr);
    gap: ${spaces[1]}px;
  }
`;

const Step = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 ${spaces[2]}px;
  align-content: start;
  padding-block-start: ${spaces[2]}px;
  border-block-start: 2px solid var(--color-edge);
  color: var(--color-ink-soft);
  font-size: ${fontSizes.sm};
  line-height: 1.25rem;
  overflow-wrap: break-word;
  hyphens: auto;

  &[data-state='ahead'] {
    border-block-start-style: dashed;
  }
  &[data-state='done'],
  &[data-state='current'] {
    border-color: var(--color-accent);
  }
  &[data-state='current'] {
    border-block-start-width: 4px;
    padding-block-start: calc(${spaces[2]}px - 2px);
    color: var(--color-ink);
    font-weight: 600;
  }
  & > small {
    grid-column: 2;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
    font-weight: 400;
    line-height: 1.125rem;
  }
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    font-size: ${fontSizes.xs};
    line-height: 1.125rem;
    letter-spacing: -0.01em;
    &[data-state='current'] {
      font-weight: 500;
    }
    & > small {
      grid-column: 1;
    }
  }
`;

const Sign = styled.span`
  display: grid;
  place-items: center;
  width: 1.25rem;
  height: 1.25rem;
  border: 1px solid currentColor;
  border-radius: ${radii.pill}px;
  font-size: ${fontSizes.xs};
  font-variant-numeric: tabular-nums;
  line-height: 1;

  & svg {
    width: 12px;
    height: 12px;
    stroke-width: 3;
  }
  &[data-state='done'] {
    border-color: var(--color-accent);
    background: var(--color-accent);
    color: var(--color-on-accent);
  }
  ${media.mobile} {
    margin-block-end: ${spaces[1]}px;
  }
`;

const WORDS = { done: 'Готово', current: 'Сейчас', ahead: 'Впереди' } as const;

/** How far the interview has come: each step by its sign, a line and a word, not by colour alone. */
export function ProgressSteps({ steps }: ProgressStepsProps) {
  const current = steps.findIndex(({ completed }) => !completed);
  return (
    <Root aria-label="Ход интервью">
      {steps.map(({ id, title, completed }, index) => {
        const state = completed ? 'done' : index === current ? 'current' : 'ahead';
        return (
          <Step key={id} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            <Sign aria-hidden data-state={state}>
              {completed ? <Check /> : index + 1}
            </Sign>
            <span>{title}</span>
            <small>{WORDS[state]}</small>
          </Step>
        );
      })}
    </Root>
  );
}
