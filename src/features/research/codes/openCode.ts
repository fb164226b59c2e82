import type { CodedPassage } from '../../../domain/research/across/codePassages.ts';
import type { QuotedPerson } from '../../../domain/research/across/codeCounts.ts';
import type { Code } from '../../../domain/research/code.ts';
import type { Codebook } from './CodebookScreen.tsx';
import type { PassageNames } from './passageItems.ts';

/** A code with everything that was marked with it. */
export interface OpenCode {
  readonly code: Code;
  readonly book: Codebook;
  /** Passages of the code and of those under it. */
  readonly passages: readonly CodedPassage[];
  /** Everybody who could have said something of it. */
  readonly talkers: ReadonlyMap<string, QuotedPerson>;
  readonly names: PassageNames;
}
