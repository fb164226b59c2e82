import type { Audience, ContactList, Persona, RecruitingRequest } from './audience.ts';
import { MAX_AUDIENCE_TEXT, refuse, tooLong } from './form/audienceForm.ts';
import { removeAllContacts } from './contactRules.ts';
import { NBSP } from '../core/format.ts';
import type { Op } from '../core/operation.ts';
import { positionAt, type NewId } from '../core/record.ts';

/** Operations that turn a candidate for a persona down: it is not proposed again for this audience. */
export function rejectCandidate(audienceId: string, key: string): Op[] {
  const value = { position: positionAt(0) };
  return [{ op: 'put', kind: 'audience', id: audienceId, map: 'rejectedPersonas', key, value }];
}

/** Operations that take the refusal of a candidate back. */
export function restoreCandidate(audienceId: string, key: string): Op[] {
  return [{ op: 'drop', kind: 'audience', id: audienceId, map: 'rejectedPersonas', key }];
}

/** Operations that remove an audience with its personas and requests, and erase its contacts. */
export function removeAudience(
  audience: Pick<Audience, 'id'>,
  personas: readonly Pick<Persona, 'id'>[],
  lists: readonly (Pick<ContactList, 'id'> & Partial<ContactList>)[],
  requests: readonly Pick<RecruitingRequest, 'id'>[],
): Op[] {
  return [
    { op: 'remove', kind: 'audience', id: audience.id },
    ...personas.map(({ id }): Op => ({ op: 'remove', kind: 'persona', id })),
    ...removeAllContacts(lists),
    ...requests.flatMap(({ id }) => deleteRecruiting(id)),
  ];
}

/* ── Recruiting («Поиск») ────────────────────────────────────────────────────────────────────────────────────────── */

export const RECRUITING_LABELS: Readonly<Record<RecruitingRequest['status'], string>> = {
  open: 'Ищем',
  closed: 'Закрыт',
};

/** Why a description of whom to find cannot be stored, in Russian; undefined when it can. It may not be empty (R47). */
export function checkRecruiting(description: string): string | undefined {
  if (description.trim() === '') return 'Опишите, кого найти';
  return description.trim().length > MAX_AUDIENCE_TEXT ? tooLong(`5${NBSP}000`) : undefined;
}

/**
 * Operations that store whom to find for an audience; the request is open.
 * @throws RangeError when the description does not pass {@link checkRecruiting}
 */
export function requestRecruiting(audienceId: string, description: string, { newId }: { readonly newId: NewId }): Op[] {
  refuse({ description: checkRecruiting(description) });
  const id = newId();
  const record = { id, audienceId, description: description.trim(), status: 'open' as const };
  return [{ op: 'create', kind: 'recruitingRequest', id, record }];
}

/** Returns operations that close a request or open it again; none when the status is unchanged. */
export function setRecruitingStatus(
  request: Pick<RecruitingRequest, 'id' | 'status'>,
  status: RecruitingRequest['status'],
): Op[] {
  if (request.status === status) return [];
  return [{ op: 'set', kind: 'recruitingRequest', id: request.id, fields: { status } }];
}

export function deleteRecruiting(id: string): Op[] {
  return [{ op: 'remove', kind: 'recruitingRequest', id }];
}
