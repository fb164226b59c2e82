import type { Experiment, ExperimentStatus, ExperimentSummary } from '#src/domain/experiments/experiment.ts';
import { finishExperiment, type FinishForm } from '#src/domain/experiments/finish.ts';
import { launchedWords, launchExperiment, type LaunchForm } from '#src/domain/experiments/launch.ts';
import { moveExperiment, undoOnExperiment } from '#src/domain/experiments/moveExperiment.ts';
import { startRound, type StudyLaunchForm } from '#src/domain/experiments/studyRound.ts';
import { NO_EXPERIMENT_FILTER, type ExperimentFilter } from '#src/domain/experiments/filter.ts';
import { EXPERIMENT_CHOICES } from '#src/features/experiments/experimentChoices.ts';
import { narrowedBy } from '#src/patterns/list/listChoice.ts';
import { asRead, fieldsOf, isThere, type Expectation } from '#src/domain/core/expectation.ts';
import { ownerLine } from '#src/domain/boards/products/product.ts';
import { dateOf, formatLongDate } from '#src/domain/core/format.ts';
import type { Op } from '#src/domain/core/operation.ts';
import type { ResearchSummary } from '#src/domain/research/research.ts';
import { living } from '#src/domain/core/record.ts';

import type { ExportedExperiment } from './exported.ts';
import { acting } from '../../shared/acting.ts';
import { readProductNames } from '../../shared/board/product/readProducts.ts';
import type { GoingOut } from '../../shared/out/goingOut.ts';
import type { ExportedFile } from '../../shared/out/savedFile.ts';
import { type Store } from '#store/port.ts';
import type { OutwardPageContent } from '#store/team/apis/outwardApi.ts';
import { gone } from '#src/domain/core/storeError.ts';
import { noteExport } from '../../shared/out/noteExport.ts';

/**
 * A form works on the record as it was opened. A change from elsewhere of the fields it shows is a conflict, not something to
 * write over; so is a change of the experiment's status.
 */
const asOpened = (
  experiment: Experiment,
  fields: readonly (keyof LaunchForm | keyof FinishForm | 'hypothesis' | 'hypothesisId')[] = [],
): Expectation => asRead('experiment', experiment.id, experiment, ['status', 'verdict', ...fields]);

/** Stores a launch. Returns what its toast says. */
export async function launch(
  store: Store,
  experiment: Experiment,
  form: LaunchForm,
): Promise<ReturnType<typeof launchedWords>> {
  const context = await acting(store);
  await store.commit(launchExperiment(experiment, form, context), { expect: [asOpened(experiment, fieldsOf(form))] });
  return launchedWords(form, context.today);
}

/** Starts a round of research for an experiment. Returns the study's id. */
export async function beginRound(store: Store, experiment: Experiment, form: StudyLaunchForm): Promise<string> {
  const { id, ops } = startRound(experiment, form, await acting(store));
  const asShown = asOpened(experiment, ['name', 'hypothesis', 'hypothesisId']);
  await store.commit(ops, { expect: [asShown, isThere('audience', form.audienceId)] });
  return id;
}

/** Finishes an experiment with its verdict. */
export async function finish(store: Store, experiment: Experiment, form: FinishForm): Promise<void> {
  const ops = finishExperiment(experiment, form, await acting(store));
  await store.commit(ops, { expect: [asOpened(experiment, fieldsOf(form))] });
}

/**
 * Moves an experiment to another column. Returns the undo function, or null when it is there already.
 * @throws StoreError `gone` when it was removed meanwhile
 */
export async function move(store: Store, id: string, to: ExperimentStatus): Promise<(() => Promise<void>) | null> {
  const before = living(await store.get('experiment', id));
  if (!before) throw gone('experiment', id);
  const ops = moveExperiment(before, to, await acting(store));
  if (ops.length === 0) return null;
  await store.commit(ops, { expect: [asOpened(before)] });
  return async () => {
    const back: Op[] = undoOnExperiment(before, ops, await acting(store));
    await store.commit(back);
  };
}

/** Studies that were started for experiments, by the experiment. */
function roundsByExperiment(studies: readonly ResearchSummary[]): ReadonlyMap<string, readonly ResearchSummary[]> {
  const rounds = new Map<string, ResearchSummary[]>();
  for (const study of studies) {
    for (const id of study.experimentIds) rounds.set(id, [...(rounds.get(id) ?? []), study]);
  }
  return rounds;
}

