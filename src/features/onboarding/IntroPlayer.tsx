import { styled } from 'styled-components';

import { media } from '../../theme/media.ts';
import { durations, fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { Badge } from '../../ui/Badge.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { IntroScene } from './IntroScene.tsx';
import { INTRO_STEPS } from './introSteps.ts';
import { IntroStepList } from './IntroStepList.tsx';
import { IntroControls } from './IntroControls.tsx';
import { useIntroPlayback } from './useIntroPlayback.ts';

export interface IntroPlayerProps {
  /** Whether it can play by itself: the system allows motion. Without it the steps go by hand, and nothing offers to play. */
  canPlay: boolean;
  /** Called when the person wants to leave it out. */
  onSkip: () => void;
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;
  background: var(--color-sunken);
`;

/** All scenes lie on one another, so that the frame is as high as the highest and nothing jumps. */
const Frame = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: ${spaces[7]}px ${spaces[6]}px ${spaces[5]}px;

  & > [data-scene] {
    grid-area: 1 / 1;
    display: grid;
  }
  & > [data-scene][inert] {
    visibility: hidden;
    opacity: 0;
  }
  ${media.motion} {
    & > [data-scene] {
      transition: opacity ${durations.slow}ms;
    }
  }
  ${media.mobile} {
    padding: ${spaces[7]}px ${spaces[4]}px ${spaces[4]}px;
  }
`;

const Example = styled.div`
  position: absolute;
  top: ${spaces[2]}px;
  right: ${spaces[3]}px;
`;

const Foot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[3]}px;
  padding: 0 ${spaces[6]}px ${spaces[4]}px;
  border-block-start: 1px solid var(--color-hairline);
  background: var(--color-surface);

  ${media.mobile} {
    gap: ${spaces[2]}px;
    padding-inline: ${spaces[4]}px;
  }
`;

const Caption = styled.div`
  min-height: 78px;

  & > h2 {
    font-size: ${fontSizes.lg};
  }
  & > p {
    max-width: 62ch;
    color: var(--color-ink-soft);
    text-wrap: pretty;
  }
  ${media.mobile} {
    min-height: 132px;
  }
`;

/**
 * The way from a respondent's words to a decision in five pictures. It plays, pauses and goes by buttons and by arrow keys;
 * the bar that fills is the clock: without motion there is none, and no step passes by itself.
 */
export function IntroPlayer({ canPlay, onSkip }: IntroPlayerProps) {
  const { index, playing, held, steps, go, toggle, advance, onKeyDown } = useIntroPlayback();
  const now = INTRO_STEPS[index];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the buttons inside it
    <Root aria-label="Путь от слов к решению" onKeyDown={onKeyDown}>
      <Frame>
        <Example>
          <Badge>Пример</Badge>
        </Example>
        {INTRO_STEPS.map(({ step }, place) => (
          <div key={step} data-scene={step} inert={place !== index}>
            <IntroScene step={step} />
          </div>
        ))}
      </Frame>
      <Foot>
        <IntroStepList
          ref={steps}
          index={index}
          playing={playing ? (held ? 'held' : 'on') : 'off'}
          onGo={go}
          onPassed={advance}
        />
        <Caption>
          <h2>{now?.title}</h2>
          <p>{now?.caption}</p>
        </Caption>
        <VisuallyHidden as="output">
          Шаг {index + 1} из {INTRO_STEPS.length}: {now?.name}
        </VisuallyHidden>
        <IntroControls canPlay={canPlay} index={index} playing={playing} onToggle={toggle} onGo={go} onSkip={onSkip} />
      </Foot>
    </Root>
  );
}
