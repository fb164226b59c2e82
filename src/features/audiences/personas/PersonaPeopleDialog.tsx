import type { Persona } from '../../../domain/audiences/audience.ts';
import type { PersonOffered } from '../../../domain/audiences/personaPeople.ts';
import { quoted } from '../../../domain/core/format.ts';
import { ready, type Loadable } from '../../../domain/core/loadable.ts';
import type { Outcome } from '../../../domain/core/outcome.ts';
import { TERMS } from '../../../domain/terms.ts';
import { FormDialog } from '../../../patterns/form/FormDialog.tsx';
import { PickList } from '../../../patterns/form/PickList.tsx';
import { useRecordForm } from '../../../patterns/form/useRecordForm.ts';

export interface PersonaPeopleDialogProps {
  /** The persona. */
  persona: Persona;
  /** Everybody whom the company has talked to. */
  offered: Loadable<readonly PersonOffered[]>;
  /** Title of another persona by its id; '' for one that is gone. */
  personaTitle: (id: string) => string;
  /** Stores the people that it is based on, by their ids; the dialog closes only when that has happened. */
  onSubmit: (people: readonly string[]) => Promise<Outcome>;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

/** Ids as one text: a form holds texts. */
interface Typed {
  readonly people: string;
}

const idsIn = ({ people }: Typed): string[] => JSON.parse(people) as string[];

function labelOf(
  { name, about, studies, personaId }: PersonOffered,
  own: string,
  personaTitle: (id: string) => string,
): string {
  const other = personaId === null || personaId === own ? '' : personaTitle(personaId);
  return [
    name,
    about,
    studies.map(({ title }) => title).join(', '),
    other === '' ? '' : `сейчас за персоной ${quoted(other)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Whom of all participants a persona was written from: those who answered a round by themselves are among them. */
export function PersonaPeopleDialog({ persona, offered, personaTitle, onSubmit, onClose }: PersonaPeopleDialogProps) {
  const own = offered.state === 'ready' ? offered.value.filter(({ personaId }) => personaId === persona.id) : [];
  const form = useRecordForm<Typed>({
    record: { people: JSON.stringify(own.map(({ id }) => id)) },
    show: (_field, text) => ({
      label: TERMS.participant.personaId,
      text: String((JSON.parse(text) as string[]).length),
    }),
    check: () => ({}),
    gone: persona.deletedAt === null ? '' : 'Персону удалили в другом месте.',
    onSubmit: (typed) => onSubmit(idsIn(typed)),
  });
  return (
    <FormDialog
      title="Кто за этой персоной"
      description={persona.title}
      form={form}
      submitLabel="Сохранить"
      onClose={onClose}
    >
      <PickList
        label="Участники исследований"
        emptyText="Участников пока нет: их добавляют в исследовании, а раунды интервью — сами"
        options={
          offered.state === 'ready'
            ? ready(offered.value.map((one) => ({ value: one.id, label: labelOf(one, persona.id, personaTitle) })))
            : offered
        }
        selected={idsIn(form.values)}
        onChange={(people) => form.type({ people: JSON.stringify(people) })}
      />
    </FormDialog>
  );
}
