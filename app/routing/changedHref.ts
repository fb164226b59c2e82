import { BOARD_TITLES } from '#src/domain/boards/rules.ts';
import type { Kind, Records } from '#src/domain/records.ts';
import type { TalkKind } from '#src/domain/talk/place.ts';

import { accountHref, audienceHref, codeHref, roundHref, scenarioHref, sectionViewHref, studyHref } from './hrefs.ts';
import { PATHS } from './paths.ts';
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
      return `${studyHref(textOf(record, 'researchId'))}&material=${encodeURIComponent(id)}`;
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
      return PATHS.chat;
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
      return Object.hasOwn(BOARD_TITLES, id) ? recordHref(kind, id, null) : null;
    case 'research':
    case 'experiment':
    case 'audience':
    case 'persona':
    case 'hypothesis':
    case 'mark':
      return recordHref(kind, id, record as Records[TalkKind]);
    default:
      return null;
  }
}
