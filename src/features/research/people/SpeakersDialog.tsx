import { styled } from 'styled-components';

import { counted, fold, innerQuotes, quoted } from '../../../domain/core/format.ts';
import type { Loadable } from '../../../domain/core/loadable.ts';
import type { Outcome } from '../../../domain/core/outcome.ts';
import { TERMS } from '../../../domain/terms.ts';
import { FormDialog } from '../../../patterns/form/FormDialog.tsx';
import { useRecordForm } from '../../../patterns/form/useRecordForm.ts';
import { fontSizes, radii, spaces } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { FormGrid } from '../../../ui/FormGrid.tsx';
import { Select } from '../../../ui/field/Select.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';

/** Who a speaker is, as it is chosen: a role, `new`, or `participant:` and an id. */
export type WhoValue = 'interviewer' | 'respondent' | 'other' | 'new' | `participant:${string}`;

/** A speaker to be asked about. */
export interface AskedSpeaker {
  /** As the text has it: under this label it is stored. */
  readonly label: string;
  /** How it may be shown: with names hidden, not by name. */
  readonly shown: string;
  /** How many turns are theirs. */
  readonly turns: number;
  /** Something they said. */
  readonly sample: string;
  /** Proposed or earlier choice. */
  readonly who: WhoValue;
  /** The name a new participant begins with; empty when the label is none. */
  readonly name: string;
}

/** Choice for a speaker. */
export interface SpeakerAnswer {
  readonly label: string;
  readonly who: WhoValue;
  /** Name of a new participant; empty for anybody else. */
  readonly name: string;
}

export interface SpeakersDialogProps {
  /** Name of the material. */
  material: string;
  /** Its speakers in the order in which they begin; none when its text names no one. */
  speakers: Loadable<readonly AskedSpeaker[]>;
  /** Everybody the company knows, by the name that may be shown. */
  participants: readonly { readonly id: string; readonly name: string }[];
  /** Whether real names are hidden: then a new participant is not asked for a name. */
  hidesNames: boolean;
  /** Stores who they are; the dialog closes only when that has happened. */
  onSubmit: (answers: readonly SpeakerAnswer[]) => Promise<Outcome>;
  /** Loads again after a failure. */
  onRetry: () => void;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

const ROLES = [
  { value: 'interviewer', label: 'Интервьюер' },
  { value: 'respondent', label: 'Респондент без имени' },
  { value: 'other', label: 'Кто-то другой' },
] as const;
const NEW = { value: 'new', label: 'Новый участник…' } as const;

const Speaker = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[2]}px;
  min-width: 0;
  margin: 0;
  padding: ${spaces[3]}px;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;

  & > legend {
    padding-inline: ${spaces[1]}px;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  & > p {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
    overflow-wrap: anywhere;
  }
`;

type Typed = Record<`who${number}` | `name${number}`, string>;

function Speakers({
  speakers,
  ...props
}: Omit<SpeakersDialogProps, 'speakers'> & { speakers: readonly AskedSpeaker[] }) {
  const { participants, hidesNames, onSubmit, onClose } = props;
  const options = [...ROLES, ...participants.map(({ id, name }) => ({ value: `participant:${id}`, label: name })), NEW];
  const form = useRecordForm<Typed>({
    record: Object.fromEntries(
      speakers.flatMap(({ who, name }, index) => [
        [`who${index}`, who],
        [`name${index}`, name],
      ]),
    ) as Typed,
    show: (field, value) => ({
      label: `${speakers[Number(/\d+$/.exec(field)?.[0] ?? 0)]?.shown ?? ''}: ${field.startsWith('who') ? TERMS.material.speakers : TERMS.participant.name}`,
      text: options.find((option) => option.value === value)?.label ?? value,
    }),
    check: (values) =>
      Object.fromEntries(
        speakers.flatMap((_, index) =>
          !hidesNames && values[`who${index}`] === 'new' && (values[`name${index}`] ?? '').trim() === ''
            ? [[`name${index}`, 'Введите имя']]
            : [],
        ),
      ),
    onSubmit: (values) =>
      onSubmit(
        speakers.map(({ label }, index) => {
          const who = values[`who${index}`] as WhoValue;
          const name = who === 'new' && !hidesNames ? (values[`name${index}`] ?? '').trim() : '';
          return { label, who, name };
        }),
      ),
  });
  const othersNew = (index: number) =>
    speakers.flatMap((_, at) =>
      at !== index && form.values[`who${at}`] === 'new' ? [form.values[`name${at}`] ?? ''] : [],
    );
  return (
    <FormDialog
      form={form}
      title="Кто говорит"
      description={props.material}
      size="lg"
      submitLabel="Сохранить"
      onClose={onClose}
    >
      {speakers.map(({ label, shown, turns, sample }, index) => (
        <Speaker key={label}>
          <legend>{shown}</legend>
          <p>
            {counted(turns, ['реплика', 'реплики', 'реплик'])}
            {sample ? (
              <>
                : «<bdi>{innerQuotes(sample)}</bdi>»
              </>
            ) : null}
          </p>
          <FormGrid>
            <Select {...form.choice(`who${index}`)} label={TERMS.material.speakers} options={options} />
            {form.values[`who${index}`] !== 'new' ? null : hidesNames ? (
              <p>Имена скрыты: у нового участника будет кодовое имя.</p>
            ) : (
              <TextField
                {...form.text(`name${index}`)}
                label={TERMS.participant.name}
                hint={namesakeWords(form.values[`name${index}`] ?? '', participants, othersNew(index))}
                required
                autoComplete="off"
              />
            )}
          </FormGrid>
        </Speaker>
      ))}
    </FormDialog>
  );
}

/** Words under the name of a new participant whom the company may know, or whom another speaker is named like; undefined otherwise. */
function namesakeWords(
  name: string,
  participants: SpeakersDialogProps['participants'],
  others: readonly string[],
): string | undefined {
  const typed = fold(name).trim();
  if (typed === '') return undefined;
  // Their code stands behind a name: «Марина (Р1)».
  const known = participants.find((one) => fold(one.name.replace(/\s*\([^()]*\)$/, '')).trim() === typed);
  if (known) return `Уже есть ${quoted(known.name)}: если это тот же человек, выберите его в списке.`;
  return others.some((other) => fold(other).trim() === typed)
    ? 'Так же назван другой говорящий: это будут два участника.'
    : undefined;
}

/** «Кто говорит»: each speaker of a text, with something they said and a proposal who it is. */
export function SpeakersDialog({ speakers, ...props }: SpeakersDialogProps) {
  if (speakers.state === 'ready' && speakers.value.length > 0) return <Speakers {...props} speakers={speakers.value} />;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) props.onClose();
      }}
      title="Кто говорит"
      description={props.material}
      footer={<Button onClick={props.onClose}>Закрыть</Button>}
    >
      {speakers.state === 'loading' ? <Skeleton height={160} /> : null}
      {speakers.state === 'failed' ? (
        <ErrorState title="Текст не открылся" message={speakers.message} onRetry={props.onRetry} />
      ) : null}
      {speakers.state === 'ready' ? <p>В этом тексте никто не подписан: реплик по говорящим в нём нет.</p> : null}
    </Dialog>
  );
}
