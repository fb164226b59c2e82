import { useId, type InputHTMLAttributes, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';

import { fontSizes, spaces } from '../../theme/tokens.ts';
import { controlCss } from './controlCss.ts';
import { Field, type FieldProps } from './Field.tsx';
import { asReadOnly, describedWith, useMissingRole, type NeedsProps } from '../context/rights.ts';
import { typeInto } from './typeInto.ts';

export interface NumberFieldProps
  extends
    Omit<InputHTMLAttributes<HTMLInputElement>, 'required' | 'children' | 'type' | 'min' | 'max' | 'step'>,
    Pick<FieldProps, 'label' | 'hint' | 'error' | 'required' | 'hideLabel'>,
    NeedsProps {
  /** Smallest number the arrow keys reach; typing is not limited. Default: none. */
  min?: number;
  /** Largest number the arrow keys reach. Default: none. */
  max?: number;
  /** Amount that one press of an arrow key adds or takes. Default 1. */
  step?: number;
  /** Unit inside the field, after the number: «чел.». */
  suffix?: ReactNode;
  /** The input element. */
  ref?: Ref<HTMLInputElement>;
}

const Box = styled.div`
  position: relative;
  min-width: 0;
`;

const Input = styled.input`
  ${controlCss}
  font-variant-numeric: tabular-nums;

  &[data-suffix='true'] {
    padding-right: ${spaces[8]}px;
  }
`;

const Suffix = styled.span`
  position: absolute;
  top: 0;
  right: 12px;
  bottom: 0;
  display: flex;
  align-items: center;
  color: var(--color-ink-soft);
  font-size: ${fontSizes.sm};
  pointer-events: none;
`;

/** Reads «1 243», «12,5» and «−3»; null when it is not a number. An empty text counts as zero. */
function read(text: string): number | null {
  const value = Number(text.replace(/\s/g, '').replace(',', '.').replace('\u2212', '-'));
  return Number.isFinite(value) ? value : null;
}

const decimals = (value: number): number => String(value).split('.')[1]?.length ?? 0;

/** A number typed the Russian way. A text input, because a number input refuses the comma; the value is the text. */
export function NumberField({
  label,
  hint,
  error,
  required,
  hideLabel,
  id,
  min = -Infinity,
  max = Infinity,
  step = 1,
  suffix,
  onKeyDown,
  needs,
  ...rest
}: NumberFieldProps) {
  const suffixId = useId();
  const barred = useMissingRole(needs);
  const attributes = barred ? asReadOnly(rest, barred) : rest;

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    const input = event.currentTarget;
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (direction === 0 || event.defaultPrevented || input.readOnly || event.altKey) return;
    event.preventDefault();
    const current = read(input.value);
    if (current === null) return;
    const next = Math.min(max, Math.max(min, current + direction * step));
    const text = new Intl.NumberFormat('ru-RU', {
      maximumFractionDigits: Math.max(decimals(step), decimals(current)),
      useGrouping: /\d\s\d/.test(input.value),
    }).format(next);
    typeInto(input, text);
  }

  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      required={required}
      hideLabel={hideLabel}
      id={id}
      describedBy={describedWith([suffix ? suffixId : '', rest['aria-describedby']].filter(Boolean).join(' '), barred)}
    >
      {(ids) => (
        <Box>
          <Input
            type="text"
            inputMode="decimal"
            autoComplete="off"
            data-suffix={Boolean(suffix)}
            onKeyDown={handleKeyDown}
            {...attributes}
            {...ids}
          />
          {suffix ? <Suffix id={suffixId}>{suffix}</Suffix> : null}
        </Box>
      )}
    </Field>
  );
}
