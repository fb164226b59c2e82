import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { spaces } from '../../../../theme/tokens.ts';
import { IconButton } from '../../../../ui/IconButton.tsx';

export interface PassageLinkProps {
  /** Kind of the record based on the words: «Инсайт», «За гипотезу». */
  kind: string;
  /** Label of the button that separates them, with the record's own words. */
  label: string;
  /** The same without them, for who sees them beside it. */
  tooltip: string;
  /** Parts the words and the record. */
  onRemove: () => void;
  /** The record's words, or a link to it. */
  children: ReactNode;
}

const Root = styled.div`
  display: flex;
  gap: ${spaces[2]}px;
  align-items: start;

  & > p {
    flex: 1;
    min-width: 0;
  }
  & > p > strong {
    display: block;
    color: var(--color-ink-soft);
    font-weight: 500;
  }
`;

/** An insight or a hypothesis that rests on marked words, and the way to part them. */
export function PassageLink({ kind, label, tooltip, onRemove, children }: PassageLinkProps) {
  return (
    <Root>
      <p>
        <strong>{kind}</strong>
        {children}
      </p>
      <IconButton
        needs="Researcher"
        size="sm"
        label={label}
        tooltip={tooltip}
        icon={<X aria-hidden />}
        onClick={onRemove}
      />
    </Root>
  );
}
