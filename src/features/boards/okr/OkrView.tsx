import { styled } from 'styled-components';

import { boundOnScreen } from '../../../domain/core/boundText.ts';
import {
  numbersText,
  objectiveProgress,
  percentText,
  progressOf,
  readOkr,
  UNTITLED,
} from '../../../domain/boards/cardForms/okr.ts';
import { lineText, readRuns } from '../../../domain/boards/cardText.ts';
import { TextRuns } from '../../../patterns/inline/TextRuns.tsx';
import { fontSizes, radii, spaces } from '../../../theme/tokens.ts';

export interface OkrViewProps {
  /** The card's text; it follows the grammar of objectives. */
  content: string;
}

// Measured by the card's width, not the window's.
const Measure = styled.div`
  container-type: inline-size;
`;

const Goals = styled.ol`
  display: grid;
  gap: ${spaces[4]}px;

  & > li + li {
    padding-block-start: ${spaces[4]}px;
    border-block-start: 1px solid var(--color-hairline);
  }
  & > li > h3 {
    display: flex;
    gap: ${spaces[3]}px;
    align-items: baseline;
    justify-content: space-between;
    font-size: ${fontSizes.md};
    line-height: 1.25;
    overflow-wrap: anywhere;
  }
  & > li > h3 > span {
    flex: none;
    color: var(--color-accent);
    font-variant-numeric: tabular-nums;
  }
`;

const Results = styled.ul`
  display: grid;
  gap: ${spaces[3]}px;
  margin-block-start: ${spaces[3]}px;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 2px ${spaces[4]}px;
    font-size: ${fontSizes.sm};
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  & > li > span {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
    font-variant-numeric: tabular-nums;
  }
  @container (min-width: 560px) {
    & > li[data-numbers] {
      grid-template-columns: minmax(0, 1fr) auto;
    }
  }
`;

/* A progress element would say the same number a second time: what it shows is written beside it. */
const Bar = styled.div`
  grid-column: 1 / -1;
  height: 8px;
  margin-block-start: 2px;
  overflow: hidden;
  border: 1px solid var(--color-edge);
  border-radius: ${radii.pill}px;
  background: var(--color-sunken);

  &::before {
    content: '';
    display: block;
    width: var(--done);
    height: 100%;
    border-radius: inherit;
    background: var(--color-accent);
    @media (forced-colors: active) {
      background: Highlight;
    }
  }
`;

/** Objectives with their key results, and how far each is. */
export function OkrView({ content }: OkrViewProps) {
  const objectives = (readOkr(content) ?? []).map((objective, index) => ({ ...objective, key: `${index}` }));
  return (
    <Measure>
      <Goals>
        {objectives.map((objective) => {
          const share = objectiveProgress(objective);
          return (
            <li key={objective.key}>
              <h3>
                {lineText(readRuns(objective.title === '' ? UNTITLED.objective : boundOnScreen(objective.title)))}
                {share === null ? null : <span>{percentText(share)}</span>}
              </h3>
              <Results>
                {objective.results
                  .map((result, index) => ({ ...result, key: `${index}` }))
                  .map((result) => {
                    const progress = progressOf(result);
                    return (
                      <li key={result.key} data-numbers={result.numbers ? '' : undefined}>
                        <div>
                          <TextRuns
                            line={readRuns(result.text === '' ? UNTITLED.result : boundOnScreen(result.text))}
                          />
                        </div>
                        <span>{numbersText(result)}</span>
                        {progress === null ? null : <Bar aria-hidden style={{ '--done': `${progress * 100}%` }} />}
                      </li>
                    );
                  })}
              </Results>
            </li>
          );
        })}
      </Goals>
    </Measure>
  );
}
