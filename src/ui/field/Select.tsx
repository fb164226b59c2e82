import { ChevronDown } from 'lucide-react';
import type { ChangeEvent, Ref, SelectHTMLAttributes } from 'react';
import { styled } from 'styled-components';

import { controlCss } from './controlCss.ts';
import { Field, type FieldProps } from './Field.tsx';
import { asBarred, describedWith, useMissingRole, type NeedsProps } from '../context/rights.ts';

export interface SelectOption {
  /** Stored value. */
  readonly value: string;
  /** Shown text. */
  readonly label: string;
  /** Language of the label where it is not Russian: `en`. */
  readonly lang?: string;
}

export interface SelectProps
  extends
    Omit<SelectHTMLAttributes<HTMLSelectElement>, 'required' | 'children' | 'multiple' | 'value'>,
    Pick<FieldProps, 'label' | 'hint' | 'error' | 'required' | 'hideLabel'>,
    NeedsProps {
  /** The choices, in order. */
  options: readonly SelectOption[];
  /** The chosen value; without it the element keeps its own. */
  value?: string;
  /** Called with the newly chosen value; `onChange` is called too. */
  onValueChange?: (value: string) => void;
  /** First line while nothing is chosen; its value is the empty string. */
  placeholder?: string;
  /** The select element. */
  ref?: Ref<HTMLSelectElement>;
}

const Box = styled.div`
  position: relative;
  min-width: 0;

  & > svg {
    position: absolute;
    top: calc(50% - 9px);
    right: 12px;
    width: 18px;
    height: 18px;
    color: var(--color-ink-soft);
    pointer-events: none;
  }
`;

const Control = styled.select`
  ${controlCss}
  padding-right: 40px;
  appearance: none;
  text-overflow: ellipsis;
  cursor: pointer;

  & option {
    background: var(--color-surface);
    color: var(--color-ink);
  }
`;

const noop = (): void => undefined;

/** A choice of one from a list, by the system's own list: thumbs, keyboards and screen readers know it. */
export function Select({
  label,
  hint,
  error,
  required,
  hideLabel,
  id,
  options,
  onValueChange,
  onChange,
  placeholder,
  needs,
  ...rest
}: SelectProps) {
  const barred = useMissingRole(needs);
  const change = (event: ChangeEvent<HTMLSelectElement>): void => {
    onChange?.(event);
    onValueChange?.(event.target.value);
  };
  // A select cannot be read-only: only what is chosen is left to choose.
  const offered = barred ? options.filter(({ value }) => value === rest.value) : options;
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      required={required}
      hideLabel={hideLabel}
      id={id}
      describedBy={describedWith(rest['aria-describedby'], barred)}
    >
      {(ids) => (
        <Box>
          <Control
            {...(barred ? asBarred(rest, barred) : rest)}
            onChange={barred ? noop : change}
            onMouseDown={barred ? (event) => event.preventDefault() : rest.onMouseDown}
            {...ids}
          >
            {placeholder === undefined || (barred && offered.length > 0) ? null : (
              <option value="">{placeholder}</option>
            )}
            {offered.map((option) => (
              <option key={option.value} value={option.value} lang={option.lang}>
                {option.label}
              </option>
            ))}
          </Control>
          <ChevronDown aria-hidden />
        </Box>
      )}
    </Field>
  );
}
