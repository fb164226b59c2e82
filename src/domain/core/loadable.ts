/** Data that can be pending or fail, as screens take it: a union, never a query object. */
export type Loadable<T> =
  | { readonly state: 'loading' }
  | {
      readonly state: 'failed';
      /** The failure and the next step, in Russian. */
      readonly message: string;
    }
  | { readonly state: 'ready'; readonly value: T };

export const LOADING = { state: 'loading' } as const;

export function ready<T>(value: T): Loadable<T> {
  return { state: 'ready', value };
}

/** Returns a failure that is shown to the person. */
export function failed(message: string): { state: 'failed'; message: string } {
  return { state: 'failed', message };
}

/** Returns the items available so far to choose from; a list that is empty for good says so by its own state. */
export function choicesOf<Item>(list: Loadable<readonly Item[]>): readonly Item[] {
  return list.state === 'ready' ? list.value : [];
}
