import type { Canvas } from '#src/domain/experiment.ts';
import { dateOf } from '#src/domain/format.ts';
import type { Journey, JourneyHypothesis } from '#src/domain/journey.ts';
import { mapOf } from '#src/domain/journeyMap.ts';
import { createExperimentFromExample, sourceOf } from '#src/domain/journeyRules.ts';
import { findExample } from '#src/domain/touchpointExample.ts';

import { acting, createFromHypothesis } from './experiments.ts';
import { StoreError, type Store } from '../workspace/port.ts';

/** Makes an experiment, status `New`, of a hypothesis of the journey; a generated one becomes a stored one with it. */
export async function createFromJourney(store: Store, line: JourneyHypothesis, canvas: Canvas): Promise<string> {
  if (line.hypothesis) return createFromHypothesis(store, line.hypothesis, canvas, 'New');
  const example = findExample(line.key);
  if (!example) throw new StoreError('conflict', `no example «${line.key}»`);
  const stored = (await store.get('hypothesis', example.id)) ?? null;
  const { id, ops } = createExperimentFromExample(sourceOf(example), canvas, await acting(store), stored);
  await store.commit(ops, {
    unchanged: stored ? [{ kind: 'hypothesis', id: stored.id, updatedAt: stored.updatedAt }] : [],
  });
  return id;
}

/** Pixels across: the small print of the A3 sheet stays readable. */
const PNG_WIDTH = 3200;

/** Makes the file of the whole journey's map and hands it to the browser to save. Returns its name. */
export async function exportJourney(
  journey: Journey,
  company: string,
  withExamples: boolean,
  format: 'pdf' | 'png',
): Promise<string> {
  const [{ download, fileName }, { makePdf }, { journeyMapDocument }] = await Promise.all([
    import('../exporters/download.ts'),
    import('../exporters/pdf.ts'),
    import('../exporters/journeyPdf.ts'),
  ]);
  const date = dateOf(new Date());
  const pdf = await makePdf(journeyMapDocument({ company, date, map: mapOf(journey, withExamples) }));
  const name = fileName('Карта пути', company, date, format);
  if (format === 'pdf') download(pdf, name);
  else {
    const { pdfPageToPng } = await import('../exporters/png.ts');
    download(await pdfPageToPng(pdf, { width: PNG_WIDTH }), name);
  }
  return name;
}
