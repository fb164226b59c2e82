import { quoted } from '../../domain/core/format.ts';
import type { SelectOption } from '../../ui/field/Select.tsx';

/** One filter of a list with a fixed set of values. */
export interface ListChoice<Filter> {
  /** Its field in the filter. */
  readonly name: keyof Filter & string;
  /** Name of the filter, as the control is called. */
  readonly label: string;
  /** The same in the middle of a sentence: «статус». Empty for what only orders the list: nothing is missed for its sake. */
  readonly word: string;
  /** The values; the first is `all`. */
  readonly options: readonly SelectOption[];
}

/** Returns the filters of a list, for the middle of a sentence: «запрос «цена», статус «Завершено»»; empty for the whole list. */
export function narrowedBy<Filter extends { readonly query: string }>(
  filter: Filter,
  choices: readonly ListChoice<Filter>[],
): string {
  const chosen = choices.map(({ name, word, options }) => {
    const option = options.slice(1).find(({ value }) => value === filter[name]);
    return option && word ? `${word} ${quoted(option.label)}` : '';
  });
  return [filter.query.trim() ? `запрос ${quoted(filter.query)}` : '', ...chosen].filter(Boolean).join(', ');
}

/** «Искали: запрос «цена», статус «Завершено».» */
export const searchedFor = <Filter extends { readonly query: string }>(
  filter: Filter,
  choices: readonly ListChoice<Filter>[],
): string => `Искали: ${narrowedBy(filter, choices)}.`;
