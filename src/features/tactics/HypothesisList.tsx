import { useRef } from 'react';
import { styled } from 'styled-components';

import type { JourneyHypothesis } from '../../domain/tactics/journeyCard.ts';
import { useFocusHome } from '../../patterns/useFocusHome.ts';
import { spaces } from '../../theme/tokens.ts';
import { HypothesisLine, type HypothesisLineProps } from './journey/HypothesisLine.tsx';
import { OriginBadge } from './OriginBadge.tsx';
import { runsOf } from './journey/originRuns.ts';
import { ShowAll, type ShowAllNoun } from './ShowAll.tsx';

export interface HypothesisListProps extends Omit<HypothesisLineProps, 'line'> {
  /** The hypotheses, by priority; the order is kept. */
  hypotheses: readonly JourneyHypothesis[];
  /** How many are shown at first. */
  limit: number;
  /** Whether the origin is named; not where the whole card is an example and says so. Default true. */
  origins?: boolean;
}

const Runs = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[3]}px;

  & > div > ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${spaces[2]}px;
    margin-block-start: ${spaces[1]}px;
  }
  & > div > ul[data-quiet='true'] > li > p {
    color: var(--color-ink-soft);
  }
`;

const NOUN: ShowAllNoun = ['все', 'гипотезы'];

/** «Гипотезы для улучшений»: each with its experiments, or with the button that makes one (R36). */
export function HypothesisList({ hypotheses, limit, origins = true, ...row }: HypothesisListProps) {
  const runs = useRef<HTMLDivElement>(null);
  // A hypothesis that another tab removed takes its button along.
  useFocusHome(runs, runs);
  return (
    <ShowAll items={hypotheses} limit={limit} noun={NOUN} of={row.of}>
      {(shown) => (
        <Runs ref={runs}>
          {runsOf(shown).map((run) => (
            <div key={run.lines[0]?.key}>
              {origins ? <OriginBadge variant="heading" origin={run.origin} many={run.lines.length > 1} /> : null}
              <ul data-quiet={origins && run.origin === 'example'}>
                {run.lines.map((line) => (
                  <HypothesisLine key={line.key} line={line} {...row} />
                ))}
              </ul>
            </div>
          ))}
        </Runs>
      )}
    </ShowAll>
  );
}
