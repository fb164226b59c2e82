import { useCallback, useMemo } from 'react';

import type { Op } from '#src/domain/operation.ts';
import { addedToStage, addInsight, addToBacklog, createHypothesis } from '#src/domain/researchRules.ts';
import { ResearchScreen, type ResearchScreenProps } from '#src/features/research/ResearchScreen.tsx';

import { attempt, attemptWithToast } from '../actions/outcomes.ts';
import { deleteResearch, downloadMaterial, exportResearch, newId, uploadResearch } from '../actions/research.ts';
import { useLinkOptions, useOpenResearch, useReading } from '../researchData.ts';
import { RESEARCH_VIEW } from '../researchView.ts';
import { showToast } from '../toast.ts';
import { useScreenAction } from '../useScreenAction.ts';
import { useUrlState } from '../useUrlState.ts';
import { useTextHits } from '../useTextHits.ts';
import { toLoadable, useRecord, useRetryFailed, useSummaries } from '../workspace/queries.ts';
import { useStore } from '../workspace/StoreContext.ts';

const ACTIONS = ['upload'] as const;

/** Исследования: reads, passes props, wires callbacks. */
export function ResearchRoute() {
  const store = useStore();
  const [action, onActionTaken] = useScreenAction(ACTIONS);
  const [view, setView] = useUrlState(RESEARCH_VIEW);
  const list = useSummaries('research');
  const { data: page, error } = list;
  const studies = useMemo(() => toLoadable({ data: page?.items, error }), [page, error]);
  const company = useRecord('company', store.companyId).data?.name ?? '';
  const { query, status, type } = view;
  // The same object while it says the same, so that the address catching up filters nothing anew.
  const filter = useMemo(() => ({ query, status, type }), [query, status, type]);
  const opened = useOpenResearch(view.open);
  const reading = useReading(view.material, view.place);
  const options = useLinkOptions();
  const textHits = useTextHits(view.query);

  const undo = async (ops: readonly Op[]) => {
    await attemptWithToast('Не удалось вернуть исследование', async () => {
      await store.commit(ops);
      void showToast({ tone: 'success', title: 'Исследование возвращено' });
    });
  };

  const act: Pick<
    ResearchScreenProps,
    'onUpload' | 'onExport' | 'onAddToBacklog' | 'onDelete' | 'onCreateHypothesis' | 'onAddInsight'
  > = {
    onUpload: (form, files, controls) =>
      attempt(async () => {
        const id = await uploadResearch(store, form, files, controls);
        setView((now) => ({ ...now, open: id }), 'push');
        void showToast({ tone: 'success', title: 'Исследование загружено', description: form.title.trim() });
      }),
    onExport: (found) =>
      attemptWithToast('Список не экспортирован', async () => {
        const name = await exportResearch(store, company, found);
        void showToast({ tone: 'success', title: 'Экспорт готов', description: name });
      }),
    onAddToBacklog: (hypothesis, form) =>
      attempt(async () => {
        await store.commit(addToBacklog(hypothesis, form), { unchanged: [{ kind: 'hypothesis', ...hypothesis }] });
        void showToast({
          tone: 'success',
          title: 'Гипотеза добавлена в бэклог',
          description: addedToStage(form.stage),
        });
      }),
    onDelete: (research) =>
      attempt(async () => {
        const inverse = await deleteResearch(store, research);
        setView((now) => ({ ...now, open: null }), 'replace');
        void showToast({
          tone: 'info',
          title: 'Исследование удалено',
          description: research.title,
          action: { label: 'Вернуть', onAction: () => void undo(inverse) },
        });
      }),
    onCreateHypothesis: (quote, form) =>
      attempt(async () => {
        const researchId = reading?.material.researchId ?? '';
        const siblings = await store.list('hypothesis', { parent: researchId });
        const study = { id: researchId, title: reading?.studyTitle ?? '' };
        await store.commit(createHypothesis(study, quote, form, siblings.items, newId).ops);
        void showToast({ tone: 'success', title: 'Гипотеза создана', description: form.text.trim() });
      }),
    onAddInsight: (quote, text) =>
      attempt(async () => {
        const study = await store.get('research', reading?.material.researchId ?? '');
        if (study) await store.commit(addInsight(study, quote, text, newId));
        void showToast({ tone: 'success', title: 'Инсайт добавлен', description: text.trim() });
      }),
  };

  const onFilterChange = useCallback<ResearchScreenProps['onFilterChange']>(
    (next, how) => setView((now) => ({ ...now, ...next }), how === 'typing' ? 'typing' : 'replace'),
    [setView],
  );
  const onOpenChange = useCallback((open: string | null) => setView((now) => ({ ...now, open }), 'push'), [setView]);
  const onRead = useCallback<ResearchScreenProps['onRead']>(
    (material, place) => setView((now) => ({ ...now, material, place }), 'push'),
    [setView],
  );
  const onRetry = useRetryFailed();
  const onDownload = useCallback<ResearchScreenProps['onDownload']>(
    (material) => void attemptWithToast('Файл не скачан', () => downloadMaterial(store, material)),
    [store],
  );

  return (
    <ResearchScreen
      studies={studies}
      brokenCount={page?.broken.length ?? 0}
      action={action}
      onActionTaken={onActionTaken}
      filter={filter}
      textHits={textHits}
      openId={view.open}
      opened={opened}
      reading={reading}
      experimentOptions={options.experiments}
      hypothesisOptions={options.hypotheses}
      onFilterChange={onFilterChange}
      onOpenChange={onOpenChange}
      onRetry={onRetry}
      onUploadInvalid={() =>
        void showToast({ tone: 'error', title: 'Ошибка', description: 'Заполните все обязательные поля' })
      }
      onRead={onRead}
      onDownload={onDownload}
      {...act}
    />
  );
}
