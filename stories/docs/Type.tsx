import { styled } from 'styled-components';

import { research } from '#src/samples/research.ts';
import { fontSizes, spaces, widths } from '#src/theme/tokens.ts';

const Root = styled.div`
  display: grid;
  gap: ${spaces[4]}px;
  margin-block: ${spaces[4]}px;

  & > p {
    padding-inline-start: ${spaces[4]}px;
    border-inline-start: 2px solid var(--color-edge);
    font-size: ${fontSizes.md};
    line-height: 1.55;
  }
  & > p:first-child {
    max-width: ${widths.reading};
    border-color: var(--color-accent);
    text-wrap: pretty;
  }
`;

/** The sample's words in the reading column, and wider than it. */
export function Measure() {
  const text = research
    .flatMap(({ description }) => description)
    .slice(0, 3)
    .join(' ');
  return (
    <Root>
      <p>{text}</p>
      <p>{text}</p>
    </Root>
  );
}
