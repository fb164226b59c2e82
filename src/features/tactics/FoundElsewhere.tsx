import { styled } from 'styled-components';

import type { JourneyRows } from '../../domain/tactics/touchpointRow.ts';
import { PROOF_LABELS, type ProofFilter } from '../../domain/research/across/proof.ts';
import { formatNumber, quoted } from '../../domain/core/format.ts';
import { STAGES, type Stage } from '../../domain/core/stage.ts';
import { StageName } from '../../patterns/StageName.tsx';
import { spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

export interface FoundElsewhereProps {
  /** The search query. */
  query: string;
  /** Filter by evidence. Default `all`. */
  proof?: ProofFilter['proof'];
  /** The stage that has nothing of it. */
  stage: Stage;
  /** Rows that pass the filter, by stage. */
  found: JourneyRows;
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
export function FoundElsewhere({ query, proof = 'all', stage, found, onStageChange, onReset }: FoundElsewhereProps) {
  const others = STAGES.filter((one) => one !== stage && found[one].length > 0);
  const words = query === '' ? [] : [quoted(query)];
  const proofs = proof === 'all' ? [] : [quoted(PROOF_LABELS[proof])];
  const asked = [...words.map((one) => `со словами ${one}`), ...proofs.map((one) => `с гипотезами ${one}`)].join(' и ');
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
          На этапе <StageName stage={stage} /> нет точек {asked}. Они есть на других этапах.
        </>
      ) : (
        `Искали: ${[...words, ...proofs].join(', ')}. ${proofs.length > 0 ? 'Такого' : 'Таких слов'} нет ни на одном этапе.`
      )}
    </EmptyState>
  );
}
