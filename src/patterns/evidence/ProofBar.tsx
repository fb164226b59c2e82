import { styled } from 'styled-components';

import { NO_PROOF_FILTER, readProofFilter, type ProofFilter } from '../../domain/research/across/proof.ts';
import { media } from '../../theme/media.ts';
import { fontSizes, spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/field/Select.tsx';
import { PROOF_CHOICE, rankChoice } from './proofChoices.ts';

export interface ProofBarProps {
  /** Filter and order of the list. */
  filter: ProofFilter;
  /** How many of the list pass; null while that is not known. */
  found: number | null;
  /** Name of the list's own order: «По приоритету». */
  usual: string;
  /** Another filter was chosen. */
  onFilterChange: (filter: ProofFilter) => void;
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[2]}px;
  margin-block-end: ${spaces[3]}px;

  & > * {
    width: 200px;
  }
  & > p {
    width: 100%;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
  }
  & > p > button {
    margin-inline-start: ${spaces[2]}px;
  }
  ${media.mobile} {
    & > div {
      flex: 1 1 140px;
      width: auto;
    }
  }
  ${media.print} {
    display: none;
  }
`;

/** Filter and order, by evidence, of a list of hypotheses that has no search. */
export function ProofBar({ filter, found, usual, onFilterChange }: ProofBarProps) {
  const rank = rankChoice(usual);
  return (
    <Root>
      <Select
        label={PROOF_CHOICE.label}
        hideLabel
        options={PROOF_CHOICE.options}
        value={filter.proof}
        onValueChange={(value) => onFilterChange({ ...filter, proof: readProofFilter(value, null).proof })}
      />
      <Select
        label={rank.label}
        hideLabel
        options={rank.options}
        value={filter.rank}
        onValueChange={(value) => onFilterChange({ ...filter, rank: readProofFilter(null, value).rank })}
      />
      {found === 0 && filter.proof !== 'all' ? (
        <p>
          Таких гипотез здесь нет.
          <Button size="sm" onClick={() => onFilterChange({ ...filter, proof: NO_PROOF_FILTER.proof })}>
            Показать все
          </Button>
        </p>
      ) : null}
    </Root>
  );
}
