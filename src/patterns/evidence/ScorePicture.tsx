import { styled } from 'styled-components';

import { MOST_SAID, MOST_VERDICTS, sidePoints, type ScoreSide } from '../../domain/evidence/score.ts';
import type { HypothesisScore } from '../../domain/evidence/hypothesisScore.ts';

export interface ScorePictureProps {
  /** The score with its parts. */
  score: Pick<HypothesisScore, 'for' | 'against' | 'verdicts' | 'total' | 'ended' | 'proof'>;
  /** Twice as large, where it is explained. Default false. */
  large?: boolean;
}

/** Points from the middle to either end. */
const MOST = MOST_SAID + MOST_VERDICTS;
/** Drawn units that a point is wide, and the picture's size in them. */
const UNIT = 4;
const SIZE = { width: MOST * 2 * UNIT + 4, height: 18 } as const;
const MIDDLE = SIZE.width / 2;
/** Where the lane of words and the lane of verdicts begin, and how high a bar is. */
const LANES = { words: 1.5, verdicts: 10.5 } as const;
const BAR = 6;
/** How high that part of a bar is whose people are stopped, or manage all the same; the rest is as high as any bar. */
const GRADED = { blocking: 9, minor: 3 } as const;

const Root = styled.svg`
  flex: none;
  width: ${SIZE.width * 0.75}px;
  height: ${SIZE.height * 0.75}px;
  overflow: visible;

  &[data-large='true'] {
    width: 100%;
    max-width: ${SIZE.width * 2.5}px;
    height: auto;
  }
  & > line {
    stroke: var(--color-edge);
    stroke-width: 1;
    vector-effect: non-scaling-stroke;
  }
  & > line[data-zero] {
    stroke: var(--color-ink-soft);
  }
  & > rect {
    fill: var(--tone-solid);
    stroke: var(--tone-solid);
    stroke-width: 1;
    vector-effect: non-scaling-stroke;
  }
  /* Hollow: what speaks against is told from what speaks for without its colour, too. */
  & > rect[data-side='against'] {
    fill: var(--tone-soft);
  }
  & > line[data-total] {
    stroke: var(--color-ink);
    stroke-width: 2.5;
  }
  @media (forced-colors: active) {
    & > line,
    & > line[data-zero],
    & > rect {
      stroke: CanvasText;
    }
    & > rect {
      fill: CanvasText;
    }
    & > rect[data-side='against'] {
      fill: Canvas;
    }
    & > line[data-total] {
      stroke: Highlight;
    }
  }
`;

interface Bar {
  readonly side: 'for' | 'against';
  readonly lane: keyof typeof LANES;
  /** How many points it is long. */
  readonly points: number;
  /** Where it begins, in points from the middle. */
  readonly from: number;
  /** Severity of its subject; null: not stated, or it changes nothing. */
  readonly grade: keyof typeof GRADED | null;
}

/** The bar of a side's words, the gravest next to the middle. */
function wordsOf(side: Bar['side'], { weight, grades }: ScoreSide, points: number): Bar[] {
  const partOf = (part: number): number => (weight > 0 ? (points * part) / weight : 0);
  const [blocking, minor] = [partOf(grades.blocking.weight), partOf(grades.minor.weight)];
  const common = { side, lane: 'words' } as const;
  return [
    { ...common, grade: 'blocking', from: 0, points: blocking },
    { ...common, grade: null, from: blocking, points: points - blocking - minor },
    { ...common, grade: 'minor', from: points - minor, points: minor },
  ];
}

const heightOf = (grade: Bar['grade']): number => (grade ? GRADED[grade] : BAR);

/** Points that are too few to be seen: what is left of a sum after its parts. */
const LEAST = 1e-6;

/** Returns the bars of each side: its words, and its verdicts as far as they count. */
function barsOf({ for: inFavour, against, verdicts, ended }: ScorePictureProps['score']): Bar[] {
  const words = sidePoints({ for: inFavour, against });
  // Where verdicts contradict each other both are shown, though together they may come to nothing.
  const held = ended.VALIDATED > 0 && ended.INVALIDATED > 0 ? MOST_VERDICTS : Math.abs(verdicts);
  const verdict = { lane: 'verdicts', from: 0, grade: null } as const;
  const bars: Bar[] = [
    ...wordsOf('for', inFavour, words.for),
    ...wordsOf('against', against, words.against),
    { ...verdict, side: 'for', points: ended.VALIDATED > 0 ? held : 0 },
    { ...verdict, side: 'against', points: ended.INVALIDATED > 0 ? held : 0 },
  ];
  return bars.filter((bar) => bar.points > LEAST);
}

/**
 * The evidence score as a picture: words above, experiments below. Bars for the hypothesis go right from the middle and are
 * filled, bars against it go left and are hollow. Words on what stops people are thicker, on what they bear thinner; a stroke
 * marks the total. For the eye only: the caller says the same in words.
 */
export function ScorePicture({ score, large = false }: ScorePictureProps) {
  const at = MIDDLE + score.total * UNIT;
  return (
    <Root viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} aria-hidden focusable={false} data-large={large}>
      <line
        x1={2}
        x2={SIZE.width - 2}
        y1={SIZE.height / 2}
        y2={SIZE.height / 2}
        strokeDasharray={score.proof === 'none' ? '2 3' : undefined}
      />
      {barsOf(score).map(({ side, lane, points, from, grade }) => (
        <rect
          key={`${lane} ${side} ${grade}`}
          data-side={side}
          data-grade={grade ?? undefined}
          data-tone={side === 'for' ? 'green' : 'red'}
          x={side === 'for' ? MIDDLE + from * UNIT : MIDDLE - (from + points) * UNIT}
          y={LANES[lane] + BAR - heightOf(grade)}
          width={points * UNIT}
          height={heightOf(grade)}
        />
      ))}
      <line data-zero="" x1={MIDDLE} x2={MIDDLE} y1={0} y2={SIZE.height} />
      {score.proof === 'none' ? null : <line data-total="" x1={at} x2={at} y1={0} y2={SIZE.height} />}
    </Root>
  );
}
