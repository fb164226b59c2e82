import type { Ref, TextareaHTMLAttributes } from 'react';
import { styled } from 'styled-components';

import { media } from '../../theme/media.ts';
import { controlCss } from './controlCss.ts';
import { Field, type FieldProps } from './Field.tsx';
import { asReadOnly, describedWith, useMissingRole, type NeedsProps } from '../context/rights.ts';

export interface TextAreaProps
  extends
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'required' | 'children'>,
    Pick<FieldProps, 'label' | 'hint' | 'error' | 'required' | 'hideLabel'>,
    NeedsProps {
  /** Smallest height, in lines; it grows with the text up to 60 % of the window. Default 3. */
  rows?: number;
  /** The textarea element. */
  ref?: Ref<HTMLTextAreaElement>;
}

// Twice the class, since the shared height for phones lies in a media query that would win.
const Area = styled.textarea`
  ${controlCss}
  && {
    min-height: calc(var(--rows) * 22px + 22px);
  }
  max-height: 60vh;
  ${media.print} {
    max-height: none;
  }
  field-sizing: content;
  resize: vertical;
`;

/** Several lines of text; grows with what is typed. */
export function TextArea({
  label,
  hint,
  error,
  required,
  hideLabel,
  id,
  rows = 3,
  style,
  needs,
  ...rest
}: TextAreaProps) {
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
      {(ids) => <Area rows={rows} style={{ '--rows': rows, ...style } as typeof style} {...attributes} {...ids} />}
    </Field>
  );
}
