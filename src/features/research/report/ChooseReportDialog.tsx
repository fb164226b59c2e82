import { counted } from '../../../domain/core/format.ts';
import { ready } from '../../../domain/core/loadable.ts';
import { DONE } from '../../../domain/core/outcome.ts';
import type { ResearchSummary } from '../../../domain/research/research.ts';
import { TERMS } from '../../../domain/terms.ts';
import { FormDialog } from '../../../patterns/form/FormDialog.tsx';
import { PickList } from '../../../patterns/form/PickList.tsx';
import { useRecordForm } from '../../../patterns/form/useRecordForm.ts';
import { Button } from '../../../ui/Button.tsx';

export interface ChooseReportDialogProps {
  /** What can be chosen: the studies that pass the list's filter. */
  studies: readonly Pick<ResearchSummary, 'id' | 'title'>[];
  /** Called with the chosen ids, in the order of the list. */
  onChoose: (ids: readonly string[]) => void;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

/** Most studies that one report is about: a page of address holds no more. */
const MOST = 50;

const NOTHING: { readonly ids: readonly string[] } = { ids: [] };

function missing({ ids }: typeof NOTHING): string {
  if (ids.length === 0) return 'Выберите хотя бы одно исследование';
  return ids.length > MOST
    ? `В одном отчёте не больше ${counted(MOST, ['исследования', 'исследований', 'исследований'])}`
    : '';
}

/** «Отчёт»: which studies it is about; of what the list has found. */
export function ChooseReportDialog({ studies, onChoose, onClose }: ChooseReportDialogProps) {
  const form = useRecordForm({
    record: NOTHING,
    missing,
    onSubmit: ({ ids }) => {
      onChoose(studies.filter(({ id }) => ids.includes(id)).map(({ id }) => id));
      return Promise.resolve(DONE);
    },
  });
  const { ids } = form.values;
  const all = studies.map(({ id }) => id);
  return (
    <FormDialog
      form={form}
      title="Отчёт"
      description="О чём отчёт: об одном исследовании или о нескольких сразу. Начатый отчёт о тех же исследованиях откроется с набранным."
      submitLabel="Собрать отчёт"
      onClose={onClose}
    >
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
            onClick={() => form.type({ ids: ids.length === all.length ? NOTHING.ids : all })}
          >
            {ids.length === all.length ? 'Снять выбор' : 'Выбрать все'}
          </Button>
        </div>
      ) : null}
    </FormDialog>
  );
}
