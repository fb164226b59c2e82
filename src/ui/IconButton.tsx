import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';

import { media } from '../theme/media.ts';
import { radii } from '../theme/tokens.ts';
import { asBarred, useMissingRole, type NeedsProps } from './context/rights.ts';

export interface IconButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'aria-label' | 'title'>, NeedsProps {
  /** Action of the button; its only name for a screen reader, so a verb: «Удалить вопрос 2». */
  label: string;
  /** The icon, 18 px; decorative. */
  icon: ReactNode;
  /** Text of the tooltip beside it. Default the label. */
  tooltip?: string;
  /** Weight, as in Button. Default `quiet`. */
  variant?: 'secondary' | 'quiet' | 'danger';
  /** `sm` (32 px) inside rows, `md` (40 px) elsewhere; both 44 px on a phone. Default `md`. */
  size?: 'sm' | 'md';
  /** The button element, for focus. */
  ref?: Ref<HTMLButtonElement>;
}

const Root = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 40px;
  height: 40px;
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${radii.block}px;
  background: transparent;
  color: var(--color-ink-soft);
  cursor: pointer;

  & svg {
    width: 18px;
    height: 18px;
  }
  &[data-size='sm'] {
    width: 32px;
    height: 32px;
    border-radius: ${radii.small}px;
  }
  &:hover:not(:disabled) {
    background: var(--color-sunken);
    color: var(--color-ink);
  }
  &[data-variant='secondary'] {
    border-color: var(--color-edge);
    background: var(--color-surface);
    color: var(--color-ink);
  }
  &[data-variant='secondary']:hover:not(:disabled) {
    background: var(--color-sunken);
  }
  &[data-variant='danger'],
  &[data-variant='danger']:hover:not(:disabled) {
    color: var(--color-danger);
  }
  &[data-variant='danger']:hover:not(:disabled) {
    background: var(--color-danger-soft);
  }
  &:disabled {
    cursor: not-allowed;
    opacity: 0.45;
  }
  &[data-barred],
  &[data-barred]:hover:not(:disabled) {
    border-color: transparent;
    background: transparent;
    color: var(--color-edge);
    cursor: not-allowed;
  }
  ${media.mobile} {
    &,
    &[data-size='sm'] {
      width: 44px;
      height: 44px;
    }
  }
  ${media.print} {
    display: none;
  }
`;

/** A button whose icon is plain to everyone (close, delete, edit); with text beside it, it is a Button. */
export function IconButton({
  label,
  icon,
  tooltip = label,
  variant = 'quiet',
  size = 'md',
  needs,
  ...rest
}: IconButtonProps) {
  const barred = useMissingRole(needs);
  const attributes = barred ? asBarred(rest, barred) : rest;
  return (
    <Root
      type="button"
      aria-label={label}
      data-tooltip={tooltip}
      data-variant={variant}
      data-size={size}
      {...attributes}
    >
      <span aria-hidden style={{ display: 'contents' }}>
        {icon}
      </span>
    </Root>
  );
}
