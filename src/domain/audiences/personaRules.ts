import type { PersonaModelField } from './modelFields.ts';
import { TECH_LEVELS, type Persona, type TechLevel } from './audience.ts';
import { editList } from './form/editList.ts';
import { NBSP, parseNumber } from '../core/format.ts';
import type { Draft, Op } from '../core/operation.ts';
import { ordered, positionAt, positionBetween, type Keyed, type TextItem } from '../core/record.ts';
import type { NewId } from '../core/record.ts';

/** Fields of a persona that are one text. */
export const PERSONA_TEXTS = [
  'title',
  'name',
  'role',
  'company',
  'region',
  'familyStatus',
  'socialActivity',
] as const satisfies readonly (keyof Persona)[];

/** Fields of a persona that are lists of lines. */
export const PERSONA_LISTS = [
  'usageReasons',
  'purchaseReasons',
  'painPoints',
  'motivations',
  'interests',
  'skills',
  'jtbd',
  'characteristics',
] as const satisfies readonly (keyof Persona)[];

type TextField = (typeof PERSONA_TEXTS)[number];
type ListField = (typeof PERSONA_LISTS)[number];

/** A persona as it is typed: lists one line each, the age as text. */
export interface PersonaForm extends Readonly<Record<TextField | ListField, string>> {
  /** Years; empty when not known. */
  readonly age: string;
  /** Empty while none is chosen. */
  readonly techLevel: TechLevel | '';
}

/** Which fields of a persona a model proposed and a person took. */
export type PersonaByModel = NonNullable<Persona['byModel']>;

/** A persona as it is typed, with what of it a model proposed and a person took just now; nothing by default. */
export type TakenPersonaForm = PersonaForm & { readonly byModel?: PersonaByModel };

/** The form of a new persona as it opens. */
export const EMPTY_PERSONA_FORM: PersonaForm = {
  title: '',
  name: '',
  role: '',
  company: '',
  region: '',
  age: '',
  familyStatus: '',
  socialActivity: '',
  techLevel: '',
  usageReasons: '',
  purchaseReasons: '',
  painPoints: '',
  motivations: '',
  interests: '',
  skills: '',
  jtbd: '',
  characteristics: '',
};

/** Meanings of the levels of tech literacy, one sentence each. */
export const TECH_LEVEL_DESCRIPTIONS: Readonly<Record<TechLevel, string>> = {
  Начинающий: 'Пользуется знакомыми сервисами по привычке; новый осваивает с подсказками или с чьей-то помощью.',
  Средний: 'Сам разбирается в обычных сервисах и настройках; за помощью обращается, когда что-то идёт не так.',
  Продвинутый: 'Быстро осваивает новое, связывает сервисы между собой и автоматизирует то, что повторяется.',
};

/** Most signs of a persona's text. */
export const MAX_PERSONA_TEXT = 300;
/** Most signs of one line of a list. */
export const MAX_PERSONA_LINE = 500;
export const MAX_PERSONA_LINES = 50;
/** Ages that a persona can have, years. */
export const PERSONA_AGES = { youngest: 14, oldest: 110 } as const;

/** The lines of a list as typed: trimmed, without blank ones. */
export function personaLines(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter(Boolean);
}

/** The form filled from a persona. */
export function personaFormOf(persona: Persona): PersonaForm {
  const form: Record<string, string> = {
    age: persona.age === null ? '' : String(persona.age),
    techLevel: persona.techLevel,
  };
  for (const field of PERSONA_TEXTS) form[field] = persona[field];
  for (const field of PERSONA_LISTS) {
    form[field] = ordered(persona[field])
      .map((item) => item.text)
      .join('\n');
  }
  return form as unknown as PersonaForm;
}

const REQUIRED: Readonly<Partial<Record<keyof PersonaForm, string>>> = {
  title: 'Дайте персоне заголовок',
  name: 'Введите имя',
  role: 'Укажите роль',
};

function problemOfList(text: string): string | undefined {
  const lines = personaLines(text);
  if (lines.length > MAX_PERSONA_LINES) return `Не больше ${MAX_PERSONA_LINES}${NBSP}строк`;
  if (lines.some((line) => line.length > MAX_PERSONA_LINE)) return `Строка не длиннее ${MAX_PERSONA_LINE}${NBSP}знаков`;
  return undefined;
}

function problemOfAge(text: string): string | undefined {
  if (text.trim() === '') return undefined;
  const age = parseNumber(text);
  const { youngest, oldest } = PERSONA_AGES;
  if (age !== undefined && Number.isInteger(age) && age >= youngest && age <= oldest) return undefined;
  return `Введите целое число от${NBSP}${youngest} до${NBSP}${oldest}`;
}

/**
 * Inline errors of the form by field; empty when it can be submitted. Title, name, role and the level are required; the age is
 * a whole number from 14 to 110, if given.
 */
export function checkPersona(form: PersonaForm): Partial<Record<keyof PersonaForm, string>> {
  const errors: Partial<Record<keyof PersonaForm, string>> = {};
  for (const field of PERSONA_TEXTS) {
    const text = form[field].trim();
    const missing = text === '' ? REQUIRED[field] : undefined;
    const problem = text.length > MAX_PERSONA_TEXT ? `Не длиннее ${MAX_PERSONA_TEXT}${NBSP}знаков` : missing;
    if (problem !== undefined) errors[field] = problem;
  }
  for (const field of PERSONA_LISTS) {
    const problem = problemOfList(form[field]);
    if (problem !== undefined) errors[field] = problem;
  }
  const age = problemOfAge(form.age);
  if (age !== undefined) errors.age = age;
  if (form.techLevel === '' || !TECH_LEVELS.includes(form.techLevel)) errors.techLevel = 'Выберите уровень';
  return errors;
}

/** The form's fields as a persona has them, but for the lists. */
function fieldsOf(form: PersonaForm): Pick<Persona, TextField | 'age' | 'techLevel'> {
  const errors = Object.entries(checkPersona(form));
  if (form.techLevel === '' || errors.length > 0)
    throw new RangeError(errors.map((error) => error.join(': ')).join('; '));
  const texts = Object.fromEntries(PERSONA_TEXTS.map((field) => [field, form[field].trim()]));
  return {
    ...(texts as Record<TextField, string>),
    age: parseNumber(form.age) ?? null,
    techLevel: form.techLevel,
  };
}

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
  ) as unknown as Record<ListField, Keyed<TextItem>>;
  const last = lastPosition(personas);
  const marks = marksOf(form.byModel, form);
  const record: Draft<'persona'> = {
    id,
    audienceId,
    ...fieldsOf(form),
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
  const changed: [string, unknown][] = Object.entries(fieldsOf(form)).filter(
    ([field, value]) => persona[field as TextField | 'age' | 'techLevel'] !== value,
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
