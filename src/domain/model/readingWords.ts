import { counted, NBSP, plural, type PluralForms } from '../core/format.ts';
import type { LeftOut, ModelReading } from './reading.ts';

const NUMBERS = ['номер', 'номера', 'номеров'] as const;
const PARTS = ['части', 'частей', 'частей'] as const;

/** How much a model read where it did not read all; empty where it did. */
export const readWords = ({ read, parts }: Pick<ModelReading, 'read' | 'parts'>): string =>
  read < parts ? `Прочитано: ${read} из ${counted(parts, PARTS)}.` : '';

/**
 * Returns the parts of a model's answer left out for lack of support, in words; empty for none.
 * @param forms the kind of proposal: «гипотеза», «гипотезы», «гипотез»
 * @param without the support that each needs
 */
export function leftOutWords(
  { unknown, unfounded }: Pick<LeftOut, 'unknown' | 'unfounded'>,
  forms: PluralForms,
  without = 'без слов респондентов',
): string {
  const parts = [
    unknown > 0
      ? `${counted(unknown, NUMBERS)}, ${plural(unknown, ['которого', 'которых', 'которых'])} в${NBSP}тексте нет`
      : '',
    unfounded > 0 ? `${counted(unfounded, forms)} ${without}` : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? '' : `Отброшено: ${parts.join('; ')}.`;
}
