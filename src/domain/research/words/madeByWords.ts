import type { MadeBy } from '../../core/schema.ts';

/** Whose a text is that a model proposed and a person took, as the mark «модель» says it on the screens and a file has it. */
export const madeByInWords = ({ model, read }: MadeBy): string =>
  [`модель ${model}`, read === '' ? '' : `прочитано: ${read}`].filter((part) => part !== '').join(' · ');

/**
 * The same of single fields of a record, a line for each model and what it had read: «Сценарий, Метрики — модель qwen · прочитано: 12 реплик».
 * @param byModel which fields a model proposed
 * @param names what the fields are called, in the order in which they are told
 */
export function fieldsMadeByInWords(
  byModel: Readonly<Record<string, MadeBy | null | undefined>> | null | undefined,
  names: Readonly<Record<string, string>>,
): string {
  const fieldsOf = new Map<string, string[]>();
  for (const [field, name] of Object.entries(names)) {
    const madeBy = byModel?.[field];
    if (!madeBy) continue;
    const said = madeByInWords(madeBy);
    fieldsOf.set(said, [...(fieldsOf.get(said) ?? []), name]);
  }
  return [...fieldsOf].map(([said, fields]) => `${fields.join(', ')} — ${said}`).join('\n');
}
