import { styled } from 'styled-components';

import { quoted } from '../../../../domain/core/format.ts';
import { FINDING_KIND_LABELS } from '../../../../domain/core/findingKind.ts';
import type { FindingRefusal } from '../../../../domain/evidence/refusal.ts';
import { fontSizes, spaces } from '../../../../theme/tokens.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Disclosure } from '../../../../ui/Disclosure.tsx';

export interface RefusedFindingsProps {
  /** Refused findings, newest first. */
  refused: readonly FindingRefusal[];
  /** «Вернуть». */
  onReturn: (refusal: FindingRefusal) => void;
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[3]}px;
  max-height: 30vh;
  overflow-y: auto;
  font-size: ${fontSizes.sm};
  line-height: 1.25rem;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 ${spaces[2]}px;
    align-items: start;
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
  }
`;

/** Lists passages that a person refused as findings, each with the undo. */
export function RefusedFindings({ refused, onReturn }: RefusedFindingsProps) {
  if (refused.length === 0) return null;
  return (
    <Disclosure summary={`Отклонённые (${refused.length})`}>
      <List aria-label="Отклонённые находки">
        {refused.map((one) => (
          <li key={one.id}>
            <span>
              <small>{FINDING_KIND_LABELS[one.proposedAs]}</small>
              <bdi>{quoted(one.text)}</bdi>
            </span>
            <Button
              needs="Researcher"
              size="sm"
              variant="quiet"
              aria-label={`Вернуть ${quoted(one.text)}`}
              onClick={() => onReturn(one)}
            >
              Вернуть
            </Button>
          </li>
        ))}
      </List>
    </Disclosure>
  );
}
