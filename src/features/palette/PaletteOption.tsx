import { memo } from 'react';
import { styled } from 'styled-components';

import { media } from '../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { MarkedText } from './MarkedText.tsx';
import type { PaletteItem } from './paletteItems.ts';

export interface PaletteOptionProps {
  /** Offered item. */
  item: PaletteItem;
  /** Id of the element, for `aria-activedescendant`. */
  id: string;
  /** Whether Enter would choose it. */
  active: boolean;
  /** The pointer is over it. A stable function. */
  onPoint: (itemId: string) => void;
  /** It was pressed. A stable function. */
  onChoose: (item: PaletteItem) => void;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr) minmax(0, max-content);
  gap: 2px ${spaces[3]}px;
  align-items: center;
  min-height: 40px;
  padding: ${spaces[2]}px ${spaces[3]}px;
  border-radius: ${radii.block}px;
  color: var(--color-ink);
  font-size: ${fontSizes.sm};
  line-height: 1.25rem;
  cursor: pointer;
  scroll-margin-block: 36px ${spaces[2]}px;

  & > svg {
    width: 18px;
    height: 18px;
    color: var(--color-ink-soft);
  }
  /* A bar as well as a background: meaning is never told by colour alone. */
  &[aria-selected='true'] {
    background: var(--color-accent-soft);
    box-shadow: inset 3px 0 var(--color-accent);
  }
  &[aria-selected='true'] > svg {
    color: var(--color-accent);
  }
  ${media.mobile} {
    min-height: 48px;
    grid-template-columns: 20px minmax(0, 1fr);
  }
  @media (forced-colors: active) {
    &[aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

const Label = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  font-weight: 500;
`;

const Hint = styled.span`
  max-width: 240px;
  overflow: hidden;
  color: var(--color-ink-soft);
  font-size: ${fontSizes.xs};
  text-align: end;
  text-overflow: ellipsis;
  white-space: nowrap;

  /* A study's title under the line, so that it leaves the line its room. */
  &[data-long] {
    grid-column: 2 / -1;
    max-width: 100%;
    text-align: start;
  }
  ${media.mobile} {
    grid-column: 2;
    max-width: 100%;
    text-align: start;
  }
`;

/** Longest hint shown beside the line, letters. */
const SHORT_HINT = 20;

const Passage = styled.span`
  display: -webkit-box;
  grid-column: 2 / -1;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  color: var(--color-ink-soft);
  font-size: ${fontSizes.xs};
  ${media.mobile} {
    grid-column: 2;
  }
`;

/** One thing that the palette offers. The field keeps the focus, so this takes none. */
export const PaletteOption = memo(function PaletteOption({ item, id, active, onPoint, onChoose }: PaletteOptionProps) {
  const Icon = item.icon;
  return (
    <Root
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option of a combobox, whose field hears the keys
      role="option"
      id={id}
      aria-selected={active}
      // A list that scrolls under a resting pointer moves nothing.
      onPointerMove={({ movementX, movementY }) => {
        if (movementX !== 0 || movementY !== 0) onPoint(item.id);
      }}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(item)}
    >
      <Icon aria-hidden />
      <Label>
        <MarkedText marked={item.label} />
      </Label>
      {item.hint ? <Hint data-long={item.hint.length > SHORT_HINT || undefined}>{item.hint}</Hint> : null}
      {item.passage ? (
        <Passage>
          <MarkedText marked={item.passage} />
        </Passage>
      ) : null}
    </Root>
  );
});
