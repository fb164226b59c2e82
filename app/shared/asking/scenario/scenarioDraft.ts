import { EMPTY_SCENARIO_FORM, stagesOf, type ScenarioForm } from '#src/domain/account/scenario/form.ts';
import type { EditedForm } from '#src/domain/core/editedForm.ts';
import { isObject } from '#src/domain/core/record.ts';

import { readFields, type KeptDraft } from '../../useDraft.ts';

const FIELDS = Object.keys(EMPTY_SCENARIO_FORM) as (keyof ScenarioForm)[];

/** A form as it was stored; undefined for anything else: a form of an earlier version is none. */
function readForm(value: unknown): ScenarioForm | undefined {
  if (!isObject(value)) return undefined;
  // Drafts typed before models could ask are kept.
  const given: Readonly<Record<string, unknown>> = { modelAsks: '', ...value };
  if (!FIELDS.every((field) => typeof given[field] === 'string')) return undefined;
  const form = Object.fromEntries(FIELDS.map((field) => [field, given[field]])) as unknown as ScenarioForm;
  try {
    const stages: unknown = stagesOf(form);
    const isRight =
      Array.isArray(stages) &&
      stages.every((stage) => Array.isArray((stage as { questions?: unknown } | null)?.questions));
    return isRight ? form : undefined;
  } catch {
    return undefined;
  }
}

const PREFIX = 'scenario-draft:';

/** Where a scenario's draft is kept: one each, so that two tabs with two scenarios keep both. @param id null: of a new one */
export const draftPlace = (companyId: string, id: string | null): string => `${companyId}:${id ?? 'new'}`;

/** Typed text of a scenario that is not stored, by its {@link draftPlace}. Stored text is not trusted. */
export const SCENARIO_DRAFT: KeptDraft<EditedForm<ScenarioForm>> = {
  keyOf: (place) => `${PREFIX}${place}`,
  read: (text) => {
    const known = readFields(text);
    const values = readForm(known?.values);
    const base = readForm(known?.base);
    const theirs = isObject(known?.theirs) ? (known.theirs as Partial<ScenarioForm>) : {};
    return values && base ? { values, base, theirs } : undefined;
  },
  write: (draft) => JSON.stringify(draft),
};
