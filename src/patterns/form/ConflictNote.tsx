import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

import { fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { VersionChoice } from './VersionChoice.tsx';

/** A field that was changed here and elsewhere to different values. */
export interface Conflict {
  readonly field: string;
  /** The field's label. */
  readonly label: string;
  /** Value in the form, as a person reads it. */
  readonly mine: string;
  /** Stored value, as a person reads it. */
  readonly theirs: string;
}

export interface ConflictNoteProps {
  /** Fields to choose in; nothing is drawn while there are none. */
  conflicts: readonly Conflict[];
  /** Called with the field and what is to stay in it. */
  onSettle: (field: string, choice: 'theirs' | 'mine') => void;
  /** Raised when the form was sent before everything was chosen: the note takes the focus. */
  calls: number;
}

// Measured by its own width, not the window's: it also lies in narrow cards.
const Root = styled.section`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[4]}px;
  padding: ${spaces[4]}px;
  border: 1px solid var(--color-danger);
  border-radius: ${radii.block}px;
  background: var(--color-danger-soft);

  & > div > h3 {
    font-size: ${fontSizes.md};
  }
  & > div > p {
    font-size: ${fontSizes.sm};
  }
`;

/** Both versions of what was changed in two places at once, side by side, until a person has chosen. */
export function ConflictNote({ conflicts, onSettle, calls }: ConflictNoteProps) {
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    if (calls > 0) root.current?.focus();
  }, [calls]);
  if (conflicts.length === 0) return null;
  return (
    <Root ref={root} tabIndex={-1} aria-label="Изменено в другой вкладке">
      <div role="alert">
        <h3>Запись изменили в другой вкладке</h3>
        <p>Выберите, что оставить. До этого обе версии целы.</p>
      </div>
      {conflicts.map(({ field, label, mine, theirs }) => (
        <VersionChoice
          key={field}
          label={label}
          mine={mine}
          theirs={theirs}
          theirsFrom="Сохранено в другой вкладке"
          onChoose={(choice) => onSettle(field, choice)}
        />
      ))}
    </Root>
  );
}
