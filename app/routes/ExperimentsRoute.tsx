import { useCallback, useMemo, useState } from 'react';

import { launchedLine, roundLine } from '#src/domain/experimentRules.ts';
import { dateOf } from '#src/domain/format.ts';
import { ExperimentsScreen, type ExperimentsScreenProps } from '#src/features/experiments/ExperimentsScreen.tsx';

import { beginRound, createFromHypothesis, exportExperiments, finish, launch, move } from '../actions/experiments.ts';
import { attempt, attemptWithToast } from '../actions/outcomes.ts';
import { useMembers, useOpenExperiment, useStudyHref } from '../experimentsData.ts';
import { EXPERIMENTS_URL } from '../experimentsView.ts';
import { linksHref } from '../linksView.ts';
import { PATHS } from '../paths.ts';
import { showToast } from '../toast.ts';
import { useGoneNotice } from '../useGoneNotice.ts';
import { useUrlState } from '../useUrlState.ts';
import { toLoadable, useAll, useRecord, useRetryFailed, useSummaries } from '../workspace/queries.ts';
import { useStore } from '../workspace/StoreContext.ts';

const success = (title: string, description: string) => showToast({ tone: 'success', title, description });
const fault = (description: string) => showToast({ tone: 'error', title: 'Ошибка', description });
const readToday = () => dateOf(new Date());

const movedToast = (undo: () => Promise<void>) =>
  void showToast({
    tone: 'info',
    title: 'Эксперимент перенесён',
    action: { label: 'Вернуть', onAction: () => void attemptWithToast('Не удалось вернуть эксперимент', undo) },
  });

/** Эксперименты: reads, passes props, wires callbacks. */
export function ExperimentsRoute() {
  const store = useStore();
  const [url, setUrl] = useUrlState(EXPERIMENTS_URL);
  const { data: page, error } = useSummaries('experiment');
  const experiments = useMemo(() => toLoadable({ data: page?.items, error }), [page, error]);
  const { data: all, error: hypothesesError } = useAll('hypothesis');
  const hypotheses = useMemo(() => toLoadable({ data: all?.items, error: hypothesesError }), [all, hypothesesError]);
  const audiences = useSummaries('audience').data?.items ?? [];
  const members = useMembers();
  const opened = useOpenExperiment(url.open, members);
  useGoneNotice(
    'experiment',
    url.open,
    useCallback(() => setUrl((now) => ({ ...now, open: null }), 'replace'), [setUrl]),
  );
  const studyHref = useStudyHref();
  const company = useRecord('company', store.companyId).data?.name ?? '';
  const [today] = useState(readToday);
  const { query, status, stage } = url.filter;
  const filter = useMemo(() => ({ query, status, stage }), [query, status, stage]);
  const { query: words, stage: backlogStage } = url.backlogFilter;
  const backlogFilter = useMemo(() => ({ query: words, stage: backlogStage }), [words, backlogStage]);

  const onMove = useCallback<ExperimentsScreenProps['onMove']>(
    async (id, to) => {
      let undo: (() => Promise<void>) | null = null;
      await attemptWithToast('Эксперимент не перенесён', async () => {
        undo = await move(store, id, to);
      });
      if (undo) movedToast(undo);
      return undo !== null;
    },
    [store],
  );
  const onOpenChange = useCallback((open: string | null) => setUrl((now) => ({ ...now, open }), 'push'), [setUrl]);
  const onOpenHypothesis = useCallback(
    (hypothesis: string | null) => setUrl((now) => ({ ...now, hypothesis }), 'push'),
    [setUrl],
  );
  const onRetry = useRetryFailed();

  return (
    <ExperimentsScreen
      experiments={experiments}
      brokenCount={page?.broken.length ?? 0}
      filter={filter}
      view={url.view}
      openId={url.open}
      opened={opened}
      hypotheses={hypotheses}
      backlogOpen={url.backlogOpen}
      backlogFilter={backlogFilter}
      openHypothesisId={url.hypothesis}
      members={members}
      audiences={audiences}
      today={today}
      studyHref={studyHref}
      researchHref={PATHS.research}
      linksHref={linksHref}
      linksOpen={url.links}
      onFilterChange={(next, how) =>
        setUrl((now) => ({ ...now, filter: next }), how === 'typing' ? 'typing' : 'replace')
      }
      onViewChange={(view) => setUrl((now) => ({ ...now, view, open: null }), 'replace')}
      onOpenChange={onOpenChange}
      onBacklogOpenChange={(backlogOpen) => setUrl((now) => ({ ...now, backlogOpen }), 'replace')}
      onBacklogFilterChange={(next, how) =>
        setUrl((now) => ({ ...now, backlogFilter: next }), how === 'typing' ? 'typing' : 'replace')
      }
      onOpenHypothesis={onOpenHypothesis}
      onRetry={onRetry}
      onExport={(format, found) =>
        attemptWithToast('Список не экспортирован', async () => {
          void success('Экспорт запущен', `Список экспериментов будет экспортирован в ${format.toUpperCase()}`);
          await exportExperiments(store, company, format, found);
        })
      }
      onCreate={(hypothesis, canvas) =>
        attempt(async () => {
          await createFromHypothesis(store, hypothesis, canvas, 'backlog');
          void success('Эксперимент создан', 'Добавлен в колонку «Взять в работу»');
        })
      }
      onLaunch={(experiment, form) =>
        attempt(async () => {
          await launch(store, experiment, form);
          void success('Эксперимент запущен', launchedLine(form.name.trim()));
        })
      }
      onLaunchInvalid={() =>
        void fault('Заполните все обязательные поля: дата запуска, дата окончания и ответственный')
      }
      onStartRound={(experiment, form) =>
        attempt(async () => {
          await beginRound(store, experiment, form);
          void success('Исследование запущено', roundLine(experiment.name));
        })
      }
      onRoundInvalid={() => void fault('Выберите аудиторию и добавьте хотя бы один вопрос')}
      onFinish={(experiment, form) =>
        attempt(async () => {
          await finish(store, experiment, form);
          void success('Эксперимент завершён', experiment.name);
        })
      }
      onMove={onMove}
    />
  );
}
