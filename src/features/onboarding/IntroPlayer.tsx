import { ChevronLeft, ChevronRight, Pause, Play, RotateCcw } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';

import { media } from '../../theme/media.ts';
import { durations, fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { IntroScene } from './IntroScene.tsx';
import { INTRO_STEPS } from './introSteps.ts';

export interface IntroPlayerProps {
  /** Whether it can play by itself: the system allows motion. Without it the steps go by hand, and nothing offers to play. */
  canPlay: boolean;
  /** Called when the person wants to leave it out. */
  onSkip: () => void;
}

/** How long a step stays while it plays: time to read some thirty words, ms. */
const STEP_MS = 7000;

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

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[2]}px;
  align-items: center;

  & > [aria-disabled='true'] {
    cursor: not-allowed;
    opacity: 0.45;
  }
  & > :last-child {
    margin-inline-start: auto;
  }
  ${media.mobile} {
    & > :last-child {
      flex: 1 1 auto;
    }
  }
`;

/** Whether the tab can be seen; nothing plays where nobody looks. */
function useTabVisible(): boolean {
  const [visible, setVisible] = useState(() => !document.hidden);
  useEffect(() => {
    const look = () => setVisible(!document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return visible;
}

const LAST = INTRO_STEPS.length - 1;

/**
 * The way from a respondent's words to a decision in five pictures. It plays, pauses and goes by buttons and by arrow keys;
 * the bar that fills is the clock: without motion there is none, and no step passes by itself.
 */
export function IntroPlayer({ canPlay, onSkip }: IntroPlayerProps) {
  const [index, setIndex] = useState(0);
  const [playing, setPlaying] = useState(false);
  const visible = useTabVisible();
  const steps = useRef<HTMLOListElement>(null);
  const now = INTRO_STEPS[index];

  const go = (next: number) => {
    setPlaying(false);
    setIndex(Math.min(LAST, Math.max(0, next)));
  };
  const play = () => {
    if (index === LAST) setIndex(0);
    setPlaying(true);
  };
  const advance = () => {
    if (index >= LAST - 1) setPlaying(false);
    setIndex(Math.min(LAST, index + 1));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: LAST }[event.key];
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    go(to);
    // On a step's own button the focus goes along; on «Дальше» it stays, so that it can be pressed again.
    const buttons = [...(steps.current?.querySelectorAll('button') ?? [])];
    if (buttons.includes(document.activeElement as HTMLButtonElement)) {
      buttons[Math.min(LAST, Math.max(0, to))]?.focus();
    }
  };

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
        <Steps ref={steps} aria-label="Шаги">
          {INTRO_STEPS.map(({ step, name }, place) => (
            <li key={step}>
              <button type="button" aria-current={place === index ? 'step' : undefined} onClick={() => go(place)}>
                <Track
                  data-filled={place < index || (place === index && !playing) ? '' : undefined}
                  data-playing={place === index && playing ? (visible ? 'on' : 'held') : undefined}
                  onAnimationEnd={advance}
                >
                  <span />
                </Track>
                <span>{name}</span>
              </button>
            </li>
          ))}
        </Steps>
        <Caption>
          <h2>{now?.title}</h2>
          <p>{now?.caption}</p>
        </Caption>
        <VisuallyHidden as="output">
          Шаг {index + 1} из {INTRO_STEPS.length}: {now?.name}
        </VisuallyHidden>
        <Controls>
          {canPlay ? (
            <Button
              icon={playing ? <Pause /> : index === LAST ? <RotateCcw /> : <Play />}
              onClick={playing ? () => setPlaying(false) : play}
            >
              {playing ? 'Пауза' : index === LAST ? 'Сначала' : 'Смотреть'}
            </Button>
          ) : null}
          <IconButton
            label="Предыдущий шаг"
            icon={<ChevronLeft />}
            variant="secondary"
            aria-disabled={index === 0 || undefined}
            onClick={() => go(index - 1)}
          />
          <IconButton
            label="Следующий шаг"
            icon={<ChevronRight />}
            variant="secondary"
            aria-disabled={index === LAST || undefined}
            onClick={() => go(index + 1)}
          />
          <Button variant="quiet" onClick={onSkip}>
            Пропустить
          </Button>
        </Controls>
      </Foot>
    </Root>
  );
}
