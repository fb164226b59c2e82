import { ChevronDown } from 'lucide-react';
import { styled } from 'styled-components';

import { formatNumber } from '../../../domain/core/format.ts';
import { fontSizes, radii, spaces } from '../../../theme/tokens.ts';

export interface BacklogHeadProps {
  /** Whether the backlog is unfolded. */
  open: boolean;
  /** Id of what it unfolds. */
  panel: string;
  /** How many hypotheses wait; null while that is not known. */
  count: number | null;
  /** Called with the wanted state. */
  onOpenChange: (open: boolean) => void;
}

const Root = styled.h2`
  margin-block: ${spaces[5]}px ${spaces[3]}px;
  font-size: ${fontSizes.lg};

  & > button {
    display: inline-flex;
    align-items: center;
    gap: ${spaces[2]}px;
    min-height: 44px;
    padding: 0;
    border: 0;
    border-radius: ${radii.small}px;
    background: none;
    font-weight: inherit;
    font-variant-numeric: tabular-nums;
    cursor: pointer;
  }
  & svg {
    width: 20px;
    height: 20px;
  }
  & > button[aria-expanded='false'] > svg {
    transform: rotate(-90deg);
  }
`;

/** «Бэклог гипотез»: the heading that unfolds it. */
export function BacklogHead({ open, panel, count, onOpenChange }: BacklogHeadProps) {
  return (
    <Root>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? panel : undefined}
        onClick={() => onOpenChange(!open)}
      >
        <ChevronDown aria-hidden />
        Бэклог гипотез{count === null ? '' : ` (${formatNumber(count)})`}
      </button>
    </Root>
  );
}
