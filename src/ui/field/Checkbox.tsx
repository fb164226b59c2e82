import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';

import { media } from '../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { asBarred, describedWith, useMissingRole, type NeedsProps } from '../context/rights.ts';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'children'>, NeedsProps {
  /** Statement to agree to or choose; pressing it ticks the box. */
  label: ReactNode;
  /** A quieter line under the label; read out with the box. */
  hint?: ReactNode;
  /** The input element; its `indeterminate` shows that some of the items it represents are chosen. */
  ref?: Ref<HTMLInputElement>;
}

const Root = styled.label`
  display: inline-grid;
  grid-template-columns: auto 1fr;
  column-gap: ${spaces[2]}px;
  align-items: start;
  padding-block: ${spaces[1]}px;
  line-height: 1.5rem;
  cursor: pointer;

  &:has(:disabled) {
    color: var(--color-ink-soft);
    cursor: not-allowed;
  }
  &:has([data-barred]) {
    cursor: not-allowed;
  }
  ${media.mobile} {
    padding-block: calc(${spaces[3]}px - 2px);
  }
`;

const Box = styled.input`
  appearance: none;
  display: grid;
  place-content: center;
  width: 20px;
  height: 20px;
  margin: 2px 0;
  border: 1.5px solid var(--color-edge);
  border-radius: ${radii.small}px;
  background: var(--color-surface);
  cursor: inherit;

  &::before {
    content: '';
    width: 12px;
    height: 12px;
    background: var(--color-on-accent);
    clip-path: polygon(14% 47%, 0 62%, 40% 100%, 100% 22%, 85% 9%, 39% 71%);
    opacity: 0;
  }
  &:checked {
    border-color: var(--color-accent);
    background: var(--color-accent);
  }
  &:checked::before {
    opacity: 1;
  }
  &:indeterminate {
    border-color: var(--color-accent);
    background: var(--color-accent);
  }
  &:indeterminate::before {
    clip-path: polygon(8% 40%, 92% 40%, 92% 60%, 8% 60%);
    opacity: 1;
  }
  &:disabled {
    border-color: var(--color-hairline);
    background: var(--color-sunken);
  }
  &:disabled::before {
    background: var(--color-ink-soft);
  }
  &[data-barred] {
    border-color: var(--color-edge);
    background: transparent;
  }
  &[data-barred]::before {
    background: var(--color-ink-soft);
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`;

const Hint = styled.span`
  grid-column: 2;
  color: var(--color-ink-soft);
  font-size: ${fontSizes.xs};
  line-height: 1.125rem;
`;

/** A box to tick, with its text. */
export function Checkbox({ label, hint, needs, ...rest }: CheckboxProps) {
  const barred = useMissingRole(needs);
  const hintId = useId();
  const labelId = useId();
  const described = describedWith(hint ? hintId : undefined, barred);
  const attributes = barred ? { ...asBarred(rest, barred), 'aria-describedby': described, readOnly: true } : rest;
  return (
    <Root data-tooltip={barred?.text}>
      <Box type="checkbox" aria-labelledby={labelId} aria-describedby={hint ? hintId : undefined} {...attributes} />
      <span id={labelId}>{label}</span>
      {hint ? <Hint id={hintId}>{hint}</Hint> : null}
    </Root>
  );
}
