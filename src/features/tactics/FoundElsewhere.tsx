import { styled } from 'styled-components';

import type { Journey } from '../../domain/tactics/journey.ts';
import { formatNumber, quoted } from '../../domain/core/format.ts';
import { STAGES, type Stage } from '../../domain/core/stage.ts';
import { StageName } from '../../patterns/StageName.tsx';
import { spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

export interface FoundElsewhereProps {
  /** What was searched for. */
  query: string;
  /** The stage that has nothing of it. */
  stage: Stage;
  /** What passes the filter, by stage. */
  found: Journey;
  /** Called with a stage that has something. */
  onStageChange: (stage: Stage) => void;
  /** Lets everything through again. */
  onReset: () => void;
}

const Stages = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[2]}px;
  justify-content: center;
`;

/** A stage has no touchpoint with these words: where there are some, and the way back. */
export function FoundElsewhere({ query, stage, found, onStageChange, onReset }: FoundElsewhereProps) {
  const others = STAGES.filter((one) => one !== stage && found[one].length > 0);
  return (
    <EmptyState
      title="Ничего не найдено"
      headingLevel={3}
      action={
        <Stages>
          {others.map((one) => (
            <Button key={one} onClick={() => onStageChange(one)}>
              <span>
                <StageName stage={one} /> ({formatNumber(found[one].length)})
              </span>
            </Button>
          ))}
          <Button variant={others.length > 0 ? 'quiet' : 'secondary'} onClick={onReset}>
            Сбросить поиск
          </Button>
        </Stages>
      }
    >
      {others.length > 0 ? (
        <>
          На этапе <StageName stage={stage} /> нет точек со словами {quoted(query)}. Они есть на других этапах.
        </>
      ) : (
        `Искали: ${quoted(query)}. Таких слов нет ни на одном этапе.`
      )}
    </EmptyState>
  );
}
