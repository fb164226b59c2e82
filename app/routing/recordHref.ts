import type { BoardRecordId } from '#src/domain/boards/board.ts';
import type { BoardField } from '#src/domain/boards/fields.ts';
import type { Records } from '#src/domain/records.ts';
import { recordOf, commentsHref, type CommentedKind, type CommentsPlace } from '#src/domain/comments/place.ts';

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
  kind: CommentedKind,
  id: string,
  record: Records[CommentedKind] | null,
  part: string | null = null,
): string {
  switch (kind) {
    case 'research':
      return studyHref(id);
    case 'experiment':
      return experimentHref(id);
    case 'board':
      return boardHref(id as BoardRecordId, part as BoardField | null);
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

/**
 * Where something that was said is read: at the record, with the talk beside it.
 * @param record what is talked about; null for what is not there
 * @param comment the one to show; null for none in particular
 */
export function commentsAtHref(
  place: CommentsPlace,
  record: Records[CommentedKind] | null,
  comment: string | null,
): string {
  const named = recordOf(place.on);
  const at = named ? recordHref(named.kind, named.id, record, place.part) : PATHS.research;
  return `${at}${at.includes('?') ? '&' : '?'}${commentsHref(place, comment).slice(1)}`;
}
