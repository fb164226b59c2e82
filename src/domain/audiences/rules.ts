import {
  AUDIENCE_STAGES,
  type Audience,
  type AudienceStage,
  type ContactList,
  type Persona,
  type RecruitingRequest,
} from './audience.ts';
import { removeAllContacts } from './contactRules.ts';
import { fold, NBSP } from '../core/format.ts';
import type { Op } from '../core/operation.ts';
import { keyedList, keyedTexts, positionAt } from '../core/record.ts';
import type { NewId } from '../core/record.ts';

/* ── Audiences ───────────────────────────────────────────────────────────────────────────────────────────────────── */

/** The form of a new audience (R44). */
export interface NewAudienceForm {
  readonly name: string;
  readonly description: string;
  /** Expected respondents: null when left empty, NaN when what was typed is no number. */
  readonly count: number | null;
  /** Comma-separated, as typed. */
  readonly touchpoints: string;
  /** Empty while none is chosen. */
  readonly stage: AudienceStage | '';
}

export const EMPTY_AUDIENCE_FORM: NewAudienceForm = {
  name: '',
  description: '',
  count: null,
  touchpoints: '',
  stage: '',
};

/** Most signs of an audience's name. */
export const MAX_AUDIENCE_NAME = 200;
/** Most signs of its description and of the touchpoints' text. */
export const MAX_AUDIENCE_TEXT = 5000;
/** Most respondents that can be expected. */
export const MAX_AUDIENCE_COUNT = 1_000_000_000;

const tooLong = (most: string): string => `Не длиннее ${most}${NBSP}знаков`;

/**
 * Inline errors of the form by field; empty when it can be submitted. Name, description and funnel stage are required
 * (R44); the count is a whole number from 0, if given.
 * @param isBrief the name is enough: people are to be asked at once (R411)
 */
export function checkAudience(form: NewAudienceForm, isBrief = false): Partial<Record<keyof NewAudienceForm, string>> {
  const errors: Partial<Record<keyof NewAudienceForm, string>> = {};
  if (form.name.trim() === '') errors.name = 'Назовите аудиторию';
  else if (form.name.trim().length > MAX_AUDIENCE_NAME) errors.name = tooLong('200');
  if (!isBrief && form.description.trim() === '') errors.description = 'Опишите, кто эти люди';
  else if (form.description.trim().length > MAX_AUDIENCE_TEXT) errors.description = tooLong(`5${NBSP}000`);
  if (form.touchpoints.trim().length > MAX_AUDIENCE_TEXT) errors.touchpoints = tooLong(`5${NBSP}000`);
  if (form.stage === '' ? !isBrief : !AUDIENCE_STAGES.includes(form.stage)) errors.stage = 'Выберите этап воронки';
  const { count } = form;
  if (count !== null && !(Number.isInteger(count) && count >= 0)) errors.count = 'Введите целое число, например 250';
  else if (count !== null && count > MAX_AUDIENCE_COUNT) errors.count = 'Слишком большое число';
  return errors;
}

/** The touchpoints of a comma-separated text: trimmed, each once whatever the case and ё/е, in the order typed. */
export function touchpointsOf(text: string): readonly string[] {
  const byFolded = new Map<string, string>();
  for (const part of text.split(/[,;\n]/)) {
    const name = part.trim().replace(/\s+/g, ' ');
    if (name !== '' && !byFolded.has(fold(name))) byFolded.set(fold(name), name);
  }
  return [...byFolded.values()];
}

function refuse(errors: Readonly<Record<string, string | undefined>>): void {
  for (const [field, error] of Object.entries(errors)) {
    if (error !== undefined) throw new RangeError(`${field}: ${error}`);
  }
}

/**
 * Returns operations that make an audience; none of it has been asked yet.
 * @throws RangeError when the form does not pass {@link checkAudience}
 */
export function createAudience(
  form: NewAudienceForm,
  { newId }: { readonly newId: NewId },
  isBrief = false,
): { id: string; ops: Op[] } {
  refuse(checkAudience(form, isBrief));
  const { stage } = form;
  const id = newId();
  const record = {
    id,
    name: form.name.trim(),
    description: form.description.trim(),
    expected: form.count ?? 0,
    touchpoints: keyedTexts('touchpoint', touchpointsOf(form.touchpoints)),
    funnelStages: keyedList('stage', stage === '' ? [] : [{ stage }]),
    rejectedPersonas: {},
  };
  return { id, ops: [{ op: 'create', kind: 'audience', id, record }] };
}

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
