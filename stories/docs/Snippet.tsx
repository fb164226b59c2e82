import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';

import { fontSizes, radii, spaces } from '#src/theme/tokens.ts';
import { IconButton } from '#src/ui/IconButton.tsx';

export interface SnippetProps {
  /** Description of the code; read out, not drawn. */
  label: string;
  /** Code, as it is in a file. */
  code: string;
  /** Whether it has a button that copies it. Default false. */
  copy?: boolean;
  /** Greatest height, px: what is longer scrolls. Default: as high as the code. */
  most?: number;
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
  overflow: auto;
  white-space: pre;
`;

const Copied = styled.div`
  position: relative;

  & > section {
    padding-inline-end: ${spaces[8]}px;
  }
  & > button {
    position: absolute;
    inset-block-start: ${spaces[2]}px;
    inset-inline-end: ${spaces[2]}px;
    background: var(--color-surface);
  }
`;

/** A few lines of code, in the page's own colours. */
export function Snippet({ label, code, copy = false, most }: SnippetProps) {
  const [copied, setCopied] = useState(false);
  const text = (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable
    <Root aria-label={label} tabIndex={0} style={{ maxHeight: most }}>
      {code}
    </Root>
  );
  if (!copy) return text;
  return (
    <Copied>
      {text}
      <IconButton
        size="sm"
        label={copied ? 'Скопировано' : 'Скопировать код'}
        icon={copied ? <Check /> : <Copy />}
        onClick={() => void navigator.clipboard.writeText(code).then(() => setCopied(true))}
      />
    </Copied>
  );
}
