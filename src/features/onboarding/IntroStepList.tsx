import { styled } from 'styled-components';

import { media } from '../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';
import type { Ref } from 'react';
import { INTRO_STEPS } from './introSteps.ts';

export interface IntroStepListProps {
  /** The step that is shown. */
  index: number;
  /** Whether its bar fills, waits (`held`), or is full. */
  playing: 'on' | 'held' | 'off';
  /** A step was chosen. */
  onGo: (index: number) => void;
  /** The bar is full: the step has had its time. */
  onPassed: () => void;
  /** The list, for focus. */
  ref?: Ref<HTMLOListElement>;
}

/** How long a step stays while it plays: time to read some thirty words, ms. */
const STEP_MS = 7000;

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: ${spaces[2]}px;

  & button {
    display: grid;
    gap: ${spaces[1]}px;
    align-content: start;
    width: 100%;
    min-height: 44px;
    padding: ${spaces[3]}px 0 ${spaces[1]}px;
    border: 0;
    border-radius: ${radii.small}px;
    background: none;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
    line-height: 1.125rem;
    text-align: start;
    cursor: pointer;
  }
  & button:hover,
  & button[aria-current] {
    color: var(--color-ink);
  }
  & button[aria-current] {
    font-weight: 600;
  }
  ${media.mobile} {
    & button > span:last-child {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

const Track = styled.span`
  display: block;
  height: 6px;
  overflow: hidden;
  border: 1px solid var(--color-edge);
  border-radius: ${radii.pill}px;

  & > span {
    display: block;
    height: 100%;
    background: var(--color-accent);
    @media (forced-colors: active) {
      background: Highlight;
    }
    transform: scaleX(0);
    transform-origin: 0 50%;
  }
  &[data-filled] > span {
    transform: none;
  }
  ${media.motion} {
    &[data-playing] > span {
      animation: intro-step ${STEP_MS}ms linear forwards;
    }
    &[data-playing='held'] > span {
      animation-play-state: paused;
    }
  }
  @keyframes intro-step {
    from {
      transform: scaleX(0);
    }
    to {
      transform: none;
    }
  }
`;

/** The steps of the introduction as buttons; the bar of the present one is the clock. */
export function IntroStepList({ index, playing, onGo, onPassed, ref }: IntroStepListProps) {
  return (
    <Steps ref={ref} aria-label="Шаги">
      {INTRO_STEPS.map(({ step, name }, place) => (
        <li key={step}>
          <button type="button" aria-current={place === index ? 'step' : undefined} onClick={() => onGo(place)}>
            <Track
              data-filled={place < index || (place === index && playing === 'off') ? '' : undefined}
              data-playing={place === index && playing !== 'off' ? playing : undefined}
              onAnimationEnd={onPassed}
            >
              <span />
            </Track>
            <span>{name}</span>
          </button>
        </li>
      ))}
    </Steps>
  );
}
