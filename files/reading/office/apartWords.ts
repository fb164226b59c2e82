/** Parts at a text's end, in their order. */
const TITLES = { note: 'Сноски', remark: 'Примечания', edge: 'Колонтитулы' } as const;

/**
 * Words of a document that no one says in its talk: notes, remarks, running heads. They stand at the end, under a drawn line that
 * parts them from the last speaker; a sign in brackets before each keeps its words from beginning a turn.
 */
export class ApartWords {
  readonly #lines: Record<keyof typeof TITLES, string[]> = { note: [], remark: [], edge: [] };
  #count = 0;

  #add(kind: keyof typeof TITLES, sign: string, words: string): string {
    const line = words.replaceAll(/\s+/g, ' ').trim();
    const written = `[${sign}] ${line}`;
    if (line !== '' && !this.#lines[kind].includes(written)) this.#lines[kind].push(written);
    return line === '' ? '' : `[${sign}]`;
  }

  /** Keeps a note or a remark, and returns the sign for its place among the words; none for a blank one. */
  add(kind: 'note' | 'remark', words: string): string {
    if (!/\S/.test(words)) return '';
    this.#count += 1;
    return this.#add(kind, String(this.#count), words);
  }

  addEdge(edge: 'верхний' | 'нижний', words: string): void {
    this.#add('edge', `${edge} колонтитул`, words);
  }

  /** What stands apart, each kind under a drawn line; empty when nothing does. */
  text(): string {
    const parts = Object.entries(TITLES).flatMap(([kind, title]) => {
      const lines = this.#lines[kind as keyof typeof TITLES];
      return lines.length > 0 ? [['---', title, ...lines].join('\n\n')] : [];
    });
    return parts.join('\n\n');
  }

  /** A text with what stands apart under it. */
  under(text: string): string {
    return [text, this.text()].filter((part) => part !== '').join('\n\n');
  }
}
