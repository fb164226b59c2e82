import type { Loadable } from '../../../../domain/core/loadable.ts';
import type { Finding } from '../../../../domain/evidence/findings.ts';
import type { FindingRefusal } from '../../../../domain/evidence/refusal.ts';
import type { SelectedQuote } from '../../../../domain/research/reading/selectedQuote.ts';

/** Program's findings in the open text, and a person's decisions on them. */
export interface ReadingFindings {
  /** Found in the text, the likeliest first as this workspace has taught; pending or failed. */
  readonly found: Loadable<readonly Finding[]>;
  /** Refusals of this material, newest first. */
  readonly refused: readonly FindingRefusal[];
  /** Address of what was found in all materials of the study. Default: there is no such page. */
  readonly allHref?: string;
  /** «Не то»: a finding is none. Resolves with whether that was stored. */
  readonly onRefuse: (finding: Finding, quote: SelectedQuote) => Promise<boolean>;
  /** «Вернуть»: it may be one after all. */
  readonly onReturn: (refusal: FindingRefusal) => void;
  /** Looks through the text again after a failure. */
  readonly onRetry: () => void;
}

/** Order of listed findings: by their place in the text, or the likeliest first. */
export type FindingOrder = 'place' | 'likeliest';

/** Stable name of a finding of one text. */
export const keyOfFinding = ({ start, end }: Pick<Finding, 'start' | 'end'>): string => `${start}-${end}`;
