/** How Menu looks. */

import { CheckboxItem, Content, Item, Separator } from '@radix-ui/react-dropdown-menu';
import { css, keyframes, styled } from 'styled-components';

import { media } from '../../theme/media.ts';
import { durations, fontSizes, layers, radii, spaces } from '../../theme/tokens.ts';

const appear = keyframes`
  from { opacity: 0; }
`;

export const List = styled(Content)`
  z-index: ${layers.popover};
  min-width: 200px;
  max-width: min(360px, calc(100vw - 16px));
  max-height: var(--radix-dropdown-menu-content-available-height);
  padding: ${spaces[1]}px;
  overflow: auto;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;
  background: var(--color-surface);
  box-shadow: var(--shadow-float);
  ${media.motion} {
    animation: ${appear} ${durations.fast}ms;
  }
  ${media.print} {
    display: none;
  }
`;

const lineCss = css`
  display: flex;
  gap: ${spaces[2]}px;
  align-items: center;
  min-height: 36px;
  padding: ${spaces[1]}px ${spaces[2]}px;
  border-radius: ${radii.small}px;
  font-size: ${fontSizes.sm};
  line-height: 1.25rem;
  cursor: pointer;
  user-select: none;

  & svg {
    flex: none;
    width: 18px;
    height: 18px;
    color: var(--color-ink-soft);
  }
  &[data-danger='true'],
  &[data-danger='true'] svg {
    color: var(--color-danger);
  }
  /* The line that has the focus: the keyboard's and the pointer's are one. */
  &[data-highlighted] {
    outline: 2px solid var(--color-focus);
    outline-offset: -2px;
    background: var(--color-sunken);
  }
  &[data-danger='true'][data-highlighted] {
    background: var(--color-danger-soft);
  }
  &[data-disabled] {
    color: var(--color-ink-soft);
    cursor: not-allowed;
    opacity: 0.6;
  }
  &[data-barred] {
    color: var(--color-ink-soft);
    cursor: not-allowed;
  }
  &[data-barred][data-highlighted] {
    background: transparent;
  }
  ${media.mobile} {
    min-height: 44px;
    font-size: ${fontSizes.md};
  }
`;

export const Line = styled(Item)`
  ${lineCss}
`;

export const MarkLine = styled(CheckboxItem)`
  ${lineCss}
`;

export const Rule = styled(Separator)`
  margin: ${spaces[1]}px ${spaces[2]}px;
  border-block-start: 1px solid var(--color-hairline);
`;

export const Mark = styled.span`
  display: flex;
  flex: none;
  width: 18px;
  height: 18px;
`;
