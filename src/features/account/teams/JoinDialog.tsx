import type { Member } from '../../../domain/account/account.ts';
import { checkJoin, type JoinForm } from '../../../domain/account/members/memberRules.ts';
import type { Outcome } from '../../../domain/core/outcome.ts';
import { TERMS } from '../../../domain/terms.ts';
import { FormDialog } from '../../../patterns/form/FormDialog.tsx';
import { useRecordForm } from '../../../patterns/form/useRecordForm.ts';
import { TextField } from '../../../ui/field/TextField.tsx';

export interface JoinDialogProps {
  /** The invited person. */
  member: Pick<Member, 'name' | 'email' | 'jobTitle'>;
  /** Stores it; the dialog closes only when that has happened. */
  onJoin: (form: JoinForm) => Promise<Outcome>;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

/** Notes that an invited person has joined: only the inviter can know that here. */
export function JoinDialog({ member, onJoin, onClose }: JoinDialogProps) {
  const form = useRecordForm<JoinForm>({
    // Until now the address was used as the name.
    record: { name: member.name === member.email ? '' : member.name, jobTitle: member.jobTitle },
    check: checkJoin,
    onSubmit: onJoin,
  });
  return (
    <FormDialog
      needs="Admin"
      title="Участник присоединился"
      description={`${member.email} станет активным участником. Отметьте это, когда человек вам ответил.`}
      form={form}
      submitLabel="Сохранить"
      onClose={onClose}
    >
      <TextField {...form.text('name')} label={TERMS.member.name} required />
      <TextField {...form.text('jobTitle')} label={TERMS.member.jobTitle} />
    </FormDialog>
  );
}
