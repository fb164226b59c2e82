import { isObject } from '#src/domain/core/record.ts';
import type { AuditEntry, ExportedWhat } from '#src/domain/history/audit.ts';
import type { ChangedRecord, CompanyHistory, RecordHistory } from '#src/domain/history/history.ts';
import type { RecordName } from '#src/domain/plan.ts';

import { anything, companyPath, createAsk, done, type Answer } from '#store/team/ask.ts';

export interface Journal {
  readonly entries: readonly AuditEntry[];
  readonly more: boolean;
}

/** Which lines of the journal; '' for all. */
export interface JournalFilter {
  readonly action: string;
  /** Id of the person. */
  readonly actor: string;
}

/** From when on something is asked for: a moment, ISO 8601. */
export interface Since {
  readonly since: string;
  /** The last record of the page before. */
  readonly after?: ChangedRecord;
}

/** Client of the server's history. Throws nothing. */
export interface HistoryApi {
  /** Returns the history of a record, newest first; older than a number. */
  ofRecord(companyId: string, name: RecordName, before: number | null): Promise<Answer<RecordHistory>>;
  /** Which records were changed since. */
  ofCompany(companyId: string, since: Since): Promise<Answer<CompanyHistory>>;
  /** The journal of the owners, newest first; older than an entry. */
  journal(companyId: string, asked: JournalFilter, before: AuditEntry | null): Promise<Answer<Journal>>;
  /** Tells that something was exported. */
  exported(companyId: string, what: ExportedWhat, format: string): Promise<Answer<null>>;
}

const isRecordHistory = (value: unknown): value is RecordHistory => isObject(value) && Array.isArray(value.changes);
const isCompanyHistory = (value: unknown): value is CompanyHistory => isObject(value) && Array.isArray(value.records);
const isJournal = (value: unknown): value is Journal => isObject(value) && Array.isArray(value.entries);

const query = (fields: Readonly<Record<string, string | number | null | undefined>>): string =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) =>
      value === null || value === undefined || value === '' ? [] : [[name, String(value)]],
    ),
  ).toString();

/** @param fetcher the browser's `fetch` but in tests */
export function createHistoryApi(fetcher: typeof fetch): HistoryApi {
  const ask = createAsk(fetcher);
  return {
    ofRecord: (companyId, { kind, id }, before) =>
      ask(`${companyPath(companyId)}/history?${query({ kind, id, before })}`, isRecordHistory),
    ofCompany: (companyId, { since, after }) => {
      const before = after && `${after.seq}/${after.kind}/${after.id}`;
      return ask(`${companyPath(companyId)}/history?${query({ since, before })}`, isCompanyHistory);
    },
    journal: (companyId, { action, actor }, before) =>
      ask(
        `${companyPath(companyId)}/audit?${query({ action, actor, before: before && `${before.at}_${before.id}` })}`,
        isJournal,
      ),
    exported: (companyId, what, format) =>
      done(ask(`${companyPath(companyId)}/audit/exports`, anything, { method: 'POST', body: { what, format } })),
  };
}
