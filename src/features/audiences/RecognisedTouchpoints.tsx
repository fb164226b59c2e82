import { styled } from 'styled-components';

import { touchpointsOf } from '../../domain/audiences/audienceForm.ts';
import { counted, formatNumber } from '../../domain/core/format.ts';
import { fontSizes, spaces } from '../../theme/tokens.ts';
import { FullBadge } from './FullBadge.tsx';

export interface RecognisedTouchpointsProps {
  /** What is typed, comma-separated. */
  text: string;
}

const Recognised = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[1]}px;

  & > output {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
  }
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${spaces[1]}px;
  }
  & li {
    display: flex;
    min-width: 0;
    max-width: 100%;
  }
`;

/** How many recognised touchpoints are drawn; the rest is counted. */
const SHOWN = 20;

/** Touchpoints that a text names, as they will be stored. */
export function RecognisedTouchpoints({ text }: RecognisedTouchpointsProps) {
  const recognised = touchpointsOf(text);
  return (
    <Recognised>
      <output>
        {recognised.length > 0
          ? `Распознано: ${counted(recognised.length, ['точка касания', 'точки касания', 'точек касания'])}`
          : ''}
      </output>
      {recognised.length > 0 ? (
        <ul aria-label="Распознанные точки касания">
          {recognised.slice(0, SHOWN).map((name) => (
            <li key={name}>
              <FullBadge>{name}</FullBadge>
            </li>
          ))}
          {recognised.length > SHOWN ? <li>и ещё {formatNumber(recognised.length - SHOWN)}</li> : null}
        </ul>
      ) : null}
    </Recognised>
  );
}
