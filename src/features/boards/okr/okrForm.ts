import { readOkr, type KeyResult, type Objective } from '../../../domain/boards/cardForms/okr.ts';
import { formatNumber, parseNumber } from '../../../domain/core/format.ts';

/** A key result as it is typed. */
export interface TypedResult {
  readonly text: string;
  readonly from: string;
  readonly to: string;
  readonly now: string;
  readonly unit: string;
}

/** An objective as it is typed. */
export interface TypedObjective {
  readonly title: string;
  readonly results: readonly TypedResult[];
}

export const BLANK_RESULT: TypedResult = { text: '', from: '', to: '', now: '', unit: '' };

const typedOf = ({ text, numbers }: KeyResult): TypedResult =>
  numbers
    ? {
        text,
        from: formatNumber(numbers.from),
        to: formatNumber(numbers.to),
        now: numbers.now === null ? '' : formatNumber(numbers.now),
        unit: numbers.unit,
      }
    : { ...BLANK_RESULT, text };

/** The form of a card's text; an objective to begin with when there is none. */
export function typeOkr(text: string): readonly TypedObjective[] {
  const objectives = readOkr(text) ?? [];
  if (objectives.length === 0) return [{ title: '', results: [BLANK_RESULT] }];
  return objectives.map(({ title, results }) => ({ title, results: results.map(typedOf) }));
}

/** Returns the error in a result's numbers, in Russian; empty if there is none. */
export function wrongNumbers({ from, to, now, unit }: TypedResult): string {
  const [start, end, at] = [from, to, now].map((typed) => typed.trim());
  if ([start, end, at].every((typed) => typed === ''))
    return unit.trim() === '' ? '' : 'Укажите, что было и что станет';
  if ([start, end, at].some((typed) => typed !== '' && parseNumber(typed ?? '') === undefined)) {
    return 'Введите числа, например 12,5';
  }
  return start === '' || end === '' ? 'Укажите оба числа: что было и что станет' : '';
}

/** Returns the typed objectives. Wrong numbers are left out: {@link wrongNumbers} reports them before anything is stored. */
export function okrOf(typed: readonly TypedObjective[]): Objective[] {
  return typed.map(({ title, results }) => ({
    title,
    results: results.map(({ text, from, to, now, unit }): KeyResult => {
      const [start, end] = [parseNumber(from), parseNumber(to)];
      if (start === undefined || end === undefined) return { text, numbers: null };
      return { text, numbers: { from: start, to: end, now: parseNumber(now) ?? null, unit } };
    }),
  }));
}
