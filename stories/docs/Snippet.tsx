import { styled } from 'styled-components';

import { fontSizes, radii, spaces } from '#src/theme/tokens.ts';

export interface SnippetProps {
  /** What it is; read out, not drawn. */
  label: string;
  /** Code, as it stands in a file. */
  code: string;
}

const Root = styled.section`
  margin-block: ${spaces[4]}px;
  padding: ${spaces[4]}px;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;
  background: var(--color-surface);
  font:
    ${fontSizes.xs} / 1.6 ui-monospace,
    'JetBrains Mono',
    'DejaVu Sans Mono',
    monospace;
  overflow-x: auto;
  white-space: pre;
`;

/** A few lines of code, in the page's own colours. */
export function Snippet({ label, code }: SnippetProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable
    <Root aria-label={label} tabIndex={0}>
      {code}
    </Root>
  );
}
