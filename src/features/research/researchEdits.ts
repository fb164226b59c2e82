import type { Outcome } from '../../domain/core/outcome.ts';
import type { Hypothesis } from '../../domain/research/hypothesis.ts';
import type { HypothesisDraft } from '../../domain/research/hypotheses/hypothesisDraft.ts';
import type { Research, ResearchStatus } from '../../domain/research/research.ts';
import type { StudyDraft } from '../../domain/research/studyDraft.ts';

/** Part of the open study that is being edited. */
export type EditTarget =
  | { readonly what: 'study' }
  | { readonly what: 'insight'; readonly key: string }
  | { readonly what: 'hypothesis'; readonly id: string };

/** Corrections of a study; every change can be undone. The same object while the store is the same. */
export interface ResearchEdits {
  /** Stores a study as its form says. */
  readonly saveStudy: (research: Research, draft: StudyDraft) => Promise<Outcome>;
  /** Gives a study the status that was proposed. */
  readonly setStatus: (research: Research, status: ResearchStatus) => void;
  /** Words an insight anew. */
  readonly saveInsight: (research: Research, key: string, text: string) => Promise<Outcome>;
  /** Removes an insight. */
  readonly removeInsight: (research: Research, key: string) => void;
  /** Gives a field of a study, or an insight, an earlier value again, by the version's key. */
  readonly restoreStudy: (research: Research, key: string) => Promise<Outcome>;
  /** Stores a hypothesis as its form says. */
  readonly saveHypothesis: (hypothesis: Hypothesis, draft: HypothesisDraft) => Promise<Outcome>;
  /** Gives a field of a hypothesis an earlier value again, by the version's key. */
  readonly restoreHypothesis: (hypothesis: Hypothesis, key: string) => Promise<Outcome>;
}
