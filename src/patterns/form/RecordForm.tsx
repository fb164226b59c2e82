import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { spaces } from '../../theme/tokens.ts';
import { useOver, useTellMissingRole } from '../../ui/context/rights.ts';
import { ConflictNote } from './ConflictNote.tsx';
import { FormError } from './FormError.tsx';
import type { FormState } from './useRecordForm.ts';

export interface RecordFormProps {
  /** The form, as useRecordForm gives it. */
  form: FormState;
  /** Id of the element, for a button outside of it that sends it. */
  id?: string;
  /** The form's name, where it is a landmark of its screen. */
  'aria-label'?: string;
  /** The fields. */
  children: ReactNode;
  /** Its buttons, below why it failed. */
  footer?: ReactNode;
  /** Whether what is typed is kept when the tab is closed; else the browser asks before it is lost. Default false. */
  kept?: boolean;
  /** Called once it is stored. */
  onSent?: () => void;
}

const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[4]}px;

  /* A field that takes the focus brings its label into sight, too. */
  & :is(input, select, textarea) {
    scroll-margin-block-start: 40px;
  }
`;

/** The frame of a form: what contradicts another tab, the fields, why it could not be sent, the buttons. */
export function RecordForm({ form, children, footer, kept = false, onSent, ...rest }: RecordFormProps) {
  const { element, gone, note, error, unsaved, send } = form;
  // The button does nothing; Enter in a field may send all the same.
  const barred = useTellMissingRole(undefined);
  // To somebody whose access has ended nobody has told what became of it (R439).
  const isGone = useOver() === null && gone !== '';
  return (
    <Root
      {...rest}
      ref={element}
      noValidate
      data-unsaved={kept ? undefined : unsaved.length > 0 ? 'true' : ''}
      data-changed={unsaved.join(' ')}
      onSubmit={(event) => {
        event.preventDefault();
        if (!barred()) send(onSent);
      }}
    >
      {isGone ? <FormError message={gone} /> : <ConflictNote {...note} />}
      {children}
      <FormError message={error} />
      {footer}
    </Root>
  );
}
