import { useId, type CSSProperties } from 'react';
import { styled } from 'styled-components';

import { CODE_COLOUR_LABELS, type CodeColour } from '../../../domain/research/code.ts';
import { TERMS } from '../../../domain/terms.ts';
import { media } from '../../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../../theme/tokens.ts';

export interface ColourFieldProps {
  /** The chosen colour. */
  value: CodeColour;
  /** Called with the newly chosen one. */
  onValueChange: (colour: CodeColour) => void;
}

const Root = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[2]}px;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    margin-block-end: ${spaces[1]}px;
    padding: 0;
    font-size: ${fontSizes.sm};
    font-weight: 500;
  }
  & > label {
    display: flex;
    gap: ${spaces[2]}px;
    align-items: center;
    min-height: 32px;
    padding-inline: ${spaces[2]}px;
    border: 1px solid var(--color-hairline);
    border-radius: ${radii.pill}px;
    font-size: ${fontSizes.sm};
    cursor: pointer;
  }
  & > label:has(:checked) {
    border-color: var(--color-accent);
    background: var(--color-accent-soft);
  }
  & > label:has(:focus-visible) {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
  & input {
    position: absolute;
    opacity: 0;
  }
  ${media.mobile} {
    & > label {
      min-height: 44px;
    }
  }
  & i {
    width: 14px;
    height: 14px;
    border-radius: ${radii.pill}px;
    background: var(--hue);
  }
`;

const COLOURS = Object.entries(CODE_COLOUR_LABELS) as [CodeColour, string][];

/** The colour of a code, each with its name: arrows choose. */
export function ColourField({ value, onValueChange }: ColourFieldProps) {
  const name = useId();
  return (
    <Root>
      <legend>{TERMS.code.colour}</legend>
      {COLOURS.map(([colour, label]) => (
        <label key={colour} style={{ '--hue': `var(--code-${colour})` } as CSSProperties}>
          <input type="radio" name={name} checked={colour === value} onChange={() => onValueChange(colour)} />
          <i aria-hidden />
          {label}
        </label>
      ))}
    </Root>
  );
}
