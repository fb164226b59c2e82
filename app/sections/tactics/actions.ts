import { dateOf } from '#src/domain/core/format.ts';
import type { Journey } from '#src/domain/tactics/journeyCard.ts';
import { mapOf } from '#src/domain/tactics/journeyMap.ts';

import type { ExportedFile } from '../../shared/out/savedFile.ts';
import { type Store } from '#store/port.ts';
import { noteExport } from '../../shared/out/noteExport.ts';

/** Pixels across: the small print of the A3 sheet stays readable. */
const PNG_WIDTH = 3200;

/** Makes the file of the whole journey's map, masked where the company hides personal data, and hands it to the browser to save. */
export async function exportJourney(
  store: Store,
  journey: Journey,
  company: string,
  format: 'pdf' | 'png',
): Promise<ExportedFile> {
  const [{ download, fileName }, { makePdf }, { journeyMapDocument }, { mapMapTexts }, { hides, mask }, scoreOf] =
    await Promise.all([
      import('../../shared/download.ts'),
      import('#files/writing/pdf.ts'),
      import('./pdf.ts'),
      import('#src/domain/tactics/texts.ts'),
      import('../../shared/out/goingOut.ts').then(({ readGoingOut }) => readGoingOut(store)),
      import('../../shared/evidence/readScores.ts').then(({ readShortScores }) => readShortScores(store)),
    ]);
  const date = dateOf(new Date());
  const map = mask(mapOf(journey), mapMapTexts);
  const pdf = await makePdf(journeyMapDocument({ company, date, map, scoreOf }));
  const name = fileName('Карта пути', company, date, format);
  if (format === 'pdf') download(pdf, name);
  else {
    const { pdfPageToPng } = await import('#files/writing/png.ts');
    download(await pdfPageToPng(pdf, { width: PNG_WIDTH }), name);
  }
  noteExport(store, 'tactics', format);
  return { name, hides };
}
