import { checkParticipant, type Participant, type ParticipantForm } from '../../../domain/research/participant.ts';
import type { Outcome } from '../../../domain/core/outcome.ts';
import { TERMS } from '../../../domain/terms.ts';
import { NamesHidden } from '../../../patterns/NamesHidden.tsx';
import { useNamesHidden } from '../../../ui/context/rights.ts';
import { FormDialog } from '../../../patterns/form/FormDialog.tsx';
import { useRecordForm } from '../../../patterns/form/useRecordForm.ts';
import { FormGrid } from '../../../ui/FormGrid.tsx';
import { Select } from '../../../ui/field/Select.tsx';
import { TextArea } from '../../../ui/field/TextArea.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';

export interface ParticipantDialogProps {
  /** The participant to change; null for a new one. Give the stored one anew when it changes: what differs is shown. */
  participant: Participant | null;
  /** Initial code name of a new one: an unused one. */
  codeName: string;
  /** Everybody the company knows: no two may have the same code name. */
  participants: readonly Pick<Participant, 'id' | 'codeName'>[];
  /** The company's personas. */
  personas: readonly { readonly value: string; readonly label: string }[];
  /** Whether real names are hidden: then the name is neither shown nor changed. */
  hidesNames: boolean;
  /** Stores it; the dialog closes only when that has happened. */
  onSubmit: (form: ParticipantForm) => Promise<Outcome>;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

type Typed = Omit<ParticipantForm, 'personaId'> & { readonly personaId: string };

const GONE = 'Участника удалили в другой вкладке. То, что вы набрали, пока здесь: скопируйте нужное и закройте форму.';

const typedOf = (one: ParticipantForm): Typed => ({
  name: one.name,
  codeName: one.codeName,
  role: one.role,
  segment: one.segment,
  personaId: one.personaId ?? '',
  notes: one.notes,
});

const NOBODY: Omit<Typed, 'codeName'> = { name: '', role: '', segment: '', personaId: '', notes: '' };

/** Who was talked to: a new participant, or a correction of one. */
export function ParticipantDialog(props: ParticipantDialogProps) {
  const { participant, participants, personas, hidesNames, onSubmit, onClose } = props;
  const isNameless = useNamesHidden();
  const personaName = (id: string) => personas.find(({ value }) => value === id)?.label ?? '';
  const form = useRecordForm<Typed>({
    record: participant ? typedOf(participant) : { ...NOBODY, codeName: props.codeName },
    check: (values) => checkParticipant(values, participants, participant?.id ?? null),
    show: participant
      ? (field, value) => ({
          label: TERMS.participant[field],
          text: field === 'personaId' ? personaName(value) : field === 'name' && hidesNames ? 'Имя скрыто' : value,
        })
      : undefined,
    gone: participant !== null && participant.deletedAt !== null ? GONE : '',
    onSubmit: ({ personaId, ...values }) => onSubmit({ ...values, personaId: personaId === '' ? null : personaId }),
  });
  return (
    <FormDialog
      of={participant && { kind: 'participant', id: participant.id }}
      form={form}
      title={participant ? 'Изменить участника' : 'Добавить участника'}
      submitLabel={participant ? 'Сохранить' : 'Добавить'}
      onClose={onClose}
    >
      <FormGrid>
        {isNameless ? (
          <NamesHidden />
        ) : hidesNames ? (
          <p>Имена скрыты. Чтобы увидеть или изменить имя, выключите «{TERMS.researchSettings.hidesNames}».</p>
        ) : (
          <TextField {...form.text('name')} label={TERMS.participant.name} autoComplete="off" />
        )}
        <TextField
          {...form.text('codeName')}
          label={TERMS.participant.codeName}
          required
          autoComplete="off"
          hint="Стоит вместо имени, когда имена скрыты"
        />
        <TextField {...form.text('role')} label={TERMS.participant.role} hint="Например: продакт в EdTech" />
        <TextField {...form.text('segment')} label={TERMS.participant.segment} />
        <div data-span="full">
          <Select
            {...form.choice('personaId')}
            label={TERMS.participant.personaId}
            options={[{ value: '', label: 'Не выбрана' }, ...personas]}
          />
        </div>
        {isNameless ? null : (
          <div data-span="full">
            <TextArea {...form.text('notes')} label={TERMS.participant.notes} rows={3} />
          </div>
        )}
      </FormGrid>
    </FormDialog>
  );
}
