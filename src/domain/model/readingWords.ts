import { counted, NBSP, plural, type PluralForms } from '../core/format.ts';
import type { LeftOut, ModelReading } from './reading.ts';

const NUMBERS = ['номер', 'номера', 'номеров'] as const;
const PARTS = ['части', 'частей', 'частей'] as const;

/** How much a model read where it did not read all; empty where it did. */
export const readWords = ({ read, parts }: Pick<ModelReading, 'read' | 'parts'>): string =>
  read < parts ? `Прочитано: ${read} из ${counted(parts, PARTS)}.` : '';

/**
 * What of a model's answer was left out, since nothing stands behind it; empty when nothing was.
 * @param forms what it proposes: «гипотеза», «гипотезы», «гипотез»
 * @param without what has to stand behind each
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
