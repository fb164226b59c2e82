import { quoted } from '../../../domain/core/format.ts';
import type { Outcome } from '../../../domain/core/outcome.ts';
import type { PassageGroup } from '../../../domain/research/code.ts';
import { TERMS } from '../../../domain/terms.ts';
import { FormDialog } from '../../../patterns/form/FormDialog.tsx';
import { useRecordForm } from '../../../patterns/form/useRecordForm.ts';
import { Select } from '../../../ui/field/Select.tsx';

export interface PassageGroupsMergeDialogProps {
  /** The group that goes into another. */
  group: PassageGroup;
  /** Groups that it can go into, in their order. */
  others: readonly PassageGroup[];
  /** The group was removed in another tab. Default false. */
  isGone?: boolean;
  /** Makes one group of both; the dialog closes only when that has happened. */
  onMerge: (intoId: string) => Promise<Outcome>;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

/** «Объединить группы»: the passages of one go behind those of another. */
export function PassageGroupsMergeDialog(props: PassageGroupsMergeDialogProps) {
  const { group, others, isGone = false, onMerge, onClose } = props;
  const form = useRecordForm<{ into: string }>({
    record: { into: '' },
    check: ({ into }) => (others.some(({ id }) => id === into) ? {} : { into: 'Выберите группу' }),
    gone: isGone ? 'Группу удалили в другой вкладке: объединять нечего.' : '',
    onSubmit: ({ into }) => onMerge(into),
  });
  return (
    <FormDialog
      form={form}
      title="Объединить группы"
      description={`Цитаты группы ${quoted(group.name)} лягут за цитатами другой, а сама она исчезнет.`}
      submitLabel="Объединить"
      onClose={onClose}
    >
      <Select
        {...form.choice('into')}
        label={TERMS.together.intoGroup}
        required
        placeholder="Выберите группу"
        options={others.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </FormDialog>
  );
}
