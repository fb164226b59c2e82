import { useState } from 'react';
import { styled } from 'styled-components';

import { counted } from '../../domain/core/format.ts';
import { MarkdownText } from '../../patterns/MarkdownText.tsx';
import { spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { foldedMarkdown, foldedText } from './foldedText.ts';

export interface FoldedTextProps {
  /** Text in which HTML stays text and line breaks stay line breaks. */
  text: string;
  /** Draws lists, bold and tables as the boards do; else the text stays as typed. Default false. */
  markdown?: boolean;
  /** Names the text for screen reader users who hear its button without context. Default none. */
  of?: string;
}

const Text = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const More = styled.div`
  margin-block-start: ${spaces[1]}px;
  margin-inline-start: -${spaces[3]}px;
`;

/** A text as it was typed, or drawn as on the boards; a very long one shows its beginning and unfolds. */
export function FoldedText({ text, markdown = false, of }: FoldedTextProps) {
  const [open, setOpen] = useState(false);
  const beginning = markdown ? foldedMarkdown(text) : foldedText(text);
  const shown = open || beginning === null ? text : markdown ? beginning : `${beginning}…`;
  const drawn = markdown ? <MarkdownText text={shown} tableLabel={of} /> : <Text>{shown}</Text>;
  if (beginning === null) return drawn;
  const label = open ? 'Свернуть' : `Показать целиком (${counted(text.length, ['знак', 'знака', 'знаков'])})`;
  return (
    <>
      {drawn}
      <More>
        <Button
          needs={null}
          variant="quiet"
          size="sm"
          aria-expanded={open}
          aria-label={of === undefined ? undefined : `${label}: ${of}`}
          onClick={() => setOpen(!open)}
        >
          {label}
        </Button>
      </More>
    </>
  );
}
