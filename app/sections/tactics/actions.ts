import type { Canvas } from '#src/domain/experiments/experiment.ts';
import { dateOf } from '#src/domain/core/format.ts';
import type { Journey, JourneyHypothesis } from '#src/domain/tactics/journey.ts';
import { mapOf } from '#src/domain/tactics/journeyMap.ts';
import { createExperimentFromExample, sourceOf } from '#src/domain/tactics/rules.ts';
import { findExample } from '#src/domain/tactics/touchpointExample.ts';

import { acting } from '../../shared/acting.ts';
import { createFromHypothesis, hypothesisAsRead } from '../../shared/createFromHypothesis.ts';
import type { SavedFile } from '../../shared/out/savedFile.ts';
import { type Store } from '../../workspace/port.ts';
import { StoreError } from '#src/domain/core/storeError.ts';
import { noteExport } from '../../shared/out/noteExport.ts';

/** Makes an experiment, status `New`, of a hypothesis of the journey; a generated one becomes a stored one with it. */
export async function createFromJourney(store: Store, line: JourneyHypothesis, canvas: Canvas): Promise<string> {
  if (line.hypothesis) return createFromHypothesis(store, line.hypothesis, canvas, 'New');
  const example = findExample(line.key);
  if (!example) throw new StoreError('conflict', `no example «${line.key}»`);
  const stored = (await store.get('hypothesis', example.id)) ?? null;
  const { id, ops } = createExperimentFromExample(sourceOf(example), canvas, await acting(store), stored);
  await store.commit(ops, {
    expect: stored ? [hypothesisAsRead(stored)] : [],
  });
  return id;
}

/** Pixels across: the small print of the A3 sheet stays readable. */
const PNG_WIDTH = 3200;

/** Makes the file of the whole journey's map, masked where the company hides personal data, and hands it to the browser to save. */
export async function exportJourney(
  store: Store,
  journey: Journey,
  company: string,
  format: 'pdf' | 'png',
): Promise<SavedFile> {
  const [{ download, fileName }, { makePdf }, { journeyMapDocument }, { mapMapTexts }, { hides, mask }] =
    await Promise.all([
      import('../../shared/download.ts'),
      import('../../exporters/pdf.ts'),
      import('./pdf.ts'),
      import('#src/domain/tactics/texts.ts'),
      import('../../shared/out/goingOut.ts').then(({ readGoingOut }) => readGoingOut(store)),
    ]);
  const date = dateOf(new Date());
  const pdf = await makePdf(journeyMapDocument({ company, date, map: mask(mapOf(journey), mapMapTexts) }));
  const name = fileName('Карта пути', company, date, format);
  if (format === 'pdf') download(pdf, name);
  else {
    const { pdfPageToPng } = await import('../../exporters/png.ts');
    download(await pdfPageToPng(pdf, { width: PNG_WIDTH }), name);
  }
  noteExport(store, 'tactics', format);
  return { name, hides };
}
