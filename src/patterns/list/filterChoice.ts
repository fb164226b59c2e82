import type { SelectOption } from '../../ui/field/Select.tsx';

/** One filter with a fixed set of values; the first is «everything». */
export interface FilterChoice {
  /** Key of its value. */
  readonly name: string;
  /** Name of the filter. */
  readonly label: string;
  readonly options: readonly SelectOption[];
  readonly value: string;
}
