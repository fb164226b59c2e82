import { useRef, useState } from 'react';
import { styled } from 'styled-components';

import type { Company, Member } from '../../domain/account.ts';
import { checkInvite, INVITED_ROLES, ROLE_WORDS, type InviteForm, type InvitedRole } from '../../domain/memberRules.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { focusFirstError } from '../../patterns/focusFirstError.ts';
import { FormDialog } from '../../patterns/FormDialog.tsx';
import { spaces } from '../../theme/tokens.ts';
import { Select } from '../../ui/Select.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';

export interface InviteDialogProps {
  companies: readonly Pick<Company, 'id' | 'name'>[];
  /** The people of all companies: nobody is invited twice. */
  members: readonly Pick<Member, 'companyId' | 'email' | 'status'>[];
  /** The company that the form begins with. */
  companyId: string;
  /** What was typed before the dialog was closed by mistake. */
  draft?: InviteForm;
  /** Called with every change, so that the parent can keep the draft. */
  onDraftChange?: (draft: InviteForm) => void;
  /** Stores the invitation; the dialog closes only when that has happened. */
  onInvite: (form: InviteForm) => Promise<Outcome>;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[4]}px;
`;

/** «Пригласить участника» (specification §2 «Teams»). */
export function InviteDialog(props: InviteDialogProps) {
  const { companies, members, companyId, draft, onDraftChange, onInvite, onClose } = props;
  const fields = useRef<HTMLDivElement>(null);
  const [form, setForm] = useState<InviteForm>(
    () => draft ?? { email: '', role: 'Researcher', companyId, message: '' },
  );
  const [tried, setTried] = useState(false);
  const errors = tried ? checkInvite(form, members, companies) : {};
  const change = (typed: Partial<InviteForm>) => {
    const next = { ...form, ...typed };
    setForm(next);
    onDraftChange?.(next);
  };
  return (
    <FormDialog
      title="Пригласить участника"
      description="Человек появится в списке как приглашённый, а письмо откроется готовым в вашей почтовой программе: сам Ориентир писем не отправляет."
      submitLabel="Отправить"
      onSubmit={async () => {
        const wrong = checkInvite(form, members, companies);
        if (Object.keys(wrong).length === 0) return onInvite(form);
        setTried(true);
        focusFirstError(fields.current, wrong);
        return undefined;
      }}
      onClose={onClose}
    >
      <Fields ref={fields}>
        <TextField
          label="Электронная почта"
          name="email"
          type="email"
          required
          autoComplete="off"
          value={form.email}
          error={errors.email}
          onChange={(event) => change({ email: event.target.value })}
        />
        <Select
          label="Роль"
          name="role"
          hint="Пометка для команды: доступ по ролям Ориентир не ограничивает"
          options={INVITED_ROLES.map((role) => ({ value: role, label: `${role} (${ROLE_WORDS[role]})` }))}
          value={form.role}
          error={errors.role}
          onValueChange={(role) => change({ role: role as InvitedRole })}
        />
        <Select
          label="Компания"
          name="companyId"
          placeholder="Выберите компанию"
          options={companies.map(({ id, name }) => ({ value: id, label: name }))}
          value={companies.some(({ id }) => id === form.companyId) ? form.companyId : ''}
          error={errors.companyId}
          onValueChange={(chosen) => change({ companyId: chosen })}
        />
        <TextArea
          label="Сообщение"
          name="message"
          hint="Необязательно: войдёт в письмо"
          rows={3}
          value={form.message}
          error={errors.message}
          onChange={(event) => change({ message: event.target.value })}
        />
      </Fields>
    </FormDialog>
  );
}