/** Experiments as they go out, in the order of the ids. @param isHidden personal data are hidden whatever the company does */
async function readExported(
  store: Store,
  ids: readonly string[],
  isHidden = false,
): Promise<{ readonly experiments: readonly ExportedExperiment[] } & Pick<GoingOut, 'hides' | 'mask'>> {
  const [{ signQuotes }, { mapExportedTexts }, { readScores }, { readGoingOut }] = await Promise.all([
    import('#src/domain/research/people.ts'),
    import('./exported.ts'),
    import('../../shared/evidence/readScores.ts'),
    import('../../shared/out/goingOut.ts'),
  ]);
  const [records, members, hypotheses, studies, { people, hides, mask }, scoreWords] = await Promise.all([
    store.list('experiment'),
    store.list('member', { parent: store.companyId }),
    store.list('hypothesis'),
    store.summaries('research'),
    readGoingOut(store, isHidden),
    readScores(store),
  ]);
  const byId = new Map(records.items.map((record) => [record.id, record]));
  const names = new Map(members.items.map((member) => [member.id, member.name]));
  const titles = new Map(studies.items.map(({ id, title }) => [id, title]));
  const rounds = roundsByExperiment(studies.items);
  const tests = new Map(hypotheses.items.map((hypothesis) => [hypothesis.id, hypothesis]));
  const whole = ids.flatMap((id) => {
    const experiment = byId.get(id);
    if (!experiment) return [];
    const tested = tests.get(experiment.hypothesisId ?? '');
    const assignee = names.get(experiment.assigneeId ?? '') ?? '';
    return [
      {
        experiment,
        assignee,
        tested: tested ? signQuotes(tested, people) : null,
        score: tested ? scoreWords(tested.id) : '',
        study: titles.get(tested?.researchId ?? '') ?? '',
        rounds: (rounds.get(id) ?? []).flatMap((round) => (round.id === tested?.researchId ? [] : [round.title])),
      },
    ];
  });
  return { experiments: mask<readonly ExportedExperiment[]>(whole, mapExportedTexts), hides, mask };
}

/**
 * Makes the file of these experiments, masked where the company hides personal data, and hands it to the browser to save.
 * @param filter what passed them: the file says so. Default all
 */
export async function exportExperiments(
  store: Store,
  company: string,
  format: 'pdf' | 'xlsx',
  found: readonly ExperimentSummary[],
  filter: ExperimentFilter = NO_EXPERIMENT_FILTER,
): Promise<ExportedFile> {
  const { download, fileName } = await import('../../shared/download.ts');
  const [{ experiments, hides, mask }, products, { aboutSheets, mapOneText }] = await Promise.all([
    readExported(
      store,
      found.map(({ id }) => id),
    ),
    readProductNames(store),
    import('../../shared/out/narrowed.ts'),
  ]);
  const date = dateOf(new Date());
  const name = fileName('Эксперименты', company, date, format);
  const narrowed = mask(narrowedBy(filter, EXPERIMENT_CHOICES), mapOneText);
  const isRanked = filter.rank === 'proof';
  if (format === 'xlsx') {
    const { makeWorkbook } = await import('#files/writing/spreadsheet.ts');
    const { experimentSheets } = await import('./workbook.ts');
    download(
      await makeWorkbook([
        ...experimentSheets(experiments, products),
        ...aboutSheets(ownerLine(company, formatLongDate(date)), narrowed, isRanked),
      ]),
      name,
    );
  } else {
    const { makePdf } = await import('#files/writing/pdf.ts');
    const { experimentsDocument } = await import('./pdf.ts');
    download(await makePdf(experimentsDocument({ company, date, experiments, products, narrowed, isRanked })), name);
  }
  noteExport(store, 'experiments', format);
  return { name, hides };
}

/**
 * An experiment as it is shown to those outside.
 * @param isHidden whether personal data are hidden whatever the company does
 * @throws StoreError `conflict` when it is not there any more
 */
export async function experimentOutside(
  store: Store,
  company: string,
  id: string,
  isHidden: boolean,
): Promise<OutwardPageContent> {
  const { experiments, hides } = await readExported(store, [id], isHidden);
  const [exported] = experiments;
  if (!exported) throw gone('experiment', id);
  const { experimentDocument } = await import('./pdf.ts');
  return { document: experimentDocument({ company, date: dateOf(new Date()), exported }), hides };
}
