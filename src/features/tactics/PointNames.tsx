import { styled } from 'styled-components';

import { formatBalance, POINTS_LABEL, type JourneyMapData } from '../../domain/tactics/journeyMap.ts';
import { STAGES } from '../../domain/core/stage.ts';
import { fontSizes, spaces } from '../../theme/tokens.ts';

export interface PointNamesProps {
  /** Points by stage, as `mapOf` gives them. */
  points: JourneyMapData['points'];
}

const Names = styled.ol`
  display: grid;
  gap: ${spaces[1]}px;
  font-size: ${fontSizes.xs};
  line-height: 1.125rem;

  & > li {
    display: grid;
    grid-template-columns: 1.6em minmax(0, 1fr);
    column-gap: ${spaces[1]}px;
    font-variant-numeric: tabular-nums;
    hyphens: auto;
    overflow-wrap: anywhere;
  }
  & > li > span:first-child,
  & small {
    color: var(--color-ink-soft);
    font-size: inherit;
  }
  & small {
    margin-inline-start: ${spaces[1]}px;
    white-space: nowrap;
  }
`;

/** A row of the map's table: whose points the numbers on the balance line are, and each balance as a number. */
export function PointNames({ points }: PointNamesProps) {
  return (
    <tr>
      <th scope="row">{POINTS_LABEL}</th>
      {STAGES.map((stage) => (
        <td key={stage}>
          <Names>
            {points[stage].map(({ card, number, balance }) => (
              <li key={card.id}>
                <span>{number}</span>
                <span>
                  {card.name} <small>{balance === null ? '—' : formatBalance(balance)}</small>
                </span>
              </li>
            ))}
          </Names>
        </td>
      ))}
    </tr>
  );
}
