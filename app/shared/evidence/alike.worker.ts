import { alike, type Alike, type EarlierText } from '#src/domain/evidence/pairs/alike.ts';

import { serve } from '#files/worker/serve.ts';

/** Most records that are told of. */
const MOST = 3;

export type AlikeWorker = typeof functions;

const functions = serve({
  alike: ({
    text,
    others,
  }: {
    readonly text: string;
    readonly others: readonly EarlierText[];
  }): Promise<readonly Alike[]> => Promise.resolve(alike(text, others).slice(0, MOST)),
});
