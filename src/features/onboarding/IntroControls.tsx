import { styled } from 'styled-components';

import { media } from '../../theme/media.ts';
import { spaces } from '../../theme/tokens.ts';
import { ChevronLeft, ChevronRight, Pause, Play, RotateCcw } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { INTRO_STEPS } from './introSteps.ts';

export interface IntroControlsProps {
  /** Whether it can play by itself. */
  canPlay: boolean;
  /** The step that is shown. */
  index: number;
  /** Whether it plays. */
  playing: boolean;
  /** Play, or pause. */
  onToggle: () => void;
  /** Another step is wanted; one before the first or after the last is none. */
  onGo: (index: number) => void;
  /** It is to be left out. */
  onSkip: () => void;
}

const LAST = INTRO_STEPS.length - 1;

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

/** Controls that play the introduction. */
export function IntroControls({ canPlay, index, playing, onToggle, onGo, onSkip }: IntroControlsProps) {
  return (
    <Controls>
      {canPlay ? (
        <Button icon={playing ? <Pause /> : index === LAST ? <RotateCcw /> : <Play />} onClick={onToggle}>
          {playing ? 'Пауза' : index === LAST ? 'Сначала' : 'Смотреть'}
        </Button>
      ) : null}
      <IconButton
        label="Предыдущий шаг"
        icon={<ChevronLeft />}
        variant="secondary"
        aria-disabled={index === 0 || undefined}
        onClick={() => onGo(index - 1)}
      />
      <IconButton
        label="Следующий шаг"
        icon={<ChevronRight />}
        variant="secondary"
        aria-disabled={index === LAST || undefined}
        onClick={() => onGo(index + 1)}
      />
      <Button variant="quiet" onClick={onSkip}>
        Пропустить
      </Button>
    </Controls>
  );
}
