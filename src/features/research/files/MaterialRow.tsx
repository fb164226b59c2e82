import { GripVertical } from 'lucide-react';
import type { CSSProperties } from 'react';
import { styled } from 'styled-components';

import type { Material } from '../../../domain/research/research.ts';
import { media } from '../../../theme/media.ts';
import { radii, spaces } from '../../../theme/tokens.ts';
import { MaterialLine, type MaterialLineProps } from './MaterialLine.tsx';

export interface MaterialRowProps extends Omit<MaterialLineProps, 'isTranscript' | 'hasTranscript'> {
  /** Its transcripts, shown below it in the same row; may be empty. Default none. */
  transcripts?: readonly Material[];
  /** It has a grip by which the list moves it. Default false. */
  graspable?: boolean;
  /** It is in hand just now. Default false. */
  lifted?: boolean;
}

const Root = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[2]}px;
  padding: ${spaces[2]}px ${spaces[3]}px;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;
  background: var(--color-surface);

  &[data-graspable] {
    grid-template-columns: 24px minmax(0, 1fr);
  }
  &[data-graspable] > :not([data-grip]) {
    grid-column: 2;
  }
  &[data-lifted] {
    opacity: 0.5;
  }
  & > [data-grip] {
    grid-row: 1 / span var(--lines);
    grid-column: 1;
    display: grid;
    place-items: center;
    margin: -${spaces[2]}px 0 -${spaces[2]}px -${spaces[2]}px;
    color: var(--color-ink-soft);
    cursor: grab;
    touch-action: none;
    user-select: none;
  }
  &[data-lifted] > [data-grip] {
    cursor: grabbing;
  }
  & > [data-grip] > svg {
    width: 16px;
    height: 16px;
  }
  ${media.print} {
    &[data-graspable] {
      grid-template-columns: minmax(0, 1fr);
    }
    & > [data-grip] {
      display: none;
    }
    &[data-graspable] > :not([data-grip]) {
      grid-column: 1;
    }
  }
`;

/**
 * A file of a study: what it is, what became of its text, and the ways to read it, to get it back and to change it. A recording
 * and what was written down of it are one row.
 */
export function MaterialRow({ material, transcripts = [], graspable, lifted, ...rest }: MaterialRowProps) {
  return (
    <Root
      data-graspable={graspable ? '' : undefined}
      data-lifted={lifted ? '' : undefined}
      style={{ '--lines': 1 + transcripts.length } as CSSProperties}
    >
      {graspable ? (
        // For the pointer alone: keys move it by its menu.
        <span data-grip title="Перетащить" aria-hidden>
          <GripVertical />
        </span>
      ) : null}
      <MaterialLine material={material} isTranscript={false} hasTranscript={transcripts.length > 0} {...rest} />
      {transcripts.map((transcript) => (
        <MaterialLine key={transcript.id} material={transcript} isTranscript hasTranscript={false} {...rest} />
      ))}
    </Root>
  );
}
