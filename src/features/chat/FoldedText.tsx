import { useState } from 'react';
import { styled } from 'styled-components';

import { counted } from '../../domain/format.ts';
import { spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { foldedText } from './foldedText.ts';

export interface FoldedTextProps {
  /** Plain text: what looks like HTML stays text, line breaks stay line breaks. */
  text: string;
}

const Text = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const More = styled.div`
  margin-block-start: ${spaces[1]}px;
  margin-inline-start: -${spaces[3]}px;
`;

/** A text as it was typed; a very long one shows its beginning and unfolds. */
export function FoldedText({ text }: FoldedTextProps) {
  const [open, setOpen] = useState(false);
  const beginning = foldedText(text);
  if (beginning === null) return <Text>{text}</Text>;
  return (
    <>
      <Text>{open ? text : `${beginning}…`}</Text>
      <More>
        <Button variant="quiet" size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Свернуть' : `Показать целиком (${counted(text.length, ['знак', 'знака', 'знаков'])})`}
        </Button>
      </More>
    </>
  );
}
