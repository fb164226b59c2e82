import type { PersonaModelField } from './modelFields.ts';
import type { Persona } from './audience.ts';
import { editList } from './form/editList.ts';
import type { Draft, Op } from '../core/operation.ts';
import { positionAt, positionBetween, type Keyed, type TextItem, type NewId } from '../core/record.ts';
import {
  type PersonaListField,
  MAX_PERSONA_TEXT,
  PERSONA_LISTS,
  type PersonaByModel,
  type PersonaForm,
  type TakenPersonaForm,
  type PersonaTextField,
  typedPersonaFields,
  personaLines,
} from './form/personaForm.ts';

function lastPosition(personas: readonly Pick<Persona, 'position'>[]): string | null {
  return personas.reduce<string | null>(
    (last, { position }) => (last === null || position > last ? position : last),
    null,
  );
}

/** Returns the marks of a model's fields: an emptied field loses its mark. */
const marksOf = (byModel: PersonaByModel | undefined, form: PersonaForm): PersonaByModel =>
  Object.fromEntries(Object.entries(byModel ?? {}).filter(([field]) => form[field as PersonaModelField].trim() !== ''));

const areSameMarks = (one: PersonaByModel, other: PersonaByModel): boolean =>
  (Object.keys({ ...one, ...other }) as PersonaModelField[]).every(
    (field) => one[field]?.model === other[field]?.model && one[field]?.read === other[field]?.read,
  );

/**
 * Operations that make a persona, last of its audience.
 * @param personas those the audience has
 * @throws RangeError when the form does not pass {@link checkPersona}
 */
export function createPersona(
  audienceId: string,
  form: TakenPersonaForm,
  personas: readonly Pick<Persona, 'position'>[],
  newId: NewId,
): { id: string; ops: Op[] } {
  const id = newId();
  const lists = Object.fromEntries(
    PERSONA_LISTS.map((field) => [
      field,
      Object.fromEntries(
        personaLines(form[field]).map((text, index) => [newId(), { text, position: positionAt(index) }]),
      ),
    ]),
  ) as unknown as Record<PersonaListField, Keyed<TextItem>>;
  const last = lastPosition(personas);
  const marks = marksOf(form.byModel, form);
  const record: Draft<'persona'> = {
    id,
    audienceId,
    ...typedPersonaFields(form),
    ...lists,
    ...(Object.keys(marks).length > 0 ? { byModel: marks } : {}),
    position: last === null ? positionAt(0) : positionBetween(last, null),
  };
  return { id, ops: [{ op: 'create', kind: 'persona', id, record }] };
}

/**
 * Operations that bring a persona to the form: only what changed, so that another tab's changes of other fields and lines stay.
 * @throws RangeError when the form does not pass {@link checkPersona}
 */
export function editPersona(persona: Persona, form: TakenPersonaForm, newId: NewId): Op[] {
  const { id } = persona;
  const changed: [string, unknown][] = Object.entries(typedPersonaFields(form)).filter(
    ([field, value]) => persona[field as PersonaTextField | 'age' | 'techLevel'] !== value,
  );
  const marks = marksOf({ ...persona.byModel, ...form.byModel }, form);
  if (!areSameMarks(marks, persona.byModel ?? {})) changed.push(['byModel', marks]);
  const ops: Op[] = changed.length > 0 ? [{ op: 'set', kind: 'persona', id, fields: Object.fromEntries(changed) }] : [];
  for (const field of PERSONA_LISTS) {
    const lines = personaLines(form[field]).map((text) => ({ text }));
    ops.push(...editList({ kind: 'persona', id, map: field }, persona[field], lines, newId));
  }
  return ops;
}

/**
 * Operations that make a copy of a persona right after it, its title with « (копия)».
 * @param personas all of the audience
 */
export function duplicatePersona(
  persona: Persona,
  personas: readonly Pick<Persona, 'position'>[],
  newId: NewId,
): { id: string; ops: Op[] } {
  const id = newId();
  const { v: _v, createdAt: _createdAt, updatedAt: _updatedAt, deletedAt: _deletedAt, ...draft } = persona;
  const suffix = ' (копия)';
  const next = personas
    .map((one) => one.position)
    .filter((position) => position > persona.position)
    .reduce<string | null>((first, position) => (first === null || position < first ? position : first), null);
  const record: Draft<'persona'> = {
    ...draft,
    id,
    title: persona.title.slice(0, MAX_PERSONA_TEXT - suffix.length) + suffix,
    position: positionBetween(persona.position, next),
  };
  return { id, ops: [{ op: 'create', kind: 'persona', id, record }] };
}

export function removePersona(id: string): Op[] {
  return [{ op: 'remove', kind: 'persona', id }];
}
