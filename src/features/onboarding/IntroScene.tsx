import { styled } from 'styled-components';

import { fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { INTRO_STEPS, type IntroStep } from './introSteps.ts';
import { IntroPicture } from './IntroPicture.tsx';

export interface IntroSceneProps {
  /** Drawn step; those before it are above and those to come below, one line each. */
  step: IntroStep;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
`;

/** One line per step; the thread beside those behind leads down to the present one, and from it nothing yet. */
const Lines = styled.ol`
  & > li {
    position: relative;
    display: grid;
    grid-template-columns: 28px minmax(0, 1fr);
    gap: ${spaces[3]}px;
    align-items: center;
    padding-block-end: ${spaces[2]}px;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
    line-height: 1.25rem;
  }
  &[data-ahead] {
    margin-block-start: ${spaces[2]}px;
  }
  &:not([data-ahead]) > li::before {
    content: '';
    position: absolute;
    inset-block: 28px 0;
    inset-inline-start: 13px;
    border-inline-start: 2px solid var(--color-accent);
  }
  & > li > span:last-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Knot = styled.span`
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border-radius: ${radii.pill}px;
  background: var(--color-accent-soft);
  color: var(--color-accent);

  [data-ahead] & {
    border: 1px dashed var(--color-edge);
    background: none;
    color: var(--color-ink-soft);
  }
  & > svg {
    width: 16px;
    height: 16px;
  }
`;

const Now = styled.div`
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr);
  gap: ${spaces[3]}px;

  & > span:first-child {
    background: var(--color-accent);
    color: var(--color-on-accent);
  }
`;

/** One step of the introduction, drawn in the product's own look on the thread from the first words. */
export function IntroScene({ step }: IntroSceneProps) {
  const index = INTRO_STEPS.findIndex((one) => one.step === step);
  const Icon = INTRO_STEPS[index]?.icon;
  return (
    <Root>
      {index > 0 ? (
        <Lines aria-label="Что было раньше">
          {INTRO_STEPS.slice(0, index).map((one) => (
            <li key={one.step}>
              <Knot>
                <one.icon aria-hidden />
              </Knot>
              <span>{one.line}</span>
            </li>
          ))}
        </Lines>
      ) : null}
      <Now>
        <Knot>{Icon ? <Icon aria-hidden /> : null}</Knot>
        <IntroPicture step={step} />
      </Now>
      {index < INTRO_STEPS.length - 1 ? (
        <Lines data-ahead aria-label="Что будет дальше">
          {INTRO_STEPS.slice(index + 1).map((one) => (
            <li key={one.step}>
              <Knot>
                <one.icon aria-hidden />
              </Knot>
              <span>{one.name}</span>
            </li>
          ))}
        </Lines>
      ) : null}
    </Root>
  );
}
