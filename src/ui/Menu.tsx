import { CheckboxItem, Content, Item, Portal, Root, Trigger } from '@radix-ui/react-dropdown-menu';
import { Check } from 'lucide-react';
import { useId, type ReactElement, type ReactNode } from 'react';
import { css, keyframes, styled } from 'styled-components';

import { media } from '../theme/media.ts';
import { durations, fontSizes, layers, radii, spaces } from '../theme/tokens.ts';

/** One line of a Menu. */
export interface MenuItem {
  /** What it does. */
  label: string;
  /** Icon before the text, 18 px; decorative. */
  icon?: ReactNode;
  /** Called when it is chosen; the menu has closed by then. */
  onSelect: () => void;
  /** It destroys something. Default false. */
  danger?: boolean;
  /** Shown, but cannot be chosen. Default false. */
  disabled?: boolean;
  /** Given: the line is a mark that is set or not, and says so. */
  checked?: boolean;
}

export interface MenuProps {
  /** The button that opens it: one element that takes a ref. */
  trigger: ReactElement;
  /** Name of the menu for screen readers. */
  label: string;
  /** The lines, in order. */
  items: readonly MenuItem[];
}

const appear = keyframes`
  from { opacity: 0; }
`;

const List = styled(Content)`
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
  ${media.mobile} {
    min-height: 44px;
    font-size: ${fontSizes.md};
  }
`;
const Line = styled(Item)`
  ${lineCss}
`;
const MarkLine = styled(CheckboxItem)`
  ${lineCss}
`;
const Mark = styled.span`
  display: flex;
  flex: none;
  width: 18px;
  height: 18px;
`;

/** Actions behind a button. Arrows move, letters jump, Escape closes and returns focus to the button. */
export function Menu({ trigger, label, items }: MenuProps) {
  const openerId = useId();
  return (
    // Not modal: the rest of the page stays reachable, and Alt+T may take focus to a toast.
    <Root modal={false}>
      <Trigger asChild id={openerId}>
        {trigger}
      </Trigger>
      <Portal>
        <List
          aria-label={label}
          aria-labelledby={undefined}
          data-opener={openerId}
          align="end"
          sideOffset={6}
          collisionPadding={8}
        >
          {items.map(({ label: text, icon, onSelect, danger, disabled, checked }) => {
            const common = { disabled, 'data-danger': danger, textValue: text };
            return checked === undefined ? (
              <Line key={text} {...common} onSelect={onSelect}>
                {icon ? (
                  <span aria-hidden style={{ display: 'contents' }}>
                    {icon}
                  </span>
                ) : null}
                {text}
              </Line>
            ) : (
              <MarkLine key={text} {...common} checked={checked} onCheckedChange={onSelect}>
                <Mark aria-hidden>{checked ? <Check /> : null}</Mark>
                {text}
              </MarkLine>
            );
          })}
        </List>
      </Portal>
    </Root>
  );
}
