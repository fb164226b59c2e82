import { counted } from '#src/domain/core/format.ts';
import type { Outcome } from '#src/domain/core/outcome.ts';
import { addedToStage } from '#src/domain/research/hypotheses/backlog.ts';
import type { StudyUpload } from '#src/features/research/folder/useFolderUpload.ts';
import type { ResearchScreenProps } from '#src/features/research/ResearchScreen.tsx';

import type { ResearchView } from './url.ts';
import * as actions from './actions.ts';
import { showChangedToast } from '../../shared/undoableToast.ts';
import { savedInWords } from '../../shared/out/savedFile.ts';
import { attempt, attemptWithToast } from '../../shared/outcomes.ts';
import { showToast } from '../../shared/toast.ts';
import type { SetUrl } from '../../routing/useUrlState.ts';
import type { Store } from '#store/port.ts';

/** Takes a removal back and tells so. */
const bringBack = (undo: () => Promise<void>) =>
  attemptWithToast('Не удалось вернуть исследование', async () => {
    await undo();
    void showToast({ tone: 'success', title: 'Исследование возвращено' });
  });

/** Says how much was stored of a folder; the toast takes all of it back. */
function tellStored(studies: readonly StudyUpload[], undo: () => Promise<void>): void {
  const files = studies.reduce((sum, study) => sum + study.files.length, 0);
  showChangedToast(
    studies.length === 1 ? 'Исследование загружено' : 'Исследования загружены',
    `${counted(studies.length, ['исследование', 'исследования', 'исследований'])}, ${counted(files, ['файл', 'файла', 'файлов'])}`,
    undo,
  );
}

/** Actions on studies, as the screen Исследования calls them. */
export type ResearchOutcomes = Pick<
  ResearchScreenProps,
  'onUpload' | 'onUploadFolder' | 'onUploadInvalid' | 'onExport' | 'onAddToBacklog' | 'onDelete' | 'onDownload'
>;

/**
 * Callbacks of the screen Исследования: the action, and the toast that tells its outcome.
 * @param company name of the open company, for the exported file
 */
export function researchOutcomes(store: Store, company: string, setView: SetUrl<ResearchView>): ResearchOutcomes {
  return {
    onUpload: (form, files, controls) =>
      attempt(async () => {
        const id = await actions.uploadResearch(store, form, files, controls);
        setView((now) => ({ ...now, open: id }), 'push');
        void showToast({ tone: 'success', title: 'Исследование загружено', description: form.title.trim() });
      }),
    onUploadFolder: async (studies, controls) => {
      let each: readonly Outcome[] = [];
      const whole = await attempt(async () => {
        const stored = await actions.uploadStudies(store, studies, controls);
        ({ each } = stored);
        if (stored.undo)
          tellStored(
            studies.filter((_, place) => each[place]?.ok),
            stored.undo,
          );
      });
      return { whole, each };
    },
    onExport: (found, filter) =>
      attemptWithToast('Список не экспортирован', async () => {
        const file = await actions.exportResearch(store, company, found, filter);
        void showToast({ tone: 'success', title: 'Экспорт готов', description: savedInWords(file) });
      }),
    onAddToBacklog: (hypothesis, form) =>
      attempt(async () => {
        await actions.confirmHypothesis(store, hypothesis, form);
        void showToast({
          tone: 'success',
          title: 'Гипотеза добавлена в бэклог',
          description: addedToStage(form.stage),
        });
      }),
    onDelete: (research) =>
      attempt(async () => {
        const undo = await actions.deleteResearch(store, research);
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
    onDownload: (material, form) =>
      void attemptWithToast('Файл не скачан', async () => {
        if (form === 'masked') await (await import('./maskedText.ts')).downloadMasked(store, material);
        else await actions.downloadMaterial(store, material);
      }),
  };
}
