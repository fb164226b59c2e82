import { styled } from 'styled-components';

import { fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';

export interface VersionChoiceProps {
  /** Name of the changed field: its label. */
  label: string;
  /** The person's own version, as they read it; empty for nothing. */
  mine: string;
  /** The other version. */
  theirs: string;
  /** Where the other version comes from: «Сохранено в другой вкладке», «У коллеги». */
  theirsFrom: string;
  /** Called with the version that is to stay. */
  onChoose: (choice: 'mine' | 'theirs') => void;
}

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

/** Two versions of one field side by side, each with the button that lets it stay. Measured by the width of what it lies in. */
export function VersionChoice({ label, mine, theirs, theirsFrom, onChoose }: VersionChoiceProps) {
  return (
    <Choice>
      <legend>{label}</legend>
      <div>
        <small>У вас</small>
        <Words tabIndex={mine.length > FITS ? 0 : undefined}>{mine || 'Пусто'}</Words>
        <Button size="sm" aria-label={`${label}: оставить своё`} onClick={() => onChoose('mine')}>
          Оставить своё
        </Button>
      </div>
      <div>
        <small>{theirsFrom}</small>
        <Words tabIndex={theirs.length > FITS ? 0 : undefined}>{theirs || 'Пусто'}</Words>
        <Button size="sm" aria-label={`${label}: взять сохранённое`} onClick={() => onChoose('theirs')}>
          Взять сохранённое
        </Button>
      </div>
    </Choice>
  );
}
