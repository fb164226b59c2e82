import type { Canvas, Experiment, ExperimentStatus, ExperimentSummary } from '#src/domain/experiment.ts';
import {
  createExperiment,
  finishExperiment,
  launchExperiment,
  moveExperiment,
  startRound,
  undoOnExperiment,
  type ActContext,
  type FinishForm,
  type LaunchForm,
  type RoundForm,
} from '#src/domain/experimentRules.ts';
import { dateOf } from '#src/domain/format.ts';
import type { Hypothesis } from '#src/domain/hypothesis.ts';
import type { Op } from '#src/domain/operation.ts';

import { newId } from '../newId.ts';
import type { Store } from '../workspace/port.ts';

/** Who acts and when: the profile's name, this moment. */
export async function acting(store: Store): Promise<ActContext> {
  const profile = await store.get('profile', 'profile');
  const now = new Date();
  return { author: profile?.name ?? '', at: now.toISOString(), today: dateOf(now), newId };
}

/** A form works on the record as it was opened: a change from elsewhere is a conflict, not something to write over. */
const asOpened = ({ id, updatedAt }: Experiment) => ({ unchanged: [{ kind: 'experiment' as const, id, updatedAt }] });

/** Makes an experiment of a backlog hypothesis. Returns its id. */
export async function createFromHypothesis(
  store: Store,
  hypothesis: Hypothesis,
  canvas: Canvas,
  status: 'backlog' | 'New',
): Promise<string> {
  const { id, ops } = createExperiment(hypothesis, canvas, status, await acting(store));
  await store.commit(ops, {
    unchanged: [{ kind: 'hypothesis', id: hypothesis.id, updatedAt: hypothesis.updatedAt }],
  });
  return id;
}

/** Takes an experiment into work. */
export async function launch(store: Store, experiment: Experiment, form: LaunchForm): Promise<void> {
  await store.commit(launchExperiment(experiment, form, await acting(store)), asOpened(experiment));
}

/** Starts a round of research for an experiment. Returns the study's id. */
export async function beginRound(store: Store, experiment: Experiment, form: RoundForm): Promise<string> {
  const { id, ops } = startRound(experiment, form, await acting(store));
  await store.commit(ops, asOpened(experiment));
  return id;
}

/** Finishes an experiment with its verdict. */
export async function finish(store: Store, experiment: Experiment, form: FinishForm): Promise<void> {
  await store.commit(finishExperiment(experiment, form, await acting(store)), asOpened(experiment));
}

/** Moves an experiment to another column. Returns the way to take the move back, or null when nothing moved. */
export async function move(store: Store, id: string, to: ExperimentStatus): Promise<(() => Promise<void>) | null> {
  const before = await store.get('experiment', id);
  if (!before) return null;
  const ops = moveExperiment(before, to, await acting(store));
  if (ops.length === 0) return null;
  await store.commit(ops);
  return async () => {
    const back: Op[] = undoOnExperiment(before, ops, await acting(store));
    await store.commit(back);
  };
}

/** Makes the file of these experiments and hands it to the browser to save. Returns its name. */
export async function exportExperiments(
  store: Store,
  company: string,
  format: 'pdf' | 'xlsx',
  found: readonly ExperimentSummary[],
): Promise<string> {
  const { download, fileName } = await import('../exporters/download.ts');
  const [records, members] = await Promise.all([
    store.list('experiment'),
    store.list('member', { parent: store.companyId }),
  ]);
  const byId = new Map(records.items.map((record) => [record.id, record]));
  const names = new Map(members.items.map((member) => [member.id, member.name]));
  const experiments = found.flatMap(({ id }) => {
    const experiment = byId.get(id);
    return experiment ? [{ experiment, assignee: names.get(experiment.assigneeId ?? '') ?? '' }] : [];
  });
  const date = dateOf(new Date());
  const name = fileName('Эксперименты', company, date, format);
  if (format === 'xlsx') {
    const { makeWorkbook } = await import('../exporters/spreadsheet.ts');
    const { experimentSheets } = await import('../exporters/experimentsWorkbook.ts');
    download(await makeWorkbook(experimentSheets(experiments)), name);
  } else {
    const { makePdf } = await import('../exporters/pdf.ts');
    const { experimentsDocument } = await import('../exporters/experimentsPdf.ts');
    download(await makePdf(experimentsDocument({ company, date, experiments })), name);
  }
  return name;
}
