import { TECH_LEVELS, type Persona, type TechLevel } from '../audience.ts';
import { NBSP, parseNumber } from '../../core/format.ts';
import { ordered } from '../../core/record.ts';

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

export type PersonaTextField = (typeof PERSONA_TEXTS)[number];
export type PersonaListField = (typeof PERSONA_LISTS)[number];

/** A persona as it is typed: lists one line each, the age as text. */
export interface PersonaForm extends Readonly<Record<PersonaTextField | PersonaListField, string>> {
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
export function typedPersonaFields(form: PersonaForm): Pick<Persona, PersonaTextField | 'age' | 'techLevel'> {
  const errors = Object.entries(checkPersona(form));
  if (form.techLevel === '' || errors.length > 0)
    throw new RangeError(errors.map((error) => error.join(': ')).join('; '));
  const texts = Object.fromEntries(PERSONA_TEXTS.map((field) => [field, form[field].trim()]));
  return {
    ...(texts as Record<PersonaTextField, string>),
    age: parseNumber(form.age) ?? null,
    techLevel: form.techLevel,
  };
}
