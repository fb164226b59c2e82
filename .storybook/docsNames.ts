/** An entry of Storybook's index, as far as it is looked at here. */
interface Entry {
  readonly type: string;
  readonly title: string;
  readonly name: string;
}

/** Storybook's reader of stories files. It caches the result and returns the same one while no file has changed. */
interface IndexGenerator {
  getIndexAndStats: () => Promise<{ readonly storyIndex: { readonly entries: Record<string, Entry> } }>;
}

/** `Кнопка · Button` of `Элементы/Кнопка · Button`. */
const lastOf = (title: string): string => title.slice(title.lastIndexOf('/') + 1);

/**
 * Names every page of the documentation by its title. Storybook names them all «Docs», and the sidebar's search, which looks at
 * names before places, then found the page of a button behind every story that says «кнопка». Beneath its component, where the
 * title already appears, manager.ts shows another word.
 */
export const nameDocs = {
  storyIndexGenerator: async (generator: IndexGenerator): Promise<IndexGenerator> => {
    const read = generator.getIndexAndStats.bind(generator);
    generator.getIndexAndStats = async () => {
      const result = await read();
      const { entries } = result.storyIndex;
      for (const [id, entry] of Object.entries(entries))
        if (entry.type === 'docs' && entry.name === 'Docs') entries[id] = { ...entry, name: lastOf(entry.title) };
      return result;
    };
    return generator;
  },
};
