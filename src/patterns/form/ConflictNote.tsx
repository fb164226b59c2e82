import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

import { fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';

/** A field that was changed here and elsewhere to different values. */
export interface Conflict {
  readonly field: string;
  /** The field's label. */
  readonly label: string;
  /** What stands in the form, as a person reads it. */
  readonly mine: string;
  /** What is stored, as a person reads it. */
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

const Choice = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${spaces[3]}px;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    padding: 0 0 ${spaces[1]}px;
    font-size: ${fontSizes.sm};
    font-weight: 600;
  }
  & > div {
    display: grid;
    grid-template-rows: auto 1fr auto;
    gap: ${spaces[2]}px;
    justify-items: start;
    padding: ${spaces[3]}px;
    border-radius: ${radii.small}px;
    background: var(--color-surface);
  }
  & small {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
  }
  @container (max-width: 480px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Words = styled.p`
  max-width: 100%;
  max-height: 160px;
  overflow-y: auto;
  overflow-wrap: anywhere;
  font-size: ${fontSizes.sm};
  white-space: pre-wrap;
`;

/** Longer texts may not fit and scroll then, so keys must reach them; characters. */
const FITS = 200;

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
        <Choice key={field}>
          <legend>{label}</legend>
          <div>
            <small>У вас</small>
            <Words tabIndex={mine.length > FITS ? 0 : undefined}>{mine || 'Пусто'}</Words>
            <Button size="sm" aria-label={`${label}: оставить своё`} onClick={() => onSettle(field, 'mine')}>
              Оставить своё
            </Button>
          </div>
          <div>
            <small>Сохранено в другой вкладке</small>
            <Words tabIndex={theirs.length > FITS ? 0 : undefined}>{theirs || 'Пусто'}</Words>
            <Button size="sm" aria-label={`${label}: взять сохранённое`} onClick={() => onSettle(field, 'theirs')}>
              Взять сохранённое
            </Button>
          </div>
        </Choice>
      ))}
    </Root>
  );
}
