import { ChooseStudiesDialog, type ChooseStudiesDialogProps } from '../across/ChooseStudiesDialog.tsx';

export type ChooseReportDialogProps = Pick<ChooseStudiesDialogProps, 'studies' | 'onChoose' | 'onClose'>;

/** «Отчёт»: which studies it is about; of what the list has found. */
export function ChooseReportDialog(props: ChooseReportDialogProps) {
  return (
    <ChooseStudiesDialog
      {...props}
      title="Отчёт"
      description="О чём отчёт: об одном исследовании или о нескольких сразу. Начатый отчёт о тех же исследованиях откроется с набранным."
      submitLabel="Собрать отчёт"
      where="В одном отчёте"
    />
  );
}
