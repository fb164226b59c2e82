/** Data that can be pending or fail, as screens take it: a union, never a query object. */
export type Loadable<T> =
  | { readonly state: 'loading' }
  | {
      readonly state: 'failed';
      /** What failed and what to do, in Russian. */
      readonly message: string;
    }
  | { readonly state: 'ready'; readonly value: T };

export const LOADING = { state: 'loading' } as const;

export function ready<T>(value: T): Loadable<T> {
  return { state: 'ready', value };
}

/** A failure that is told to the person. */
export function failed(message: string): { state: 'failed'; message: string } {
  return { state: 'failed', message };
}

/** What is there so far to choose from; a list that is empty for good says so by its own state. */
export function choicesOf<Item>(list: Loadable<readonly Item[]>): readonly Item[] {
  return list.state === 'ready' ? list.value : [];
}
