import { styled } from 'styled-components';

import type { HypothesisScore } from '../../domain/evidence/hypothesisScore.ts';
import { points } from '../../domain/evidence/scoreWords.ts';
import { PROOF_LABELS } from '../../domain/research/across/proof.ts';
import { fontSizes, spaces } from '../../theme/tokens.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { ScorePicture } from './ScorePicture.tsx';

export interface ScoreLineProps {
  /** The score of the hypothesis beside. */
  score: HypothesisScore;
}

const Root = styled.span`
  position: relative;
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${spaces[1]}px ${spaces[2]}px;
  align-items: center;
  color: var(--color-ink-soft);
  font-size: ${fontSizes.xs};
  line-height: 1.25rem;

  & > b {
    color: var(--color-ink);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

/** How well a hypothesis is founded, in a line: the picture, the number and what it says. Where it can be asked, `ScoreButton`. */
export function ScoreLine({ score }: ScoreLineProps) {
  return (
    <Root>
      <VisuallyHidden>Доказанность: </VisuallyHidden>
      <ScorePicture score={score} />
      {score.proof === 'none' ? null : <b>{points(score.total)}</b>}
      <span>{PROOF_LABELS[score.proof]}</span>
    </Root>
  );
}
