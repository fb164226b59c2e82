import type { MadeBy } from '../../../domain/core/schema.ts';
import type { Outcome } from '../../../domain/core/outcome.ts';
import type { Wording } from '../../../domain/research/report/reportRecord.ts';
import type { Passage } from '../../../domain/research/research.ts';
import type { CardDraft } from '../../../patterns/form/cardForm.ts';

/** Actions on a report; every change can be undone. The same object while the report's studies are the same. */
export interface ReportActs {
  /**
   * Stores the typed text of a place. `over` is the text that the person saw: refuses when it has changed since. `madeBy`: the
   * model that worded it.
   */
  readonly onType: (wording: Wording, text: string, over: string, madeBy?: MadeBy) => Promise<Outcome>;
  /** A place is to say again what the records propose. */
  readonly onReset: (wording: Wording) => void;
  /** Keeps the typed text, although the records say something else now. */
  readonly onKeep: (wording: Wording) => void;
  /** A part, or a quotation, is to be in or to be left out. `name` tells of it. */
  readonly onTake: (key: string, isIn: boolean, name: string) => void;
  /** A part is to move by some places among its like. */
  readonly onMove: (keys: readonly string[], key: string, by: number, name: string) => void;
  /** Opens a passage at its place. */
  readonly onOpenPassage: (passage: Passage) => void;
  /** Returns the typed text of a place that is not stored yet. */
  readonly draftOf: (key: string) => CardDraft | undefined;
  /** Keeps it, or with undefined forgets it. */
  readonly onDraft: (key: string, draft: CardDraft | undefined) => void;
}

/** Formats that a report goes out in, in the order of their buttons. */
export const REPORT_FORMATS = ['pdf', 'docx', 'html'] as const;
/** A format that a report goes out in. */
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** A text as the name of something: its beginning, on one line. */
export function nameOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const letters = Array.from(line);
  return letters.length > 60 ? `${letters.slice(0, 59).join('').trim()}…` : line;
}

/** Names by key, each once: those alike are numbered from the second on, «Цена», «Цена (2)»; an empty one stays empty. */
export function numbered<T extends { readonly key: string }>(
  items: readonly T[],
  name: (item: T) => string,
): ReadonlyMap<string, string> {
  const times = new Map<string, number>();
  return new Map(
    items.map((item) => {
      const own = name(item);
      const nth = (times.get(own) ?? 0) + 1;
      times.set(own, nth);
      return [item.key, nth === 1 || own === '' ? own : `${own} (${nth})`];
    }),
  );
}
