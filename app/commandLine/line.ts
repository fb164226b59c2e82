import type { Turn } from '#src/domain/research/transcript.ts';

import type { FileText } from './filePlaces.ts';

/** A file that was read: its name as given, its text, who says what in it. */
export interface ReadText extends FileText {
  readonly file: string;
  readonly turns: readonly Turn[];
}

/** Something to be printed as a line of JSON. */
export type Line = Readonly<Record<string, unknown>> & { readonly type: string };
