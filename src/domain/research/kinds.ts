import type { KindTable, Summarised } from '../core/kind.ts';
import type { Hypothesis } from './hypothesis.ts';
import type { Material, MaterialText, Research, ResearchSummary } from './research.ts';

/** Records of studies by their kind. */
export interface ResearchRecords {
  research: Research;
  material: Material;
  materialText: MaterialText;
  hypothesis: Hypothesis;
}

/** Summaries of the section's kinds that keep one. */
export interface ResearchSummaries {
  research: Summarised<ResearchSummary>;
}

/** The section's kinds that the search reads. */
export type ResearchSearchKind = 'research' | 'material' | 'materialText' | 'hypothesis';

/** What is known of the section's kinds without their schemas. */
export const RESEARCH_KINDS: KindTable<ResearchRecords, ResearchSummaries, ResearchSearchKind> = {
  research: {
    version: 1,
    label: 'Исследование',
    forms: ['исследование', 'исследования', 'исследований'],
    keepsSummary: true,
    search: { all: 'Исследования', one: 'Исследование', isRecent: true },
  },
  material: {
    version: 1,
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
    version: 1,
    label: 'Гипотеза',
    forms: ['гипотеза', 'гипотезы', 'гипотез'],
    parent: 'researchId',
    search: { all: 'Гипотезы', one: 'Гипотеза', parent: 'research', isRecent: true },
  },
};
