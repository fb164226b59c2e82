import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';

import { controlCss } from './controlCss.ts';
import { Field, type FieldProps } from './Field.tsx';
import { asReadOnly, describedWith, useMissingRole, type NeedsProps } from '../context/rights.ts';

export interface TextFieldProps
  extends
    Omit<InputHTMLAttributes<HTMLInputElement>, 'required' | 'children'>,
    Pick<FieldProps, 'label' | 'hint' | 'error' | 'required' | 'hideLabel'>,
    NeedsProps {
  /** Icon inside, before the text, 18 px; decorative. */
  icon?: ReactNode;
  /** The input element. */
  ref?: Ref<HTMLInputElement>;
}

const Box = styled.div`
  position: relative;
  min-width: 0;
`;

const Icon = styled.span`
  position: absolute;
  top: 0;
  bottom: 0;
  left: 12px;
  display: flex;
  align-items: center;
  color: var(--color-ink-soft);
  pointer-events: none;

  & svg {
    width: 18px;
    height: 18px;
  }
`;

const Input = styled.input`
  ${controlCss}

  &[data-icon='true'] {
    padding-left: 40px;
  }
  &::-webkit-search-cancel-button {
    appearance: none;
  }
`;

/** One line of text: a name, an address, a date, a search. */
export function TextField({ label, hint, error, required, hideLabel, icon, id, needs, ...rest }: TextFieldProps) {
  const barred = useMissingRole(needs);
  const attributes = barred ? asReadOnly(rest, barred) : rest;
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
          {icon ? <Icon aria-hidden>{icon}</Icon> : null}
          <Input type="text" data-icon={Boolean(icon)} {...attributes} {...ids} />
        </Box>
      )}
    </Field>
  );
}
