import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';

import { media } from '../theme/media.ts';
import { durations, fontSizes, radii, spaces } from '../theme/tokens.ts';
import { asBarred, useMissingRole, type NeedsProps } from './context/rights.ts';

/** Weight of a button: one primary per screen, the rest secondary; quiet inside rows; danger destroys. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, NeedsProps {
  /** How much the button asks for attention. Default `secondary`. */
  variant?: ButtonVariant;
  /** `sm` (32 px) inside rows and cards, `md` (40 px) elsewhere; both 44 px on a phone. Default `md`. */
  size?: 'sm' | 'md';
  /** Icon before the text; decorative, hidden from screen readers. */
  icon?: ReactNode;
  /** While true the button keeps its width and place, says it is busy, and ignores presses. Default false. */
  busy?: boolean;
  /** The button element, for focus. */
  ref?: Ref<HTMLButtonElement>;
}

const Root = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${spaces[2]}px;
  min-height: 40px;
  padding: ${spaces[1]}px ${spaces[4]}px;
  border: 1px solid transparent;
  border-radius: ${radii.block}px;
  font-size: ${fontSizes.md};
  font-weight: 500;
  line-height: 1.25;
  text-align: center;
  cursor: pointer;
  user-select: none;

  & svg {
    flex: none;
    width: 18px;
    height: 18px;
  }
  &[data-size='sm'] {
    min-height: 32px;
    padding-inline: ${spaces[3]}px;
    font-size: ${fontSizes.sm};
  }
  &[data-variant='primary'] {
    background: var(--color-accent);
    color: var(--color-on-accent);
  }
  &[data-variant='primary']:hover:not(:disabled) {
    background: var(--color-accent-hover);
  }
  &[data-variant='secondary'] {
    border-color: var(--color-edge);
    background: var(--color-surface);
  }
  &[data-variant='secondary']:hover:not(:disabled),
  &[data-variant='quiet']:hover:not(:disabled) {
    background: var(--color-sunken);
  }
  &[data-variant='quiet'] {
    background: transparent;
    color: var(--color-accent);
  }
  &[data-variant='danger'] {
    background: var(--color-danger);
    color: var(--color-on-danger);
  }
  &:disabled,
  &[aria-disabled='true'] {
    cursor: not-allowed;
    border-color: var(--color-hairline);
    background: var(--color-sunken);
    color: var(--color-ink-soft);
  }
  /* What this person may not do is quieter than what waits for something. */
  &[data-barred] {
    background: transparent;
    font-weight: 400;
  }
  &[data-barred]:hover:not(:disabled) {
    background: transparent;
  }
  &[data-barred][data-variant='quiet'] {
    border-color: transparent;
  }
  ${media.motion} {
    transition: opacity ${durations.fast}ms;
  }
  ${media.mobile} {
    min-height: 44px;
    &[data-size='sm'] {
      min-height: 44px;
    }
  }
  ${media.print} {
    display: none;
  }
`;

/** A button that does something on this page; a place to go to is a link. */
export function Button({
  variant = 'secondary',
  size = 'md',
  icon,
  busy = false,
  children,
  onClick,
  needs,
  ...rest
}: ButtonProps) {
  const barred = useMissingRole(needs);
  return (
    <Root
      type="button"
      data-variant={variant}
      data-size={size}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      // A busy submit button must not send its form a second time.
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...(barred ? asBarred(rest, barred) : rest)}
    >
      {icon ? (
        <span aria-hidden style={{ display: 'contents' }}>
          {icon}
        </span>
      ) : null}
      {children}
    </Root>
  );
}
