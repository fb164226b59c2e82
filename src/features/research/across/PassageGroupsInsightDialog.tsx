import { use } from 'react';

import type { Outcome } from '../../../domain/core/outcome.ts';
import type { Mark } from '../../../domain/research/mark.ts';
import { TERMS } from '../../../domain/terms.ts';
import { EvidenceSlots } from '../../../patterns/evidence/EvidenceSlots.ts';
import { FormDialog } from '../../../patterns/form/FormDialog.tsx';
import { useRecordForm } from '../../../patterns/form/useRecordForm.ts';
import { Select } from '../../../ui/field/Select.tsx';
import { TextArea } from '../../../ui/field/TextArea.tsx';
import { GROUP_GONE } from './passageGroups.ts';

/** Words that an insight may rest on. */
export type InsightWords = Pick<Mark, 'id' | 'researchId' | 'text'>;

export interface PassageGroupsInsightDialogProps {
  /** Initial text of the insight: the group's name. */
  text: string;
  /** The group's passages, at least one. */
  passages: readonly { readonly mark: InsightWords; readonly who: string; readonly study: string }[];
  /** The group was removed in another tab. Default false. */
  isGone?: boolean;
  /** Stores the insight in the study of these words, by their id; the dialog closes only when that has happened. */
  onAdd: (id: string, text: string) => Promise<Outcome>;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

/** Longest words in the list to choose from, characters. */
const SHOWN = 80;

/** «Инсайт из группы»: what was learnt, in which study, and the words it rests on. */
export function PassageGroupsInsightDialog(props: PassageGroupsInsightDialogProps) {
  const { passages, isGone = false, onAdd, onClose } = props;
  const { alike } = use(EvidenceSlots);
  const studies = [...new Map(passages.map(({ mark, study }) => [mark.researchId, study]))];
  const form = useRecordForm<{ study: string; mark: string; text: string }>({
    record: { study: studies[0]?.[0] ?? '', mark: passages[0]?.mark.id ?? '', text: props.text },
    check: ({ text, mark }) => ({
      text: text.trim() === '' ? 'Запишите, что вы поняли' : undefined,
      mark: passages.some((one) => one.mark.id === mark) ? undefined : 'Выберите слова: этих в группе уже нет',
    }),
    gone: isGone ? GROUP_GONE : '',
    onSubmit: ({ mark, text }) => {
      const chosen = passages.find((one) => one.mark.id === mark);
      return chosen ? onAdd(chosen.mark.id, text) : Promise.resolve(undefined);
    },
  });
  const own = passages.filter(({ mark }) => mark.researchId === form.values.study);
  return (
    <FormDialog form={form} title="Инсайт из группы" submitLabel="Добавить" onClose={onClose}>
      <TextArea
        {...form.text('text')}
        label={TERMS.together.insight}
        required
        rows={3}
        hint="Что вы поняли из этих слов"
      />
      {alike({ of: 'insight', text: form.values.text })}
      <Select
        {...form.choice('study')}
        label={TERMS.hypothesis.researchId}
        options={studies.map(([value, label]) => ({ value, label }))}
        onValueChange={(study) =>
          form.type({ study, mark: passages.find(({ mark }) => mark.researchId === study)?.mark.id ?? '' })
        }
      />
      <Select
        {...form.choice('mark')}
        label={TERMS.together.restsOn}
        options={own.map(({ mark, who }) => ({
          value: mark.id,
          label: [mark.text.length > SHOWN ? `${mark.text.slice(0, SHOWN).trimEnd()}…` : mark.text, who]
            .filter(Boolean)
            .join(' — '),
        }))}
      />
    </FormDialog>
  );
}
