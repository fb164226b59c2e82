import type { Outcome } from '../../../domain/core/outcome.ts';
import { checkGroupName } from '../../../domain/research/across/passageGroup.ts';
import type { PassageGroup } from '../../../domain/research/code.ts';
import { TERMS } from '../../../domain/terms.ts';
import { FormDialog } from '../../../patterns/form/FormDialog.tsx';
import { useRecordForm } from '../../../patterns/form/useRecordForm.ts';
import { TextField } from '../../../ui/field/TextField.tsx';
import { GROUP_GONE } from './passageGroups.ts';

export interface PassageGroupsNameDialogProps {
  /** The group to be named anew, as it is stored now; null: a new one. */
  group: PassageGroup | null;
  /** The other groups: no two have one name. */
  groups: readonly PassageGroup[];
  /** The group was removed in another tab. Default false. */
  isGone?: boolean;
  /** Stores the name; the dialog closes only when that has happened. */
  onSave: (name: string) => Promise<Outcome>;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

const show = (_: string, value: unknown) => ({ label: TERMS.passageGroup.name, text: String(value) });

/** «Новая группа», or another name for one: what its passages have in common. */
export function PassageGroupsNameDialog(props: PassageGroupsNameDialogProps) {
  const { group, groups, isGone = false, onSave, onClose } = props;
  const form = useRecordForm<{ name: string }>({
    record: { name: group?.name ?? '' },
    check: ({ name }) => ({ name: checkGroupName(name, groups, group?.id) }),
    ...(group ? { show } : {}),
    gone: isGone ? GROUP_GONE : '',
    onSubmit: ({ name }) => onSave(name),
  });
  return (
    <FormDialog
      form={form}
      title={group ? 'Переименовать группу' : 'Новая группа'}
      submitLabel={group ? 'Сохранить' : 'Создать'}
      onClose={onClose}
    >
      <TextField
        {...form.text('name')}
        label={TERMS.passageGroup.name}
        required
        hint="Что общего у этих слов: «Не хватает времени на разбор»"
      />
    </FormDialog>
  );
}
