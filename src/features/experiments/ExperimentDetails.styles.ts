/** How ExperimentDetails looks. */

import { styled } from 'styled-components';

import { media } from '../../theme/media.ts';
import { fontSizes, spaces, widths } from '../../theme/tokens.ts';

export const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[3]}px ${spaces[5]}px;

  & > div {
    max-width: 100%;
  }
  & dt {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
  }
  & dd {
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
`;

export const Texts = styled.dl`
  display: grid;
  grid-template-columns: 200px minmax(0, ${widths.reading});
  gap: ${spaces[3]}px ${spaces[5]}px;

  & dt {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
  }
  & dd {
    overflow-wrap: anywhere;
    white-space: pre-wrap;
    text-wrap: pretty;
  }
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${spaces[1]}px;

    & dd {
      margin-block-end: ${spaces[3]}px;
    }
  }
`;
