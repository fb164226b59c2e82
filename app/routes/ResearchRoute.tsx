import { useCallback, useMemo } from 'react';

import type { Op } from '#src/domain/operation.ts';
import { ResearchScreen, type ResearchScreenProps } from '#src/features/research/ResearchScreen.tsx';

import { attempt, attemptWithToast } from '../actions/outcomes.ts';
import { linksHref } from '../linksView.ts';
import { useLinkOptions, useOpenResearch, useReading } from '../researchData.ts';
import { RESEARCH_VIEW } from '../researchView.ts';
import { showToast } from '../toast.ts';
import { useGoneNotice } from '../useGoneNotice.ts';
import { useScreenAction } from '../useScreenAction.ts';
import { useUrlState } from '../useUrlState.ts';
import { useTextHits } from '../useTextHits.ts';
import { toLoadable, useRecord, useRetryFailed, useSummaries } from '../workspace/queries.ts';
import { useStore } from '../workspace/StoreContext.ts';

const ACTIONS = ['upload'] as const;

/** What is done with studies and its rules: loaded with the first thing done, not with the first screen. */
const actions = () => import('../actions/research.ts');

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
  useGoneNotice(
    'research',
    view.open,
    useCallback(() => setView((now) => ({ ...now, open: null }), 'replace'), [setView]),
  );
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
        const { uploadResearch } = await actions();
        const id = await uploadResearch(store, form, files, controls);
        setView((now) => ({ ...now, open: id }), 'push');
        void showToast({ tone: 'success', title: 'Исследование загружено', description: form.title.trim() });
      }),
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
          import('#src/domain/researchRules.ts'),
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
        const { makeHypothesis } = await actions();
        const study = { id: reading?.material.researchId ?? '', title: reading?.studyTitle ?? '' };
        await makeHypothesis(store, study, quote, form);
        void showToast({ tone: 'success', title: 'Гипотеза создана', description: form.text.trim() });
      }),
    onAddInsight: (quote, text) =>
      attempt(async () => {
        const { makeInsight } = await actions();
        await makeInsight(store, reading?.material.researchId ?? '', quote, text);
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
    (material) =>
      void attemptWithToast('Файл не скачан', async () => (await actions()).downloadMaterial(store, material)),
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
      linksHref={linksHref}
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
