import { useRef, useState } from 'react';
import { styled } from 'styled-components';

import type { Member } from '../../../domain/account/account.ts';
import {
  checkInviteList,
  inviteListWords,
  readInviteList,
  type InvitedAddress,
  type InviteListForm,
} from '../../../domain/sync/inviteList.ts';
import { INVITED_ROLES } from '../../../domain/account/members/inviteMember.ts';
import { ROLE_WORDS } from '../../../domain/account/roleWords.ts';
import type { EditedForm } from '../../../domain/core/editedForm.ts';
import { counted, NBSP, quoted } from '../../../domain/core/format.ts';
import type { Outcome } from '../../../domain/core/outcome.ts';
import { TERMS } from '../../../domain/terms.ts';
import { FormDialog } from '../../../patterns/form/FormDialog.tsx';
import { useRecordForm } from '../../../patterns/form/useRecordForm.ts';
import { fontSizes, spaces } from '../../../theme/tokens.ts';
import { Select } from '../../../ui/field/Select.tsx';
import { TextArea } from '../../../ui/field/TextArea.tsx';

export interface InvitePeopleDialogProps {
  /** Name of the shared company. */
  companyName: string;
  /** Its members: no one is invited twice. */
  members: readonly Pick<Member, 'email' | 'status'>[];
  /** Whether the server sends letters; otherwise links are given to copy, and it says so. */
  sendsLetters: boolean;
  /** Typed text from before the dialog was closed by mistake. */
  draft?: EditedForm<InviteListForm>;
  /** Called with every change, so that the parent can keep the draft; undefined once the server has taken it. */
  onDraftChange?: (draft: EditedForm<InviteListForm> | undefined) => void;
  /** Invites those who are new in the list. Once the server has taken it the dialog closes; what is no address stays in it to be mended. */
  onInvite: (people: readonly InvitedAddress[], form: InviteListForm) => Promise<Outcome>;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

const Counts = styled.ul`
  display: grid;
  gap: ${spaces[1]}px;
  color: var(--color-ink-soft);
  font-size: ${fontSizes.sm};
  overflow-wrap: anywhere;
`;

const ADDRESSES = ['адрес', 'адреса', 'адресов'] as const;

/** Returns the words about the accepted people while the rest waits. */
const sentWords = (sent: number, sendsLetters: boolean): string =>
  `Приглашены: ${counted(sent, ADDRESSES)}. Здесь осталось то, что не${NBSP}похоже на${NBSP}адрес: поправьте и${NBSP}пригласите, или закройте окно.${sendsLetters ? '' : ` Ссылки появятся, когда вы${NBSP}его закроете.`}`;

/** «Пригласить участников» of a shared company: one address or a whole list; the server takes it, and it says what it has understood. */
export function InvitePeopleDialog(props: InvitePeopleDialogProps) {
  const { companyName, members, sendsLetters, draft, onDraftChange, onInvite, onClose } = props;
  const [sent, setSent] = useState(0);
  const field = useRef<HTMLTextAreaElement>(null);
  const form = useRecordForm<InviteListForm>({
    record: { addresses: '', role: 'Researcher', message: '' },
    check: (values) => checkInviteList(values, members),
    draft,
    onDraftChange,
    onSubmit: async (values) => {
      const { fresh, wrong } = readInviteList(values.addresses, members);
      setSent(0);
      const outcome = await onInvite(fresh, values);
      if (!outcome.ok || wrong.length === 0) return outcome;
      setSent(fresh.length);
      form.type({ addresses: wrong.join('\n') });
      field.current?.focus();
      // Not done yet: the rest waits to be mended.
      return undefined;
    },
  });
  const addresses = form.text('addresses');
  const list = readInviteList(addresses.value, members);
  const words = inviteListWords(list);
  return (
    <FormDialog
      title="Пригласить участников"
      description={
        sendsLetters
          ? `Каждому придёт письмо со ссылкой в ${quoted(companyName)}: она действует 7 дней, один раз и только для этого адреса.`
          : `Этот сервер писем не отправляет: для каждого появится ссылка в ${quoted(companyName)}, скопируйте и пошлите её сами.`
      }
      form={form}
      needs="Admin"
      submitLabel={list.fresh.length > 1 ? `Пригласить: ${counted(list.fresh.length, ADDRESSES)}` : 'Пригласить'}
      onClose={onClose}
    >
      <TextArea
        {...addresses}
        ref={field}
        label={TERMS.member.email}
        hint="Один адрес или список: через запятую, с новой строки, «Имя <name@company.example>»"
        required
        rows={3}
        autoComplete="off"
        spellCheck={false}
      />
      <Counts aria-label="Что в списке" aria-live="polite">
        {sent === 0 ? null : <li>{sentWords(sent, sendsLetters)}</li>}
        {words.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Counts>
      <Select
        {...form.choice('role')}
        label={TERMS.member.role}
        options={INVITED_ROLES.map((role) => ({ value: role, label: `${role} (${ROLE_WORDS[role]})` }))}
      />
      {sendsLetters ? (
        <TextArea
          {...form.text('message')}
          label={TERMS.member.invitation}
          hint="Необязательно: войдёт в письмо"
          rows={2}
        />
      ) : null}
    </FormDialog>
  );
}
