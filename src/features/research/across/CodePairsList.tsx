import { useCallback, type CSSProperties } from 'react';
import { styled } from 'styled-components';

import { counted } from '../../../domain/core/format.ts';
import type { CodePair } from '../../../domain/research/across/codePairs.ts';
import { WindowedList } from '../../../patterns/windowed/WindowedList.tsx';
import type { Stops } from '../../../patterns/windowed/useStops.ts';
import { media } from '../../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../../theme/tokens.ts';
import { PEOPLE_FORMS, PLACE_FORMS } from './codeTableView.ts';

export interface CodePairsListProps {
  /** The pairs, in the order to show them. The same array while nothing changed. */
  pairs: readonly CodePair[];
  /** Key of the pair whose passages are open, or null. */
  openKey: string | null;
  /** Called with the key of a pair when it is pressed. A stable function. */
  onOpen: (key: string) => void;
}

const Pair = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${spaces[1]}px ${spaces[4]}px;
  align-items: center;
  width: 100%;
  min-height: 48px;
  padding: ${spaces[2]}px ${spaces[3]}px;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;
  background: var(--color-surface);
  color: var(--color-ink);
  text-align: start;
  cursor: pointer;

  @media (max-width: 1099.98px) {
    scroll-margin-block-end: 48dvh;
  }
  &:hover {
    background: var(--color-sunken);
  }
  &[aria-pressed='true'] {
    border-color: var(--color-accent);
    background: var(--color-accent-soft);
  }
  & > span {
    display: flex;
    flex-wrap: wrap;
    gap: ${spaces[1]}px ${spaces[3]}px;
    overflow-wrap: anywhere;
  }
  & > span > span {
    display: inline-flex;
    gap: ${spaces[2]}px;
    align-items: center;
  }
  & i {
    flex: none;
    width: 10px;
    height: 10px;
    border-radius: ${radii.pill}px;
    background: var(--hue);
  }
  & > small {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  &[aria-pressed='true'] > small {
    color: var(--color-ink);
  }
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);

    & > small {
      text-align: start;
    }
  }
`;

const STOPS: Stops<CodePair> = { selector: 'button' };
const keyOf = ({ key }: CodePair): string => key;

/** Codes that occur together, the pair that most people said first; each opens its passages. */
export function CodePairsList({ pairs, openKey, onOpen }: CodePairsListProps) {
  const renderItem = useCallback(
    ({ key, codes, people, places }: CodePair) => (
      <Pair type="button" aria-pressed={key === openKey} data-pair={key} onClick={() => onOpen(key)}>
        <span>
          {codes.map(({ id, name, colour }) => (
            <span key={id} style={{ '--hue': `var(--code-${colour})` } as CSSProperties}>
              <i aria-hidden />
              {name}
            </span>
          ))}
        </span>
        <small>
          {counted(people, PEOPLE_FORMS)}, {counted(places, PLACE_FORMS)}
        </small>
      </Pair>
    ),
    [openKey, onOpen],
  );
  return (
    <WindowedList
      label="Коды, которые встречаются вместе"
      items={pairs}
      keyOf={keyOf}
      rowHeight={48}
      keptKey={openKey}
      stops={STOPS}
      renderItem={renderItem}
    />
  );
}
