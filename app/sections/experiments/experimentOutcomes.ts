import { roundLine } from '#src/domain/experiments/studyRound.ts';
import type { ExperimentsScreenProps } from '#src/features/experiments/ExperimentsScreen.tsx';

import { beginRound, exportExperiments, finish, launch, move } from './actions.ts';
import { createFromHypothesis } from '../../shared/createFromHypothesis.ts';
import { tellMasked } from '../../shared/out/savedFile.ts';
import { attempt, attemptWithToast } from '../../shared/outcomes.ts';
import { showSuccess, showToast } from '../../shared/toast.ts';
import type { Store } from '#store/port.ts';

const fault = (description: string) => showToast({ tone: 'error', title: 'Ошибка', description });

const movedToast = (undo: () => Promise<void>) =>
  void showToast({
    tone: 'info',
    title: 'Эксперимент перенесён',
    action: { label: 'Вернуть', onAction: () => void attemptWithToast('Не удалось вернуть эксперимент', undo) },
  });

/** Actions on experiments, as the screen Эксперименты calls them. */
export type ExperimentOutcomes = Pick<
  ExperimentsScreenProps,
  'onExport' | 'onCreate' | 'onLaunch' | 'onLaunchInvalid' | 'onStartRound' | 'onRoundInvalid' | 'onFinish' | 'onMove'
>;

/**
 * Callbacks of the screen Эксперименты: the action, and the toast that tells its outcome.
 * @param company name of the open company, for the exported file
 */
export function experimentOutcomes(store: Store, company: string): ExperimentOutcomes {
  return {
    onExport: (format, found, filter) =>
      attemptWithToast('Список не экспортирован', async () => {
        showSuccess('Экспорт запущен', `Список экспериментов будет экспортирован в ${format.toUpperCase()}`);
        tellMasked(await exportExperiments(store, company, format, found, filter));
      }),
    onCreate: (hypothesis, canvas) =>
      attempt(async () => {
        await createFromHypothesis(store, hypothesis, canvas, 'backlog');
        showSuccess('Эксперимент создан', 'Добавлен в колонку «Взять в работу»');
      }),
    onLaunch: (experiment, form) =>
      attempt(async () => {
        const { title, line } = await launch(store, experiment, form);
        showSuccess(title, line);
      }),
    onLaunchInvalid: () => void fault('Заполните все обязательные поля: дата запуска, дата окончания и ответственный'),
    onStartRound: (experiment, form) =>
      attempt(async () => {
        await beginRound(store, experiment, form);
        showSuccess('Исследование запущено', roundLine(experiment.name));
      }),
    onRoundInvalid: () => void fault('Выберите аудиторию и добавьте хотя бы один вопрос'),
    onFinish: (experiment, form) =>
      attempt(async () => {
        await finish(store, experiment, form);
        showSuccess('Эксперимент завершён', experiment.name);
      }),
    onMove: async (id, to) => {
      let undo: (() => Promise<void>) | null = null;
      await attemptWithToast('Эксперимент не перенесён', async () => {
        undo = await move(store, id, to);
      });
      if (undo) movedToast(undo);
      return undo !== null;
    },
  };
}
