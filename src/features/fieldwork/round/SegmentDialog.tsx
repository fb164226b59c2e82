import { styled } from 'styled-components';

import { segmentsLeft } from '../../../domain/audiences/consent/answerSegment.ts';
import { counted, formatNumber, NBSP, plural } from '../../../domain/core/format.ts';
import type { Outcome } from '../../../domain/core/outcome.ts';
import { segmentNameProblem } from '../../../domain/fieldwork/inviting/answerSegment.ts';
import { TERMS } from '../../../domain/terms.ts';
import { FormDialog } from '../../../patterns/form/FormDialog.tsx';
import { useRecordForm } from '../../../patterns/form/useRecordForm.ts';
import { fontSizes, spaces } from '../../../theme/tokens.ts';
import { TextField } from '../../../ui/field/TextField.tsx';

export interface SegmentDialogProps {
  /** Question and chosen answer: «Как часто готовите? — Раз в неделю». */
  asked: string;
  /** The segment's name until a person says otherwise. */
  name: string;
  /** Contacts who come into it, with the segments that they are of now. */
  members: readonly { readonly segment: string }[];
  /** Those who answered so and stay out: refused or asked not to be written to; are no contacts any more; never were, as far as is known. */
  left: { readonly unwilling: number; readonly missing: number; readonly unnamed: number };
  /** Makes the segment; the dialog closes only when that has happened. */
  onMake: (name: string) => Promise<Outcome>;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

const Sum = styled.output`
  display: block;
  padding: ${spaces[3]}px;
  border-inline-start: 3px solid var(--color-accent);
  background: var(--color-sunken);
  font-size: ${fontSizes.sm};
  text-wrap: pretty;
`;

const PEOPLE = ['человек', 'человека', 'человек'] as const;

/** «Сделать сегмент»: of the contacts who answered a closed question so. Whom it takes, and whom not, is said before. */
export function SegmentDialog({ asked, name, members, left, onMake, onClose }: SegmentDialogProps) {
  const { unwilling, missing, unnamed } = left;
  const all = members.length + unwilling + missing + unnamed;
  const form = useRecordForm<{ readonly name: string }>({
    record: { name },
    check: (values) => ({ name: segmentNameProblem(values.name) }),
    missing: (values) =>
      members.length === 0
        ? `Среди тех, кто так ответил, нет ни${NBSP}одного контакта`
        : values.name.trim() === ''
          ? 'Назовите сегмент'
          : '',
    onSubmit: (values) => onMake(values.name.trim()),
  });
  const moved = segmentsLeft(members, form.values.name.trim());
  const out = [
    { label: `Пришли по${NBSP}открытой ссылке, кто${NBSP}они${NBSP}— неизвестно`, value: unnamed },
    { label: `Отказались или просили не${NBSP}писать`, value: unwilling },
    { label: `Контакта больше нет`, value: missing },
  ].filter(({ value }) => value > 0);
  return (
    <FormDialog
      title="Сделать сегмент"
      description={asked}
      form={form}
      needs="names"
      submitLabel={
        members.length === 0 ? 'Сделать' : `Сделать из ${counted(members.length, ['человека', 'человек', 'человек'])}`
      }
      onClose={onClose}
    >
      <TextField
        {...form.text('name')}
        label={TERMS.answerSegment.name}
        hint={`Под этим названием он будет в${NBSP}«Пригласить», квотах и${NBSP}отборе контактов. Есть такой${NBSP}— люди добавятся в${NBSP}него`}
      />
      <Sum>
        Так {plural(all, ['ответил', 'ответили', 'ответили'])} {counted(all, PEOPLE)}, среди контактов{' '}
        {formatNumber(members.length)} из{NBSP}
        {formatNumber(all)}.{out.map(({ label, value }) => ` ${label}: ${formatNumber(value)}.`).join('')}
        {moved.length === 0
          ? ''
          : ` Сегмент у${NBSP}контакта один; сменят прежний: ${moved.map(({ segment, count }) => `${segment}${NBSP}— ${formatNumber(count)}`).join(', ')}.`}{' '}
        Сотрутся ответы{NBSP}— по{NBSP}сроку или по{NBSP}просьбе человека{NBSP}— сотрётся и{NBSP}его сегмент.
      </Sum>
    </FormDialog>
  );
}
