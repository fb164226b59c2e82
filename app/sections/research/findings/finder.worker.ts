import { findingsIn, type Finding } from '#src/domain/evidence/findings.ts';
import { loadModel } from '#src/domain/evidence/loadModel.ts';
import type { SimilarPassages } from '#src/domain/evidence/pairs/groups.ts';
import { loadPairModel } from '#src/domain/evidence/pairs/loadPairModel.ts';
import {
  lookThrough,
  type SearchedTranscript,
  type TranscriptPassage,
  type TranscriptText,
} from '#src/domain/evidence/study/transcript.ts';
import { together } from '#src/domain/evidence/study/together.ts';
import { turnsOf, type GivenRoles, type Transcript } from '#src/domain/research/transcript.ts';

import { serve } from '#files/worker/serve.ts';

/** A text that is looked through. */
export interface LookedThrough extends Transcript {
  /** Known roles of its speakers. */
  readonly speakers: GivenRoles;
}

/**
 * Maximum number of findings returned for one text, the likeliest first. A three-hour interview has as many, and no one reads
 * more.
 */
const MOST = 500;

export type FinderWorker = typeof functions;

const functions = serve({
  find: async ({ speakers, ...transcript }: LookedThrough): Promise<readonly Finding[]> =>
    findingsIn(transcript.text, turnsOf(transcript, speakers), await loadModel())
      .filter(({ proposed }) => proposed)
      .slice(0, MOST),

  look: async (talk: TranscriptText): Promise<SearchedTranscript> => {
    const [finder, pairs] = await Promise.all([loadModel(), loadPairModel()]);
    return lookThrough(talk, { finder, pairs });
  },

  together: async (passages: readonly TranscriptPassage[]): Promise<readonly SimilarPassages[]> =>
    together(passages, await loadPairModel()),
});
