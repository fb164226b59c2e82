import { AUDIENCE_STAGES, type Audience, type AudienceStage } from '../audience.ts';
import { editList } from './editList.ts';
import { changedFields } from '../../core/fieldHistory.ts';
import { fold, NBSP } from '../../core/format.ts';
import type { Op } from '../../core/operation.ts';
import { keyedList, keyedTexts, ordered, type NewId } from '../../core/record.ts';

/** An audience as its form says it (R44, R437). */
export interface AudienceForm {
  readonly name: string;
  readonly description: string;
  /** Respondents: null when left empty, NaN when what was typed is no number. */
  readonly expected: number | null;
  /** Comma-separated, as typed. */
  readonly touchpoints: string;
  readonly funnelStages: readonly AudienceStage[];
}

export const EMPTY_AUDIENCE_FORM: AudienceForm = {
  name: '',
  description: '',
  expected: null,
  touchpoints: '',
  funnelStages: [],
};

/** Which of the fields that a full audience has may be left empty. */
export type MayLack = readonly ('description' | 'funnelStages')[];
/** A name is enough: its people are to be asked at once (R411). */
export const NAME_IS_ENOUGH: MayLack = ['description', 'funnelStages'];

/** The form filled from an audience. */
export function audienceFormOf({ name, description, expected, touchpoints, funnelStages }: Audience): AudienceForm {
  return {
    name,
    description,
    expected: expected === 0 ? null : expected,
    touchpoints: ordered(touchpoints)
      .map(({ text }) => text)
      .join(', '),
    funnelStages: ordered(funnelStages).map(({ stage }) => stage),
  };
}

/** What of an audience may stay empty as it is edited: what it never had (R437). */
export function lacking({ description, funnelStages }: Audience): MayLack {
  const hasNoStage = Object.keys(funnelStages).length === 0;
  return NAME_IS_ENOUGH.filter((field) => (field === 'description' ? description === '' : hasNoStage));
}

/** Most signs of an audience's name. */
export const MAX_AUDIENCE_NAME = 200;
/** Most signs of its description and of the touchpoints' text. */
export const MAX_AUDIENCE_TEXT = 5000;
/** Most respondents that can be expected. */
export const MAX_AUDIENCE_COUNT = 1_000_000_000;

const isKnown = (stages: readonly AudienceStage[]): boolean => stages.every((stage) => AUDIENCE_STAGES.includes(stage));

/** Says that a text has more signs than it may. */
export const tooLong = (most: string): string => `Не длиннее ${most}${NBSP}знаков`;

/**
 * Inline errors of the form by field; empty when it can be submitted. Name, description and funnel stage are required
 * (R44); the count is a whole number from 0, if given.
 */
export function checkAudience(form: AudienceForm, mayLack: MayLack = []): Partial<Record<keyof AudienceForm, string>> {
  const errors: Partial<Record<keyof AudienceForm, string>> = {};
  if (form.name.trim() === '') errors.name = 'Назовите аудиторию';
  else if (form.name.trim().length > MAX_AUDIENCE_NAME) errors.name = tooLong('200');
  if (!mayLack.includes('description') && form.description.trim() === '') errors.description = 'Опишите, кто эти люди';
  else if (form.description.trim().length > MAX_AUDIENCE_TEXT) errors.description = tooLong(`5${NBSP}000`);
  if (form.touchpoints.trim().length > MAX_AUDIENCE_TEXT) errors.touchpoints = tooLong(`5${NBSP}000`);
  const { funnelStages, expected } = form;
  const isStage = funnelStages.length === 0 ? mayLack.includes('funnelStages') : isKnown(funnelStages);
  if (!isStage) errors.funnelStages = 'Выберите этап воронки';
  if (expected !== null && !(Number.isInteger(expected) && expected >= 0)) {
    errors.expected = 'Введите целое число, например 250';
  } else if (expected !== null && expected > MAX_AUDIENCE_COUNT) errors.expected = 'Слишком большое число';
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

/** @throws RangeError when something is wrong */
export function refuse(errors: Readonly<Record<string, string | undefined>>): void {
  for (const [field, error] of Object.entries(errors)) {
    if (error !== undefined) throw new RangeError(`${field}: ${error}`);
  }
}

/** What a form says in fields of one value. */
const textsOf = ({ name, description, expected }: AudienceForm) => ({
  name: name.trim(),
  description: description.trim(),
  expected: expected ?? 0,
});

/** The stages of a form, in funnel order. */
const stagesOf = ({ funnelStages }: AudienceForm) =>
  AUDIENCE_STAGES.filter((stage) => funnelStages.includes(stage)).map((stage) => ({ stage }));

/**
 * Operations that make an audience; nobody of it has been asked yet.
 * @throws RangeError when the form does not pass {@link checkAudience}
 */
export function createAudience(
  form: AudienceForm,
  { newId }: { readonly newId: NewId },
  mayLack: MayLack = [],
): { id: string; ops: Op[] } {
  refuse(checkAudience(form, mayLack));
  const id = newId();
  const record = {
    id,
    ...textsOf(form),
    touchpoints: keyedTexts('touchpoint', touchpointsOf(form.touchpoints)),
    funnelStages: keyedList('stage', stagesOf(form)),
    rejectedPersonas: {},
  };
  return { id, ops: [{ op: 'create', kind: 'audience', id, record }] };
}

/**
 * Operations that bring an audience to its form: what stands as it stood is not written, so that another tab's changes of it
 * stay. None when nothing is different.
 * @throws RangeError when the form does not pass {@link checkAudience}, for it
 */
export function editAudience(audience: Audience, form: AudienceForm, newId: NewId): Op[] {
  refuse(checkAudience(form, lacking(audience)));
  const { id } = audience;
  const on = { kind: 'audience', id } as const;
  const fields = changedFields(audience, textsOf(form));
  const touchpoints = touchpointsOf(form.touchpoints);
  return [
    ...(Object.keys(fields).length > 0 ? [{ op: 'set', ...on, fields } as const] : []),
    // A touchpoint that came with a comma in it stays one while nobody types.
    ...(form.touchpoints === audienceFormOf(audience).touchpoints
      ? []
      : editList(
          { ...on, map: 'touchpoints' },
          audience.touchpoints,
          touchpoints.map((text) => ({ text })),
          newId,
        )),
    ...editList({ ...on, map: 'funnelStages' }, audience.funnelStages, stagesOf(form), newId),
  ];
}
