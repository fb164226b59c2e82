import { counted } from '../../../domain/core/format.ts';
import { ready } from '../../../domain/core/loadable.ts';
import { DONE } from '../../../domain/core/outcome.ts';
import type { ResearchSummary } from '../../../domain/research/research.ts';
import { TERMS } from '../../../domain/terms.ts';
import { FormDialog, type FormDialogProps } from '../../../patterns/form/FormDialog.tsx';
import { PickList } from '../../../patterns/form/PickList.tsx';
import { useRecordForm } from '../../../patterns/form/useRecordForm.ts';
import { Button } from '../../../ui/Button.tsx';

export interface ChooseStudiesDialogProps extends Pick<FormDialogProps, 'title' | 'submitLabel'> {
  /** Purpose of the choice. */
  description: string;
  /** Where too many are named: «В одном отчёте». */
  where: string;
  /** Studies to choose from, in the order of the list. */
  studies: readonly Pick<ResearchSummary, 'id' | 'title'>[];
  /** Those that are chosen already. Default none. */
  chosen?: readonly string[];
  /** Called with the chosen ids, in the order of the list. */
  onChoose: (ids: readonly string[]) => void;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

/** Most studies that are chosen at once: an address holds no more. */
const MOST = 50;

const NOTHING: readonly string[] = [];

export function ChooseStudiesDialog(props: ChooseStudiesDialogProps) {
  const { where, studies, chosen = NOTHING, onChoose, ...dialog } = props;
  const form = useRecordForm<{ readonly ids: readonly string[] }>({
    // Removed studies cannot be unticked.
    record: { ids: chosen.filter((id) => studies.some((study) => study.id === id)) },
    missing: ({ ids }) => {
      if (ids.length === 0) return 'Выберите хотя бы одно исследование';
      return ids.length > MOST
        ? `${where} не больше ${counted(MOST, ['исследования', 'исследований', 'исследований'])}`
        : '';
    },
    onSubmit: ({ ids }) => {
      onChoose(studies.filter(({ id }) => ids.includes(id)).map(({ id }) => id));
      return Promise.resolve(DONE);
    },
  });
  const { ids } = form.values;
  const all = studies.map(({ id }) => id);
  return (
    <FormDialog {...dialog} needs={null} form={form}>
      <PickList
        label={TERMS.report.researchIds}
        options={ready(studies.map(({ id, title }) => ({ value: id, label: title })))}
        selected={ids}
        onChange={(next) => form.type({ ids: next })}
        emptyText="Исследований в списке нет."
      />
      {studies.length > 1 ? (
        <div>
          <Button
            variant="quiet"
            size="sm"
            onClick={() => form.type({ ids: ids.length === all.length ? NOTHING : all })}
          >
            {ids.length === all.length ? 'Снять выбор' : 'Выбрать все'}
          </Button>
        </div>
      ) : null}
    </FormDialog>
  );
}
