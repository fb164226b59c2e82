import { useRef, useState } from 'react';
import { styled } from 'styled-components';

import { quoted } from '../../domain/core/format.ts';
import type { HypothesisScore } from '../../domain/evidence/hypothesisScore.ts';
import { partsInWords } from '../../domain/evidence/scoreWords.ts';
import { media } from '../../theme/media.ts';
import { radii, spaces } from '../../theme/tokens.ts';
import { onDemand } from '../../ui/onDemand.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { ScoreLine } from './ScoreLine.tsx';

const ScorePopup = onDemand(() => import('./ScorePopup.tsx').then((module) => module.ScorePopup));

export interface ScoreButtonProps {
  /** The score with its parts. */
  score: HypothesisScore;
  /** The hypothesis in words: it tells the button from its neighbours'. */
  of: string;
}

const Root = styled.button`
  /* Holds the hidden words. */
  position: relative;
  display: inline-flex;
  align-items: center;
  min-height: 32px;
  max-width: 100%;
  margin-inline-start: -${spaces[2]}px;
  padding: ${spaces[1]}px ${spaces[2]}px;
  border: 0;
  border-radius: ${radii.small}px;
  background: none;
  text-align: start;
  cursor: pointer;

  &:hover,
  &[aria-expanded='true'] {
    background: var(--color-sunken);
  }
  ${media.mobile} {
    min-height: 44px;
  }
`;

/** So much of a hypothesis tells it from its neighbours, characters. */
const ENOUGH = 80;

function nameOf(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  return quoted(line.length > ENOUGH ? `${line.slice(0, ENOUGH).trimEnd()}…` : line);
}

/** How well a hypothesis is founded; pressed, it says of what the number is made. */
export function ScoreButton({ score, of }: ScoreButtonProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Root ref={button} type="button" aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
        <ScoreLine score={score} />
        <VisuallyHidden>
          {score.proof === 'none' ? '' : `: ${partsInWords(score)}`}. Гипотеза <bdi>{nameOf(of)}</bdi>
        </VisuallyHidden>
      </Root>
      {open ? <ScorePopup score={score} anchor={button} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
