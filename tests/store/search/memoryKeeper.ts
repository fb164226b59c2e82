import type { SearchName } from '#store/search/source.ts';
import type { IndexKeeper, KeptPart } from '#store/reader.ts';

/** A keeper of an index in memory, as the browser's database is one; what is kept may be looked at, and damaged. */
export function createMemoryKeeper() {
  let begun = 0;
  let state: { readonly id: string; number: number; kept: number } | null = null;
  const noted = new Map<string, SearchName & { readonly number: number }>();
  const parts = new Map<string, unknown>();
  let saves = 0;

  const keeper: IndexKeeper = {
    look(since) {
      if (!state) {
        begun += 1;
        state = { id: `index-${begun}`, number: 0, kept: -1 };
      }
      const changed = [...noted.values()].filter(({ number }) => number > since);
      return Promise.resolve({ id: state.id, number: state.number, changed });
    },
    load: (id) =>
      Promise.resolve(id === state?.id ? structuredClone([...parts].map(([name, value]) => ({ name, value }))) : []),
    save({ id, number }, all: readonly KeptPart[]) {
      if (!state || state.id !== id || state.kept >= number) return Promise.resolve();
      saves += 1;
      state.kept = number;
      for (const name of parts.keys()) if (!all.some((part) => part.name === name)) parts.delete(name);
      for (const { name, value, isOther } of all)
        if (isOther || !parts.has(name)) parts.set(name, structuredClone(value));
      for (const [key, one] of noted) if (one.number <= number) noted.delete(key);
      return Promise.resolve();
    },
  };
  return {
    keeper,
    parts,
    saves: () => saves,
    /** As the writer of a record does. */
    note({ kind, id }: SearchName): void {
      if (!state) return;
      state.number += 1;
      noted.set(`${kind}/${id}`, { kind, id, number: state.number });
    },
    /** As an erasure does. */
    drop(): void {
      state = null;
      noted.clear();
      parts.clear();
    },
  };
}
