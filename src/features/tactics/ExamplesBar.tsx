import { styled } from 'styled-components';

import type { Examples } from '../../domain/tactics/touchpointRow.ts';
import { media } from '../../theme/media.ts';
import { fontSizes, spaces } from '../../theme/tokens.ts';
import { Switch } from '../../ui/field/Switch.tsx';

export interface ExamplesBarProps {
  /** Current state of the examples. */
  examples: Examples;
  /** Called when the switch is pressed. */
  onWantedChange: (wanted: boolean) => void;
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${spaces[4]}px;
  align-items: center;
  justify-content: flex-end;
  margin-block-end: ${spaces[3]}px;
  font-size: ${fontSizes.sm};

  & > p {
    flex: 1 1 280px;
    color: var(--color-ink-soft);
    text-wrap: pretty;
  }
  ${media.mobile} {
    & > label {
      flex: 1 1 100%;
    }
  }
  ${media.print} {
    & > label {
      display: none;
    }
  }
`;

/** Whether the generated examples are shown beside what the team has: one switch for every view of the journey (R8). */
export function ExamplesBar({ examples, onWantedChange }: ExamplesBarProps) {
  return (
    <Root>
      {examples === 'shown' ? (
        <p>Примеры помечены словом «пример»: их никто не говорил, и ни в один счёт они не входят.</p>
      ) : null}
      <Switch
        label="Показать примеры"
        checked={examples !== 'hidden'}
        onChange={(event) => onWantedChange(event.target.checked)}
      />
    </Root>
  );
}
