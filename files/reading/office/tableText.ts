import { transcriptOfTable } from '#src/domain/research/layouts/table.ts';

/** A table as text: the talk that it holds, or its cells, rows apart by an empty line. */
export function tableText(rows: readonly (readonly string[])[]): string {
  return (
    transcriptOfTable(rows) ??
    rows
      .map((row) => row.filter((cell) => cell !== '').join('\n'))
      .filter(Boolean)
      .join('\n\n')
  );
}
