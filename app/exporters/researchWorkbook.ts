import type { Hypothesis, HypothesisStatus } from '#src/domain/hypothesis.ts';
import { RELEVANCE_LABELS } from '#src/domain/hypothesis.ts';
import { ordered } from '#src/domain/record.ts';
import { RESEARCH_STATUS_LABELS, RESEARCH_TYPE_LABELS, type Research } from '#src/domain/research.ts';
import { STAGE_NAMES } from '#src/domain/stage.ts';

import type { CellValue, Column, Sheet } from './spreadsheet.ts';

/** A study and its hypotheses, as exported. */
export interface ExportedStudy {
  readonly research: Research;
  readonly hypotheses: readonly Hypothesis[];
}

/** Statuses as the sheet names them: the buttons' words (specification §4), and «Новая» for what was not added yet. */
const STATUS_LABELS: Readonly<Record<HypothesisStatus, string>> = {
  new: 'Новая',
  added: 'Добавлено',
  in_backlog: 'В бэклоге',
};

const RESEARCH_COLUMNS: readonly Column[] = [
  { header: 'Название', width: 40, type: 'text' },
  { header: 'Описание', width: 60, type: 'text' },
  { header: 'Тип', width: 14, type: 'text' },
  { header: 'Статус', width: 16, type: 'text' },
  { header: 'Участники', width: 12, type: 'number' },
  { header: 'Начало', width: 12, type: 'date' },
  { header: 'Окончание', width: 12, type: 'date' },
  { header: 'Автор', width: 24, type: 'text' },
  { header: 'Ключевые инсайты', width: 80, type: 'text' },
];

const HYPOTHESIS_COLUMNS: readonly Column[] = [
  { header: 'Исследование', width: 40, type: 'text' },
  { header: 'Гипотеза', width: 60, type: 'text' },
  { header: 'Этап', width: 14, type: 'text' },
  { header: 'Точка касания', width: 28, type: 'text' },
  { header: 'Статус', width: 14, type: 'text' },
  { header: 'Релевантность', width: 16, type: 'text' },
  { header: 'Приоритет', width: 12, type: 'number' },
  { header: 'Цитаты', width: 80, type: 'text' },
];

/** A list in a cell: one line each. A single one stands without a mark. */
function linesOf(items: readonly string[]): string {
  return items.length > 1 ? items.map((item) => `• ${item}`).join('\n') : items.join('');
}

function researchRow({ research }: ExportedStudy): CellValue[] {
  return [
    research.title,
    research.description,
    RESEARCH_TYPE_LABELS[research.type],
    RESEARCH_STATUS_LABELS[research.status],
    research.participants,
    research.startDate,
    research.endDate,
    research.author,
    linesOf(ordered(research.insights).map(({ text }) => text)),
  ];
}

function hypothesisRows({ research, hypotheses }: ExportedStudy): CellValue[][] {
  return hypotheses
    .toSorted((a, b) => a.priority - b.priority)
    .map((hypothesis) => [
      research.title,
      hypothesis.text,
      STAGE_NAMES[hypothesis.stage],
      hypothesis.touchpoint,
      STATUS_LABELS[hypothesis.status],
      RELEVANCE_LABELS[hypothesis.relevance],
      hypothesis.priority,
      linesOf(
        ordered(hypothesis.quotes).map(({ text, respondent }) =>
          respondent ? `«${text}» — ${respondent}` : `«${text}»`,
        ),
      ),
    ]);
}

/**
 * The sheets «Исследования» and «Гипотезы» of the research export (decision 13), studies in the order given, the hypotheses of
 * each by priority, ascending (specification §2).
 */
export function researchSheets(studies: readonly ExportedStudy[]): Sheet[] {
  return [
    { name: 'Исследования', columns: RESEARCH_COLUMNS, rows: studies.map(researchRow) },
    { name: 'Гипотезы', columns: HYPOTHESIS_COLUMNS, rows: studies.flatMap(hypothesisRows) },
  ];
}
