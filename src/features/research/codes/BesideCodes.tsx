import { useState, type CSSProperties } from 'react';
import { styled } from 'styled-components';

import type { BesideCode } from '../../../domain/research/across/codePassages.ts';
import { media } from '../../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { countInWords } from './codeWords.ts';

export interface BesideCodesProps {
  /** Codes that lie on the same words, the most frequent first. */
  beside: readonly BesideCode[];
  /** Id of the one whose passages are shown, or null: all are. */
  chosen: string | null;
  /** Called with the code whose passages are wanted; null: all. */
  onChoose: (id: string | null) => void;
}

/** How many are shown before the user asks for the others. */
const FIRST = 8;

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[2]}px;
  margin-block-end: ${spaces[5]}px;

  & > h2 {
    font-size: ${fontSizes.md};
  }
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${spaces[2]}px;
  }
  & li > button:not([data-more]) {
    display: inline-flex;
    gap: ${spaces[2]}px;
    align-items: center;
    max-width: 100%;
    min-height: 36px;
    padding: ${spaces[1]}px ${spaces[3]}px;
    border: 1px solid var(--color-hairline);
    border-radius: ${radii.pill}px;
    background: var(--color-surface);
    color: var(--color-ink);
    font-size: ${fontSizes.sm};
    line-height: 1.25rem;
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  & li > button:hover {
    border-color: var(--color-ink-soft);
  }
  & li > button[aria-pressed='true'] {
    border-color: var(--color-accent);
    background: var(--color-accent-soft);
  }
  & li > button > i {
    flex: none;
    width: 10px;
    height: 10px;
    border-radius: ${radii.pill}px;
    background: var(--hue);
  }
  & li > button > small {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
    font-variant-numeric: tabular-nums;
  }
  ${media.mobile} {
    & li > button:not([data-more]) {
      min-height: 44px;
    }
  }
`;

/** «Вместе с ним»: what else is said where this is said; a press leaves the passages with both. */
export function BesideCodes({ beside, chosen, onChoose }: BesideCodesProps) {
  const [whole, setWhole] = useState(false);
  if (beside.length === 0) return null;
  const shown = whole ? beside : beside.filter(({ code }, index) => index < FIRST || code.id === chosen);
  const more = beside.length - shown.length;
  return (
    <Root aria-label="Коды на тех же словах">
      <h2>Вместе с ним</h2>
      <ul>
        {shown.map(({ code, people, passages }) => (
          <li key={code.id} style={{ '--hue': `var(--code-${code.colour})` } as CSSProperties}>
            <button
              type="button"
              aria-pressed={code.id === chosen}
              onClick={() => onChoose(code.id === chosen ? null : code.id)}
            >
              <i aria-hidden />
              <span>{code.name}</span>
              <small>{countInWords({ people, passages })}</small>
            </button>
          </li>
        ))}
        {more > 0 ? (
          <li>
            <Button data-more size="sm" variant="quiet" onClick={() => setWhole(true)}>
              Ещё {more}
            </Button>
          </li>
        ) : null}
      </ul>
    </Root>
  );
}
