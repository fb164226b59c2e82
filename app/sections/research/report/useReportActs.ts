import { useMemo } from 'react';

import { quoted } from '#src/domain/core/format.ts';
import type { Report } from '#src/domain/research/report/reportShape.ts';
import { nameOf, type ReportActs } from '#src/features/research/report/reportActs.ts';
import type { ReportViewProps } from '#src/features/research/report/ReportView.tsx';
import type { CardDraft } from '#src/patterns/form/cardForm.ts';

import { attempt, attemptWithToast } from '../../../shared/outcomes.ts';
import { showChangedToast } from '../../../shared/undoableToast.ts';
import { showToast } from '../../../shared/toast.ts';
import { useStore } from '#store/StoreContext.ts';
import { reportId } from '#src/domain/research/report/reportRecord.ts';
import { noteExport } from '../../../shared/out/noteExport.ts';
import type { Store } from '#store/port.ts';

/** Actions on a report and its files: loaded with the first one. */
const actions = () => import('./reportActions.ts');

/** Typed text that is not stored yet, by report and place: it outlives the view, and ends with the page. */
const drafts = new Map<string, CardDraft>();

/** Callbacks of a report: the action, and the toast that tells its outcome. */
export function useReportActs(
  studyIds: readonly string[],
  onOpenPassage: ReportActs['onOpenPassage'],
): Pick<ReportViewProps, 'acts' | 'onCodeNames' | 'onHidePersonal'> {
  const store = useStore();
  return useMemo(() => {
    const draftKey = (key: string) => `${store.companyId}:${reportId(studyIds)}:${key}`;
    const act = (
      failure: string,
      run: () => Promise<(() => Promise<void>) | null>,
      title: string,
      description: string,
    ) =>
      void attemptWithToast(failure, async () => {
        const undo = await run();
        if (undo) showChangedToast(title, description, undo);
      });
    return {
      acts: {
        onType: (wording, text, over, madeBy) =>
          attempt(async () => {
            const undo = await (await actions()).typeIn(store, studyIds, wording, text, over, madeBy);
            if (undo) showChangedToast('Отчёт изменён', quoted(nameOf(text) || 'Пусто'), undo);
          }),
        onReset: (wording) =>
          act(
            'Текст не изменён',
            async () => (await actions()).resetTo(store, studyIds, wording),
            wording.proposed === null ? 'Набранное убрано' : 'Стоит предложенное',
            quoted(nameOf(wording.proposed ?? wording.text) || 'Пусто'),
          ),
        onKeep: (wording) =>
          act(
            'Отчёт не изменён',
            async () => (await actions()).keepAs(store, studyIds, wording),
            'Остаётся ваше',
            quoted(nameOf(wording.text)),
          ),
        onTake: (key, isIn, name) =>
          act(
            'Отчёт не изменён',
            async () => (await actions()).take(store, studyIds, key, isIn),
            isIn ? 'Включено в отчёт' : 'Убрано из отчёта',
            quoted(name),
          ),
        onMove: (keys, key, by, name) =>
          act(
            'Порядок не изменён',
            async () => (await actions()).move(store, studyIds, keys, key, by),
            by < 0 ? 'Стоит выше' : 'Стоит ниже',
            quoted(name),
          ),
        onOpenPassage,
        draftOf: (key) => drafts.get(draftKey(key)),
        onDraft: (key, draft) => {
          if (draft) drafts.set(draftKey(key), draft);
          else drafts.delete(draftKey(key));
        },
      },
      onCodeNames: (wanted) =>
        act(
          'Отчёт не изменён',
          async () => (await actions()).switchCodeNames(store, studyIds, wanted),
          wanted ? 'В отчёте кодовые имена' : 'В отчёте имена',
          'В файлах — так же.',
        ),
      onHidePersonal: (wanted) =>
        act(
          'Отчёт не изменён',
          async () => (await actions()).switchPersonalIn(store, studyIds, wanted),
          wanted ? 'Личные данные скрыты' : 'Личные данные показаны',
          'В файлах — так же. Правите вы прежний текст.',
        ),
    };
  }, [store, studyIds, onOpenPassage]);
}

/** Makes a report's file and says how that ended; what was stopped by the person is said to be stopped. */
export async function fileReport(
  store: Store,
  report: Report,
  company: string,
  format: Parameters<ReportViewProps['onFile']>[0],
  signal: AbortSignal,
): Promise<void> {
  await attemptWithToast('Отчёт не скачан', async () => {
    try {
      const name = await (await actions()).exportReport(report, company, format, signal);
      noteExport(store, 'report', format);
      void showToast({ tone: 'success', title: 'Отчёт готов', description: name });
    } catch (error) {
      if (!signal.aborted) throw error;
      void showToast({ tone: 'info', title: 'Остановлено', description: 'Файл не создан.' });
    }
  });
}
