import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';

import { media } from '../../theme/media.ts';
import { durations, fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { asBarred, describedWith, useMissingRole, type NeedsProps } from '../context/rights.ts';

export interface SwitchProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role' | 'children'>, NeedsProps {
  /** Name of the setting; takes effect at once, so not in a form that is submitted. */
  label: ReactNode;
  /** A quieter line under the label; read out with the switch. */
  hint?: ReactNode;
  /** The input element. */
  ref?: Ref<HTMLInputElement>;
}

const Root = styled.label`
  display: grid;
  grid-template-columns: 1fr auto;
  column-gap: ${spaces[4]}px;
  align-items: center;
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
    min-height: 44px;
    padding-block: ${spaces[2]}px;
  }
`;

// A native checkbox says «checked» itself; aria-checked beside it would only go stale.
const Track = styled.input.attrs({ type: 'checkbox', role: 'switch' })`
  appearance: none;
  grid-row: 1 / span 2;
  grid-column: 2;
  width: 40px;
  height: 24px;
  margin: 0;
  padding: 3px;
  border: 1.5px solid var(--color-edge);
  border-radius: ${radii.pill}px;
  background: var(--color-surface);
  cursor: inherit;

  &::before {
    content: '';
    display: block;
    width: 15px;
    height: 15px;
    border-radius: 50%;
    background: var(--color-edge);
  }
  &:checked {
    border-color: var(--color-accent);
    background: var(--color-accent);
  }
  &:checked::before {
    background: var(--color-on-accent);
    transform: translateX(16px);
  }
  &:disabled {
    border-color: var(--color-hairline);
    background: var(--color-sunken);
  }
  &[data-barred]:checked {
    border-color: var(--color-edge);
    background: var(--color-edge);
  }
  ${media.motion} {
    &::before {
      transition: transform ${durations.fast}ms;
    }
  }
  /* The system's own drawing would lie over this one. */
  @media (forced-colors: active) {
    forced-color-adjust: none;
    border-color: ButtonText;
    background: ButtonFace;
    &::before {
      background: ButtonText;
    }
    &:checked {
      border-color: SelectedItem;
      background: SelectedItem;
    }
    &:checked::before {
      background: SelectedItemText;
    }
    &:disabled {
      border-color: GrayText;
      background: ButtonFace;
    }
    &:disabled::before {
      background: GrayText;
    }
  }
`;

const Hint = styled.span`
  grid-column: 1;
  color: var(--color-ink-soft);
  font-size: ${fontSizes.xs};
  line-height: 1.125rem;
`;

/** A setting that is on or off, changed at once. The text lies left, the switch at the row's right end. */
export function Switch({ label, hint, needs, ...rest }: SwitchProps) {
  const barred = useMissingRole(needs);
  const hintId = useId();
  const labelId = useId();
  const described = describedWith(hint ? hintId : undefined, barred);
  const attributes = barred ? { ...asBarred(rest, barred), 'aria-describedby': described, readOnly: true } : rest;
  return (
    <Root data-tooltip={barred?.text}>
      <span id={labelId}>{label}</span>
      {hint ? <Hint id={hintId}>{hint}</Hint> : null}
      <Track aria-labelledby={labelId} aria-describedby={hint ? hintId : undefined} {...attributes} />
    </Root>
  );
}
