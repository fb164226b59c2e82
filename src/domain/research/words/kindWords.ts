import type { KindWords } from '../../core/kind.ts';
import type { ResearchRecords } from '../kinds.ts';

/** The section's kinds in the words of the product. */
export const RESEARCH_KIND_WORDS: { readonly [K in keyof ResearchRecords]: KindWords } = {
  research: { label: 'Исследование', forms: ['исследование', 'исследования', 'исследований'] },
  material: { label: 'Материал исследования', forms: ['материал', 'материала', 'материалов'] },
  materialText: { label: 'Текст материала', forms: ['расшифровка', 'расшифровки', 'расшифровок'] },
  hypothesis: { label: 'Гипотеза', forms: ['гипотеза', 'гипотезы', 'гипотез'] },
  participant: { label: 'Участник исследований', forms: ['участник', 'участника', 'участников'] },
  code: { label: 'Код', forms: ['код', 'кода', 'кодов'] },
  mark: { label: 'Отметка в тексте', forms: ['отметка', 'отметки', 'отметок'] },
  passageGroup: { label: 'Группа цитат', forms: ['группа цитат', 'группы цитат', 'групп цитат'] },
  report: { label: 'Отчёт', forms: ['отчёт', 'отчёта', 'отчётов'] },
  refiProject: { label: 'Проект REFI-QDA', forms: ['проект REFI-QDA', 'проекта REFI-QDA', 'проектов REFI-QDA'] },
  researchSettings: {
    label: 'Настройки исследований',
    forms: ['настройка исследований', 'настройки исследований', 'настроек исследований'],
  },
};
