import type { Company, Member } from '../../../domain/account/account.ts';
import { checkInvite, INVITED_ROLES, type InviteForm } from '../../../domain/account/members/inviteMember.ts';
import { ROLE_WORDS } from '../../../domain/account/roleWords.ts';
import type { EditedForm } from '../../../domain/core/editedForm.ts';
import type { Outcome } from '../../../domain/core/outcome.ts';
import { TERMS } from '../../../domain/terms.ts';
import { FormDialog } from '../../../patterns/form/FormDialog.tsx';
import { useRecordForm } from '../../../patterns/form/useRecordForm.ts';
import { Select } from '../../../ui/field/Select.tsx';
import { TextArea } from '../../../ui/field/TextArea.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';

export interface InviteDialogProps {
  /** Companies to invite into, in the order of the choice. */
  companies: readonly Pick<Company, 'id' | 'name'>[];
  /** Members of all companies: no one is invited twice. */
  members: readonly Pick<Member, 'companyId' | 'email' | 'status'>[];
  /** The company that the form begins with. */
  companyId: string;
  /** Typed text from before the dialog was closed by mistake. */
  draft?: EditedForm<InviteForm>;
  /** Called with every change, so that the parent can keep the draft; undefined once it is stored. */
  onDraftChange?: (draft: EditedForm<InviteForm> | undefined) => void;
  /** Stores the invitation; the dialog closes only when that has happened. */
  onInvite: (form: InviteForm) => Promise<Outcome>;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

/** «Пригласить участника» (R52). */
export function InviteDialog(props: InviteDialogProps) {
  const { companies, members, companyId, draft, onDraftChange, onInvite, onClose } = props;
  const form = useRecordForm<InviteForm>({
    record: { email: '', role: 'Researcher', companyId, message: '' },
    check: (values) => checkInvite(values, members, companies),
    draft,
    onDraftChange,
    onSubmit: onInvite,
  });
  const company = form.choice('companyId');
  return (
    <FormDialog
      needs="Admin"
      title="Пригласить участника"
      description="Человек появится в списке как приглашённый, а письмо откроется готовым в вашей почтовой программе."
      form={form}
      submitLabel="Отправить"
      onClose={onClose}
    >
      <TextField {...form.text('email')} label={TERMS.member.email} type="email" required autoComplete="off" />
      <Select
        {...form.choice('role')}
        label={TERMS.member.role}
        options={INVITED_ROLES.map((role) => ({ value: role, label: `${role} (${ROLE_WORDS[role]})` }))}
      />
      <Select
        {...company}
        label={TERMS.member.companyId}
        placeholder="Выберите компанию"
        options={companies.map(({ id, name }) => ({ value: id, label: name }))}
        value={companies.some(({ id }) => id === company.value) ? company.value : ''}
      />
      <TextArea
        {...form.text('message')}
        label={TERMS.member.invitation}
        hint="Необязательно: войдёт в письмо"
        rows={3}
      />
    </FormDialog>
  );
}
