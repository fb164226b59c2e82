import { useMemo } from 'react';

import { counted, formatNumber, NBSP, parseNumber } from '../../../domain/core/format.ts';
import { ready } from '../../../domain/core/loadable.ts';
import type { Outcome } from '../../../domain/core/outcome.ts';
import {
  invitable,
  planInvitations,
  segmentsOf,
  type Invitable,
  type InvitePlan,
} from '../../../domain/fieldwork/inviting/invitable.ts';
import { TERMS } from '../../../domain/terms.ts';
import { FormDialog } from '../../../patterns/form/FormDialog.tsx';
import { PickList } from '../../../patterns/form/PickList.tsx';
import { useRecordForm } from '../../../patterns/form/useRecordForm.ts';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { Link } from '../../../ui/Link.tsx';
import { InvitedPlan } from './InvitedPlan.tsx';

export interface InviteContactsDialogProps {
  /** The audience's contacts. */
  contacts: readonly Invitable[];
  /** Address of the audience, where contacts are added: offered while it has none. Null: the audience was deleted. */
  audienceHref: string | null;
  /** Ids (`listId/key`) of those who were invited to this round already. */
  invited: ReadonlySet<string>;
  /** Whether invitations go by mail. */
  byMail: boolean;
  /** Whether the round rests: letters wait until it goes on. */
  isPaused: boolean;
  /** A month ago, ISO 8601: who was invited since may be left alone. */
  monthAgo: string;
  /** Invites them; the dialog closes only when that has happened. */
  onInvite: (contacts: readonly Invitable[]) => Promise<Outcome>;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

interface Choice {
  /** Unticked segments, as JSON: contacts with a segment that appears meanwhile are invited. */
  readonly skipped: string;
  readonly most: string;
  readonly spares: boolean;
}

const EMPTY: Choice = { skipped: '[]', most: '', spares: true };

const PEOPLE = ['человека', 'человека', 'человек'] as const;

const segmentLabel = (segment: string): string => (segment === '' ? 'Сегмент не указан' : segment);

const UNKNOWN = '\u0000';

function NoContacts({ audienceHref }: Pick<InviteContactsDialogProps, 'audienceHref'>) {
  if (audienceHref === null) return <p>Аудиторию раунда удалили. Верните её или выберите другую в «Настроить».</p>;
  return (
    <p>
      В аудитории пока нет контактов. <Link href={audienceHref}>Добавить контакты</Link>
    </p>
  );
}

/** «Пригласить»: whom of an audience's contacts. What will happen is counted before it does. */
export function InviteContactsDialog(props: InviteContactsDialogProps) {
  const { contacts, audienceHref, invited, byMail, isPaused, monthAgo, onInvite, onClose } = props;
  const free = useMemo(() => invitable(contacts, invited), [contacts, invited]);
  const segments = useMemo(() => segmentsOf(free), [free]);
  const skippedOf = ({ skipped }: Choice): readonly string[] => JSON.parse(skipped) as string[];
  const planOf = (choice: Choice): InvitePlan =>
    planInvitations(contacts, invited, {
      skipped: skippedOf(choice).map((one) => (one === UNKNOWN ? '' : one)),
      most: choice.most.trim() === '' ? null : (parseNumber(choice.most) ?? 0),
      notSince: choice.spares ? monthAgo : null,
    });
  const form = useRecordForm<Choice>({
    record: EMPTY,
    check: (choice) => {
      const number = parseNumber(choice.most);
      const isWrong = choice.most.trim() !== '' && !(number !== undefined && Number.isInteger(number) && number > 0);
      return { most: isWrong ? `Целое число от${NBSP}1` : undefined };
    },
    missing: (choice) => {
      if (contacts.length === 0) return 'Приглашать некого';
      return planOf(choice).chosen.length === 0 ? 'Под этот выбор никто не подходит' : '';
    },
    onSubmit: (choice) => onInvite(planOf(choice).chosen),
  });
  const plan = planOf(form.values);
  const { chosen } = plan;
  const values = segments.map(({ segment }) => (segment === '' ? UNKNOWN : segment));
  const skipped = new Set(skippedOf(form.values));
  return (
    <FormDialog
      title="Пригласить"
      description="У каждого своя ссылка: по ней можно прерваться и вернуться."
      form={form}
      submitLabel={chosen.length === 0 ? 'Пригласить' : `Пригласить ${counted(chosen.length, PEOPLE)}`}
      onClose={onClose}
    >
      {contacts.length === 0 ? (
        <NoContacts audienceHref={audienceHref} />
      ) : (
        <>
          <PickList
            label={TERMS.invitation.segments}
            emptyText="Приглашать больше некого: кого и почему — ниже"
            options={ready(
              segments.map(({ segment, count }) => ({
                value: segment === '' ? UNKNOWN : segment,
                label: `${segmentLabel(segment)} (${formatNumber(count)})`,
              })),
            )}
            selected={values.filter((value) => !skipped.has(value))}
            onChange={(picked) =>
              form.type({ skipped: JSON.stringify(values.filter((value) => !picked.includes(value))) })
            }
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
          <InvitedPlan plan={plan} byMail={byMail} isPaused={isPaused} />
        </>
      )}
    </FormDialog>
  );
}
