import type { BoardId } from '#src/domain/boards/board.ts';
import type { BoardField } from '#src/domain/boards/fields.ts';
import type { Records } from '#src/domain/records.ts';
import type { TalkKind } from '#src/domain/talk/place.ts';

import { boardHref } from './boardHref.ts';
import { audienceHref, experimentHref, personaHref, studyHref, studyPassageHref } from './hrefs.ts';
import { hypothesisHref } from './hypothesisHref.ts';
import { PATHS } from './paths.ts';

/**
 * Where a record that people talk about is shown.
 * @param record null for one that is not there: then its list
 * @param part of a board: the card
 */
export function recordHref(
  kind: TalkKind,
  id: string,
  record: Records[TalkKind] | null,
  part: string | null = null,
): string {
  switch (kind) {
    case 'research':
      return studyHref(id);
    case 'experiment':
      return experimentHref(id);
    case 'board':
      return boardHref(id as BoardId, part as BoardField | null);
    case 'audience':
      return audienceHref(id);
    case 'persona':
      return record ? personaHref((record as Records['persona']).audienceId, id) : PATHS.audiences;
    case 'hypothesis':
      return record ? hypothesisHref(record as Records['hypothesis']) : PATHS.experiments;
    case 'mark':
      return record
        ? studyPassageHref((record as Records['mark']).researchId, record as Records['mark'])
        : PATHS.research;
  }
}
