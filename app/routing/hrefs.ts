import type { AccountSection } from '#src/domain/account/accountSection.ts';
import type { LinkKind, LinksHref } from '#src/domain/links/links.ts';

import { PATHS } from './paths.ts';

/** The address of a study. */
export const studyHref = (id: string): string => `${PATHS.research}?open=${encodeURIComponent(id)}`;

/** The address of an audience, unfolded in the list. */
export const audienceHref = (id: string): string => `${PATHS.audiences}?open=${encodeURIComponent(id)}`;

/** The address of a persona, open over its audience. */
export const personaHref = (audienceId: string, id: string): string =>
  `${PATHS.audiences}?open=${encodeURIComponent(audienceId)}&persona=${encodeURIComponent(id)}`;

/** The address of an experiment, unfolded in the list. */
export const experimentHref = (id: string): string => `${PATHS.experiments}?open=${encodeURIComponent(id)}`;

/** Address of a section. What another section keeps in the address stays behind. */
export function accountHref(section: AccountSection): string {
  return section === 'profile' ? PATHS.account : `${PATHS.account}?section=${section}`;
}

/**
 * The address of a record's dialog «Связи». A query alone: the link adds it to the address of the screen it stands on
 * (app/routing/RouterLink.tsx).
 */
export const linksHref: LinksHref = (kind: LinkKind, id: string) => `?links=${encodeURIComponent(`${kind}:${id}`)}`;
