import { useRef, useState } from 'react';
import { styled } from 'styled-components';

import type { Member } from '../../domain/account.ts';
import { checkJoin, type JoinForm } from '../../domain/memberRules.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { focusFirstError } from '../../patterns/focusFirstError.ts';
import { FormDialog } from '../../patterns/FormDialog.tsx';
import { spaces } from '../../theme/tokens.ts';
import { TextField } from '../../ui/TextField.tsx';

export interface JoinDialogProps {
  /** The invited person. */
  member: Pick<Member, 'name' | 'email' | 'jobTitle'>;
  /** Stores it; the dialog closes only when that has happened. */
  onJoin: (form: JoinForm) => Promise<Outcome>;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[4]}px;
`;

/** Notes that an invited person has joined: nobody but the inviter can know that here. */
export function JoinDialog({ member, onJoin, onClose }: JoinDialogProps) {
  const fields = useRef<HTMLDivElement>(null);
  // Until now the address stood for the name.
  const [form, setForm] = useState<JoinForm>({
    name: member.name === member.email ? '' : member.name,
    jobTitle: member.jobTitle,
  });
  const [tried, setTried] = useState(false);
  const errors = tried ? checkJoin(form) : {};
  return (
    <FormDialog
      title="Участник присоединился"
      description={`${member.email} станет активным участником. Узнать об этом сам Ориентир не может: отметьте, когда человек вам ответил.`}
      submitLabel="Сохранить"
      onSubmit={async () => {
        const wrong = checkJoin(form);
        if (Object.keys(wrong).length === 0) return onJoin(form);
        setTried(true);
        focusFirstError(fields.current, wrong);
        return undefined;
      }}
      onClose={onClose}
    >
      <Fields ref={fields}>
        <TextField
          label="Имя и фамилия"
          name="name"
          required
          value={form.name}
          error={errors.name}
          onChange={(event) => setForm({ ...form, name: event.target.value })}
        />
        <TextField
          label="Должность"
          name="jobTitle"
          value={form.jobTitle}
          error={errors.jobTitle}
          onChange={(event) => setForm({ ...form, jobTitle: event.target.value })}
        />
      </Fields>
    </FormDialog>
  );
}
