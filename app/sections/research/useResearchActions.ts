import { useCallback } from 'react';

import { counted } from '#src/domain/core/format.ts';
import type { Outcome } from '#src/domain/core/outcome.ts';
import type { StudyUpload } from '#src/features/research/folder/useFolderUpload.ts';
import type { ResearchScreenProps } from '#src/features/research/ResearchScreen.tsx';

import type { ResearchView } from './url.ts';
import { useMaterialActions } from './useMaterialActions.ts';
import { attempt, attemptWithToast } from '../../shared/outcomes.ts';
import { showToast } from '../../shared/toast.ts';
import type { SetUrl } from '../../routing/useUrlState.ts';
import { useStore } from '../../workspace/StoreContext.ts';

/** What is done with studies and its rules: loaded with the first thing done, not with the first screen. */
const actions = () => import('./actions.ts');

/** Takes a removal back and tells so. */
const bringBack = (undo: () => Promise<void>) =>
  attemptWithToast('Не удалось вернуть исследование', async () => {
    await undo();
    void showToast({ tone: 'success', title: 'Исследование возвращено' });
  });

/** Says how much was stored of a folder; the toast takes all of it back. */
function tellStored(studies: readonly StudyUpload[], undo: () => Promise<void>): void {
  const files = studies.reduce((sum, study) => sum + study.files.length, 0);
  void showToast({
    tone: 'success',
    title: studies.length === 1 ? 'Исследование загружено' : 'Исследования загружены',
    description: `${counted(studies.length, ['исследование', 'исследования', 'исследований'])}, ${counted(files, ['файл', 'файла', 'файлов'])}`,
    action: { label: 'Отменить', onAction: () => void attemptWithToast('Не удалось отменить', undo) },
  });
}

/**
 * Callbacks of the screen Исследования: the action, and the toast that tells its outcome.
 * @param company name of the open company, for the exported file
 */
export function useResearchActions(
  company: string,
  setView: SetUrl<ResearchView>,
): Pick<
  ResearchScreenProps,
  | 'files'
  | 'onUpload'
  | 'onUploadFolder'
  | 'onUploadInvalid'
  | 'onExport'
  | 'onAddToBacklog'
  | 'onDelete'
  | 'onDownload'
> {
  const store = useStore();
  const files = useMaterialActions();
  const onDownload = useCallback<ResearchScreenProps['onDownload']>(
    (material) =>
      void attemptWithToast('Файл не скачан', async () => (await actions()).downloadMaterial(store, material)),
    [store],
  );
  return {
    files,
    onUpload: (form, files, controls) =>
      attempt(async () => {
        const { uploadResearch } = await actions();
        const id = await uploadResearch(store, form, files, controls);
        setView((now) => ({ ...now, open: id }), 'push');
        void showToast({ tone: 'success', title: 'Исследование загружено', description: form.title.trim() });
      }),
    onUploadFolder: async (studies, controls) => {
      let each: readonly Outcome[] = [];
      const whole = await attempt(async () => {
        const { uploadStudies } = await actions();
        const stored = await uploadStudies(store, studies, controls);
        ({ each } = stored);
        if (stored.undo)
          tellStored(
            studies.filter((_, place) => each[place]?.ok),
            stored.undo,
          );
      });
      return { whole, each };
    },
    onExport: (found) =>
      attemptWithToast('Список не экспортирован', async () => {
        const { exportResearch } = await actions();
        const name = await exportResearch(store, company, found);
        void showToast({ tone: 'success', title: 'Экспорт готов', description: name });
      }),
    onAddToBacklog: (hypothesis, form) =>
      attempt(async () => {
        const [{ confirmHypothesis }, { addedToStage }] = await Promise.all([
          actions(),
          import('#src/domain/research/rules.ts'),
        ]);
        await confirmHypothesis(store, hypothesis, form);
        void showToast({
          tone: 'success',
          title: 'Гипотеза добавлена в бэклог',
          description: addedToStage(form.stage),
        });
      }),
    onDelete: (research) =>
      attempt(async () => {
        const { deleteResearch } = await actions();
        const undo = await deleteResearch(store, research);
        setView((now) => ({ ...now, open: null }), 'replace');
        void showToast({
          tone: 'info',
          title: 'Исследование удалено',
          description: research.title,
          action: { label: 'Вернуть', onAction: () => void bringBack(undo) },
        });
      }),
    onUploadInvalid: () =>
      void showToast({ tone: 'error', title: 'Ошибка', description: 'Заполните все обязательные поля' }),
    onDownload,
  };
}
