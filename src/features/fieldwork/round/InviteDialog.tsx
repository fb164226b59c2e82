import { useMemo } from 'react';
import { styled } from 'styled-components';

import { counted, formatNumber, NBSP, parseNumber } from '../../../domain/core/format.ts';
import { ready } from '../../../domain/core/loadable.ts';
import type { Outcome } from '../../../domain/core/outcome.ts';
import { chosenToInvite, invitable, segmentsOf, type Invitable } from '../../../domain/fieldwork/invitable.ts';
import { TERMS } from '../../../domain/terms.ts';
import { FormDialog } from '../../../patterns/form/FormDialog.tsx';
import { PickList } from '../../../patterns/form/PickList.tsx';
import { useRecordForm } from '../../../patterns/form/useRecordForm.ts';
import { fontSizes, spaces } from '../../../theme/tokens.ts';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';

export interface InviteDialogProps {
  /** The audience's contacts. */
  contacts: readonly Invitable[];
  /** Ids (`listId/key`) of those who were invited to this round already. */
  invited: ReadonlySet<string>;
  /** Whether invitations go by mail. */
  byMail: boolean;
  /** A month ago, ISO 8601: who was invited since may be left alone. */
  monthAgo: string;
  /** Invites them; the dialog closes only when that has happened. */
  onInvite: (contacts: readonly Invitable[]) => Promise<Outcome>;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

interface Choice {
  /** Chosen segments as JSON; of an empty list everybody is meant. */
  readonly segments: string;
  readonly most: string;
  readonly spares: boolean;
}

const EMPTY: Choice = { segments: '[]', most: '', spares: true };

const PEOPLE = ['человек', 'человека', 'человек'] as const;

const Sum = styled.output`
  display: block;
  padding: ${spaces[3]}px;
  border-inline-start: 3px solid var(--color-accent);
  background: var(--color-sunken);
  font-size: ${fontSizes.sm};
  text-wrap: pretty;
`;

const segmentLabel = (segment: string): string => (segment === '' ? 'Сегмент не указан' : segment);

const UNKNOWN = '\u0000';

/** «Пригласить»: whom of an audience's contacts. What will happen is counted before it does. */
export function InviteDialog(props: InviteDialogProps) {
  const { contacts, invited, byMail, monthAgo, onInvite, onClose } = props;
  const free = useMemo(() => invitable(contacts, invited), [contacts, invited]);
  const segments = useMemo(() => segmentsOf(free), [free]);
  const chosenOf = ({ segments: picked, most, spares }: Choice): readonly Invitable[] =>
    chosenToInvite(free, {
      segments: (JSON.parse(picked) as string[]).map((one) => (one === UNKNOWN ? '' : one)),
      most: most.trim() === '' ? null : (parseNumber(most) ?? 0),
      notSince: spares ? monthAgo : null,
    });
  const form = useRecordForm<Choice>({
    record: EMPTY,
    check: (choice) => {
      const number = parseNumber(choice.most);
      const isWrong = choice.most.trim() !== '' && !(number !== undefined && Number.isInteger(number) && number > 0);
      return { most: isWrong ? `Целое число от${NBSP}1` : undefined };
    },
    missing: (choice) => (chosenOf(choice).length === 0 ? 'Под этот выбор никто не подходит' : ''),
    onSubmit: (choice) => onInvite(chosenOf(choice)),
  });
  const chosen = chosenOf(form.values);
  const mailed = byMail ? chosen.filter(({ hasMail }) => hasMail).length : 0;
  const refused = contacts.filter(({ isRefused }) => isRefused).length;
  const already = contacts.length - refused - free.length;
  return (
    <FormDialog
      title="Пригласить"
      description="У каждого своя ссылка: по ней можно прерваться и вернуться."
      form={form}
      submitLabel={chosen.length === 0 ? 'Пригласить' : `Пригласить ${counted(chosen.length, PEOPLE)}`}
      onClose={onClose}
    >
      <PickList
        label={TERMS.invitation.segments}
        emptyText="Сегментов у контактов нет: приглашаем всех"
        options={ready(
          segments.map(({ segment, count }) => ({
            value: segment === '' ? UNKNOWN : segment,
            label: `${segmentLabel(segment)} (${formatNumber(count)})`,
          })),
        )}
        selected={JSON.parse(form.values.segments) as string[]}
        onChange={(picked) => form.type({ segments: JSON.stringify(picked) })}
      />
      <TextField
        {...form.text('most')}
        label={TERMS.invitation.most}
        inputMode="numeric"
        hint="Пусто: все, кто подходит. Первыми идут те, кого давно не приглашали"
      />
      <Checkbox
        name="spares"
        label={TERMS.invitation.spares}
        checked={form.values.spares}
        onChange={(event) => form.type({ spares: event.target.checked })}
      />
      <Sum>
        Пригласим {counted(chosen.length, PEOPLE)}
        {byMail
          ? `: письмом ${formatNumber(mailed)}, без почты ${formatNumber(chosen.length - mailed)} — их ссылки отправьте сами`
          : ': личные ссылки отправьте сами'}
        .{already > 0 ? ` Уже приглашены: ${formatNumber(already)}.` : ''}
        {refused > 0 ? ` Просили не писать: ${formatNumber(refused)}.` : ''}
      </Sum>
    </FormDialog>
  );
}
