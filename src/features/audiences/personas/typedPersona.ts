import type { Persona } from '../../../domain/audiences/audience.ts';
import { PERSONA_MODEL_FIELDS, type PersonaModelField } from '../../../domain/audiences/modelFields.ts';
import {
  EMPTY_PERSONA_FORM,
  personaFormOf,
  type TakenPersonaForm,
  type PersonaByModel,
  type PersonaForm,
} from '../../../domain/audiences/form/personaForm.ts';
import type { DraftedFields } from '../../../domain/model/drafted.ts';
import type { DescribedPersona } from '../../../domain/model/draftingPersona.ts';
import type { FoundPersona } from '../../../domain/model/findingPersonas.ts';

/** Who said the words that a taken field rests on: participants by their ids. */
export type PeopleByField = Readonly<Partial<Record<PersonaModelField, readonly string[]>>>;

/** A persona as it is typed, with what of it was taken from a model just now and whose words that rests on. */
export type TypedPersona = PersonaForm & { readonly byModel: PersonaByModel; readonly people: PeopleByField };

/** As it begins, nothing is a model's: objects of their own, so that a form is not changed by them. */
const BY_NOBODY: Pick<TypedPersona, 'byModel' | 'people'> = { byModel: {}, people: {} };

export const typedOf = (persona: Persona | null): TypedPersona => ({
  ...(persona ? personaFormOf(persona) : EMPTY_PERSONA_FORM),
  ...BY_NOBODY,
});

/** Whether a model may propose a field. */
export const isModelField = (field: keyof PersonaForm): field is PersonaModelField =>
  (PERSONA_MODEL_FIELDS as readonly string[]).includes(field);

/** Who said what these fields rest on. */
export function peopleBehind(taken: DraftedFields<PersonaModelField>): PeopleByField {
  const said = PERSONA_MODEL_FIELDS.flatMap((field) => {
    const words = taken[field]?.words ?? [];
    const ids = words.flatMap(({ participantId }) => (participantId === null ? [] : [participantId]));
    return ids.length > 0 ? [[field, [...new Set(ids)]] as const] : [];
  });
  return Object.fromEntries(said);
}

/** Returns the values to store: the form, with a model's fields if any, and the people behind those that remain. */
export function storedOf({ byModel, people, ...form }: TypedPersona): [form: TakenPersonaForm, people?: string[]] {
  const taken = PERSONA_MODEL_FIELDS.filter((field) => byModel[field] && form[field].trim() !== '');
  if (taken.length === 0) return [form];
  return [{ ...form, byModel }, [...new Set(taken.flatMap((field) => people[field] ?? []))]];
}

/** Returns the description: the form's values, and for empty fields the model's proposal as the form opened. */
export const describedIn = (form: PersonaForm, proposed: FoundPersona | null | undefined): DescribedPersona =>
  Object.fromEntries(
    PERSONA_MODEL_FIELDS.map((field) => [
      field,
      form[field].trim() === '' ? (proposed?.fields[field]?.text ?? '') : form[field],
    ]),
  );
