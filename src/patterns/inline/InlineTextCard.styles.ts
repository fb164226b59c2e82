/** How InlineTextCard looks. */

import { styled } from 'styled-components';

import { media } from '../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { Card } from '../../ui/Card.tsx';

export const Root = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${spaces[2]}px;
  min-width: 0;
  height: 100%;
  padding: ${spaces[3]}px ${spaces[4]}px ${spaces[4]}px;

  &[data-tone] {
    border-block-start: 3px solid var(--tone-solid);
  }
`;

export const Head = styled.div`
  display: flex;
  gap: ${spaces[1]}px;
  align-items: center;
  min-height: 32px;

  & > h2 {
    flex: 1;
    min-width: 0;
    font-size: ${fontSizes.md};
    overflow-wrap: anywhere;
  }
  & > span {
    display: flex;
    margin-inline-end: ${spaces[1]}px;
    color: var(--tone-ink, var(--color-ink-soft));
  }
  & > span > svg {
    width: 18px;
    height: 18px;
  }
  & > div {
    display: flex;
    gap: ${spaces[1]}px;
    align-items: center;
    margin-inline-start: auto;
  }
  /* Where the buttons leave a word of the title no room, they go below it. */
  ${media.mobile} {
    flex-wrap: wrap;

    & > h2 {
      min-width: min-content;
      overflow-wrap: break-word;
    }
  }
`;

// 68 digits wide: in ch a text would be measured anew when the digits’ own font comes, which is late.
export const View = styled.div`
  flex: 1;
  margin: 0 -${spaces[2]}px -${spaces[2]}px;
  padding: ${spaces[1]}px ${spaces[2]}px ${spaces[2]}px;
  border-radius: ${radii.small}px;
  font-size: ${fontSizes.md};
  line-height: 1.4;
  cursor: text;

  &:hover {
    background: var(--color-sunken);
  }
  [data-lead] > & {
    max-width: 41.35em;
    font-size: ${fontSizes.lg};
    text-wrap: pretty;
  }
  /* A text that this person only reads. */
  [data-fixed] > & {
    background: transparent;
    cursor: auto;
  }
`;

export const Empty = styled.div`
  color: var(--color-ink-soft);

  & > small {
    display: block;
    font-size: ${fontSizes.xs};
    line-height: 1.125rem;
  }
`;

export const Back = styled.div`
  display: flex;
`;
