/** One filter with a fixed set of values; the first is «everything». */
export interface FilterChoice {
  /** Key of its value. */
  readonly name: string;
  /** What it filters by. */
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
}
