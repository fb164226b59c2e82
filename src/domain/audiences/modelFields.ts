/**
 * Fields of a persona that a model may propose. Name, age, company, region, family and the level of skill are for people alone: a
 * persona is none of the respondents.
 */
export const PERSONA_MODEL_FIELDS = [
  'title',
  'role',
  'usageReasons',
  'painPoints',
  'purchaseReasons',
  'motivations',
  'characteristics',
  'interests',
  'skills',
  'jtbd',
] as const;

export type PersonaModelField = (typeof PERSONA_MODEL_FIELDS)[number];
