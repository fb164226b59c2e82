import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { fontSizes, spaces } from '../../theme/tokens.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';

/** Attributes that tie a control to its label, hint and error; spread them on the control. */
export interface FieldIds {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export interface FieldProps {
  /** Name of the field, above it. */
  label: ReactNode;
  /** A line under the field that helps to fill it in; read out with the field. */
  hint?: ReactNode;
  /** Error and its remedy; marks the field invalid. Empty: no error. */
  error?: ReactNode;
  /** Shows an asterisk and tells screen readers; the browser's own check stays off. Default false. */
  required?: boolean;
  /** Keeps the label for screen readers only, where the place says it (search in a bar). Default false. */
  hideLabel?: boolean;
  /** Id of the control. Default: made up. */
  id?: string;
  /** Ids of further texts that describe the control (a unit), space-separated. */
  describedBy?: string;
  /** Draws the control with the given attributes. */
  children: (ids: FieldIds) => ReactNode;
}

const Root = styled.div`
  display: grid;
  gap: ${spaces[1]}px;
  min-width: 0;
`;

const Label = styled.label`
  justify-self: start;
  font-size: ${fontSizes.sm};
  font-weight: 500;
  line-height: 1.25rem;
`;

const Mark = styled.span`
  color: var(--color-danger);
`;

const Hint = styled.p`
  color: var(--color-ink-soft);
  font-size: ${fontSizes.xs};
  line-height: 1.125rem;
`;

const ErrorText = styled.p`
  display: flex;
  gap: ${spaces[1]}px;
  color: var(--color-danger);
  font-size: ${fontSizes.xs};
  font-weight: 500;
  line-height: 1.125rem;

  & svg {
    flex: none;
    width: 14px;
    height: 14px;
    margin-top: 2px;
  }
`;

/** Label, hint and error around any control. */
export function Field({
  label,
  hint,
  error,
  required = false,
  hideLabel = false,
  id,
  describedBy,
  children,
}: FieldProps) {
  const made = useId();
  const controlId = id ?? made;
  const hintId = `${made}hint`;
  const errorId = `${made}error`;
  const described = [describedBy, hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ');
  const text = (
    <Label htmlFor={controlId}>
      {label}
      {required ? <Mark aria-hidden>{'\u00A0'}*</Mark> : null}
    </Label>
  );
  return (
    <Root>
      {hideLabel ? <VisuallyHidden>{text}</VisuallyHidden> : text}
      {children({
        id: controlId,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {hint ? <Hint id={hintId}>{hint}</Hint> : null}
      {error ? (
        <ErrorText id={errorId}>
          <CircleAlert aria-hidden />
          <span>{error}</span>
        </ErrorText>
      ) : null}
    </Root>
  );
}
