import { dateOf } from '#src/domain/core/format.ts';
import type { Expectation } from '#src/domain/core/expectation.ts';
import type { MadeBy } from '#src/domain/core/schema.ts';
import type { Op } from '#src/domain/core/operation.ts';
import { living } from '#src/domain/core/record.ts';
import {
  hidePersonal,
  keepWording,
  movePart,
  reportId,
  resetWording,
  showCodeNames,
  takePart,
  tidyWording,
  typeWording,
  wordingAt,
  type ReportRecord,
  type Wording,
} from '#src/domain/research/report/reportRecord.ts';
import type { Report } from '#src/domain/research/report/reportShape.ts';
import { reportDocument } from '#src/domain/research/report/reportDocument.ts';
import type { OutwardDocument } from '#src/domain/outward/outward.ts';
import type { ReportFormat } from '#src/features/research/report/reportActs.ts';

import { reportHead } from './reportHead.ts';
import { commitWithUndo } from '../../../shared/commitWithUndo.ts';
import type { Undoing } from '../../../shared/undoableToast.ts';
import { type Store } from '#store/port.ts';
import { StoreError } from '#src/domain/core/storeError.ts';

type ReportFacts = Extract<Expectation, { kind: 'report' }>['holds'];

const stored = async (store: Store, studyIds: readonly string[]): Promise<ReportRecord | null> =>
  living(await store.get('report', reportId(studyIds)));

async function change(
  store: Store,
  studyIds: readonly string[],
  ops: readonly Op[],
  holds: ReportFacts = [],
): Promise<Undoing> {
  if (ops.length === 0) return null;
  return commitWithUndo(store, ops, { expect: [{ kind: 'report', id: reportId(studyIds), holds }] });
}

const textFact = (record: ReportRecord | null, key: string) => [
  { map: 'texts', key, is: (record && Object.hasOwn(record.texts, key) ? record.texts[key] : null) ?? null } as const,
];

/**
 * Stores text typed in a place of a report.
 * @param over the text of the place when the user began
 * @param madeBy the model that worded it
 * @throws StoreError `conflict` when another tab has stored another text there meanwhile
 */
export async function typeIn(
  store: Store,
  studyIds: readonly string[],
  wording: Wording,
  text: string,
  over: string,
  madeBy?: MadeBy,
): Promise<Undoing> {
  const record = await stored(store, studyIds);
  const now = record ? wordingAt(record, wording.key, wording.proposed).text : (wording.proposed ?? '');
  if (now !== over && now !== tidyWording(text)) {
    throw new StoreError('conflict', `«${wording.key}» changed since it was read`);
  }
  return change(
    store,
    studyIds,
    typeWording(studyIds, record, wording, text, madeBy),
    record ? textFact(record, wording.key) : [],
  );
}

/** Gives a place of a report back to what is proposed there. */
export async function resetTo(store: Store, studyIds: readonly string[], { key }: Wording): Promise<Undoing> {
  const record = await stored(store, studyIds);
  return change(store, studyIds, resetWording(studyIds, record, key), textFact(record, key));
}

/** Leaves what was typed in a place, although the records say something else now. */
export async function keepAs(store: Store, studyIds: readonly string[], wording: Wording): Promise<Undoing> {
  const record = await stored(store, studyIds);
  return change(store, studyIds, keepWording(studyIds, record, wording), textFact(record, wording.key));
}

/** Takes a part of a report in or leaves it out. */
export async function take(store: Store, studyIds: readonly string[], key: string, isIn: boolean): Promise<Undoing> {
  return change(store, studyIds, takePart(studyIds, await stored(store, studyIds), key, isIn));
}

/** Moves a part of a report among its like. */
export async function move(
  store: Store,
  studyIds: readonly string[],
  keys: readonly string[],
  key: string,
  by: number,
): Promise<Undoing> {
  return change(store, studyIds, movePart(studyIds, await stored(store, studyIds), keys, key, by));
}

/** Replaces real names in a report by code names, or restores them. */
export async function switchCodeNames(store: Store, studyIds: readonly string[], wanted: boolean): Promise<Undoing> {
  return change(store, studyIds, showCodeNames(studyIds, await stored(store, studyIds), wanted));
}

/** Hides personal data in a report's texts, or shows them. */
export async function switchPersonalIn(store: Store, studyIds: readonly string[], wanted: boolean): Promise<Undoing> {
  return change(store, studyIds, hidePersonal(studyIds, await stored(store, studyIds), wanted));
}

/**
 * Makes the file of a report and hands it to the browser to save. Returns its name.
 * @throws ExportError with a Russian message; the signal's reason when stopped
 */
export async function exportReport(
  report: Report,
  company: string,
  format: ReportFormat,
  signal: AbortSignal,
): Promise<string> {
  const now = new Date();
  const date = dateOf(now);
  const document = reportDocument(report, [reportHead(company, now)]);
  const make = async (): Promise<Blob> => {
    if (format === 'html') {
      const { writeHtml } = await import('#files/writing/html.ts');
      return new Blob([writeHtml(document)], { type: 'text/html;charset=utf-8' });
    }
    if (format === 'docx') return (await import('#files/writing/docx.ts')).makeDocx(document, { signal });
    const [{ makePdf }, { reportPdf }] = await Promise.all([import('#files/writing/pdf.ts'), import('./reportPdf.ts')]);
    return makePdf(reportPdf(document, date), { signal });
  };
  const [{ download, fileName }, file] = await Promise.all([import('../../../shared/download.ts'), make()]);
  signal.throwIfAborted();
  const name = fileName(
    report.title.state === 'proposed' ? `Отчёт, ${document.title}` : document.title,
    company,
    date,
    format,
  );
  download(file, name);
  return name;
}

/** A report as it is shown to those outside. */
export async function outsideReport(report: Report, company: string): Promise<OutwardDocument> {
  const { reportPdf } = await import('./reportPdf.ts');
  const now = new Date();
  return reportPdf(reportDocument(report, [reportHead(company, now)]), dateOf(now));
}
