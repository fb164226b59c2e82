import { isBoardId } from '#src/domain/boards/board.ts';
import { interviewedProduct } from '#src/domain/chat/interviewId.ts';
import type { Kind, Records } from '#src/domain/records.ts';
import type { CommentedKind } from '#src/domain/comments/place.ts';

import {
  accountHref,
  audienceHref,
  chatHref,
  codeHref,
  materialHref,
  roundHref,
  scenarioHref,
  sectionViewHref,
} from './hrefs.ts';
import { PATHS } from './paths.ts';
import { PRODUCT_PARAM } from './productParam.ts';
import { recordHref } from './recordHref.ts';

const textOf = (record: object, field: string): string => {
  const value = (record as Readonly<Record<string, unknown>>)[field];
  return typeof value === 'string' ? value : '';
};

/**
 * Where a record that was changed is looked at, whatever kind it is of; null for what has no place of its own.
 * @param record as it is stored
 */
export function changedHref(kind: Kind, id: string, record: object): string | null {
  switch (kind) {
    case 'material':
    case 'materialText':
      return materialHref(textOf(record, 'researchId'), id);
    case 'round':
      return roundHref(textOf(record, 'researchId'), id);
    case 'code':
      return codeHref(id);
    case 'passageGroup':
      return sectionViewHref('groups');
    case 'contactList':
    case 'recruitingRequest':
      return audienceHref(textOf(record, 'audienceId'));
    case 'interview':
      return chatHref(interviewedProduct(id));
    case 'chatText':
      return chatHref(interviewedProduct(textOf(record, 'interviewId')));
    case 'scenario':
      return scenarioHref(id);
    case 'channel':
    case 'botSettings':
      return accountHref('settings');
    case 'company':
      return accountHref('companies');
    case 'member':
      return accountHref('teams');
    case 'board':
      return isBoardId(id) ? recordHref(kind, id, null) : null;
    case 'product':
      return `${PATHS.vision}?${PRODUCT_PARAM}=${encodeURIComponent(id)}`;
    case 'research':
    case 'experiment':
    case 'audience':
    case 'persona':
    case 'hypothesis':
    case 'mark':
      return recordHref(kind, id, record as Records[CommentedKind]);
    default:
      return null;
  }
}
