import { totalLines, type LineCounts } from '../../../domain/audiences/contactPreview.ts';
import { counted, formatNumber, NBSP, quoted } from '../../../domain/core/format.ts';

const LINE_FORMS = ['строка', 'строки', 'строк'] as const;

/** What became of every line, in one sentence whose figures add up; empty when there are no lines. */
export function linesSentence(lines: LineCounts): string {
  const parts = [
    [lines.recognised, 'с новыми контактами'],
    [lines.repeated, 'с одними дублями'],
    [lines.unrecognised, 'не распознано'],
    [lines.empty, 'без контакта'],
    [lines.headings, 'заголовков'],
    [lines.waiting, 'не взято: другие листы или не выбрана колонка'],
  ] as const;
  const told = parts.filter(([count]) => count > 0).map(([count, what]) => `${what} — ${formatNumber(count)}`);
  return told.length === 0 ? '' : `Всего ${counted(totalLines(lines), LINE_FORMS)}: ${told.join(', ')}.`;
}

/** Columns named in the sentence about what is kept. */
const COLUMNS_SHOWN = 8;

/** Which other columns of a file are kept with its contacts. */
export function columnsSentence(columns: readonly string[]): string {
  const rest = columns.length - COLUMNS_SHOWN;
  const shown = columns.slice(0, COLUMNS_SHOWN).map(quoted);
  return `У${NBSP}каждого контакта сохраним и${NBSP}остальное из${NBSP}файла: ${shown.join(', ')}${rest > 0 ? ` и${NBSP}ещё ${counted(rest, ['колонку', 'колонки', 'колонок'])}` : ''}.`;
}
