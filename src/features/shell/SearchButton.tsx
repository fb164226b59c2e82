import { Search } from 'lucide-react';
import { styled } from 'styled-components';

import { media } from '../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';

export interface SearchButtonProps {
  /** The shortcut as the person's keyboard has it, «Ctrl K» or «⌘ K»; empty while that is not known. */
  shortcut: string;
  /** Opens the palette. */
  onOpen: () => void;
}

const Root = styled.button`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${spaces[2]}px;
  height: 40px;
  padding-inline: ${spaces[3]}px;
  border: 1px solid var(--color-edge);
  border-radius: ${radii.block}px;
  background: var(--color-surface);
  color: var(--color-ink-soft);
  font-size: ${fontSizes.sm};
  cursor: pointer;

  & svg {
    width: 18px;
    height: 18px;
  }
  & kbd {
    min-width: 44px;
    font: inherit;
    font-size: ${fontSizes.xs};
    text-align: end;
  }
  &:hover {
    background: var(--color-sunken);
    color: var(--color-ink);
  }
  /* Seven links leave no room for words: the icon alone, its name for screen readers and as a hint. */
  @media (max-width: 1199px) {
    width: 40px;
    padding: 0;
    justify-content: center;
    border-color: transparent;
    background: transparent;

    & > span,
    & > kbd {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
  ${media.mobile} {
    width: 44px;
    height: 44px;
  }
`;

/** The visible way to the palette. Wide windows show its shortcut; from 1199 px down it is an icon. */
export function SearchButton({ shortcut, onOpen }: SearchButtonProps) {
  return (
    <Root
      type="button"
      onClick={onOpen}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      data-tooltip="Поиск"
    >
      <Search aria-hidden />
      <span>Поиск</span>
      <kbd aria-hidden>{shortcut}</kbd>
    </Root>
  );
}
