import { ChevronRight } from 'lucide-react';
import { memo, useContext } from 'react';
import { styled } from 'styled-components';

import { formatNumber } from '../../domain/core/format.ts';
import { hypothesisOf, LANE_LABELS, ORIGIN_WORDS, type Lane, type MapCell } from '../../domain/tactics/journeyMap.ts';
import type { Stage } from '../../domain/core/stage.ts';
import { EvidenceSlots } from '../../patterns/evidence/EvidenceSlots.ts';
import { StageName } from '../../patterns/StageName.tsx';
import { media } from '../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { LatinText } from '../../ui/LatinText.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

export interface LaneCellProps {
  /** Its row. */
  lane: Lane;
  /** Its column. */
  stage: Stage;
  /** Content of the cell. */
  cell: MapCell;
  /** Called when its head is pressed. */
  onOpenStage: (stage: Stage) => void;
}

const Head = styled.button`
  /* Holds the hidden words. */
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 2px;
  min-width: 32px;
  min-height: 28px;
  margin-inline-start: -${spaces[1]}px;
  padding: 0 ${spaces[1]}px;
  border: 0;
  border-radius: ${radii.small}px;
  background: none;
  color: var(--tone-ink);
  font-size: ${fontSizes.md};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  cursor: pointer;

  & > svg {
    flex: none;
    width: 14px;
    height: 14px;
  }
  &:hover {
    background: var(--tone-soft);
  }
  ${media.mobile} {
    min-width: 44px;
    min-height: 44px;
  }
`;

const Lines = styled.ul`
  display: grid;
  gap: ${spaces[2]}px;
  font-size: ${fontSizes.xs};
  line-height: 1.125rem;

  & > li {
    padding-inline-start: ${spaces[2]}px;
    border-inline-start: 2px solid var(--tone-solid);
  }
  & > [data-origin='example'] {
    border-inline-start-style: dotted;
  }
`;

const Text = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

const Mark = styled.p`
  color: var(--color-ink-soft);
`;

const Rest = styled.p`
  margin-block-start: ${spaces[1]}px;
  color: var(--color-ink-soft);
  font-size: ${fontSizes.xs};
  font-variant-numeric: tabular-nums;
`;

/**
 * Content of a stage in a row of the map: how many lines, the first of them with where each comes from and how well a hypothesis
 * is founded, and how many more.
 */
export const LaneCell = memo(function LaneCell({ lane, stage, cell, onOpenStage }: LaneCellProps) {
  const { scoreLine } = useContext(EvidenceSlots);
  if (cell.lines.length === 0) return <Rest>нет данных</Rest>;
  const count = formatNumber(cell.count);
  return (
    <>
      <Head type="button" onClick={() => onOpenStage(stage)}>
        {count}
        <VisuallyHidden>
          — <LatinText text={LANE_LABELS[lane]} />, <StageName stage={stage} />. Открыть этап
        </VisuallyHidden>
        <ChevronRight aria-hidden />
      </Head>
      <Lines>
        {cell.lines.map((line) => {
          const hypothesis = hypothesisOf(line);
          return (
            <li key={line.key} data-origin={line.origin}>
              <Text>{line.text}</Text>
              <Mark>{ORIGIN_WORDS[line.origin]}</Mark>
              {hypothesis ? scoreLine(hypothesis) : null}
            </li>
          );
        })}
      </Lines>
      {cell.rest > 0 ? <Rest>ещё {formatNumber(cell.rest)}</Rest> : null}
    </>
  );
});
