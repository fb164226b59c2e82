import type { KindTable, Summarised } from '../core/kind.ts';
import type { Hypothesis } from './hypothesis.ts';
import type { Code, PassageGroup } from './code.ts';
import type { Mark } from './mark.ts';
import type { Participant } from './participant.ts';
import type { Material, MaterialText, Research, ResearchSettings, ResearchSummary } from './research.ts';
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
  researchSettings: ResearchSettings;
}

/** Summaries of the section's kinds that keep one. */
export interface ResearchSummaries {
  research: Summarised<ResearchSummary>;
}

/** The section's kinds that the search reads. */
export type ResearchSearchKind = 'research' | 'material' | 'materialText' | 'hypothesis' | 'code';

/** What is known of the section's kinds without their schemas. */
export const RESEARCH_KINDS: KindTable<ResearchRecords, ResearchSummaries, ResearchSearchKind> = {
  research: {
    version: 2,
    label: 'Исследование',
    forms: ['исследование', 'исследования', 'исследований'],
    keepsSummary: true,
    search: { all: 'Исследования', one: 'Исследование', isRecent: true },
  },
  material: {
    version: 2,
    label: 'Материал исследования',
    forms: ['материал', 'материала', 'материалов'],
    parent: 'researchId',
    file: 'fileId',
    search: { all: 'Файлы исследований', one: 'Файл', parent: 'research' },
  },
  materialText: {
    version: 1,
    label: 'Текст материала',
    forms: ['расшифровка', 'расшифровки', 'расшифровок'],
    parent: 'researchId',
    search: { all: 'В текстах файлов', one: 'Текст', parent: 'research', isLong: true },
  },
  hypothesis: {
    version: 2,
    label: 'Гипотеза',
    forms: ['гипотеза', 'гипотезы', 'гипотез'],
    parent: 'researchId',
    search: { all: 'Гипотезы', one: 'Гипотеза', parent: 'research', isRecent: true },
  },
  participant: { version: 1, label: 'Участник исследований', forms: ['участник', 'участника', 'участников'] },
  code: {
    version: 1,
    label: 'Код',
    forms: ['код', 'кода', 'кодов'],
    search: { all: 'Коды', one: 'Код', isRecent: true },
  },
  mark: {
    version: 1,
    label: 'Отметка в тексте',
    forms: ['отметка', 'отметки', 'отметок'],
    parent: 'materialId',
  },
  passageGroup: { version: 1, label: 'Группа цитат', forms: ['группа цитат', 'группы цитат', 'групп цитат'] },
  report: { version: 1, label: 'Отчёт', forms: ['отчёт', 'отчёта', 'отчётов'] },
  researchSettings: {
    version: 1,
    label: 'Настройки исследований',
    forms: ['настройка исследований', 'настройки исследований', 'настроек исследований'],
  },
};
