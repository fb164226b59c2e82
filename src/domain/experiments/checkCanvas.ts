import type { Canvas } from './experiment.ts';
import { counted, formatNumber } from '../core/format.ts';
import { problemOfDate } from '../core/typedDate.ts';
import { CANVAS_FIELDS } from './canvas.ts';

/** Most characters that a field may hold. */
export const MAX_FIELD_LENGTH = 5000;

/**
 * Inline error of a text that is longer than {@link MAX_FIELD_LENGTH}, saying how long it is; undefined when it fits.
 * Characters are Unicode code points.
 */
export function checkLength(text: string): string | undefined {
  if (text.length <= MAX_FIELD_LENGTH) return undefined;
  const length = Array.from(text).length;
  if (length <= MAX_FIELD_LENGTH) return undefined;
  return `Слишком длинный текст: ${counted(length, ['символ', 'символа', 'символов'])}, а помещается не больше ${formatNumber(MAX_FIELD_LENGTH)}`;
}

/**
 * Inline errors of a pair of dates: missing, impossible, or an end before the start, which is shown at the end
 * (R20).
 * @param missing what to say when a date is not given
 */
export function checkDates(
  { startDate, endDate }: Pick<Canvas, 'startDate' | 'endDate'>,
  missing: Readonly<Record<'startDate' | 'endDate', string>>,
): Partial<Record<'startDate' | 'endDate', string>> {
  const errors: Partial<Record<'startDate' | 'endDate', string>> = {};
  const start = startDate.trim() === '' ? missing.startDate : problemOfDate(startDate);
  const end = endDate.trim() === '' ? missing.endDate : problemOfDate(endDate);
  if (start !== undefined) errors.startDate = start;
  if (end !== undefined) errors.endDate = end;
  if (start === undefined && end === undefined && endDate < startDate) {
    errors.endDate = 'Дата окончания раньше даты запуска';
  }
  return errors;
}

/**
 * Inline errors of the canvas by field; empty when it can be submitted. Checked: a name of spaces only, missing and
 * impossible dates, an end before the start, a field over 5,000 characters (R20).
 */
export function checkCanvas(canvas: Canvas): Partial<Record<keyof Canvas, string>> {
  const errors: Partial<Record<keyof Canvas, string>> = {};
  for (const { field } of CANVAS_FIELDS) {
    const tooLong = checkLength(canvas[field]);
    if (tooLong !== undefined) errors[field] = tooLong;
  }
  if (canvas.name.trim() === '') errors.name ??= 'Назовите эксперимент';
  return {
    ...errors,
    ...checkDates(canvas, { startDate: 'Укажите дату запуска', endDate: 'Укажите дату окончания' }),
  };
}
