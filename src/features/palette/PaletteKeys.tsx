import { styled } from 'styled-components';

import { media } from '../../theme/media.ts';
import { fontSizes, spaces } from '../../theme/tokens.ts';

const Keys = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[1]}px ${spaces[4]}px;
  padding-block-start: ${spaces[2]}px;
  border-block-start: 1px solid var(--color-hairline);
  color: var(--color-ink-soft);
  font-size: ${fontSizes.xs};

  & kbd {
    font: inherit;
    font-weight: 600;
  }
  ${media.mobile} {
    display: none;
  }
`;

/** The keys of the palette; a screen reader knows them of any combobox. */
export function PaletteKeys() {
  return (
    <Keys aria-hidden>
      <span>
        <kbd>↑ ↓</kbd> выбрать
      </span>
      <span>
        <kbd>Enter</kbd> открыть
      </span>
      <span>
        <kbd>Esc</kbd> закрыть
      </span>
    </Keys>
  );
}
