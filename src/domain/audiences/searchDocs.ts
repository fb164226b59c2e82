import { linesOf, said, whole, type SearchReaders } from '../core/searchDoc.ts';
import type { AudienceRecords, AudienceSearchKind } from './kinds.ts';

/** Search readers of the section's records. */
export const AUDIENCE_SEARCH: SearchReaders<AudienceRecords, AudienceSearchKind> = {
  audience: ({ name, description, touchpoints }) => whole(name, said(description, linesOf(touchpoints))),
  persona: (one) =>
    whole(
      one.title,
      said(
        [one.name, one.role, one.company, one.region].filter((part) => part !== '').join(', '),
        linesOf(one.characteristics),
        linesOf(one.jtbd),
        linesOf(one.usageReasons),
        linesOf(one.purchaseReasons),
        linesOf(one.painPoints),
        linesOf(one.motivations),
        linesOf(one.interests),
        linesOf(one.skills),
        one.socialActivity,
      ),
      one.audienceId,
    ),
};
