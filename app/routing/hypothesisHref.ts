import type { Hypothesis } from '#src/domain/research/hypothesis.ts';
import { touchpointId, TOUCHPOINTS } from '#src/domain/tactics/touchpoint.ts';

import { studyHref } from './hrefs.ts';
import { PATHS } from './paths.ts';

/**
 * Where a hypothesis is shown: in the backlog while it waits there, else in its study; one without a study at its touchpoint.
 */
export function hypothesisHref(
  hypothesis: Pick<Hypothesis, 'id' | 'status' | 'stage' | 'touchpoint' | 'researchId'>,
): string {
  const { id, status, stage, touchpoint, researchId } = hypothesis;
  if (status === 'added') return `${PATHS.experiments}?backlog=1&hypothesis=${encodeURIComponent(id)}`;
  if (researchId !== null) return studyHref(researchId);
  const at = TOUCHPOINTS[stage].indexOf(touchpoint);
  return `${PATHS.tactics}?stage=${stage}${at < 0 ? '' : `&open=${touchpointId(stage, at)}`}`;
}
