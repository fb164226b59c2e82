import type { KindTable, Summarised } from '../core/kind.ts';
import { isObject } from '../core/record.ts';
import type { Hypothesis } from './hypothesis.ts';
import type { Code, PassageGroup } from './code.ts';
import type { Mark } from './mark.ts';
import type { Participant } from './participant.ts';
import type {
  Material,
  MaterialText,
  RefiProjectRecord,
  Research,
  ResearchSettings,
  ResearchSummary,
} from './research.ts';
import type { ReportRecord } from './report/reportRecord.ts';

/** Records of studies by their kind. */
export interface ResearchRecords {
  research: Research;
  material: Material;
  materialText: MaterialText;
  hypothesis: Hypothesis;
  participant: Participant;
  code: Code;
  mark: Mark;
  passageGroup: PassageGroup;
  report: ReportRecord;
  refiProject: RefiProjectRecord;
  researchSettings: ResearchSettings;
}

/** Summaries of the section's kinds that keep one. */
export interface ResearchSummaries {
  research: Summarised<ResearchSummary>;
}

/** The section's kinds that the search reads. */
export type ResearchSearchKind = 'research' | 'material' | 'materialText' | 'hypothesis' | 'code';

/**
 * Shelf of a stored hypothesis: its status. Studies have many hypotheses, and most screens need only those taken up. '' if there
 * is none: it is read with every other shelf, so that it is reported.
 */
const shelfOfHypothesis = (stored: unknown): string =>
  ['new', 'added', 'in_backlog'].find((one) => isObject(stored) && one === stored.status) ?? '';

/** The backlog's shelves: of hypotheses that wait for an experiment (R34). */
export const WAITING_SHELVES = ['added', ''] as const;

/** Shelves of hypotheses that were taken up, in the backlog or as an experiment (R37). */
export const TAKEN_UP_SHELVES = ['added', 'in_backlog', ''] as const;

/** Facts about the section's kinds that need no schemas. */
export const RESEARCH_KINDS: KindTable<ResearchRecords, ResearchSummaries, ResearchSearchKind> = {
  research: {
    version: 2,
    keepsSummary: true,
    search: { all: 'Исследования', one: 'Исследование', isRecent: true },
  },
  material: {
    version: 3,
    parent: 'researchId',
    file: 'fileId',
    search: { all: 'Файлы исследований', one: 'Файл', parent: 'research' },
  },
  materialText: {
    version: 3,
    parent: 'researchId',
    search: { all: 'В текстах файлов', one: 'Текст', parent: 'research', isLong: true },
  },
  hypothesis: {
    version: 3,
    parent: 'researchId',
    shelf: shelfOfHypothesis,
    search: { all: 'Гипотезы', one: 'Гипотеза', parent: 'research', isRecent: true },
  },
  participant: { version: 1 },
  code: {
    version: 1,
    search: { all: 'Коды', one: 'Код', isRecent: true },
  },
  mark: {
    version: 1,
    parent: 'materialId',
  },
  passageGroup: { version: 1 },
  report: { version: 2 },
  refiProject: { version: 2, parent: 'researchId', file: 'fileId' },
  researchSettings: {
    version: 3,
  },
};
