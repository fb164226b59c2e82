import { styled } from 'styled-components';

import { NO_PROOF_FILTER, readProofFilter, type ProofFilter } from '../../domain/research/across/proof.ts';
import { media } from '../../theme/media.ts';
import { fontSizes, spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/field/Select.tsx';
import { PROOF_CHOICE, rankChoice } from './proofChoices.ts';

export interface ProofBarProps {
  /** What the list is narrowed and ordered by. */
  filter: ProofFilter;
  /** How many of the list pass; null while that is not known. */
  found: number | null;
  /** What the list's own order is called: «По приоритету». */
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

/** What a list of hypotheses is narrowed and ordered by where it has no search: by what the evidence says. */
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
